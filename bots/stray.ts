/**
 * A bot that now and then gives any legal answer, and any at all while the table is set up, so that a fit sees positions
 * nobody would aim for.
 */
import { int, rngFrom, seedFrom } from '@duskhall/kernel'
import type { Bot } from './bot.ts'
import { random } from './random.ts'

/** One answer in so many. */
const SELDOM = 20

export function stray(bot: Bot): Bot {
  return {
    spec: bot.spec,
    sit(game, knowledge, seed) {
      const player = bot.sit(game, knowledge, seed)
      const strayed = random.sit(game, knowledge, seed)
      return {
        think(view) {
          const rng = rngFrom(seedFrom(seed, 'stray', view.question?.number ?? 0))
          const anything = knowledge.opening?.(view.state) || int(rng, SELDOM) === 0
          return (anything ? strayed : player).think(view)
        },
      }
    },
  }
}
