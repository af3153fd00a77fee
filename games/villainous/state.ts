/** What lies on the table in Villainous. Everything here is plain JSON; cards are numbers, see content/box.ts. */
import type { Question, Seat, Table } from '@duskhall/kernel'

/** Number of one physical card. What is printed on it is looked up in the box. */
export type Card = number
/** One of the locations of a board, from the left. */
export type Location = number
/** Number of a list of instructions in the box. */
export type ListNo = number

/** Where a card lies that is in no realm. */
export const NOWHERE: Location = -1
/** No card: nothing is attached to, nothing is the source. */
export const NONE: Card = -1
/** Nobody holds the Fate token. */
export const NOBODY: Seat = -1

export interface Villainous extends Table<VillainousStep> {
  options: Options
  /** How many turns have begun. */
  turn: number
  first: Seat
  active: Seat
  realms: Realm[]
  /** By card: its location, NOWHERE outside every realm. */
  at: Location[]
  /** By card: the Ally or Hero it is attached to, or NONE. */
  host: Card[]
  /** By card: 1 while a Trapped token lies on it. */
  trapped: number[]
  /** Face up and in no pile: revealed, or being resolved. */
  aside: Card[]
  fateToken: Seat
  /** By location of the active board: bit mask of the icons used this turn. */
  used: number[]
  /** Cards whose granted icon was used this turn. */
  usedGrants: Card[]
  /** Actions performed this turn (VD-ACT-R6). */
  actions: number
  /** What Conditions may answer once the present action is over (VD-COND-R1). */
  met: Met[]
}

export interface Realm {
  /** Number of the Villain in the box. */
  villain: number
  mover: Location
  power: number
  /** Bit mask of the locations under a Lock. */
  locks: number
  hand: Card[]
  /** The top card last, as in every pile. */
  deck: Card[]
  discard: Card[]
  fateDeck: Card[]
  fateDiscard: Card[]
  /** Everything in the realm, attached Items too, in the order in which it came. */
  cards: Card[]
  /** Tokens and tiles of this Villain alone; the Villain's own folder says what the numbers mean. */
  pieces: number[]
}

export const ACTIONS = [
  'gainPower',
  'playCard',
  'activate',
  'fate',
  'moveHero',
  'moveItemAlly',
  'vanquish',
  'discardCards',
] as const
export type Action = (typeof ACTIONS)[number]

/** Something the active player did for which a Condition may wait. */
export type Met =
  | { readonly event: 'action'; readonly action: Action; readonly number: number }
  /** `own`: a Villain Item in the active player's own realm. */
  | { readonly event: 'itemPlayed'; readonly own: boolean }

export interface Options {
  /** By seat. */
  villains: readonly string[]
  firstPlayer: string
  allowPartialEffects: boolean
  nonHeroFateCardsCover: boolean
  fateDiscardFirst: boolean
  moveFateItems: boolean
  fateTokenFrom: number
  fourActionWindow: 'eachFromFourth' | 'fourthOnly'
  roseObstacleChooser: 'fatePlayer' | 'owner'
  itemTriggerScope: 'anyItem' | 'ownVillainItem'
  henWenBlocksEffects: boolean
  keyTrapsInRoom: boolean
  belleStopsFate: boolean
  midnightDefeats: 'all' | 'one'
  jokesMayWaste: boolean
  reconstructedAbilities: boolean
}

/** An answer; within an instruction, one choice after another. */
export type VillainousMove =
  | { readonly do: 'move'; readonly to: Location }
  /** An icon of the mover's location, counted from the upper left. */
  | { readonly do: 'use'; readonly icon: number }
  /** The icon that a card grants to the mover's location. */
  | { readonly do: 'grant'; readonly card: Card }
  | { readonly do: 'end' }
  | { readonly do: 'card'; readonly card: Card }
  | { readonly do: 'at'; readonly at: Location }
  | { readonly do: 'branch'; readonly branch: number }
  | { readonly do: 'amount'; readonly amount: number }
  | { readonly do: 'seat'; readonly seat: Seat }
  /** The Relic tile. */
  | { readonly do: 'tile' }
  | { readonly do: 'done' }
  | { readonly do: 'decline' }

/** What a list of instructions is about. */
export interface Task {
  /** Whose realm it concerns. */
  readonly owner: Seat
  /** Who carries it out (VD-GEN-R6). */
  readonly by: Seat
  /** The card it stands on, or NONE for an icon. */
  readonly card: Card
  /** The other card revealed with this one, as long as it waits; else NONE. */
  readonly other: Card
}

/** Steps that happen by themselves. */
export type Happening =
  | { readonly do: 'turn' }
  | { readonly do: 'before-move' }
  | { readonly do: 'moving' }
  | { readonly do: 'draw' }
  /** The rest of a list of instructions. */
  | ({ readonly do: 'list'; readonly list: ListNo; readonly at: number } & Task)
  /** After an instruction: has somebody won? (VD-GOAL-R1) */
  | { readonly do: 'check' }
  /** An action is completely resolved. */
  | { readonly do: 'performed'; readonly action: Action }
  /** What stands on a card that was moved (VD-PVM4). */
  | ({ readonly do: 'moved' } & Task)
  /** A card has arrived and its own texts are finished (VD-TIME-R6). */
  | ({ readonly do: 'presence' } & Task)
  /** A card that is in no pile goes to the pile of its set. */
  | { readonly do: 'discard-aside'; readonly owner: Seat; readonly card: Card }
  /** A card that is in no pile is shuffled into its deck. */
  | { readonly do: 'shuffle-aside'; readonly owner: Seat; readonly card: Card }
  /** What becomes of the Allies used in a Vanquish action. */
  | {
      readonly do: 'used'
      readonly owner: Seat
      readonly by: Seat
      readonly allies: readonly Card[]
      readonly toHand: boolean
    }
  /** A pair of Fate cards is revealed: which is played? */
  | {
      readonly do: 'pair'
      readonly owner: Seat
      readonly by: Seat
      readonly cards: readonly Card[]
      /** By a Fate action, so that its target may take the choice over. */
      readonly action: boolean
    }
  | { readonly do: 'window' }

/** Steps that wait for a seat. */
export type Asking =
  | { readonly do: 'move' }
  | { readonly do: 'act' }
  /** The next choice of an instruction. What has been chosen is nobody else's business before it is done. */
  | ({
      readonly do: 'instruct'
      readonly list: ListNo
      readonly at: number
      readonly secret: { readonly seats: readonly Seat[]; readonly chosen: readonly VillainousMove[] }
    } & Task)
  /** Which of the revealed Fate cards is played. */
  | { readonly do: 'fate'; readonly owner: Seat; readonly by: Seat; readonly cards: readonly Card[] }
  /** The target may take the choice over (VD-COND-R10). */
  | { readonly do: 'take-over'; readonly owner: Seat; readonly by: Seat; readonly cards: readonly Card[] }
  /** The target chooses in the Fate player's place; then, for a Hero, where it goes. */
  | { readonly do: 'chosen-for'; readonly owner: Seat; readonly by: Seat; readonly cards: readonly Card[] }
  | {
      readonly do: 'placed-for'
      readonly owner: Seat
      readonly by: Seat
      readonly cards: readonly Card[]
      readonly card: Card
    }
  /** A seat may play Conditions. */
  | { readonly do: 'respond'; readonly seat: Seat; readonly met: readonly Met[] }

type VillainousStep = Happening | Asking

/** The step or question of that name. */
export type StepOf<Name extends VillainousStep['do']> = Extract<VillainousStep, { do: Name }>

/** The rules of the question of that name. */
export type QuestionOf<Name extends Asking['do']> = Question<Villainous, StepOf<Name>, VillainousMove>

export function realmOf(s: Villainous, seat: Seat): Realm {
  return s.realms[seat] as Realm
}

/** The seats in turn order, beginning with this one. */
export function turnOrder(s: Villainous, from: Seat): Seat[] {
  return Array.from({ length: s.seats }, (_, i) => (from + i) % s.seats)
}

/** The same task with another card. */
export function onCard({ owner, by, other }: Task, card: Card): Task {
  return { owner, by, card, other }
}

/** What a task on this card is, without another card beside it. */
export function task(owner: Seat, by: Seat, card: Card): Task {
  return { owner, by, card, other: NONE }
}
