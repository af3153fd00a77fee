/** What a table in this page needs. */
import type { Game, GameEvent, Match, Move, Seat, View } from '@duskhall/kernel'
import type { RoomMark } from '@duskhall/ui'
import type { TableStore } from '../store/store.ts'
import type { Caption, Player } from '../store/tables.ts'
import type { History } from './history.ts'

export interface ThinkRequest {
  readonly seat: Seat
  readonly level: string
  readonly view: View
}

export interface Thinker {
  /** The answer of a bot; rejects when it was called off or failed. */
  think(request: ThinkRequest, signal: AbortSignal): Promise<Move>
}

/** What the table needs of a game's board. */
interface Conventions {
  autoAnswer(view: View): Move | null
  isChained(view: View): boolean
  /** Whether a play is shown step by step before the table goes on. */
  readonly interludes?: { holds(events: readonly GameEvent[]): boolean } | undefined
}

export interface LocalTableSetup {
  readonly id: string
  readonly game: Game
  readonly players: readonly Player[]
  readonly match: Match
  readonly history: History
  readonly started: number
  /** The room that laid the table. */
  readonly room?: RoomMark | undefined
  /** Who has given up already. */
  readonly resigned?: Seat | undefined
  readonly conventions: Conventions
  readonly store: TableStore
  readonly thinker: Thinker
  /** How long a bot's move takes at least, in milliseconds. */
  pace(): number
  asksEverything(): boolean
  caption(match: Match): Caption
  now(): number
  onBotError(seat: Seat, error: unknown): void
}
