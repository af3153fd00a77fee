/** What lies in a pile, in place of the Street. Cards of the own discard pile answer from here. */
import { Icon, Piece, Print, Zone } from '@duskhall/ui'
import type { Card } from '../state.ts'
import { counted } from '../text/facts.ts'
import { lookOfEntry } from './CardFace.tsx'
import { MiniCard } from './MiniCard.tsx'
import css from './PilePanel.module.css'
import { type Pile, usePiles } from './piles.tsx'
import { useCard, useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TableCard } from './TableCard.tsx'

export function PilePanel({ pile }: { readonly pile: Pile }) {
  const { s, words, answers } = useDesk()
  const { open } = usePiles()
  // Cards that answer are shown one by one; others are counted.
  const answering = pile.cards.filter((card) => {
    const { move, refusal } = answers.at(id.card(card))
    return move || refusal
  })
  const rest = counted(
    s,
    pile.cards.filter((card) => !answering.includes(card)),
  )
  return (
    <section className={css.panel} aria-label={pile.title}>
      <header className={css.header}>
        <h2>{pile.title}</h2>
        {pile.mixed && <p className={css.note}>{words.hiddenNote}</p>}
        <button type="button" className={css.close} aria-label={words.close} onClick={() => open(null)}>
          <Icon name="cancel" />
        </button>
      </header>
      {pile.cards.length === 0 && <p className={css.note}>{words.nothingHere}</p>}
      <Zone id={`in-${pile.zone}`} label={pile.title} className={css.list}>
        {answering.map((card) => (
          <Entry key={card} card={card} count={1} />
        ))}
        {rest.map(({ card, count }) => (
          <Entry key={card} card={card} count={count} />
        ))}
      </Zone>
    </section>
  )
}

function Entry({ card, count }: { readonly card: Card; readonly count: number }) {
  const { s, texts, telling } = useDesk()
  const { entry, piece } = useCard(card)
  const shorts = texts.abilities(entry, s.options).map(({ short }) => short)
  return (
    <Piece
      {...piece}
      label={`${count > 1 ? `${count} × ` : ''}${texts.spoken(card, telling)}`}
      className={css.entry}
    >
      <span className={css.face}>
        <MiniCard id={entry.id} look={lookOfEntry(entry)} />
      </span>
      <span className={css.words}>
        <b>{texts.name(entry.id)}</b>
        <Print text={shorts.join(' · ')} />
      </span>
      {count > 1 && (
        <b className={css.count}>
          <Print text={`×${count}`} />
        </b>
      )}
    </Piece>
  )
}

/** Cards of the own draw pile that are being looked at. */
export function TopPanel({ cards }: { readonly cards: readonly Card[] }) {
  const { words } = useDesk()
  return (
    <section className={`${css.panel} ${css.looked}`} aria-label={words.topOfPile}>
      <header className={css.header}>
        <h2>{words.topOfPile}</h2>
      </header>
      <Zone id="top" label={words.topOfPile} className={css.top}>
        {[...cards].reverse().map((card) => (
          <TableCard key={card} card={card} className={css.large} />
        ))}
      </Zone>
    </section>
  )
}
