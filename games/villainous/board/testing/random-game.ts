/** Whole games played at random, for what must hold at every moment of every game. */
import { bySort, type Played, randomGame as play } from '../../../testing/random-game.ts'
import { villainous } from '../../index.ts'
import type { Options, Villainous, VillainousMove } from '../../state.ts'

/** Every answer of a game to its end; `at` says which game: of two in turns, of three, with all the Villains. */
export function randomGame(
  at: number,
  options: Partial<Options> = {},
): Generator<Played<Villainous, VillainousMove>> {
  const seats = at % 3 === 2 ? 2 : 3
  const pairs = [
    ['gaston', 'lady-tremaine'],
    ['horned-king', 'gaston'],
    ['lady-tremaine', 'horned-king'],
  ]
  const villains = seats === 2 ? { villains: pairs[Math.floor(at / 3) % 3] as readonly string[] } : {}
  return play(villainous, { seats, at, options: { ...villains, ...options }, choose: bySort })
}
