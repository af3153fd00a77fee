/** Random play, for tests that want many positions of a game. */
import { asked, moves, play, standing } from '../agenda.ts'
import type { Game, Move, RngState, Seat, Table } from '../contract.ts'
import { anyOf, rngFrom, seedFrom } from '../rng.ts'

export interface Choice<M extends Move> {
  readonly seat: Seat
  readonly move: M
}

/** A seat that is asked and one of its answers, at random. */
export function anyChoice<S extends Table, M extends Move>(game: Game<S, M>, s: S, r: RngState): Choice<M> {
  const seat = anyOf(r, asked(game, s))
  return { seat, move: anyOf(r, moves(game, s, seat)) }
}

/** Plays up to `count` random moves on, in place. */
export function playOn<S extends Table, M extends Move>(
  game: Game<S, M>,
  s: S,
  count: number,
  ...words: (string | number)[]
): S {
  const r = rngFrom(seedFrom('choices', ...words))
  for (let i = 0; i < count && standing(s); i++) {
    const { seat, move } = anyChoice(game, s, r)
    play(game, s, seat, move)
  }
  return s
}
