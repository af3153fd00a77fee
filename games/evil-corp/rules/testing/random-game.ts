/** Whole games played at random, for rules that must hold at every moment of every game. */
import { type Played, randomGame as play } from '../../../testing/random-game.ts'
import { evilCorp } from '../../index.ts'
import type { EvilCorp, EvilCorpMove } from '../../state.ts'

/** Every answer of a game to its end; `at` says which game. */
export function randomGame(seats: number, at: number): Generator<Played<EvilCorp, EvilCorpMove>> {
  return play(evilCorp, { seats, at })
}
