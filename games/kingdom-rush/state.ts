/**
 * What lies on the table in Kingdom Rush. Everything here is plain JSON: cards, towers, heroes and spaces are numbers
 * (content/box.ts), sets of cells are 25 bits of one number in the card's own frame (content/geometry/cells.ts).
 */
import type { Question, Seat, Table } from '@duskhall/kernel'
import type { AbilityNo, Card, HeroNo, SpellNo, TowerNo } from './content/box.ts'
import type { TileNo } from './content/effects.ts'
import type { Mask } from './content/geometry/cells.ts'
import type { LaneNo, Space } from './content/geometry/map.ts'
import type { Difficulty, HeroId, LATER } from './content/words.ts'
import type { Asking, FigureNo, KingdomRushMove, KingdomRushStep, Phase, StepOf } from './steps.ts'

export type * from './steps.ts'

/** No card, no hero, no colour. */
export const NONE = -1
/** A figure that is on its hero board, or lies there. */
export const OFF_MAP: Space = -1

export interface KingdomRush extends Table<KingdomRushStep> {
  options: Options
  /** Place of the scenario in the box. */
  scenario: number
  /** Place of the difficulty level in the box. */
  level: number
  /** How many rounds have begun. */
  round: number
  phase: Phase
  /** Of the Kingdom. */
  hearts: number
  diamonds: number
  /** In the supply: soldiers, and by design the copies of each tower. */
  soldiers: number
  supply: number[]
  /** Chosen and not used yet. */
  spells: SpellNo[]
  /** Portals of the scenario that are destroyed; those made by Portal tiles do not count (KR-BTIME-R6). */
  closed: number
  /** Towers passed or upgraded this round (KR-CAMP-R11). */
  passed: number
  /** Solo: the colour nobody builds on this round, and NONE before the first (KR-SOLO3). */
  banned: number
  /** Bit mask of the lanes whose fallow card still lies there. */
  fallow: number
  /** In the order in which they came to their spaces: of two on one space the second is the upper one. */
  trays: Tray[]
  /** In the order in which they were built: of two on one site the second is the upper one. */
  towers: Built[]
  /** By seat. */
  players: Player[]
  /** In seat order; a hero called from the bench comes last and goes at the end of the round. */
  heroes: Hero[]
  /** Null where nobody plays Alleria. */
  wildcat: Wildcat | null
  /** Solo: heroes that have not been called yet. */
  bench: HeroNo[]
  /** By lane. */
  piles: Pile[]
  /** The ghost deck, its top card last. */
  ghosts: Card[]
  /** Null where the scenario has none, and once it is defeated. */
  boss: Boss | null
  /** Destroyed, escaped, used up. */
  gone: Card[]
  /** Of this scenario and not on the table: what is not laid out yet, or not used by so few. */
  box: Card[]
  deed: Deed
}

/** A Horde, Portal or boss life card on the map with everything on it. Its card is its identity: there is one of each. */
export interface Tray {
  readonly card: Card
  /** KR-MAP-R7: kept for its whole life. */
  lane: LaneNo
  /** Its place on the lane. */
  at: number
  /** One number for each damage tile, which comes off as one piece (KR-TILE-R8). */
  tiles: Mask[]
  soldiers: Mask
  /** The level of the Portal tile on its centre; 0 where none lies there. */
  portalTile: number
}

export interface Built {
  site: number
  tower: TowerNo
  /** Clockwise quarter turns. */
  turn: number
  by: Seat
  /** 1 once it has attacked a Portal (KR-PORTAL6). */
  down: number
  /** 1 when it comes to hand one round late (KR-PICKUP-R3). */
  late: number
}

interface Player {
  hand: TowerNo[]
  incoming: TowerNo[]
  /** Laid aside in this phase 5 for the next one. */
  aside: TowerNo[]
}

/** Where a figure stands: a space, the tray it confronts or NONE, and the four cells under its base. */
export interface Figure {
  at: Space
  on: Card
  base: Mask
}

export interface Hero extends Figure {
  readonly hero: HeroNo
  readonly owner: Seat
  health: number
  /** `ko` lies on its board; `back` has regenerated this round and does nothing in it (KR-KO7). */
  state: 'up' | 'ko' | 'back'
  /** 1 once its card is played this round. */
  played: number
  /** Of its last attack, for display: quarter turns from north (KR-HERO-R6). */
  facing: number
  abilities: AbilityNo[]
  /** Bit mask of the slots whose tile is face down. */
  down: number
  /** Permanent abilities in force until the round ends: his own, or copied by Magnus. */
  active: AbilityNo[]
  /** 1: no damage until the round ends, wherever the hero is. */
  protected: number
  /** 1: called from the bench, gone at the end of the round. */
  guest: number
}

export interface Wildcat extends Figure {
  /** 1 once it has been on the map: Alleria's first move brings it there but once (KR-CAT-R3). */
  met: number
  /** Why it may not be activated any more this round: 1, it was; 2, it came by a basic attack (KR-CAT10). */
  spent: number
}

/** A spawn pile: its segments with the top one last, each with its top card last. */
export interface Pile {
  parts: PilePart[]
}

/** KR-SETUP-R7: what is kept of a segment, and what was cut off unseen. */
export interface PilePart {
  cards: Card[]
  cut: Card[]
}

export interface Boss {
  readonly no: number
  /** Life cards still to come, the next one last; the present one is a tray. */
  life: Card[]
  /** 1 once it has come to the map. */
  met: number
  deck: Card[]
  discard: Card[]
  /** KR-BBLACK-R5, the next one last. */
  reserve: Card[]
  /** 1 for this round: it tries to move twice, or not at all. */
  hurries: number
  holds: number
}

/** What the effect before this one has done, for effects that refer to it (KR-ABIL-R7). */
interface Deed {
  /** The hero it chose: a place in `heroes`, or NONE. */
  hero: number
  /** Trays it hit. */
  hits: Card[]
  /** Trays hit since the last basic attack began, whatever its parts. */
  struck: Card[]
  /** The tray of the tile just placed, or NONE, and the cells under it. */
  tray: Card
  cells: Mask
}

export interface Options {
  /** Its number in the book, from 1. */
  scenario: number
  difficulty: Difficulty
  /** By seat: heroes taken before the game, as far as the list goes; the other seats are asked. */
  heroes: readonly (HeroId | typeof LATER)[]
  /** KR-CAMP-R7: what a campaign has opened. */
  openHeroes: readonly HeroId[]
  abilityTiles: number
  spellPower: number
  teamConsent: boolean
  towerMayHoldFire: boolean
  sniperOnlyAfterMove: boolean
  boltConnected: boolean
  lilithBlockedLoses: boolean
  bossTurnsTowersFaceDown: boolean
  /** 0: none (KR-ROUND-R6). */
  roundLimit: number
}

/** In the place of a hero's number. */
export const WILDCAT: FigureNo = -2

/** In the place of a tile: one soldier. */
export const SOLDIER: TileNo = -1

/** What answers a question of that name. */
export type Asks<Name extends Asking['do']> = Question<KingdomRush, StepOf<Name>, KingdomRushMove>

/** For `who` of a question to the whole team (KR-GEN-R4). */
export function everybody(s: KingdomRush): readonly Seat[] {
  return TEAMS[s.seats] as readonly Seat[]
}

/** By the number of players; asked for at every question. */
const TEAMS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
