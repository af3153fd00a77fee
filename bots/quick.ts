/** Plays by the game's quick opinion alone, sometimes at random: thousands of sensible games in a minute. */
import { guess, int, type Move, rngFrom, seedFrom } from '@duskhall/kernel'
import type { Bot } from './bot.ts'

/** One answer in so many is any legal one, so that a fit sees positions nobody would aim for. */
const STRAYS = 10

export const quick: Bot = {
  spec: 'quick',
  sit: (game, knowledge, seed) => ({
    // biome-ignore lint/correctness/useYield: there is nothing to think about
    *think(view) {
      const { question, seat } = view
      const rng = rngFrom(seedFrom(seed, question?.number ?? 0))
      const legal = question?.moves ?? []
      if (int(rng, STRAYS) === 0) return legal[int(rng, legal.length)] as Move
      return knowledge.rollout(guess(game, view, rng), seat, legal, rng) as Move
    },
  }),
}
