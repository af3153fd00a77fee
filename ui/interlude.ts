/**
 * What happens by itself between two questions and should be followed: a Night, the end of a turn. The page holds the
 * new table back, shows one step after the other on the table as it was, and nobody is asked before it is over.
 */
import type {
  GameEvent,
  GameTexts,
  Heard,
  Language,
  Lines,
  Move,
  Reader,
  Seat,
  Table,
  View,
} from '@duskhall/kernel'
import type { ComponentType } from 'react'
import type { SeatInfo } from './seats.ts'

// biome-ignore-start lint/suspicious/noExplicitAny: the registry holds boards of any game
export interface InterludeStep<S extends Table = any> {
  readonly id: string
  /** For the list of steps: what it is about, and what comes of it. */
  readonly title: string
  readonly result: string
  /** Announced and written in the prompt while it is shown; names in it are marked. */
  readonly said: Lines
  /** Milliseconds at the normal pace. */
  readonly lasts: number
  /** How many events of the play have been told with it: they enter the log and fly. */
  readonly told: number
  /** The table while it is shown. */
  readonly state: S
  /** The reader will be asked in it. */
  readonly asks?: boolean
}

export interface Interlude<S extends Table = any> {
  /** The same for all plays of one Night, so that what is skipped stays skipped. */
  readonly id: string
  readonly title: string
  /** Of its summary, where that has another title. */
  readonly summed?: string
  readonly icon: string
  readonly steps: readonly InterludeStep<S>[]
  /** The steps of the last play: those before have been shown, those from `to` on are still to come. */
  readonly from: number
  readonly to: number
  /** What the button that closes the summary says; null where no summary waits and the game goes on by itself. */
  readonly onward: string | null
  /** Soon over and often there: not shown to whoever does not wait for bots either. */
  readonly brief?: boolean
  /**
   * One thing after another that goes by by itself, on a board that lists it: Enter resolves the rest of it, and Space waits.
   * Otherwise each step is read, and Enter leads to the next.
   */
  readonly queue?: boolean
}

/** A play as its reader heard it. */
export interface HeardPlay<S extends Table = any, M extends Move = any, E extends GameEvent = any> {
  readonly seat: Seat | null
  readonly events: readonly Heard<E>[]
  readonly before: S
  readonly view: View<S, M>
  /** The table in the middle of it, when such an event was told. */
  midway?(until: (event: GameEvent) => boolean): S | null
}

/** Who follows it, and in which words. */
export interface Following {
  readonly lang: Language
  readonly texts: GameTexts
  readonly reader: Reader
  readonly seats: readonly SeatInfo[]
}

export interface SummaryProps<I extends Interlude = any> extends Following {
  readonly interlude: I
}

/** Where the page stands in an interlude, for the board. */
export interface Watching<I extends Interlude = any> {
  readonly interlude: I
  readonly at: number
}

export interface Interludes<
  S extends Table = any,
  M extends Move = any,
  E extends GameEvent = any,
  I extends Interlude<S> = any,
> {
  /** Whether these events are followed step by step: until that is done the table asks nobody. */
  holds(events: readonly Heard<E>[]): boolean
  /** What there is to follow in the last of these plays. */
  of(plays: readonly HeardPlay<S, M, E>[], following: Following): I
  /** What came of it all; waits for the reader. */
  readonly Summary?: ComponentType<SummaryProps<I>>
}
// biome-ignore-end lint/suspicious/noExplicitAny: as above
