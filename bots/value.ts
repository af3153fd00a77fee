/** What a position is worth to a seat: a chance to win, from 0 to 1. */
import type { Knowledge, Seat, Table } from '@duskhall/kernel'

/** Wherever a position is settled. */
export function worthTo(knowledge: Knowledge, s: Table, seat: Seat): number {
  return shareOf(s, seat) ?? knowledge.evaluate(s, seat)
}

/** Where a plan ends, by seat, as well as the game can tell. */
export function prospects(knowledge: Knowledge, s: Table, out: Float64Array): void {
  const { foresight } = knowledge
  if (foresight && !s.outcome && foresight.eyes(s) !== null) foresight.chances(s, out)
  else for (let seat = 0; seat < s.seats; seat++) out[seat] = worthTo(knowledge, s, seat)
}

/** Once it is over; a victory that everybody shares is half a victory. */
function shareOf({ outcome, seats }: Table, seat: Seat): number | null {
  if (!outcome) return null
  const { winners } = outcome
  if (!winners.includes(seat)) return 0
  return winners.length === seats ? 0.5 : 1
}
