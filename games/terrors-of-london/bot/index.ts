/** What a good player of Terrors of London knows. */
import {
  chanceOf,
  int,
  type Knowledge,
  type RngState,
  readWeights,
  type Seat,
  standing,
} from '@duskhall/kernel'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { withoutAlike } from './alike.ts'
import { FEATURES, measure } from './features.ts'
import { foresight } from './foresight.ts'
import { freeAction, isIdle } from './free.ts'
import { isFresh } from './player-rows.ts'
import { Scores } from './scores.ts'
import fitted from './weights.json' with { type: 'json' }

const TURN = 'turn'
const FRESH = 'fresh turn'
const HEADS = [FRESH, TURN]
const weights = readWeights(fitted, FEATURES, HEADS)
const measured = new Float64Array(FEATURES.length)

/** How far a quick answer may stray from the best score: playouts should not all be the same. */
const WHIM = 0.25

function head(s: TerrorsOfLondon): string {
  return isFresh(s) ? FRESH : TURN
}

export const knowledge: Knowledge<TerrorsOfLondon, TerrorsMove> = {
  features: FEATURES,
  head,
  measure,

  evaluate(s, seat) {
    measure(s, seat, measured)
    return chanceOf(weights[head(s)] as Float64Array, measured)
  },

  /** Between two actions. */
  settled: (s) => standing(s)?.do === 'action',

  /** The turn is over: the other player holds a hand and has done nothing yet. */
  planEnd: (s, from) => s.turn !== from.turn,

  obvious(s, seat, moves) {
    if (moves.length === 1) return moves[0] as TerrorsMove
    switch (standing(s)?.do as string) {
      case 'action':
        return freeAction(s, moves)
      // One Overlord is as good as another, and it would be dull to meet the same one every time.
      case 'faction':
        return moves[int([...s.rng], moves.length)] as TerrorsMove
      case 'claim':
      case 'put-back':
      case 'keep-top':
      case 'replace':
        return best(s, seat, moves)
      case 'order-triggers':
        return moves[0] as TerrorsMove
      default: {
        const different = withoutAlike(s, moves)
        return different.length === 1 ? (different[0] as TerrorsMove) : null
      }
    }
  },

  order(s, seat, moves) {
    const scores = new Scores(s, seat)
    const worthwhile = withoutAlike(s, moves).filter((move) => !isIdle(s, move))
    const scored = worthwhile.map((move) => ({ move, score: scores.of(move) }))
    return scored.sort((a, b) => b.score - a.score).map(({ move }) => move)
  },

  rollout(s, seat, moves, rng) {
    const free = this.obvious(s, seat, moves)
    if (free) return free
    const scores = new Scores(s, seat)
    let choice = moves[0] as TerrorsMove
    let most = Number.NEGATIVE_INFINITY
    for (const move of moves) {
      if (isIdle(s, move)) continue
      const score = scores.of(move) + whim(rng)
      if (score <= most) continue
      most = score
      choice = move
    }
    return choice
  },

  foresight,
}

function whim(rng: RngState): number {
  return (int(rng, 1024) / 1024) * WHIM
}

function best(s: TerrorsOfLondon, seat: Seat, moves: readonly TerrorsMove[]): TerrorsMove {
  const scores = new Scores(s, seat)
  return moves.reduce((one, other) => (scores.of(other) > scores.of(one) ? other : one))
}
