/** A game that goes wrong in a simulation leaves its record behind. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { run } from './testing/run.ts'

const broken = vi.hoisted(() => ({ at: 30, always: false }))

// The rules of the third game break at their thirtieth answer.
vi.mock('@duskhall/games', async (original) => {
  const real = await original<typeof import('@duskhall/games')>()
  const game = real.gameOf('evil-corp') as NonNullable<ReturnType<typeof real.gameOf>>
  let opened = 0
  const turn = (s: { asked: number; agenda: unknown[] }, step: unknown) => {
    if ((opened === 3 || broken.always) && s.asked >= broken.at) throw new Error('the sky fell')
    game.steps.turn?.(s as never, step)
  }
  const setup = (given: never) => {
    opened++
    return game.setup(given)
  }
  return { ...real, gameOf: () => ({ ...game, setup, steps: { ...game.steps, turn } }) }
})

const folder = mkdtempSync(join(tmpdir(), 'failing-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('names the record of the game that went wrong, finishes the others, and does not end with 0', async () => {
  const argv = [
    'simulate',
    'evil-corp',
    '--seats',
    'random,random',
    '--games',
    '4',
    '--workers',
    '1',
    '--json',
  ]
  const { code, out, err } = await run(...argv, '--save', folder)
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ games: 4, finished: 3 })
  const [, path] = /Game 3 went wrong \(the sky fell\); its record is (.*)[.]\n/.exec(err) as unknown as [
    string,
    string,
  ]
  expect(JSON.parse(readFileSync(path, 'utf8')).moves.length).toBeGreaterThan(20)
  broken.always = true
  const again = await run('replay', path)
  expect(again).toMatchObject({
    code: 1,
    out: '',
    err: `${path}: The rules break on this record: the sky fell.\n`,
  })
})
