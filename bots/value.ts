/** What a position is worth to a seat: a chance to win, from 0 to 1. */
import { type Game, type Knowledge, resultFor, type Seat, type Table } from '@duskhall/kernel'

/** Quick answers on the way to where a position is valued; a plan that goes round in a circle is valued where it is then. */
export const MOST_QUICK = 2_000

/** Wherever a position is settled. */
export function worthTo(game: Game, knowledge: Knowledge, s: Table, seat: Seat): number {
  return shareOf(game, s, seat) ?? knowledge.evaluate(s, seat)
}

/** Where a plan ends, by seat, as well as the game can tell. */
export function prospects(game: Game, knowledge: Knowledge, s: Table, out: Float64Array): void {
  const { foresight } = knowledge
  if (foresight && !s.outcome && foresight.eyes(s) !== null) foresight.chances(s, out)
  else for (let seat = 0; seat < s.seats; seat++) out[seat] = worthTo(game, knowledge, s, seat)
}

/** The seat's chance where a plan ends, as it is told to people: in the measure of games won. */
export function chanceFor(game: Game, knowledge: Knowledge, s: Table, seat: Seat): number {
  if (knowledge.chance && !s.outcome) return knowledge.chance(s, seat)
  const out = new Float64Array(s.seats)
  prospects(game, knowledge, s, out)
  return out[seat] as number
}

/** Once it is over: a victory shared with one's side is whole, one that every side shares is half. */
function shareOf(game: Game, s: Table, seat: Seat): number | null {
  return s.outcome && WORTH[resultFor(game, s, s.outcome, seat)]
}

/** What a finished game was to each seat. */
export function worthsOf(game: Game, s: Table): number[] {
  return Array.from({ length: s.seats }, (_, seat) => shareOf(game, s, seat) ?? 0)
}

const WORTH = { won: 1, drawn: 0.5, lost: 0 } as const
