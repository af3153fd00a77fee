/** Any legal answer, each as likely as the others. */
import { int, type Move, rngFrom, seedFrom } from '@duskhall/kernel'
import type { Bot } from './bot.ts'

export const random: Bot = {
  spec: 'random',
  sit: (_game, _knowledge, seed) => ({
    // biome-ignore lint/correctness/useYield: there is nothing to think about
    *think({ question }) {
      const moves = question?.moves ?? []
      return moves[int(rngFrom(seedFrom(seed, question?.number ?? 0)), moves.length)] as Move
    },
  }),
}
