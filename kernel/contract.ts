/**
 * The contract between the kernel and a game. A game is data and pure functions over a plain state; the
 * kernel knows no game. Read this file first: everything else in the kernel serves it.
 */
import type { Clash, OptionSchema } from './options.ts'

export type Seat = number

/** The four words of the seeded generator; see rng.ts. */
export type RngState = [number, number, number, number]

/** A viewer who holds no seat sees what is public and nothing else. */
export const SPECTATOR: Seat = -1

/** Stands in a view for a card its viewer may not see. */
export const HIDDEN = -1
/** Stands in a zone for a place without a card. */
export const EMPTY = -2

/** One entry of the agenda: the name of a step or question, with whatever it needs to know. Plain JSON. */
export interface Step {
  readonly do: string
  /** What only some seats may know of it, such as a card picked and not laid down yet. */
  readonly secret?: { readonly seats: readonly Seat[] }
}

/** An answer to a question. Plain JSON; it says what is done, never where it stood in a list. */
export interface Move {
  readonly do: string
}

/** A triggered effect that waits to be resolved; `owner` orders simultaneous ones. */
export interface Waiting<T extends Step = Step> {
  readonly owner: Seat
  readonly step: T
}

/** How it ended. Where nobody has won, all have lost; what a winner shares and with whom, `resultFor` tells. */
export interface Outcome {
  readonly winners: readonly Seat[]
  /** The rule that ended the game. */
  readonly rule: string
  /** By seat, where the rules count points. */
  readonly scores?: readonly number[]
  /** How well all together have done, where the rules reward that. */
  readonly stars?: number
}

/** What every state holds for the kernel. A game's state extends it with what lies on its table, and names its steps. */
export interface Table<T extends Step = Step> {
  /** What is still to happen, the next thing last. A question on top stops the machine. */
  agenda: T[]
  /** Triggered effects that have not found their place on the agenda yet. */
  waiting: Waiting<T>[]
  rng: RngState
  /** Moves whenever chance decides or a seat learns something new: what lies before it cannot be taken back. */
  fence: number
  /** How many answers have been given; the number of the question that stands. */
  asked: number
  /** Identity of the content (cards, boards) this table plays with. */
  content: string
  seats: number
  /** By card id: the seats (bit mask) that know where this card lies although its zone hides it. */
  known: number[]
  outcome: Outcome | null
}

/** What looks possible and is not: the answer somebody would try, and the rule that forbids it. */
export interface Refusal<M extends Move = Move> {
  readonly move: M
  readonly rule: string
}

/** What every question has. Who is asked, and by what it answers itself, is decided by public facts only. */
interface Asking<S extends Table, Q extends Step, M extends Move> {
  /** Who may answer now; more than one where the rules let players act freely. */
  readonly who: (s: S, q: Q) => readonly Seat[]
  /** Every legal answer of that seat; never empty while it may answer. */
  readonly moves: (s: S, q: Q, seat: Seat) => M[]
  /** What looks possible and is not, where it is few: the page dims it before anybody tries. */
  readonly refusals?: (s: S, q: Q, seat: Seat) => Refusal<M>[]
  /** The rule that forbids one answer, where all of them would be too many to list; null where no rule does. */
  readonly refusal?: (s: S, q: Q, seat: Seat, move: M) => string | null
}

export interface Question<S extends Table, Q extends Step, M extends Move> extends Asking<S, Q, M> {
  /**
   * Whose answer the table waits for, among those who may answer; left out: all of them. Once it names nobody the
   * question falls away. A question that has it stands open: answers of several seats may cross, so `answer` pushes
   * it again with what it holds (`{ ...q }`) to leave it standing.
   */
  readonly waits?: (s: S, q: Q) => readonly Seat[]
  /** Carries the answer out. The question has left the agenda; push it again to leave it standing. */
  readonly answer: (s: S, q: Q, seat: Seat, move: M) => void
  /** A question with one legal answer answers itself, unless that would tell others something they may not know. */
  readonly always?: (s: S, q: Q) => boolean
  /** An answer by which nothing happens (declining): what others did before it can still be taken back. */
  readonly idle?: (move: M) => boolean
}

/**
 * A question whose answers stay secret until all are in. The kernel keeps them in the step (`answers`, by
 * seat), hides them from the other seats, and calls `settle` when `who` names nobody any more.
 */
export interface SealedQuestion<S extends Table, Q extends SealedStep<M>, M extends Move>
  extends Asking<S, Q, M> {
  readonly settle: (s: S, q: Q) => void
}

/** A question that several seats answer while it stands. */
export interface OpenStep extends Step {
  /** Kept by the kernel: the number under which it was first asked, so that answers may cross on the wire. */
  since?: number
}

export interface SealedStep<M extends Move = Move> extends OpenStep {
  /** By seat; null until that seat has answered. */
  answers: (M | null)[]
}

/** Who sees the cards of a zone: everybody, nobody, or the seats of a bit mask. */
export type Sight = 'all' | 'none' | number

export interface Zone {
  readonly id: string
  /** The very array of the state, so that the kernel can redact and deal in place. */
  readonly cards: number[]
  readonly sight: Sight
  /** Whether positions mean something (a deck, a pile that all watch growing) or not (a bag, a hand): then views sort it. */
  readonly ordered: boolean
  /** Hidden cards of one pool are known as a whole, not where each lies. Default: the zone's own id. */
  readonly pool?: string
  /** What its back tells everybody of the card at that place; null or left out: nothing. */
  back?(card: number, at: number): number | null
}

/**
 * What happened, for the log and the animation. Ids only; words are added by the game's texts. What only
 * some seats may know stands under `secret` and reaches nobody else.
 */
export interface GameEvent {
  readonly e: string
  /**
   * Cards turned up for whoever hears this and then mixed or put out of sight again. The only way for an event
   * to name a card that its hearer does not see on the table afterwards.
   */
  readonly shown?: readonly number[]
  readonly secret?: { readonly seats: readonly Seat[]; readonly [field: string]: unknown }
  readonly [field: string]: unknown
}

export interface Content {
  /** Identity of the content in the box, the default of every table. */
  readonly standard: string
  /** Checks a content file of the same schema, makes it available in this process and returns its identity. */
  load(json: unknown): string
  has(id: string): boolean
  /** The file behind an identity, to be kept beside a match; undefined when it is not loaded. */
  file(id: string): unknown
}

export interface Setup<O> {
  readonly seats: number
  readonly options: O
  readonly content: string
  readonly rng: RngState
}

/** Of a union of steps, those of that name. */
export type Named<T extends Step, Name> = T extends { readonly do: infer Do }
  ? Name extends Do
    ? T
    : never
  : never

/** What happens by itself: every step of the union under its own name. */
export type Steps<S extends Table, T extends Step> = {
  readonly [Name in T['do']]: (s: S, step: Named<T, Name>) => void
}

/** What waits for a seat: every question of the union under its own name, wired to nothing else. */
export type Questions<S extends Table, Q extends Step, M extends Move> = {
  readonly [Name in Q['do']]: Named<Q, Name> extends SealedStep<M>
    ? SealedQuestion<S, Named<Q, Name>, M>
    : Question<S, Named<Q, Name>, M>
}

/** A game, by its state, its moves, its options, the steps that happen by themselves and the questions that wait. */
// biome-ignore-start lint/suspicious/noExplicitAny: the registry holds games of any state, move, option and step
export interface Game<
  S extends Table<T | Q> = any,
  M extends Move = any,
  O = any,
  T extends Step = any,
  Q extends Step = any,
> {
  // biome-ignore-end lint/suspicious/noExplicitAny: as above
  readonly id: string
  /** Rises when the same record would give another state. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSchema<O>
  /** Options that are allowed one by one and not together, or not with that content; left out: the one in the box. */
  clash?(options: O, seats: number, content?: string): Clash<O> | null
  readonly content: Content
  /** Lays out the table. The kernel then runs the agenda to the first question. */
  setup(setup: Setup<O>): S
  readonly steps: Steps<S, T>
  readonly questions: Questions<S, Q, M>
  zones(s: S): Zone[]
  /** Seats that win and lose together: one list where all play against the game. Left out: every seat for itself. */
  teams?(seats: number, content: string): readonly (readonly Seat[])[]
  /** How a game went, in numbers that a report on many games tells beside who has won: hearts left, rounds. */
  tally?(s: S): { readonly [what: string]: number }
  /** How far the whole table may take back when all agree; left out: as far as it likes. */
  readonly consent?: 'to-the-fence'
  /** Whose action is under way: what others answer within it is part of it and is taken back with it. Left out: nobody's. */
  acting?(s: S): Seat | null
  /** Brings a state saved under older rules up to date; left out: the state has not changed since. */
  upgrade?(state: Table, from: number): S
}

/** Whether a question keeps its answers until all are in. */
export function isSealed<S extends Table, M extends Move>(
  question: Question<S, never, M> | SealedQuestion<S, never, M>,
): question is SealedQuestion<S, never, M> {
  return 'settle' in question
}
