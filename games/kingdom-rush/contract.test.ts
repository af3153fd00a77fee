/**
 * The contract under every scenario, level, leading hero and number of players. A run draws a few of these tables, others with
 * DRAWS=7; `npm run contract:all` plays every one.
 */
import { rngFrom, seedFrom, shuffleWith } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { contractChecks } from '../contract-suite.ts'
import { boxOf, content } from './content/box.ts'
import { DIFFICULTIES, HEROES, type HeroId } from './content/words.ts'
import { kingdomRush } from './game.ts'
import type { Options } from './state.ts'

/** So many tables of each number of players in a run. */
const SAMPLE = 4
const IS_WHOLE = process.env.CONTRACT_EACH === '1'

type Cell = Pick<Options, 'scenario' | 'difficulty' | 'heroes'>

/** Whoever leads is followed by the others in their order; the boss of the scenario does not play (KR-SETUP-R6). */
function teamsOf(boss: string | undefined, seats: number): HeroId[][] {
  const open = HEROES.filter((hero) => hero !== boss)
  return open.map((leader) => [leader, ...open.filter((hero) => hero !== leader)].slice(0, seats))
}

/** By scenario. */
function cellsOf(seats: number): Cell[][] {
  const { file } = boxOf({ content: content.standard })
  return file.scenarios.map(({ number: scenario, boss }) =>
    DIFFICULTIES.flatMap((difficulty) =>
      teamsOf(boss?.id, seats).map((heroes): Cell => ({ scenario, difficulty, heroes })),
    ),
  )
}

function drawn(seats: number): Cell[] {
  const r = rngFrom(seedFrom('tables', seats, process.env.DRAWS ?? 1))
  return shuffleWith(r, cellsOf(seats).flat()).slice(0, SAMPLE)
}

test('every scenario, level and leading hero is a table', () => {
  expect([1, 2, 3, 4].map((seats) => cellsOf(seats).flat().length)).toEqual([245, 245, 245, 245])
})

const GROUPS = [1, 2, 3, 4].flatMap((seats) =>
  (IS_WHOLE ? cellsOf(seats) : [drawn(seats)]).map((cells) => ({
    cells,
    seats,
    scenarios: [...new Set(cells.map(({ scenario }) => scenario))].join(', '),
  })),
)

describe.each(GROUPS)('$seats seats, scenarios $scenarios', ({ cells, seats }) => {
  test.each(contractChecks(kingdomRush, seats, cells))('$name', ({ run }) => run(), 300_000)
})
