/** What the end of a game is to each seat. */
import type { Game, Outcome, Seat, Table } from './contract.ts'

type Sides = Pick<Game, 'teams'>

export type Result = 'won' | 'drawn' | 'lost'

/** Seats that win and lose together; every seat has a side. */
export function sidesOf(game: Sides, s: Table): readonly (readonly Seat[])[] {
  return game.teams?.(s.seats, s.content) ?? Array.from({ length: s.seats }, (_, seat) => [seat])
}

/** All play against the game: they win together or lose together. */
export function isCooperative(game: Sides, s: Table): boolean {
  return sidesOf(game, s).length === 1
}

/** What the outcome is to a seat: a victory that no side is left out of is a draw, unless there is one side only. */
export function resultFor(game: Sides, s: Table, outcome: Outcome, seat: Seat): Result {
  const { winners } = outcome
  if (!winners.includes(seat)) return 'lost'
  const sides = sidesOf(game, s)
  const shared = sides.every((side) => side.some((member) => winners.includes(member)))
  return sides.length > 1 && shared ? 'drawn' : 'won'
}
