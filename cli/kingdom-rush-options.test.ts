/** Options of Kingdom Rush as they are given at the command line: what fits is played, anything else is one sentence. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf } from '@duskhall/games'
import { anyOf, type Game, int, type RngState, rngFrom, seedFrom, shuffleWith } from '@duskhall/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from './testing/run.ts'

const HEROES = ['malik', 'ignus', 'magnus', 'alleria', 'lilith']
/** KR-SETUP-R6: the one scenario whose boss is a hero. */
const LILITHS = 7

const folder = mkdtempSync(join(tmpdir(), 'kingdom-rush-'))
afterAll(() => rmSync(folder, { recursive: true }))

function simulate(seats: number, options: unknown, ...more: string[]) {
  const bots = new Array(seats).fill('random').join()
  const table = ['--seats', bots, '--options', JSON.stringify(options)]
  return run('simulate', 'kingdom-rush', ...table, '--games', '1', '--workers', '1', '--json', ...more)
}

async function refused(seats: number, options: unknown, ...words: string[]): Promise<void> {
  const { code, out, err } = await simulate(seats, options)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^--options: [^\n]+[.]\n$/)
  for (const word of words) expect(err).toContain(word)
}

describe('is refused in one sentence that names it', () => {
  test.each([
    ['scenario', { scenario: 0 }],
    ['scenario', { scenario: 11 }],
    ['scenario', { scenario: '3' }],
    ['scenario', { scenario: 2.5 }],
    ['difficulty', { difficulty: 'hard' }],
    ['difficulty', { difficulty: 3 }],
    ['heroes', { heroes: ['malik', 'malik'] }],
    ['heroes', { heroes: ['malik', 'ignus', 'magnus'] }],
    ['heroes', { heroes: ['Malik'] }],
    ['heroes', { heroes: 'malik' }],
    ['heroes', { heroes: ['lilith'], scenario: LILITHS }],
    ['heroes', { heroes: ['malik'], openHeroes: ['ignus', 'magnus'] }],
    ['openHeroes', { openHeroes: ['malik'] }],
    ['openHeroes', { openHeroes: ['malik', 'lilith'], scenario: LILITHS }],
    ['abilityTiles', { abilityTiles: 0 }],
    ['spellPower', { spellPower: 3 }],
    ['teamConsent', { teamConsent: 'yes' }],
    ['roundLimit', { roundLimit: -1 }],
    ['ironRule', { ironRule: 'noSpells' }],
  ])('%s, as in %j', (name, options) => refused(2, options, `"${name}"`))

  test('what does not go together, with the reason in the words of the game', async () => {
    await refused(2, { heroes: ['lilith'], scenario: LILITHS }, 'the boss of the scenario')
    await refused(2, { heroes: ['malik'], openHeroes: ['ignus', 'magnus'] }, 'not among the open ones')
    await refused(2, { openHeroes: ['malik', 'lilith'], scenario: LILITHS }, 'fewer heroes than players')
  })

  test('a scenario that another content file does not have', async () => {
    const { content } = gameOf('kingdom-rush') as Game
    const file = structuredClone(content.file(content.standard)) as { scenarios: object[] }
    const path = join(folder, 'three.json')
    writeFileSync(path, JSON.stringify({ ...file, scenarios: file.scenarios.slice(0, 3) }))
    expect(await simulate(1, { scenario: 4 }, '--content', path)).toMatchObject({ code: 2, out: '' })
    expect(await simulate(1, { scenario: 3 }, '--content', path)).toMatchObject({ code: 0 })
    writeFileSync(path, JSON.stringify({ ...file, scenarios: file.scenarios.slice(1, 3) }))
    const bots = ['--seats', 'random', '--games', '1', '--workers', '1']
    const { code, err } = await run('simulate', 'kingdom-rush', ...bots, '--content', path)
    expect([code, err]).toEqual([2, expect.stringMatching(/^--options: [^\n]+"scenario"[^\n]+[.]\n$/)])
  })
})

/** Some heroes in any order; a few lists are too long, or name one twice. */
function anyHeroes(r: RngState): string[] {
  const heroes = shuffleWith(r, [...HEROES]).slice(0, int(r, 5))
  return int(r, 8) === 0 ? [...heroes, ...heroes.slice(0, 1)] : heroes
}

/** Whether a table of so many takes them, by the rules of the set-up. */
function goTogether(seats: number, given: Record<string, unknown>): boolean {
  const { scenario, difficulty, abilityTiles } = given
  const { heroes, openHeroes } = given as Record<string, string[]>
  const once = (list: string[] = []) => new Set(list).size === list.length
  const open = (openHeroes ?? HEROES).filter((hero) => scenario !== LILITHS || hero !== 'lilith')
  return (
    (scenario as number) >= 1 &&
    (scenario as number) <= 10 &&
    difficulty !== 'hard' &&
    (abilityTiles as number) <= 4 &&
    once(heroes) &&
    once(openHeroes) &&
    (heroes?.length ?? 0) <= seats &&
    open.length >= seats &&
    (heroes ?? []).every((hero) => open.includes(hero))
  )
}

test('whatever is drawn is played where it goes together, and refused where it does not', async () => {
  const r = rngFrom(seedFrom('options of kingdom-rush'))
  const seen = { played: 0, refused: 0 }
  for (let i = 0; i < 120; i++) {
    const seats = 1 + int(r, 4)
    const options = {
      scenario: int(r, 12),
      difficulty: anyOf(r, ['star1', 'star2', 'star3', 'heroic', 'iron', 'iron', 'hard']),
      abilityTiles: 1 + int(r, 4) + (int(r, 20) === 0 ? 4 : 0),
      ...(int(r, 2) === 0 ? { heroes: anyHeroes(r) } : {}),
      ...(int(r, 2) === 0 ? { openHeroes: anyHeroes(r) } : {}),
    }
    if (goTogether(seats, options)) {
      expect(await simulate(seats, options), JSON.stringify(options)).toMatchObject({ code: 0, err: '' })
      seen.played++
    } else {
      await refused(seats, options)
      seen.refused++
    }
  }
  expect(Math.min(seen.played, seen.refused)).toBeGreaterThan(20)
})
