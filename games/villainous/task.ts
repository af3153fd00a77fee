/** What a list of instructions is about, as it stands on the agenda. */
import type { Seat } from '@duskhall/kernel'
import { type Card, NONE } from './state.ts'

export interface Task {
  /** Whose realm it concerns. */
  readonly owner: Seat
  /** Who carries it out (VD-GEN-R6). */
  readonly by: Seat
  /** The card it stands on, or NONE for an icon. */
  readonly card: Card
  /** The other card revealed with this one, as long as it waits; else NONE. */
  readonly other: Card
}

/** The same task with another card. */
export function onCard({ owner, by, other }: Task, card: Card): Task {
  return { owner, by, card, other }
}

/** What a task on this card is, without another card beside it. */
export function task(owner: Seat, by: Seat, card: Card): Task {
  return { owner, by, card, other: NONE }
}
