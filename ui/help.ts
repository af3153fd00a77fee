/**
 * Help at the table: what somebody might do (hints), and what bots who play with people mean to do (partners). The page
 * asks, waits and speaks; a board puts it into words and draws it.
 */
import type { Advice, Kept, Language, Move, Reader, Seat, Table, View } from '@duskhall/kernel'

/** A hint in words. */
export interface HintWords {
  /** One line for each of its steps. */
  readonly steps: readonly string[]
  readonly why: string
  /** What the best way has more at its end, after a colon; null for the best itself. */
  readonly givesUp: string | null
}

export interface Hints<S extends Table, M extends Move> {
  /** `best` is the advice before which it does not come first. */
  told(view: View<S, M>, advice: Advice<M>, best: Advice<M> | null, reader: Reader, lang: Language): HintWords
  /** By `data-piece`: the number of the step that it has to do with, from 1 on. They get a ring and the number. */
  marks(view: View<S, M>, steps: Advice<M>['steps']): ReadonlyMap<string, number>
}

/** What a bot says before it acts. */
export interface Meant {
  /** In its own words: "I build Marksmen on site 3." */
  readonly sentence: string
  /** What somebody may keep for themselves, by the game's own numbers, and what to call it: "C2". */
  readonly things: readonly number[]
  readonly name: string
}

// biome-ignore lint/suspicious/noExplicitAny: the page holds boards of any game
export interface Partners<S extends Table = any, M extends Move = any> {
  /** Whether these answers of a bot are worth telling before they are given. */
  announces(view: View<S, M>, seat: Seat, moves: readonly M[]): boolean
  told(view: View<S, M>, seat: Seat, moves: readonly M[], reader: Reader, lang: Language): Meant
  /** What is kept for somebody is kept until this changes. */
  period(s: S): string
  /** Whether bots wait here until the people have decided. */
  peopleFirst(s: S): boolean
}

/** What a bot has said it will do, and the table as it was then. */
// biome-ignore lint/suspicious/noExplicitAny: the page holds boards of any game
export interface Announced<S extends Table = any, M extends Move = any> {
  readonly seat: Seat
  readonly moves: readonly M[]
  readonly view: View<S, M>
}

/** What a board draws of all this, and what it may ask of the page. */
// biome-ignore lint/suspicious/noExplicitAny: the page holds boards of any game
export interface Help<S extends Table = any, M extends Move = any> {
  /** What is left of the hint that is looked at; the first step is the next. */
  readonly hint: Advice<M>['steps'] | null
  readonly announced: (Announced<S, M> & Meant) | null
  readonly kept: readonly Kept[]
  /** Bots leave what has been announced to the seat in front. */
  keep(): void
  /** The bot need not wait any longer. */
  goAhead(): void
}
