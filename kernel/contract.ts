/**
 * The contract between the kernel and a game. A game is data and pure functions over a plain state; the
 * kernel knows no game. Read this file first: everything else in the kernel serves it.
 */
import type { OptionSchema } from './options.ts'

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

export interface Outcome {
  readonly winners: readonly Seat[]
  /** The rule that ended the game. */
  readonly rule: string
}

/** What every state holds for the kernel. A game's state extends it with what lies on its table. */
export interface Table {
  /** What is still to happen, the next thing last. A question on top stops the machine. */
  agenda: Step[]
  /** Triggered effects that have not found their place on the agenda yet. */
  waiting: Waiting[]
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

export interface Question<S extends Table, Q extends Step, M extends Move> {
  /** Who may answer now; more than one where the rules let players act freely. Decided by public facts only. */
  who(s: S, q: Q): readonly Seat[]
  /** Every legal answer of that seat; never empty while the question stands. */
  moves(s: S, q: Q, seat: Seat): M[]
  /** Carries the answer out. The question has left the agenda; push it again to leave it standing. */
  answer(s: S, q: Q, seat: Seat, move: M): void
  refusals?(s: S, q: Q, seat: Seat): Refusal<M>[]
  /**
   * A question with one legal answer answers itself, unless that would tell others something they may not
   * know. Must be decided by public facts only.
   */
  always?(s: S, q: Q): boolean
}

/**
 * A question whose answers stay secret until all are in. The kernel keeps them in the step (`answers`, by
 * seat), hides them from the other seats, and calls `settle` when `who` names nobody any more.
 */
export interface SealedQuestion<S extends Table, Q extends SealedStep<M>, M extends Move> {
  who(s: S, q: Q): readonly Seat[]
  moves(s: S, q: Q, seat: Seat): M[]
  refusals?(s: S, q: Q, seat: Seat): Refusal<M>[]
  settle(s: S, q: Q): void
}

export interface SealedStep<M extends Move = Move> extends Step {
  /** By seat; null until that seat has answered. */
  answers: (M | null)[]
  /** Kept by the kernel: the number under which it was first asked, so that answers may cross on the wire. */
  since?: number
}

/** Who sees the cards of a zone: everybody, nobody, or the seats of a bit mask. */
export type Sight = 'all' | 'none' | number

export interface Zone {
  readonly id: string
  /** The very array of the state, so that the kernel can redact and deal in place. */
  readonly cards: number[]
  readonly sight: Sight
  /** Whether positions mean something (a deck) or not (a bag, a hand). */
  readonly ordered: boolean
  /** Hidden cards of one pool are known as a whole, not where each lies. Default: the zone's own id. */
  readonly pool?: string
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
}

export interface Setup<O> {
  readonly seats: number
  readonly options: O
  readonly content: string
  readonly rng: RngState
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of any state, move and option type
export interface Game<S extends Table = any, M extends Move = any, O = any> {
  readonly id: string
  /** Rises when the same record would give another state. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSchema<O>
  readonly content: Content
  /** Lays out the table. The kernel then runs the agenda to the first question. */
  setup(setup: Setup<O>): S
  // biome-ignore lint/suspicious/noExplicitAny: a step handler knows its own step type
  readonly steps: { readonly [name: string]: (s: S, step: any) => void }
  readonly questions: {
    // biome-ignore lint/suspicious/noExplicitAny: a question knows its own step type
    readonly [name: string]: Question<S, any, M> | SealedQuestion<S, any, M>
  }
  zones(s: S): Zone[]
  /** Seats that win and lose together; without it every seat plays for itself. */
  teams?(seats: number, content: string): readonly (readonly Seat[])[]
}

export function isSealed<S extends Table, M extends Move>(
  question: Question<S, never, M> | SealedQuestion<S, never, M>,
): question is SealedQuestion<S, never, M> {
  return 'settle' in question
}
