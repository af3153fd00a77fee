/**
 * What lies on the table in Kingdom Rush. Everything here is plain JSON: cards, towers, heroes and spaces are numbers
 * (content/box.ts), sets of cells are 25 bits of one number in the card's own frame (content/geometry/cells.ts).
 */
import type { OpenStep, Question, Seat, Table } from '@duskhall/kernel'
import type { AbilityNo, Card, HeroNo, SpellNo, TowerNo } from './content/box.ts'
import type { DamageNo, ListNo, TileNo } from './content/effects.ts'
import type { Mask } from './content/geometry/cells.ts'
import type { LaneNo, Space } from './content/geometry/map.ts'
import type { Difficulty, HeroId, LATER } from './content/words.ts'

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

/** KR-ROUND1; before the first round choices are made (KR-SETUP-R12). */
export type Phase = 'setup' | 'spawn' | 'play' | 'destroy' | 'boss' | 'advance' | 'pickup' | 'spend'

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

/** A figure by its number: a place in `heroes`, or the Wildcat. */
export type FigureNo = number
export const WILDCAT: FigureNo = -2

/** In the place of a tile: one soldier. */
export const SOLDIER: TileNo = -1

/** What is left of an attack by a tower, a hero or a spell. */
export interface Pieces {
  readonly by: Seat
  /** Damage tiles left, and how many soldiers. */
  readonly pieces: readonly TileNo[]
  readonly soldiers: number
  readonly type: DamageNo
  /** Quarter turns of the tower or hero. */
  readonly turn: number
  /** Trays that it may go on. */
  readonly trays: readonly Card[]
  /** All on one tray, each on another, or anywhere among them. */
  readonly spread: 'one' | 'apart' | 'any'
  /**
   * What may not be left out while it can be put on an enemy: nothing, what fits on a tray that is no Portal, or what
   * fits on any (KR-TOWER-R3, KR-PORTAL-R3). `some`: one piece at least, on whatever cells (KR-SPELL-R5).
   */
  readonly duty: 'none' | 'hordes' | 'all' | 'some'
  /** Whether soldiers on trays may be moved while the supply is empty (KR-SOLDIER14). */
  readonly lifts: boolean
  /** Whether one has been lifted and waits for its new cell. */
  readonly lifted: boolean
  /** What its tiles owe each other, or a base that is still to come; those that lie already, and the base they may have to lie around. */
  readonly constraint: 'eachTouchesAnother' | 'eachOnAnotherSideOfBase' | 'leavesRoom' | null
  readonly placed: readonly Mask[]
  readonly base: Mask
}

/** One verb of a list being carried out. */
export interface Acting {
  readonly list: ListNo
  /** Its place in the list. */
  readonly at: number
  /** Whose attack or ability it is, or NONE for a spell. */
  readonly hero: FigureNo
  readonly by: Seat
}

/** What the team decides together (KR-GEN-R4); `spell` is NONE where no more are wanted. */
export type TeamChoice =
  | { readonly what: 'spell' | 'cast'; readonly spell: SpellNo }
  | { readonly what: 'buy'; readonly tower: TowerNo; readonly to: Seat }
  | { readonly what: 'share'; readonly tower: TowerNo; readonly site: number; readonly to: Seat }
  | { readonly what: 'raze'; readonly tower: TowerNo; readonly site: number }
  | { readonly what: 'nearest' | 'victim'; readonly figure: FigureNo }

/** Answers, in the order in which a game asks for them. */
export type KingdomRushMove =
  // before the game
  | { readonly do: 'hero'; readonly hero: HeroNo }
  | { readonly do: 'ability'; readonly ability: AbilityNo }
  | { readonly do: 'spell'; readonly spell: SpellNo }
  | { readonly do: 'done' }
  // coming and going
  | { readonly do: 'space'; readonly space: Space }
  // bosses; `tower` is a place in `towers`, `hero` one in `heroes`
  | { readonly do: 'raze'; readonly tower: number }
  | { readonly do: 'nearest'; readonly hero: FigureNo }
  // the round; `colour` is a place in COLOURS
  | { readonly do: 'colour'; readonly colour: number }
  | { readonly do: 'call'; readonly hero: HeroNo }
  | { readonly do: 'buy'; readonly tower: TowerNo }
  /** A tower to somebody: passed, bought or shared. */
  | { readonly do: 'give'; readonly to: Seat }
  // of the team
  | { readonly do: 'agree' }
  | { readonly do: 'object' }
  // phase 2
  | { readonly do: 'ready' }
  | { readonly do: 'withdraw' }
  // heroes; `ability` and `space` are above, `turn` is below
  | { readonly do: 'activate'; readonly hero: FigureNo }
  | { readonly do: 'wildcat' }
  | { readonly do: 'basic' }
  | { readonly do: 'recover' }
  | { readonly do: 'choose'; readonly hero: FigureNo }
  // towers
  | { readonly do: 'build'; readonly tower: TowerNo }
  | { readonly do: 'site'; readonly site: number }
  | { readonly do: 'turn'; readonly turn: number }
  | { readonly do: 'pass'; readonly tower: TowerNo }
  | { readonly do: 'design'; readonly tower: TowerNo }
  // spells
  | { readonly do: 'cast'; readonly spell: SpellNo }
  | { readonly do: 'aim'; readonly tray: Card }
  // pieces of any attack; a soldier is SOLDIER
  | { readonly do: 'target'; readonly piece: TileNo; readonly tray: Card }
  | { readonly do: 'cells'; readonly cells: Mask }
  | { readonly do: 'lift'; readonly tray: Card; readonly cells: Mask }
  | { readonly do: 'confirm' }

/** Steps that happen by themselves. */
export type Happening =
  // before the game
  | { readonly do: 'deal' }
  // the round
  | { readonly do: 'round' }
  | { readonly do: 'phase'; readonly phase: Phase }
  | { readonly do: 'end-round' }
  | { readonly do: 'collect' }
  | { readonly do: 'guest-attack'; readonly hero: FigureNo }
  // coming and going
  | { readonly do: 'spawn'; readonly lane: LaneNo }
  | { readonly do: 'step-aside'; readonly figure: FigureNo; readonly from: Space }
  | {
      readonly do: 'aftermath'
      readonly card: Card
      readonly lane: LaneNo
      readonly at: number
      /** Who stood on it. */
      readonly figures: readonly FigureNo[]
    }
  | { readonly do: 'ghost'; readonly lane: LaneNo; readonly at: number }
  | { readonly do: 'close-portal'; readonly card: Card; readonly lane: LaneNo; readonly at: number }
  | { readonly do: 'advance'; readonly card: Card }
  | { readonly do: 'read-icons'; readonly card: Card }
  | { readonly do: 'attempt'; readonly card: Card }
  | { readonly do: 'snipe'; readonly card: Card; readonly from: Space }
  // bosses
  | { readonly do: 'boss-comes'; readonly lane: LaneNo; readonly at: number }
  | { readonly do: 'next-life'; readonly lane: LaneNo; readonly at: number }
  /** One of the effects of an action card. */
  | { readonly do: 'boss-effect'; readonly card: Card; readonly at: number }
  | { readonly do: 'boss-flees' }
  | { readonly do: 'portal-tile' }
  // heroes
  | ({ readonly do: 'effects' } & Acting)
  /** An ability is over, with everything it granted. */
  | { readonly do: 'used'; readonly hero: FigureNo; readonly ability: AbilityNo }
  | { readonly do: 'wildcat-comes'; readonly space: Space }
  // towers
  | { readonly do: 'built'; readonly site: number }

/** Steps that wait for a seat. */
export type Asking =
  // before the game
  | { readonly do: 'choose-hero'; readonly seat: Seat }
  | { readonly do: 'choose-ability'; readonly hero: number }
  | { readonly do: 'choose-spell' }
  | { readonly do: 'choose-bench' }
  // the round
  | { readonly do: 'ban-colour' }
  | { readonly do: 'place-guest'; readonly hero: FigureNo }
  | { readonly do: 'share'; readonly site: number; readonly tower: TowerNo }
  | ({ readonly do: 'spend'; readonly ready: readonly boolean[] } & OpenStep)
  | { readonly do: 'buyer'; readonly by: Seat; readonly tower: TowerNo }
  // coming and going
  | { readonly do: 'displace'; readonly figure: FigureNo; readonly from: Space }
  // bosses
  | { readonly do: 'raze-tower' }
  | { readonly do: 'choose-nearest'; readonly card: Card }
  | { readonly do: 'turn-down'; readonly hero: FigureNo }
  // of the team: `answer` was given by one seat to the question below
  | ({
      readonly do: 'consent'
      readonly by: Seat
      readonly answer: KingdomRushMove
      readonly choice: TeamChoice
      /** Who has not said anything yet. */
      readonly left: readonly Seat[]
    } & OpenStep)
  // phase 2; `by` began the action whose questions stand above it
  | ({ readonly do: 'play'; readonly ready: readonly boolean[]; readonly by: Seat } & OpenStep)
  // heroes
  | { readonly do: 'activation'; readonly hero: FigureNo; readonly moved: boolean; readonly acted: boolean }
  | { readonly do: 'act'; readonly hero: FigureNo; readonly without: readonly AbilityNo[] }
  | { readonly do: 'go'; readonly figure: FigureNo; readonly steps: number }
  | {
      readonly do: 'stride'
      readonly hero: FigureNo
      readonly left: number
      readonly begun: boolean
      /** What happens on each Horde that is entered, and those that have been (KR-IGNUS-R6). */
      readonly list: ListNo
      readonly passed: readonly Card[]
    }
  | { readonly do: 'confront'; readonly figure: FigureNo; readonly card: Card }
  | { readonly do: 'summon'; readonly hero: FigureNo }
  // effects
  | ({ readonly do: 'face' } & Acting)
  | ({ readonly do: 'choose-figure' } & Acting)
  | { readonly do: 'turn-up'; readonly hero: FigureNo }
  | { readonly do: 'teleport'; readonly hero: FigureNo; readonly by: Seat }
  | { readonly do: 'copy'; readonly hero: FigureNo; readonly by: Seat }
  // towers
  | { readonly do: 'site'; readonly by: Seat; readonly tower: TowerNo }
  | { readonly do: 'turn'; readonly by: Seat; readonly tower: TowerNo; readonly site: number }
  | { readonly do: 'receiver'; readonly by: Seat; readonly tower: TowerNo; readonly levels: number }
  | {
      readonly do: 'design'
      readonly by: Seat
      readonly to: Seat
      readonly tower: TowerNo
      readonly levels: number
    }
  // spells
  | ({ readonly do: 'aim' } & Acting)
  | { readonly do: 'pass-tower'; readonly by: Seat; readonly levels: number }
  | { readonly do: 'choose-victim'; readonly amount: number }
  // pieces of any attack
  | ({ readonly do: 'pieces' } & Pieces)
  | ({ readonly do: 'cells'; readonly piece: TileNo; readonly tray: Card } & Pieces)

export type KingdomRushStep = Happening | Asking

/** The step or question of that name. */
export type StepOf<Name extends KingdomRushStep['do']> = Extract<KingdomRushStep, { do: Name }>

/** What answers a question of that name. */
export type Asks<Name extends Asking['do']> = Question<KingdomRush, StepOf<Name>, KingdomRushMove>

/** For `who` of a question to the whole team (KR-GEN-R4). */
export function everybody(s: KingdomRush): readonly Seat[] {
  return TEAMS[s.seats] as readonly Seat[]
}

/** By the number of players; asked for at every question. */
const TEAMS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
