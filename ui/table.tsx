/** What every piece on the table needs from the page; the page provides it, pieces and boards read it. */
import type { Move, Refusal, Table } from '@duskhall/kernel'
import { createContext, useContext } from 'react'
import type { Run, TableSettings } from './board.ts'

/** Something new about a thing on the table: how it came about, and whether it was done to the reader. */
export interface Fresh {
  readonly text: string
  readonly against: boolean
}

export interface TableHooks {
  readonly live: boolean
  readonly settings: TableSettings
  readonly aim: Move | null
  /** The piece that it was aimed at by, where several answer alike: only that one lights up. */
  readonly aimedAt?: string | null | undefined
  /** What only lies under the pointer is aimed at while it does; what is aimed at otherwise waits to be confirmed. */
  onAim(move: Move | null, by?: 'pointing', at?: string): void
  /** What is lifted for a drag is answered, and drawn, at once: the drop is the next event. */
  answer(move: Move, by?: 'lifting'): void
  /** What others have done with the thing of that name since the reader did anything; null: nothing. */
  fresh(id: string): Fresh | null
  /** The step of the hint that is looked at which has to do with the thing of that name, from 1 on; null: none. */
  readonly hinted?: ((id: string, move?: Move | null) => number | null) | undefined
  /** Whether a lesson asks for this answer; left out where none asks for anything. */
  readonly asks?: ((move: Move) => boolean) | undefined
  /** Whether it is the one answer of those that the lesson would show. */
  readonly shows?: ((move: Move) => boolean) | undefined
  /** Shows why not; `by` the focus, which has read it out already. */
  askWhy(refusal: Refusal, anchor: Element, by?: 'focus' | 'pointing'): void
  /** Why not, in words. */
  reason(refusal: Refusal): string
  /** Answers the last part of a chain with another move. */
  exchange(move: Move, by?: 'lifting'): void
  /** Gives several answers by one press; they are taken back together. */
  run(run: Run<Table, Move>): void
  /** Takes the last part of a chain back: an illegal drop after a drag, Esc. */
  stepBack(): void
  /**
   * Shows a card at full size beside the element; null hides it. A page may not do it for mere pointing; to whoever
   * presses for it it is said as well.
   */
  preview(card: string | null, anchor: Element | null, by?: 'pointing' | 'press'): void
  /** Says it to whoever does not see it. */
  say(sentence: string): void
  /** Whether a key is meant for the table: nobody is typing, nothing lies open over it, and letters are not switched off. */
  isForTable(event: KeyboardEvent): boolean
}

const idle: TableHooks = {
  live: false,
  settings: { reducedMotion: true, letters: false, confirmMoves: false, askEverything: false },
  aim: null,
  onAim() {},
  answer() {},
  fresh: () => null,
  askWhy() {},
  reason: () => '',
  exchange() {},
  run() {},
  stepBack() {},
  preview() {},
  say() {},
  isForTable: () => false,
}

const Context = createContext<TableHooks>(idle)

export const TableProvider = Context.Provider

export function useTable(): TableHooks {
  return useContext(Context)
}

/** The attribute that marks a thing others have changed. */
export function freshness(fresh: Fresh | null): { readonly 'data-fresh'?: 'against' | 'other' } {
  return fresh ? { 'data-fresh': fresh.against ? 'against' : 'other' } : {}
}

/** The same for parts that are no `<Piece>`. */
export function useFreshness(id: string): ReturnType<typeof freshness> {
  return freshness(useTable().fresh(id))
}
