/** The table before anything is laid out. */
import { emptyTable, push, type Setup } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import { NO_CELLS } from '../content/geometry/cells.ts'
import { DIFFICULTIES } from '../content/words.ts'
import { type KingdomRush, NONE, type Options } from '../state.ts'
import { choices } from './choices.ts'
import { scenarioOf } from './scenario.ts'

export function setup({ seats, options, content, rng }: Setup<Options>): KingdomRush {
  const { file, towers } = boxOf({ content })
  const s: KingdomRush = {
    ...emptyTable({ seats, content, rng }),
    options,
    scenario: file.scenarios.findIndex(({ number }) => number === options.scenario),
    level: DIFFICULTIES.indexOf(options.difficulty),
    round: 0,
    phase: 'setup',
    hearts: 0,
    diamonds: 0,
    soldiers: 0,
    supply: towers.map(() => 0),
    spells: [],
    closed: 0,
    passed: 0,
    banned: NONE,
    fallow: 0,
    trays: [],
    towers: [],
    players: Array.from({ length: seats }, () => ({ hand: [], incoming: [], aside: [] })),
    heroes: [],
    wildcat: null,
    bench: [],
    piles: [],
    ghosts: [],
    boss: null,
    gone: [],
    box: [],
    deed: { hero: NONE, hits: [], struck: [], tray: NONE, cells: NO_CELLS },
  }
  s.box.push(...scenarioOf(s).cards)
  push(s, ...choices(s), { do: 'deal' }, { do: 'round' })
  return s
}
