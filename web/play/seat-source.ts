/**
 * A table as one screen sees it: what the seat in front of it may know, what it heard, and what it may do. The screens
 * read this and never a match, so that a table on a server can stand behind them as well as one in this page.
 */
import type {
  Advice,
  Answer,
  Game,
  GameEvent,
  Kept,
  Match,
  Move,
  Refused,
  Seat,
  View,
} from '@duskhall/kernel'
import type { Announced, RoomMark } from '@duskhall/ui'
import type { DailyMark, Hinted, Player } from '../store/tables.ts'
import type { Story, Told } from './told.ts'

/** Whether something can be taken back: by the seat itself, by leave of all others, or not at all. */
export type TakingBack = 'freely' | 'if-all-agree' | 'no'

export interface SeatState {
  /** The seat in front of the screen, and what it may know. */
  readonly seat: Seat
  readonly view: View
  /** What the seat heard, from the setting out to now. */
  readonly log: readonly Told[]
  /** What was told since the state before; `seq` rises with every change. */
  readonly batch: { readonly seq: number; readonly events: readonly GameEvent[] }
  /** The person who has to confirm before their hand is shown. */
  readonly curtain: Seat | null
  /** Seats of this screen that may answer now, when there are several to switch between. */
  readonly choices: readonly Seat[]
  /** Who gave up: the game is over, and nobody is asked any more. */
  readonly resigned: Seat | null
  readonly thinking: Seat | null
  /** What has just happened and is to be shown step by step: the table asks nobody before `goOn`. */
  readonly interlude: Told | null
  readonly skipping: boolean
  /** What a bot means to do, before it does it. */
  readonly announced: Announced | null
  /** What the bots leave to whom, because somebody asked for it. */
  readonly kept: readonly Kept[]
  /** Where somebody asked for a hint. */
  readonly hints: readonly Hinted[]
  readonly takingBack: TakingBack
  /** The last part of a chain can be taken back. */
  readonly canStepBack: boolean
  /** What the last part of the chain was answered with, and what it could be answered with instead. */
  readonly exchange: { readonly given: Move; readonly moves: readonly Move[] } | null
}

/** Why something was not done, or null; a server takes its time to say so. */
export type Reply = Refused | null | Promise<Refused | null>

export interface Asking {
  /** Nobody asks: it is thought over by itself, and not noted once more. */
  readonly again?: boolean
  readonly begun?: Advice['steps']
}

export interface SeatSource {
  readonly id: string
  readonly game: Game
  readonly players: readonly Player[]
  /** The options of the table, for a rematch. */
  readonly options: unknown
  /** The lesson that goes on at it, by its name. */
  readonly lesson: string | null
  /** The one that was left at it. */
  readonly leftLesson: string | null
  /** The room that laid the table, if one did. */
  readonly room: RoomMark | null
  /** The day whose table it is, if it is one. */
  readonly daily: DailyMark | null
  readonly state: SeatState
  subscribe(listener: () => void): () => void
  /** The answer of a seat to the question it saw; it must still be the one in front of the screen. */
  answer(answer: Answer): Reply
  /** Takes back a whole action; `agreed` once all others have said yes where that is needed. */
  undo(agreed?: boolean): Reply
  /** Takes back the last part of a chain. */
  stepBack(): Reply
  /** Another seat of this screen comes to the front. */
  sitAt(seat: Seat): void
  raiseCurtain(): void
  /** What happened by itself has been shown; the table goes on. */
  goOn(): void
  /** Whoever learns goes on alone. */
  endLesson(): void
  /** Back to the lesson that was left. */
  resumeLesson(): void
  /** Bots need not be waited for until a person is asked again. */
  skip(): void
  /** Bots leave these things to the seat in front of the screen. */
  keep(things: readonly number[]): void
  /** Whoever has announced something does it now. */
  goAhead(): void
  /** Somebody is busy with the table: what bots have announced waits for a while. */
  hold(held: boolean): void
  /** What the seat in front might do, the best first, or what is left of a way that was begun. */
  advise(signal: AbortSignal, asking?: Asking): Promise<readonly Advice[]>
  /** The seat in front of the screen gives up; the game is kept as it stands. */
  resign(): void
  /** The game as it really was, once it is over. */
  story(): Story | null
  /** The whole match, to save or send its record; null while that may not leave the table. */
  record(): Match | null
}
