/** What lies on the table in Evil Corp. Everything here is plain JSON; tiles are numbers, see content/box.ts. */
import { EMPTY, type Question, type SealedStep, type Seat, type Table } from '@duskhall/kernel'

/** Number of a kind of tile; equal basics share it, so that nobody can tell them apart (EC-RULING104). */
export type Kind = number
/** One player with 2 or 3 players, one team with 4. */
export type Camp = number
/** Number of a village board. */
export type VillageNo = number
/** 0 or 1: the half of a village. */
export type HalfNo = number
/** Number of a space within a half; Battlefields first, then Fortification, Ports, Portal. */
export type SpaceNo = number

/** A space of the table packed into one number; see `placeAt`. */
export type Place = number

/** Nobody holds it, or it lies nowhere. */
export const NOBODY = -1
export const NOWHERE: Place = -1

export interface EvilCorp extends Table<EvilCorpStep> {
  options: Options
  round: number
  /** Rounds in a row, this one included, in which nobody has done anything but pass yet (EC-RULING118). */
  still: number
  /** The camp with the first-player pawn. */
  first: Camp
  /** The camp whose turn it is. */
  turn: Camp
  /** Seats (bit mask) that have passed this Day. */
  passed: number
  /** Seats (bit mask) that have acted in the present team turn. */
  acted: number
  /** Tiles behind each seat's screen. */
  screens: Kind[][]
  camps: CampState[]
  villages: Village[]
  /** From the front slot backward. */
  queue: Kind[]
  queueDiscard: Kind[]
  marketBag: Kind[]
  /** By demon: whether its active face shows. */
  demons: boolean[]
  /** Where the tile whose power is being used lies; NOWHERE once it has left, or when none is used. */
  source: Place
}

export interface CampState {
  gold: number
  magicGold: number
  tokens: number
  bag: Kind[]
  discard: Kind[]
  banished: Kind[]
}

export interface Village {
  /** 0 = side A, 1 = side B. */
  side: number
  cargoYellow: number
  cargoRedBlue: number
  /** The camp that took the Loot pawn this round, or NOBODY while it stands on the board. */
  loot: Camp
  /** The camp that took the Power Stone this round, or NOBODY while it lies on the board. */
  stone: Camp
  /** The camp that won this board's token tonight, or NOBODY. */
  won: Camp
  halves: Half[]
}

export interface Half {
  /** By space: the tile there, or EMPTY. */
  spaces: Kind[]
  /** Bit mask of the spaces whose tile shows its inactive face. */
  inactive: number
  /** Bit mask of the spaces whose tile stays tonight; empty during the Day. */
  kept: number
  /** Steps of the Conquest pawn from its first shield. */
  conquest: number
}

export interface Options {
  summonBonusScope: 'summoningTileOnly' | 'allOwnActiveTiles'
  moveTriggersSpaceBonus: boolean
  powerDrawReshuffles: boolean
  surchargeOnPowerRecruit: boolean
  killUsesCurrentTerror: boolean
  emptyMarketBag: 'reshuffleQueueDiscards' | 'queueShrinks'
  coinSupplyLimited: boolean
  protectStopsOwnPowers: boolean
  terrorBoostReach: 'allEligibleBoards' | 'sameBoard'
  aloneScope: 'ownSide' | 'bothSides'
  flipDemonDirection: 'either' | 'reactivateOnly'
  ownCountIsMaximum: boolean
  victoryCheckTiming: 'afterGaugePass' | 'afterVillages'
  activateWithoutEffect: boolean
  killOwnTiles: boolean
  declineKill: 'ownTilesOnly' | 'always' | 'never'
  firstPlayer: 'random' | '0' | '1' | '2' | '3'
  startingGold: number[]
}

/** A space as players name it: village, half, number of the space. */
export interface Where {
  readonly village: VillageNo
  readonly half: HalfNo
  readonly space: SpaceNo
}

export type EvilCorpMove =
  | { readonly do: 'deploy'; readonly tile: string }
  | ({ readonly do: 'activate' } & Where)
  | { readonly do: 'recruit'; readonly slot: number }
  | { readonly do: 'pass' }
  | ({ readonly do: 'place' } & Where)
  | ({ readonly do: 'tile' } & Where)
  | { readonly do: 'take'; readonly from: 'screen' | 'discard'; readonly tile: string }
  | { readonly do: 'rival'; readonly seat: Seat }
  | { readonly do: 'summon'; readonly demon: string; readonly column: number }
  | { readonly do: 'demon'; readonly demon: string }
  | { readonly do: 'queue'; readonly slot: number }
  | { readonly do: 'coins'; readonly first: 'gold' | 'magicGold' }
  | { readonly do: 'upkeep'; readonly kept: readonly Kept[] }
  | { readonly do: 'draws'; readonly seat: Seat }
  | { readonly do: 'done' }
  | { readonly do: 'decline' }

export interface Kept extends Where {
  readonly free: boolean
}

/** Where an effect stands: in a tile's deployment or activatable power, or in a demon's column. */
export interface Power {
  readonly of: 'deploy' | 'activate' | 'demon'
  /** Kind of the tile, or number of the demon. */
  readonly index: number
  /** Column of the demon; 0 otherwise. */
  readonly column: number
}

/** Steps that happen by themselves. */
export type Happening =
  | { readonly do: 'day' }
  | { readonly do: 'turn' }
  | { readonly do: 'space-effect'; readonly seat: Seat; readonly place: Place; readonly kind: Kind }
  | { readonly do: 'demon-used'; readonly demon: number }
  | { readonly do: 'turn-inactive' }
  | { readonly do: 'pay'; readonly seat: Seat; readonly amount: number }
  | { readonly do: 'recruited'; readonly seat: Seat; readonly slot: number; readonly to: 'bag' | 'screen' }
  | { readonly do: 'effect'; readonly seat: Seat; readonly power: Power; readonly at: number }
  | { readonly do: 'night' }
  | { readonly do: 'victory-test' }
  | { readonly do: 'villages' }
  | { readonly do: 'office' }
  | { readonly do: 'night-draw'; readonly camp: Camp; readonly left: readonly number[] }
  | { readonly do: 'next-round' }

/** Steps that wait for a seat. */
export type Asking =
  | { readonly do: 'action'; readonly camp: Camp }
  | {
      readonly do: 'place'
      readonly seat: Seat
      /** Nobody else knows the tile before it lies on its space. */
      readonly secret: { readonly seats: readonly Seat[]; readonly kind: Kind }
    }
  | { readonly do: 'summon'; readonly seat: Seat; readonly value: number }
  | { readonly do: 'coins'; readonly seat: Seat; readonly amount: number }
  | {
      readonly do: 'move-which'
      readonly seat: Seat
      readonly left: number
      readonly moved: readonly Place[]
    }
  | {
      readonly do: 'move-where'
      readonly seat: Seat
      readonly from: Place
      readonly left: number
      readonly moved: readonly Place[]
    }
  | { readonly do: 'move-self'; readonly seat: Seat }
  | { readonly do: 'discard'; readonly seat: Seat; readonly left: number }
  | {
      readonly do: 'reveal'
      readonly seat: Seat
      readonly left: number
      /** Picked so far; all are turned up together. */
      readonly secret: { readonly seats: readonly Seat[]; readonly picked: readonly Kind[] }
    }
  | { readonly do: 'recycle'; readonly seat: Seat; readonly left: number; readonly first: boolean }
  | { readonly do: 'banish'; readonly seat: Seat; readonly left: number; readonly first: boolean }
  | { readonly do: 'kill'; readonly seat: Seat; readonly limit: number; readonly mayDecline: boolean }
  | { readonly do: 'flip-monster'; readonly seat: Seat; readonly left: number }
  | {
      readonly do: 'flip-demon'
      readonly seat: Seat
      readonly left: number
      readonly deployed: boolean
      readonly mayDecline: boolean
    }
  | {
      readonly do: 'rival'
      readonly seat: Seat
      readonly order: 'draw' | 'discard' | 'reveal'
      readonly n: number
    }
  | {
      readonly do: 'power-recruit'
      readonly seat: Seat
      readonly to: 'bag' | 'screen'
      readonly mayDecline: boolean
    }
  | { readonly do: 'copy'; readonly seat: Seat }
  | UpkeepStep
  | { readonly do: 'team-draw'; readonly camp: Camp; readonly left: readonly number[] }

export type EvilCorpStep = Happening | Asking

export interface UpkeepStep extends SealedStep<EvilCorpMove> {
  readonly do: 'upkeep'
  /** The camps that have something to decide. */
  readonly camps: readonly Camp[]
}

/** The step or question of that name. */
export type StepOf<Name extends EvilCorpStep['do']> = Extract<EvilCorpStep, { do: Name }>

/** The rules of the question of that name. */
export type QuestionOf<Name extends Asking['do']> = Question<EvilCorp, StepOf<Name>, EvilCorpMove>

const HALF_BITS = 4
const VILLAGE_BITS = 5

/** Packs a space of the table into one number. */
export function placeAt(village: VillageNo, half: HalfNo, space: SpaceNo): Place {
  return (village << VILLAGE_BITS) | (half << HALF_BITS) | space
}
export function villageOf(place: Place): VillageNo {
  return place >> VILLAGE_BITS
}
export function halfOf(place: Place): HalfNo {
  return (place >> HALF_BITS) & 1
}
export function spaceOf(place: Place): SpaceNo {
  return place & 15
}
/** One more than the highest place there can be with so many villages. */
export function placeCount(villages: number): number {
  return villages << VILLAGE_BITS
}

export function villageAt(s: EvilCorp, place: Place): Village {
  return s.villages[villageOf(place)] as Village
}
export function halfAt(s: EvilCorp, place: Place): Half {
  return (s.villages[villageOf(place)] as Village).halves[halfOf(place)] as Half
}
/** The tile on a space, or EMPTY. */
export function kindAt(s: EvilCorp, place: Place): Kind {
  return halfAt(s, place).spaces[spaceOf(place)] as Kind
}
export function isActive(half: Half, space: SpaceNo): boolean {
  return ((half.inactive >> space) & 1) === 0
}
export function campState(s: EvilCorp, camp: Camp): CampState {
  return s.camps[camp] as CampState
}
export function screenOf(s: EvilCorp, seat: Seat): Kind[] {
  return s.screens[seat] as Kind[]
}
export function isFree(half: Half, space: SpaceNo): boolean {
  return half.spaces[space] === EMPTY
}
