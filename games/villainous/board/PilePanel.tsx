/** What lies in a pile, in place of the realm. Cards of a Fate discard pile answer from here. */
import type { Seat } from '@duskhall/kernel'
import { type Pile, PilePanel as Piled, type PileEntry } from '@duskhall/ui'
import { faceOf } from '../content/box.ts'
import type { Card } from '../state.ts'
import { Art } from './Art.tsx'
import { cardLook } from './look.ts'
import css from './PilePanel.module.css'
import { PileLine } from './Piles.tsx'
import { type Desk, useDesk } from './seat.tsx'
import { id, idOf } from './seen.ts'

export function PilePanel({ pile }: { readonly pile: Pile }) {
  const desk = useDesk()
  const answers = (card: Card) => Boolean(desk.answers.at(id.card(card)).move)
  // Cards that answer are shown one by one; equal others are counted.
  const alone = pile.cards.filter(answers)
  const kinds = new Map<string, Card[]>()
  for (const card of pile.cards)
    if (!answers(card)) kinds.set(idOf(desk.s, card), [...(kinds.get(idOf(desk.s, card)) ?? []), card])
  const entries = [
    ...alone.map((card) => ({ ...inPile(desk, card), count: 1 })),
    ...[...kinds.values()].map((cards) => ({ ...inPile(desk, cards[0] as Card), count: cards.length })),
  ]
  const owner = Number(pile.zone.split('-').at(-1)) as Seat
  return (
    <div className={css.pile}>
      <PileLine seat={owner} />
      <Piled pile={pile} entries={entries} words={desk.words} flow="down" />
    </div>
  )
}

function inPile({ s, answering, spoken, names, words }: Desk, card: Card): Omit<PileEntry, 'count'> {
  const face = faceOf(s, card)
  return {
    ...answering(id.card(card)),
    label: spoken(card),
    card: face.id,
    face: (
      <span className={`${css.face} ${cardLook(face)}`}>
        <Art id={face.id} />
      </span>
    ),
    name: names.card(face.id),
    does: [words.types[face.type], names.text(face.id)].filter(Boolean),
  }
}
