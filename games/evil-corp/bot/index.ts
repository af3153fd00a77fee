/** What a good player of Evil Corp. knows. */
import { bestOf, linearKnowledge } from '@duskhall/bots/knowledge'
import { type Knowledge, standing } from '@duskhall/kernel'
import { campOf } from '../content/box.ts'
import { ownerOf } from '../rules/tiles.ts'
import { type EvilCorp, type EvilCorpMove, placeAt, type StepOf } from '../state.ts'
import { withoutAlike } from './alike.ts'
import { FEATURES, isDawn, measure } from './features.ts'
import { motives } from './motives.ts'
import { Scores } from './scores.ts'
import { TASTES } from './tastes.ts'
import fitted from './weights.json' with { type: 'json' }

const HEADS = [2, 3, 4].flatMap((seats) => [`${seats} seats, day`, `${seats} seats, dawn`])

/** Two iterations play better than a glance already, so only the first level glances. With three seats it takes more to gain as much. */
const LEVELS: NonNullable<Knowledge['levels']> = {
  apprentice: { margin: 0.015 },
  regular: { iterations: 2 },
  skilled: { iterations: 8 },
  expert: { iterations: 32 },
}

export const knowledge = linearKnowledge<EvilCorp, EvilCorpMove>({
  features: FEATURES,
  measure,
  motives,
  heads: HEADS,
  head: (s) => HEADS[(s.seats - 2) * 2 + (isDawn(s) ? 1 : 0)] as string,
  fitted,
  scores: (s, seat) => new Scores(s, seat),
  whim: 0.5,
  levels: LEVELS,
  tastes: TASTES,

  /** Between two actions. */
  settled: (s) => standing(s)?.do === 'action',

  /** The Night is over. */
  planEnd: (s, from) => s.round !== from.round,

  obvious(s, seat, moves) {
    switch (standing(s)?.do) {
      case 'coins': // gold is lost tonight, magic gold is not
      case 'reveal': // what is shown stays where it is
      case 'team-draw':
        return bestOf(moves, new Scores(s, seat))
      case 'place':
      case 'kill':
      case 'flip-monster': {
        const different = withoutAlike(s, sensible(s, moves))
        return different.length === 1 ? (different[0] as EvilCorpMove) : null
      }
      default:
        return null
    }
  },

  /** Nobody passes with a tile that can still be deployed: it would only be discarded tonight. */
  worthwhile(s, moves) {
    const different = withoutAlike(s, sensible(s, moves))
    if (!different.some((move) => move.do === 'deploy')) return different
    return different.filter((move) => move.do !== 'pass')
  },

  plausible: sensible,
})

/** Nobody kills a tile of their own while a rival's can be killed instead. */
function sensible(s: EvilCorp, moves: readonly EvilCorpMove[]): readonly EvilCorpMove[] {
  const q = standing(s)
  if (q?.do !== 'kill') return moves
  const own = campOf(s, (q as StepOf<'kill'>).seat)
  const others = moves.filter(
    (move) => move.do !== 'tile' || ownerOf(s, placeAt(move.village, move.half, move.space)) !== own,
  )
  return others.some((move) => move.do === 'tile') ? others : moves
}
