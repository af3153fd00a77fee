import { describe, expect, test } from 'vitest'
import { run } from './testing/run.ts'

describe('levels', () => {
  test('prints a table of neighbours, or of the pairs that are named', async () => {
    const { code, out, err } = await run(
      'levels',
      'villainous',
      '--pairs',
      'quick:random, search:1i:random',
      '--games',
      '2',
      '--workers',
      '1',
    )
    expect(err).toBe('')
    expect(out).toMatch(/^\| villainous, 2 seats \| won \| 95 % \| games \|\n/)
    expect(out).toMatch(/\n\| quick : random \| \d+\.\d % \| \d+\.\d % to \d+\.\d % \| 2 \|\n/)
    expect(out).toMatch(/\n\| search:1i : random \| \d+\.\d % /)
    expect(code).toBe(0)
  })

  test('has no pairs where all win or lose together, and none of what is no bot', async () => {
    const pairs = (game: string, words: string) => run('levels', game, '--pairs', words, '--games', '1')
    expect((await pairs('kingdom-rush', 'expert:greedy')).err).toBe(
      'All seats of kingdom-rush win or lose together; it has no pairs.\n',
    )
    expect((await pairs('evil-corp', 'expert')).err).toContain('--pairs is a list of two bots each')
    expect((await pairs('evil-corp', 'expert:nobody')).err).toContain('not "expert:nobody"')
  })
})
