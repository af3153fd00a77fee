/** The table before anything is laid out. */
import { emptyTable, push, type Setup } from '@duskhall/kernel'
import { boxOf, type HeroNo } from '../content/box.ts'
import { NO_CELLS } from '../content/geometry/cells.ts'
import { DIFFICULTIES } from '../content/words.ts'
import { type Hero, type KingdomRush, NONE, OFF_MAP, type Options } from '../state.ts'

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
    deed: { hero: NONE, hits: [], tray: NONE, cells: NO_CELLS },
  }
  push(s, { do: 'deal' })
  return s
}

/** KR-SETUP-R4: upright on its board, at full health. */
export function newHero(s: KingdomRush, hero: HeroNo, owner: number): Hero {
  return {
    at: OFF_MAP,
    on: NONE,
    base: NO_CELLS,
    hero,
    owner,
    health: boxOf(s).heroes[hero]?.health ?? 0,
    state: 'up',
    played: 0,
    facing: 0,
    abilities: [],
    down: 0,
    active: [],
    protected: 0,
    guest: 0,
  }
}
