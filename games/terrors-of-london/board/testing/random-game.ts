/** Whole games played at random, for what must hold at every moment of every game. */
import { bySort, type Played, randomGame as play } from '../../../testing/random-game.ts'
import { terrorsOfLondon } from '../../index.ts'
import type { Options, TerrorsMove, TerrorsOfLondon } from '../../state.ts'

/** Every answer of a game to its end; `at` says which game. */
export function randomGame(
  at: number,
  options: Partial<Options> = {},
): Generator<Played<TerrorsOfLondon, TerrorsMove>> {
  return play(terrorsOfLondon, { seats: 2, at, options, choose: bySort })
}
