/** What a good builder knows: a stone on the wall is worth more than one on the ground. */
import { linearKnowledge } from '@duskhall/bots/knowledge'
import { boxOf } from '../content/box.ts'
import { heightAt } from '../rules/wall.ts'
import type { Commons, CommonsMove } from '../state.ts'

const WALL = 'wall'
const ALL = 'all'

export const knowledge = linearKnowledge<Commons, CommonsMove>({
  features: [WALL],
  heads: [ALL],
  head: () => ALL,
  fitted: { format: 'duskhall-weights-1', heads: { [ALL]: { [WALL]: 8 } } },
  measure(s, _, out) {
    const built = s.wall.reduce((sum, _, place) => sum + Math.min(s.height, heightAt(s, place)), 0)
    out[0] = built / (s.height * s.wall.length) - 0.5
  },
  settled: ({ agenda }) =>
    agenda.every((step) => step.do !== 'labour' || step.held.every((held) => held === null)),
  planEnd: () => false,
  obvious: () => null,
  scores: (s) => {
    const { entries } = boxOf(s)
    return { of: (move) => (move.do === 'lift' ? (entries[move.stone]?.size ?? 0) : 0) }
  },
  worthwhile: (_, moves) => moves,
  whim: 1,
})
