/** What a good player of Terrors of London knows. */
import { bestOf, linearKnowledge } from '@duskhall/bots/knowledge'
import { int, type Knowledge, standing } from '@duskhall/kernel'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { withoutAlike } from './alike.ts'
import { FEATURES, measure } from './features.ts'
import { foresight } from './foresight.ts'
import { freeAction, isIdle } from './free.ts'
import { motives } from './motives.ts'
import { isFresh } from './player-rows.ts'
import { Scores } from './scores.ts'
import { TASTES } from './tastes.ts'
import fitted from './weights.json' with { type: 'json' }

const TURN = 'turn'
const FRESH = 'fresh turn'

/** The net already sees more after two iterations than a glance does, and hardly more after a few; so the lower levels glance. */
const LEVELS: NonNullable<Knowledge['levels']> = {
  apprentice: { margin: 0.08 },
  regular: { margin: 0.02 },
  skilled: { iterations: 3 },
  expert: { iterations: 200 },
}

export const knowledge = linearKnowledge<TerrorsOfLondon, TerrorsMove>({
  features: FEATURES,
  measure,
  motives,
  heads: [FRESH, TURN],
  head: (s) => (isFresh(s) ? FRESH : TURN),
  fitted,
  foresight,
  scores: (s, seat) => new Scores(s, seat),
  whim: 0.25,
  levels: LEVELS,
  tastes: TASTES,

  /** A search chooses the same Influences nearly every time. */
  opening: (s) => s.turn === 0,

  /** Between two actions. */
  settled: (s) => standing(s)?.do === 'action',

  /** The turn is over: the other player holds a hand and has done nothing yet. */
  planEnd: (s, from) => s.turn !== from.turn,

  /** The rival's turn and the next own one: what is for sale by then, and to whom, is more than the net can see. */
  beyond: 2,

  obvious(s, seat, moves) {
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
        return bestOf(moves, new Scores(s, seat))
      case 'order-triggers':
        return moves[0] as TerrorsMove
      default: {
        const different = withoutAlike(s, moves)
        return different.length === 1 ? (different[0] as TerrorsMove) : null
      }
    }
  },
  obviousIsQuick: true,

  worthwhile: (s, moves) => withoutAlike(s, moves).filter((move) => !isIdle(s, move)),

  plausible: (s, moves) => moves.filter((move) => !isIdle(s, move)),
})
