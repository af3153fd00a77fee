/** How many hints were taken, for the end: each person's own where people play against each other, else all together. */
import type { Seat } from '@duskhall/kernel'
import type { Hinted } from '../store/tables.ts'

interface Taken {
  /** Null: whoever it was. */
  readonly seat: Seat | null
  readonly count: number
}

export function hintsTold(
  hints: readonly Hinted[],
  people: readonly Seat[],
  together: boolean,
): readonly Taken[] {
  if (together || people.length < 2) return hints.length > 0 ? [{ seat: null, count: hints.length }] : []
  return people
    .map((seat) => ({ seat, count: hints.filter((hint) => hint.seat === seat).length }))
    .filter(({ count }) => count > 0)
}
