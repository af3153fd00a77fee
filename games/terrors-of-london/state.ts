/** What lies on the table in Terrors of London. Everything here is plain JSON; cards are numbers, see content/box.ts. */
import type { Question, Seat, Table } from '@duskhall/kernel'

/** Number of one physical card. What is printed on it is looked up in the box. */
export type Card = number
/** Number of an Overlord, or NOBODY before one is chosen. */
export type OverlordNo = number
/** Number of a faction, or FACTIONLESS. */
export type FactionNo = number
/** Number of a list of effects in the box. */
export type ListNo = number

export const NOBODY: OverlordNo = -1
export const FACTIONLESS: FactionNo = -1
/** Where an effect comes from when it is an Overlord's. */
export const OVERLORD: Card = -1

/** Places in the pool. */
export const COIN = 0
export const POWER = 1
export const REGENERATION = 2

/** Places in what is promised to the next purchase. */
export const MONSTER = 0
export const RELIC = 1

/** TL-RELIC3. */
export const RELIC_ZONE = 3

export type Resource = 'coin' | 'power' | 'regeneration'
export type Faction = 'undead' | 'beast' | 'mortal' | 'spirit'

export interface TerrorsOfLondon extends Table<TerrorsStep> {
  options: Options
  /** How many turns have begun. */
  turn: number
  /** Turns in a row, this one included, in which nobody has done anything but pass yet (TL-END-R4). */
  still: number
  first: Seat
  active: Seat
  players: Player[]
  /** By position: the card for sale, or EMPTY once the Market is exhausted. */
  street: Card[]
  /** The top card last, as in every pile. */
  market: Card[]
  acolytes: Card[]
  /** Out of the game for good. */
  removed: Card[]
  /** Not in this game; before the decks are made, everything but the Influences chosen so far. */
  box: Card[]
  /** By card: its HAUNT token and what it has done this turn; see rules/marks.ts. */
  marks: number[]
  /** The active player's hordes, each from left to right, of two monsters at least. */
  hordes: Card[][]
  /** What the active player has not spent: Coins, Power, Regeneration. */
  pool: number[]
  /** Damage that the opponent's Armor has taken this turn. */
  absorbed: number
  /** Bit mask of the conversions allowed in this Action phase; see `conversionBit`. */
  conversions: number
  /** By MONSTER and RELIC: how much less the next one costs. */
  discounts: number[]
  /** By MONSTER and RELIC: 1 when the next one bought from the Street has CLAIM. */
  claims: number[]
  /** Cards sacrificed and Horde actions taken this turn. */
  sacrificed: number
  hordeActions: number
  /** Triggered abilities that come once the present action is resolved. */
  due: Due[]
}

/** A Triggered ability whose condition is met: whose it is, and the card it stands on, or OVERLORD. */
export interface Due {
  readonly owner: Seat
  readonly source: Card
}

/** A pile whose top can be looked at: one's own draw pile, the other's, the Market, the Acolytes. */
export type Pile = 'own' | 'opponent' | 'market' | 'acolytes'

export interface Player {
  overlord: OverlordNo
  health: number
  /** UNITE tokens beside the draw pile. */
  unite: number
  /** 1 once the Overlord has been used this turn. */
  overlordUsed: number
  /** Times the Overlord's Triggered ability has been used this turn. */
  overlordTriggered: number
  hand: Card[]
  draw: Card[]
  discard: Card[]
  /** Influences and monsters in play, in the order in which they came. */
  area: Card[]
  relics: Card[]
}

export interface Options {
  firstPlayer: 'random' | '0' | '1'
  opening: 'printed' | 'balanced'
  influence: 'conditional' | 'baseCoin'
  rage: 'coinOrPower' | 'powerOrRegeneration' | 'coinOrRegeneration'
  sacrificeGain: Resource
  keywordsOptional: boolean
  fatalCosts: boolean
  limitedTokens: boolean
}

export type TerrorsMove =
  | { readonly do: 'faction'; readonly faction: Faction }
  | { readonly do: 'choose'; readonly overlord: string }
  | { readonly do: 'influence'; readonly card: Card }
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'buy'; readonly card: Card }
  | { readonly do: 'acolyte' }
  | { readonly do: 'attack'; readonly amount: number }
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'convert'; readonly from: Resource; readonly to: Resource; readonly amount: number }
  | { readonly do: 'link'; readonly left: Card; readonly right: Card }
  | { readonly do: 'relic'; readonly card: Card }
  | { readonly do: 'overlord' }
  | { readonly do: 'haunt'; readonly card: Card }
  | { readonly do: 'pass' }
  | { readonly do: 'card'; readonly card: Card }
  | { readonly do: 'ability'; readonly card: Card; readonly ability: number }
  | { readonly do: 'gain'; readonly resource: Resource }
  | { readonly do: 'lose-health' }
  | { readonly do: 'claim' }
  | { readonly do: 'pay' }
  | { readonly do: 'discard-top' }
  | { readonly do: 'decline' }

/** Steps that happen by themselves. */
export type Happening =
  | { readonly do: 'deal' }
  | { readonly do: 'turn' }
  | { readonly do: 'cleanup' }
  | { readonly do: 'draw-phase' }
  /** The rest of a list of effects; `source` is the card they stand on, or OVERLORD. */
  | { readonly do: 'effects'; readonly list: ListNo; readonly at: number; readonly source: Card }
  | { readonly do: 'triggers' }
  /** What one effect has triggered, right after it. */
  | { readonly do: 'due'; readonly due: readonly Due[] }
  | ({ readonly do: 'trigger' } & Due)
  | TurnResumes

/** A Triggered ability of the other player is over: what belongs to the turn is as it was. */
interface TurnResumes {
  readonly do: 'turn-resumes'
  readonly seat: Seat
  readonly pool: number[]
  readonly conversions: number
  readonly discounts: number[]
  readonly claims: number[]
  readonly sacrificed: number
  readonly hordeActions: number
}

/** Steps that wait for a seat. */
export type Asking =
  | { readonly do: 'faction'; readonly seat: Seat }
  | { readonly do: 'choose'; readonly seat: Seat; readonly faction: FactionNo }
  | { readonly do: 'influence'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'action' }
  | { readonly do: 'claim'; readonly card: Card }
  | {
      readonly do: 'replace'
      readonly from: 'hand' | 'street'
      /** Nobody else knows a Relic from the hand before it lies in the Relic Zone. */
      readonly secret: { readonly seats: readonly Seat[]; readonly card: Card }
    }
  | { readonly do: 'horde-ability'; readonly horde: number }
  | { readonly do: 'activate-horde'; readonly faction: FactionNo }
  | { readonly do: 'command' }
  | { readonly do: 'curse' }
  | { readonly do: 'destroy' }
  | { readonly do: 'rage' }
  | { readonly do: 'sacrifice'; readonly discardToo: boolean }
  | { readonly do: 'give-haunt'; readonly maxCost: number; readonly outsideHordes: boolean }
  | { readonly do: 'discard'; readonly left: number }
  | { readonly do: 'pay'; readonly cost: Cost; readonly list: ListNo; readonly source: Card }
  | { readonly do: 'take'; readonly pile: Pile; readonly count: number; readonly left: number }
  | { readonly do: 'put-back'; readonly pile: Pile; readonly count: number; readonly placed: number }
  | { readonly do: 'keep-top'; readonly pile: Pile }

export type TerrorsStep = Happening | Asking

export interface Cost {
  readonly health?: number
  readonly coin?: number
  readonly power?: number
  readonly regeneration?: number
}

/** The step or question of that name. */
export type StepOf<Name extends TerrorsStep['do']> = Extract<TerrorsStep, { do: Name }>

/** The rules of the question of that name. */
export type QuestionOf<Name extends Asking['do']> = Question<TerrorsOfLondon, StepOf<Name>, TerrorsMove>

/** Steps that need to know nothing are made once. */
export const ACTION: StepOf<'action'> = { do: 'action' }
export const TRIGGERS: StepOf<'triggers'> = { do: 'triggers' }

export function playerOf(s: TerrorsOfLondon, seat: Seat): Player {
  return s.players[seat] as Player
}
/** The player whose turn it is. */
export function activePlayer(s: TerrorsOfLondon): Player {
  return s.players[s.active] as Player
}
export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

export function conversionBit(from: number, to: number): number {
  return 1 << (3 * from + to)
}
