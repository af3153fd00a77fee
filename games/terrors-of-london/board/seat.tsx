/** What every part of the board reads: the view, the answers, the words, and what the aimed move would change. */
import { type BoardProps, makeDesk, seatOfChair } from '@duskhall/ui'
import type { CardEntry } from '../content/schema.ts'
import { type Card, opponentOf, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import { entryOf } from '../text/facts.ts'
import type { TerrorsTexts } from '../text/index.ts'
import { wordsOf } from '../text/index.ts'
import { answersOf, targetOf } from './answers.ts'
import { consequence } from './consequence.ts'
import { readDraft } from './draft.ts'
import { matters } from './matters.ts'
import { previewOf } from './preview.ts'
import { id } from './seen.ts'

export type TerrorsProps = BoardProps<TerrorsOfLondon, TerrorsMove>

export const { AtDesk, useDesk } = makeDesk({
  targetOf,
  previewOf,
  consequence,
  more: ({ view, texts, lang, draft }: TerrorsProps, answers) => ({
    texts: texts as TerrorsTexts,
    words: wordsOf(lang),
    answers: answersOf(answers, view),
    draft: readDraft(draft),
    /** An answer that nothing would come of. */
    isIdle: (move: TerrorsMove | null) => move !== null && !matters(view, move),
    /** Who sits across. */
    rival: opponentOf(seatOfChair(view)),
  }),
})

export type Desk = ReturnType<typeof useDesk>

/** A card on the table as a piece: what it answers, what it is called, and what is printed on it. */
export function useCard(card: Card) {
  const { s, answering, texts, telling } = useDesk()
  const entry = entryOf(s, card) as CardEntry
  return { entry, piece: { ...answering(id.card(card)), label: texts.piece(card, telling), card: entry.id } }
}
