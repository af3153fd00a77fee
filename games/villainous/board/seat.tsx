/** What every part of the board reads: the view, the answers, the words, and what the aimed move would change. */
import type { Seat } from '@duskhall/kernel'
import { type BoardProps, infoOf, makeDesk, seatOfChair } from '@duskhall/ui'
import { type Board, boardOf, faceOf } from '../content/box.ts'
import type { Card, Villainous, VillainousMove } from '../state.ts'
import type { VillainousTexts } from '../text/index.ts'
import { namesIn } from '../text/names.ts'
import { tableWords } from '../text/table.ts'
import { answersIn, chosenCards, targetOf, vanquishing } from './answers.ts'
import { consequence } from './consequence.ts'
import { askedRealm, lookingAt, realmInFront } from './looking.ts'
import { previewOf } from './preview.ts'
import { id, idOf, rivalsOf } from './seen.ts'
import { spokenCard } from './spoken.ts'

export type VillainousProps = BoardProps<Villainous, VillainousMove>

export const { AtDesk, useDesk } = makeDesk({
  targetOf,
  previewOf,
  consequence,
  more: ({ view, texts, lang, draft, onDraft, live, seats }: VillainousProps) => {
    const { state } = view
    const chair = seatOfChair(view)
    const asked = live ? askedRealm(view) : null
    const names = namesIn(state.content, lang)
    const words = tableWords(lang)
    return {
      texts: texts as VillainousTexts,
      words,
      names,
      /** Whose realm lies in front. */
      front: realmInFront(asked, chair, draft),
      lookAt: (seat: Seat) => onDraft(lookingAt(seat, asked, chair)),
      rivals: rivalsOf(state, chair),
      chosen: live ? chosenCards(state) : [],
      vanquish: live && asked !== null ? vanquishing(state) : null,
      nameOf: (seat: Seat) => infoOf(seats, seat).name,
      boardOf: (seat: Seat): Board => boardOf(state, seat),
      callsFor: (seat: Seat) => (live && asked !== null ? answersIn(view, seat) : 0),
      spoken: (card: Card) => spokenCard(state, card, names, words),
      /** Whether answers at locations and icons are about this realm. */
      answersHere: (seat: Seat) => asked === seat,
    }
  },
})

export type Desk = ReturnType<typeof useDesk>

/** A card on the table as a piece: what it answers, what it is called, and what is printed on it. */
export function useCard(card: Card) {
  const { s, answering, spoken, chosen, names, words } = useDesk()
  const face = faceOf(s, card)
  return {
    face,
    /** What is printed on it. */
    print: { face, name: names.card(face.id), text: names.text(face.id), type: words.types[face.type] },
    piece: {
      ...answering(id.card(card)),
      label: spoken(card),
      card: idOf(s, card),
      selected: chosen.includes(card),
    },
  }
}
