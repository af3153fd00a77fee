/** What a table in this page needs. */
import type { Advice, Game, GameEvent, Kept, Match, Move, Seat, View } from '@duskhall/kernel'
import type { Partners, RoomMark } from '@duskhall/ui'
import type { TableStore } from '../store/store.ts'
import type { Caption, DailyMark, Hinted, Player, SavedTable } from '../store/tables.ts'
import type { History } from './history.ts'

export interface ThinkRequest {
  readonly seat: Seat
  readonly level: string
  readonly view: View
  /** What it leaves to others. */
  readonly kept?: readonly Kept[]
  /** Hears how it means to go on after its answer. */
  onScript?(script: readonly Move[]): void
}

/** Somebody in that seat asks what to do. */
export interface AdviceRequest extends Pick<ThinkRequest, 'seat' | 'view' | 'kept'> {
  /** Of a hint that was followed what is left. */
  readonly begun?: Advice['steps'] | undefined
}

export interface Thinker {
  /** The answer of a bot; rejects when it was called off or failed. */
  think(request: ThinkRequest, signal: AbortSignal): Promise<Move>
  /** What a person might do, the best first; rejects likewise. */
  advise?(request: AdviceRequest, signal: AbortSignal): Promise<readonly Advice[]>
}

/** What the table needs of a game's board. */
interface Conventions {
  autoAnswer(view: View): Move | null
  isChained(view: View): boolean
  /** Whether a play is shown step by step before the table goes on. */
  readonly interludes?: { holds(events: readonly GameEvent[]): boolean } | undefined
  /** Where bots play with people: what they announce, and where they let people go first. */
  readonly partners?: Pick<Partners, 'announces' | 'period' | 'peopleFirst'> | undefined
}

export interface LocalTableSetup {
  readonly id: string
  readonly game: Game
  readonly players: readonly Player[]
  readonly match: Match
  readonly history: History
  readonly started: number
  /** The lesson that goes on at it. */
  readonly lesson?: string | undefined
  /** The one that was left at it. */
  readonly leftLesson?: string | undefined
  /** The room that laid the table. */
  readonly room?: RoomMark | undefined
  /** The day whose table it is. */
  readonly daily?: DailyMark | undefined
  /** How many moves were there before it was taken up. */
  readonly inherited?: number | undefined
  /** Who has given up already. */
  readonly resigned?: Seat | undefined
  /** Where somebody asked for a hint. */
  readonly hints?: readonly Hinted[] | undefined
  /** What bots were asked to leave to people. */
  readonly kept?: readonly Kept[] | undefined
  readonly conventions: Conventions
  readonly store: TableStore
  readonly thinker: Thinker
  /** How long a bot's move takes at least, in milliseconds. */
  pace(): number
  /** How long what a bot means to do is announced, in milliseconds; left out: not at all. */
  announcing?(): number
  asksEverything(): boolean
  caption(match: Match): Caption
  /** Called with every saving of a game that is over. */
  onOver?(table: SavedTable): void
  now(): number
  onBotError(seat: Seat, error: unknown): void
}
