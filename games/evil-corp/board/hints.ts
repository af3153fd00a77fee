/** What somebody might do, as the page knows it: in words, and by the things it has to do with. */
import { hintsBy } from '@duskhall/ui'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import { deedIn } from '../text/deeds.ts'
import { texts } from '../text/index.ts'
import { reasonsIn } from '../text/reasons.ts'
import { targetOf } from './answers.ts'

export const hints = hintsBy<EvilCorp, EvilCorpMove>({
  texts,
  reasons: ({ state }, reader, lang) => reasonsIn(state, reader, lang),
  deed: deedIn,
  targetsOf: (_, move) => [targetOf(move)],
})
