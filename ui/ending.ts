/**
 * The end of a game as its board tells it, beside what the page has for every game: a banner, what each seat has achieved, where a
 * lost game was lost, and to which moments its players may go back.
 */
import type { GameEvent, Language, Seat, Table } from '@duskhall/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { SeatInfo } from './seats.ts'

// biome-ignore-start lint/suspicious/noExplicitAny: the registry holds boards of any game
export interface EndingProps<S extends Table = any, E extends GameEvent = any> {
  /** The last table, and everything that was told until then. */
  readonly state: S
  readonly events: readonly E[]
  /** All who play here have lost. */
  readonly lost: boolean
  readonly seats: readonly SeatInfo[]
  readonly lang: Language
}

export interface BannerProps<S extends Table = any, E extends GameEvent = any> extends EndingProps<S, E> {
  /** The headline and the reason, in the page's words. */
  readonly children: ReactNode
}

export interface FeatsProps<S extends Table = any, E extends GameEvent = any> extends EndingProps<S, E> {
  readonly seat: Seat
}

export interface Ending<S extends Table = any, E extends GameEvent = any> {
  /** In the place of the page's banner: the picture behind the headline, stars and what is left. */
  readonly Banner?: ComponentType<BannerProps<S, E>>
  /** Under the numbers of a seat: what it has finished. */
  readonly Feats?: ComponentType<FeatsProps<S, E>>
  /** Of a game that was lost: where. */
  readonly Loss?: ComponentType<EndingProps<S, E>>
}

/** Moments of a lost game at which it can be taken up again: at most one for each moment of the course. */
export interface Returns<S extends Table = any> {
  /** Whether a moment begins with this table; the first one of each counts. */
  begins(s: S): boolean
  /** What was left then, with its icon: the hearts of the Kingdom. */
  left(s: S): number
  readonly icon: string
  leftLabel(left: number, lang: Language): string
  /** The number of a moment, where its whole name has no room. */
  short(moment: number): string
  /** Within a sentence: "round 9", « la manche 9 ». */
  within(moment: number, lang: Language): string
  /** How the table stood then, in a sentence. */
  about(s: S, lang: Language): string
}
// biome-ignore-end lint/suspicious/noExplicitAny: as above
