/** What every part of the board reads: the view, the answers, the words, and what the aimed move would change. */
import { type BoardProps, makeDesk, seatOfChair } from '@duskhall/ui'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import type { EvilCorpTexts } from '../text/index.ts'
import { wordsOf } from '../text/index.ts'
import { targetOf } from './answers.ts'
import { consequence } from './consequence.ts'
import { previewOf } from './preview.ts'
import { campOfSeat } from './seen.ts'

export type EvilCorpProps = BoardProps<EvilCorp, EvilCorpMove>

export type Desk = ReturnType<typeof useDesk>

export const { AtDesk, useDesk } = makeDesk({
  targetOf,
  previewOf,
  consequence,
  more: ({ view, texts, lang }: EvilCorpProps) => ({
    texts: texts as EvilCorpTexts,
    words: wordsOf(lang),
    /** The camp of whose chair it is. */
    camp: campOfSeat(view.state, seatOfChair(view)),
  }),
})
