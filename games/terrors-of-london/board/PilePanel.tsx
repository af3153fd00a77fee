/** What lies in a pile, in place of the Street. Cards of the own discard pile answer from here. */
import { Panel, type Pile, PilePanel as Piled, type PileEntry, Zone } from '@duskhall/ui'
import type { CardEntry } from '../content/schema.ts'
import type { Card } from '../state.ts'
import { counted, entryOf } from '../text/facts.ts'
import { lookOfEntry } from './CardFace.tsx'
import { MiniCard } from './MiniCard.tsx'
import css from './PilePanel.module.css'
import { type Desk, useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TableCard } from './TableCard.tsx'

export function PilePanel({ pile }: { readonly pile: Pile }) {
  const desk = useDesk()
  const answers = (card: Card) => {
    const { move, refusal } = desk.answers.at(id.card(card))
    return Boolean(move || refusal)
  }
  // Cards that answer are shown one by one; others are counted.
  const silent = pile.cards.filter((card) => !answers(card))
  const shown = [
    ...pile.cards.filter(answers).map((card) => ({ card, count: 1 })),
    ...counted(desk.s, silent),
  ]
  const entries = shown.map(({ card, count }) => ({ ...inPile(desk, card), count }))
  return <Piled pile={pile} entries={entries} words={desk.words} flow="across" />
}

function inPile({ s, answering, texts, telling }: Desk, card: Card): Omit<PileEntry, 'count'> {
  const entry = entryOf(s, card) as CardEntry
  return {
    ...answering(id.card(card)),
    label: texts.spoken(card, telling),
    card: entry.id,
    face: <MiniCard id={entry.id} look={lookOfEntry(entry)} />,
    name: texts.name(entry.id),
    does: texts.abilities(entry, s.options).map(({ short }) => short),
  }
}

/** Cards of the own draw pile that are being looked at. */
export function TopPanel({ cards }: { readonly cards: readonly Card[] }) {
  const { words } = useDesk()
  return (
    <Panel title={words.topOfPile} flow="across" className={css.looked}>
      <Zone id="top" label={words.topOfPile} className={css.top}>
        {[...cards].reverse().map((card) => (
          <TableCard key={card} card={card} className={css.large} />
        ))}
      </Zone>
    </Panel>
  )
}
