/** What a person might do, as the best of us see it: the game's own ways to go on, tried like a bot's plans. */

import type { Advice, Move } from '@duskhall/kernel'
import { guess, type Kept, rngFrom, same, seedFrom, type Table, type View } from '@duskhall/kernel'
import type { Budget } from './bot.ts'
import { groundsOf } from './grounds.ts'
import { bestFirst, type Trial } from './trial.ts'
import { searchedWays } from './ways.ts'

/** The best, the second best, and one to choose from. */
const MOST_WAYS = 3

/**
 * The best first, or what is left of a way that was begun; none where the game gives no advice and has no motives to tell. Like a bot it is
 * given a view, and what it tries, it tries on guesses.
 */
export function* adviceFor(
  trial: Trial,
  view: View,
  budget: Budget,
  kept?: readonly Kept[],
  begun: Advice['steps'] = [],
): Generator<undefined, readonly Advice[]> {
  const { game, knowledge, seed } = trial
  if (!knowledge.advice && knowledge.motives) return yield* searchedAdvice(trial, view, budget, begun)
  const legal: readonly Move[] = view.question?.moves ?? []
  const world: Table = guess(game, view, rngFrom(seedFrom(seed, view.question?.number ?? 0)))
  const ways = (knowledge.advice?.(world, view.seat, MOST_WAYS, kept, begun) ?? []).filter(
    ({ steps: [first] }) => legal.some((move) => same(move, first?.[0])),
  )
  const follows = begun.length > 0 && same(ways[0]?.steps.flat()[0], begun.flat()[0])
  const others = follows ? ways.slice(1) : ways
  if (others.length < 2) return ways
  const plans = others.map(({ steps }) => steps.flat())
  const order = yield* bestFirst(trial, view, plans, budget)
  return [...(follows ? ways.slice(0, 1) : []), ...order.flatMap((at) => others[at] ?? [])]
}

/** What the search of an expert finds, with what its evaluation says for it. */
function* searchedAdvice(
  trial: Trial,
  view: View,
  budget: Budget,
  begun: Advice['steps'],
): Generator<undefined, readonly Advice[]> {
  if (!view.question?.moves.length) return []
  const ways = yield* searchedWays(trial, view, budget, MOST_WAYS, begun)
  const grounds = groundsOf(trial, view, ways)
  return ways.map(({ steps, further }, at) => ({ steps, further, why: grounds[at] }))
}
