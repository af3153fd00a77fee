/** The knowledge of a game that values a position by fitted weights and compares answers by scores of its own. */
import type { Knowledge, Move, Seat, Table } from '@duskhall/kernel'
import { bestFirst, onAWhim, type Scores } from './choice.ts'
import { chanceOf, readWeights } from './weights.ts'

type AsItIs =
  | 'features'
  | 'head'
  | 'measure'
  | 'opening'
  | 'settled'
  | 'planEnd'
  | 'beyond'
  | 'levels'
  | 'foresight'
  | 'motives'
  | 'tastes'

export interface LinearParts<S extends Table, M extends Move> extends Pick<Knowledge<S, M>, AsItIs> {
  /** Every head a position may be valued with. */
  readonly heads: readonly string[]
  /** The file of weights fitted to the features, for each head. */
  readonly fitted: unknown
  scores(s: S, seat: Seat): Scores<M>
  /** Of several answers the one that needs no thought, or null. */
  obvious(s: S, seat: Seat, moves: readonly M[]): M | null
  /** The answers worth a thought; of answers that come to the same, one. */
  worthwhile(s: S, moves: readonly M[]): readonly M[]
  /** How many points a quick answer may stray from the best. */
  readonly whim: number
  /** Of several answers, those that a quick one is chosen from; left out: all. Where it is none, the first. */
  plausible?(s: S, moves: readonly M[]): readonly M[]
  /** Whether a quick answer is the obvious one where there is one. */
  readonly obviousIsQuick?: boolean
}

export function linearKnowledge<S extends Table, M extends Move>(parts: LinearParts<S, M>): Knowledge<S, M> {
  const { heads, fitted, scores, worthwhile, whim, plausible, obviousIsQuick, ...asItIs } = parts
  const { features, head, measure } = asItIs
  const weights = readWeights(fitted, features, heads)
  const measured = new Float64Array(features.length)
  const obvious = (s: S, seat: Seat, moves: readonly M[]) =>
    moves.length === 1 ? (moves[0] as M) : parts.obvious(s, seat, moves)
  return {
    ...asItIs,
    obvious,
    weights: (head) => weights[head] as Float64Array,

    evaluate(s, seat) {
      measure(s, seat, measured)
      return chanceOf(weights[head(s)] as Float64Array, measured)
    },

    order: (s, seat, moves) => bestFirst(worthwhile(s, moves), scores(s, seat)),

    rollout(s, seat, moves, rng) {
      const free = obviousIsQuick ? obvious(s, seat, moves) : null
      if (free) return free
      const among = plausible ? plausible(s, moves) : moves
      return among.length === 0 ? (moves[0] as M) : onAWhim(among, scores(s, seat), whim, rng)
    },
  }
}
