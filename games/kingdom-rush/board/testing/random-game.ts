/** Whole games played at random, for what must hold at every moment of every game. */
import { bySort, type Played, randomGame as play } from '../../../testing/random-game.ts'
import { HEROES, type HeroId } from '../../content/words.ts'
import { kingdomRush } from '../../game.ts'
import type { KingdomRush, KingdomRushMove, Options } from '../../state.ts'

/** The heroes that may fight in every scenario: one of the five is a boss in some. */
const EVERYWHERE = HEROES.filter((hero) => hero !== 'lilith')

/** `at` says which game: all scenarios in turn, one to four players, all heroes. */
export function randomGame(
  at: number,
  options: Partial<Options> = {},
): Generator<Played<KingdomRush, KingdomRushMove>> {
  const seats = 1 + (at % 4)
  const heroes = EVERYWHERE.map((_, place) => EVERYWHERE[(at + place) % EVERYWHERE.length] as HeroId)
  return play(kingdomRush, {
    seats,
    at,
    options: {
      scenario: 1 + ((at * 3) % 10),
      roundLimit: 12,
      ...(at % 3 === 0 ? {} : { heroes: heroes.slice(0, seats) }),
      ...options,
    },
    choose: bySort,
  })
}

type Moment = Played<KingdomRush, KingdomRushMove>

/** The first moment of random games at which somebody is asked this, and whatever else it must be. */
export function momentOf(question: string, fits: (moment: Moment) => boolean = () => true): Moment {
  for (let game = 1; game <= 40; game++)
    for (const moment of randomGame(game)) if (moment.question === question && fits(moment)) return moment
  throw new Error(`${question} never came`)
}
