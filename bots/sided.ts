/** A bot that takes the side it is told to: where that answer is among the legal ones, it gives it. */
import { type Move, same } from '@duskhall/kernel'
import type { Bot } from './bot.ts'

export function sided(bot: Bot, side: Move): Bot {
  return {
    spec: bot.spec,
    sit(game, knowledge, seed) {
      const player = bot.sit(game, knowledge, seed)
      return {
        *think(view) {
          const legal = view.question?.moves ?? []
          return legal.some((move) => same(move, side)) ? side : yield* player.think(view)
        },
      }
    },
  }
}
