import { describe, expect, test } from 'vitest'
import { run } from './testing/run.ts'

describe('balance', () => {
  test('says so where a game has no sides', async () => {
    const { code, err, out } = await run('balance', 'evil-corp', '--games', '2', '--workers', '1')
    expect(err).toBe('evil-corp has no sides to choose from.\n')
    expect([code, out]).toEqual([2, ''])
  })

  test('refuses what simulate refuses', async () => {
    expect((await run('balance', 'chess')).err).toContain('There is no game "chess"')
    expect((await run('balance', 'evil-corp', '--bot', 'nobody')).err).toContain('There is no bot "nobody"')
    expect((await run('balance', 'evil-corp', '--games', '0')).err).toContain('--games is a whole number')
  })
})
