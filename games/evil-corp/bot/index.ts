/** What a good player of Evil Corp. knows. */
import {
  chanceOf,
  int,
  type Knowledge,
  type RngState,
  readWeights,
  type Seat,
  standing,
} from '@duskhall/kernel'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import { withoutAlike } from './alike.ts'
import { FEATURES, isDawn, measure } from './features.ts'
import { Scores } from './scores.ts'
import fitted from './weights.json' with { type: 'json' }

const HEADS = [2, 3, 4].flatMap((seats) => [`${seats} seats, day`, `${seats} seats, dawn`])
const weights = readWeights(fitted, FEATURES, HEADS)
const measured = new Float64Array(FEATURES.length)

/** How far a quick answer may stray from the best score: playouts should not all be the same. */
const WHIM = 0.5

function head(s: EvilCorp): string {
  return HEADS[(s.seats - 2) * 2 + (isDawn(s) ? 1 : 0)] as string
}

export const knowledge: Knowledge<EvilCorp, EvilCorpMove> = {
  features: FEATURES,
  head,
  measure,

  evaluate(s, seat) {
    measure(s, seat, measured)
    return chanceOf(weights[head(s)] as Float64Array, measured)
  },

  /** Between two actions. */
  settled: (s) => standing(s)?.do === 'action',

  /** The Night is over. */
  planEnd: (s, from) => s.round !== from.round,

  obvious(s, seat, moves) {
    if (moves.length === 1) return moves[0] as EvilCorpMove
    switch (standing(s)?.do) {
      case 'coins': // gold is lost tonight, magic gold is not
      case 'reveal': // what is shown stays where it is
      case 'team-draw':
        return best(s, seat, moves)
      case 'place':
      case 'kill':
      case 'flip-monster': {
        const different = withoutAlike(s, moves)
        return different.length === 1 ? (different[0] as EvilCorpMove) : null
      }
      default:
        return null
    }
  },

  order(s, seat, moves) {
    const scores = new Scores(s, seat)
    const scored = worthwhile(withoutAlike(s, moves)).map((move) => ({ move, score: scores.of(move) }))
    return scored.sort((a, b) => b.score - a.score).map(({ move }) => move)
  },

  rollout(s, seat, moves, rng) {
    const scores = new Scores(s, seat)
    let choice = moves[0] as EvilCorpMove
    let most = Number.NEGATIVE_INFINITY
    for (const move of moves) {
      const score = scores.of(move) + whim(rng)
      if (score <= most) continue
      most = score
      choice = move
    }
    return choice
  },
}

function whim(rng: RngState): number {
  return (int(rng, 1024) / 1024) * WHIM
}

function best(s: EvilCorp, seat: Seat, moves: readonly EvilCorpMove[]): EvilCorpMove {
  const scores = new Scores(s, seat)
  return moves.reduce((one, other) => (scores.of(other) > scores.of(one) ? other : one))
}

/** Nobody passes with a tile that can still be deployed: it would only be discarded tonight. */
function worthwhile(moves: EvilCorpMove[]): EvilCorpMove[] {
  if (!moves.some((move) => move.do === 'deploy')) return moves
  return moves.filter((move) => move.do !== 'pass')
}
