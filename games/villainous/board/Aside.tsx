/** Cards that are turned up or being resolved: the two of a Fate action, an Effect, the top of the own Fate deck. */
import { Icon, Panel, Piece, Zone } from '@duskhall/ui'
import { faceOf } from '../content/box.ts'
import type { Card } from '../state.ts'
import css from './Aside.module.css'
import { CardFace } from './CardFace.tsx'
import { useCard, useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { ownerOf } from './spoken.ts'

export function Aside({ cards }: { readonly cards: readonly Card[] }) {
  const { s, words, texts, view } = useDesk()
  const [first] = cards
  if (first === undefined) return null
  const fate = cards.every((card) => faceOf(s, card).fate)
  const chooses = ['fate', 'take-over', 'chosen-for', 'placed-for'].includes(view.question?.name ?? '')
  const title = fate ? words.aside.fate : words.aside.resolving
  const note =
    fate && cards.length > 1 && chooses ? words.aside.fateOf(texts.villain(s, ownerOf(s, first))) : ''
  return (
    <section className={css.aside} data-fate={fate ? '' : undefined} aria-label={note || title}>
      <header>
        <span className={css.medal}>
          <Icon name={fate ? 'sands-of-time' : 'card-play'} />
        </span>
        <span>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </span>
      </header>
      <Zone id={id.aside} label={note || title} className={css.cards}>
        {cards.map((card) => (
          <Shown key={card} card={card} />
        ))}
      </Zone>
    </section>
  )
}

function Shown({ card }: { readonly card: Card }) {
  const { words, aim, view, live } = useDesk()
  const { face, print, piece } = useCard(card)
  const aimed = live && view.question?.name === 'fate' && aim?.do === 'card' ? aim.card : null
  const tag = aimed === null ? '' : aimed === card ? words.aside.playing : words.aside.other
  const hasStrength = face.type === 'hero' || face.type === 'ally'
  return (
    <span className={css.place}>
      <Piece {...piece} className={css.card}>
        <CardFace
          {...print}
          size="shown"
          strength={hasStrength ? { now: face.strength, printed: face.strength } : undefined}
        />
      </Piece>
      <span className={css.tag} data-on={aimed === card ? '' : undefined}>
        {tag}
      </span>
    </span>
  )
}

/** Cards of the own Fate deck that only their owner sees. */
export function Looked({ cards }: { readonly cards: readonly Card[] }) {
  const { words } = useDesk()
  return (
    <Panel title={words.aside.top} note={words.aside.topNote} flow="across" className={css.looked}>
      <Zone id="looked" label={words.aside.top} className={css.cards}>
        {cards.map((card) => (
          <Shown key={card} card={card} />
        ))}
      </Zone>
    </Panel>
  )
}
