/** What a position is worth to a seat. */
import type { Knowledge, Seat, Table } from '@duskhall/kernel'

/** A chance to win from 0 to 1; a victory that everybody shares is half a victory. */
export function worthTo(knowledge: Knowledge, s: Table, seat: Seat): number {
  if (!s.outcome) return knowledge.evaluate(s, seat)
  const { winners } = s.outcome
  if (!winners.includes(seat)) return 0
  return winners.length === s.seats ? 0.5 : 1
}
