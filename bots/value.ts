/** What a position is worth to a seat: a chance to win, from 0 to 1. */
import type { Knowledge, Seat, Table } from '@duskhall/kernel'

/** Wherever a position is settled. */
export function worthTo(knowledge: Knowledge, s: Table, seat: Seat): number {
  return shareOf(s, seat) ?? knowledge.evaluate(s, seat)
}

/** Where a plan ends, as well as the game can tell. */
export function prospectOf(knowledge: Knowledge, s: Table, seat: Seat): number {
  const { foresight } = knowledge
  if (!foresight || s.outcome || foresight.eyes(s) === null) return worthTo(knowledge, s, seat)
  return foresight.chance(s, seat)
}

/** Once it is over; a victory that everybody shares is half a victory. */
function shareOf({ outcome, seats }: Table, seat: Seat): number | null {
  if (!outcome) return null
  const { winners } = outcome
  if (!winners.includes(seat)) return 0
  return winners.length === seats ? 0.5 : 1
}
