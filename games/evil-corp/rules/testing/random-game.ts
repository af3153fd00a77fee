/** Whole games played at random, for rules that must hold at every moment of every game. */
import { anyOf, type RngState } from '@duskhall/kernel'
import { type Played, randomGame as play } from '../../../testing/random-game.ts'
import { loadContent } from '../../content/box.ts'
import standard from '../../content/evil-corp.json' with { type: 'json' }
import { evilCorp } from '../../index.ts'
import type { EvilCorp, EvilCorpMove, Options } from '../../state.ts'

/** Every answer of a game to its end; `at` says which game. */
export function randomGame(seats: number, at: number): Generator<Played<EvilCorp, EvilCorpMove>> {
  return play(evilCorp, { seats, at })
}

/** More tokens than anybody wins for a long while: games in which everything happens. */
const content = loadContent({ ...standard, victory: { ...standard.victory, tokens: 9 } })

/** 400 answers of players who pass only when they must. */
export function longGame(
  seats: number,
  at: number,
  options: Partial<Options> = {},
): Iterable<Played<EvilCorp, EvilCorpMove>> {
  return play(evilCorp, { seats, at, options, content, choose }).take(400)
}

function choose(r: RngState, legal: readonly EvilCorpMove[]): EvilCorpMove {
  const deeds = legal.filter((move) => move.do !== 'pass')
  return anyOf(r, deeds.length > 0 ? deeds : legal)
}
