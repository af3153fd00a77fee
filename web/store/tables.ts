/** Tables as they are kept, and what a list of them says. */
import type { Kept, Language, Seat, Snapshot } from '@duskhall/kernel'
import type { RoomMark } from '@duskhall/ui'

export interface Player {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** A level of `bots/`. */
  readonly level?: string
  /** The character of that level, in every language: looked up whenever the table is read, for a bot that has no other name. */
  readonly called?: Caption
  readonly icon: string
}

/** Somebody asked what to do, after so many moves. */
export interface Hinted {
  readonly at: number
  readonly seat: Seat
}

/** A table of the day. */
export interface DailyMark {
  /** Such as `2026-11-16`. */
  readonly day: string
  /** It does not count: the day is played or past. */
  readonly practice?: boolean
}

/** Whether a game counts for its day: then nothing helps, and nothing that revealed something is taken back. */
export function isCounted(daily: DailyMark | null | undefined): boolean {
  return !!daily && !daily.practice
}

export interface SavedTable {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly snapshot: Snapshot
  /** Milliseconds since 1970. */
  readonly started: number
  readonly saved: number
  readonly over: boolean
  /** Who gave up: the game is over without an outcome, and kept as it stood. */
  readonly resigned?: Seat
  /** Where somebody asked for a hint. */
  readonly hints?: readonly Hinted[]
  /** What bots leave to people for now. */
  readonly kept?: readonly Kept[]
  /** Who plays together, where seats are not each for themselves; older saves do not say. */
  readonly teams?: readonly (readonly Seat[])[]
  /** The lesson that goes on at it, by its name. */
  readonly lesson?: string
  /** The one that was left at it: it may be resumed. */
  readonly leftLesson?: string
  /** The room of the game that laid it, if one did. */
  readonly room?: RoomMark
  /** The day whose table it is, if it is one. */
  readonly daily?: DailyMark
  /** So many of its moves were made before it was taken up: in another game, or by others. */
  readonly inherited?: number
  /** Where the game stands, in every language; older saves have one sentence in one of them. */
  readonly caption: Caption | string
}

export type Caption = { readonly [L in Language]: string }

export function captionIn(lang: Language, caption: Caption | string): string {
  return typeof caption === 'string' ? caption : caption[lang]
}

/** What a list of games needs: everything but the table itself. */
export type TableInfo = Omit<SavedTable, 'snapshot'> & { readonly moves: number }

export function infoOf({ snapshot, ...rest }: SavedTable): TableInfo {
  return { ...rest, moves: snapshot.record.moves.length }
}

export function newestFirst(a: TableInfo, b: TableInfo): number {
  return b.saved - a.saved
}
