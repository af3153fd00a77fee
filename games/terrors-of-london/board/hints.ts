/** What somebody might do, as the page knows it: in words, and by the things it has to do with. */
import { hintsBy } from '@duskhall/ui'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { deedIn } from '../text/deeds.ts'
import { texts } from '../text/index.ts'
import { reasonsIn } from '../text/reasons.ts'
import { spendKey, targetOf } from './answers.ts'
import { id } from './seen.ts'

export const hints = hintsBy<TerrorsOfLondon, TerrorsMove>({
  texts,
  reasons: ({ seat }, reader, lang) => reasonsIn(seat, reader, lang),
  deed: deedIn,
  targetsOf(_, move) {
    switch (move.do) {
      case 'link':
        return [id.card(move.left), id.card(move.right)]
      case 'convert':
      case 'attack':
      case 'heal':
        return [id.spend(spendKey(move))]
      default:
        return [targetOf(move)]
    }
  },
})
