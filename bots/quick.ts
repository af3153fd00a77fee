/** Plays by the game's quick opinion alone: thousands of sensible games in a minute. */
import { guess, type Move, rngFrom, seedFrom } from '@duskhall/kernel'
import type { Bot } from './bot.ts'

export const quick: Bot = {
  spec: 'quick',
  sit: (game, knowledge, seed) => ({
    // biome-ignore lint/correctness/useYield: there is nothing to think about
    *think(view) {
      const { question, seat } = view
      const rng = rngFrom(seedFrom(seed, question?.number ?? 0))
      return knowledge.rollout(guess(game, view, rng), seat, question?.moves ?? [], rng) as Move
    },
  }),
}
