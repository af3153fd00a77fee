/** The own hand. */
import { HIDDEN } from '@duskhall/kernel'
import { Hand as Fan, isSmall, Piece, useTable } from '@duskhall/ui'
import { costOf } from '../rules/realm.ts'
import { type Card, realmOf } from '../state.ts'
import { isInterrupt, isPlayed } from './answers.ts'
import { CardFace } from './CardFace.tsx'
import css from './Hand.module.css'
import { playingIcon, playingOf } from './runs.ts'
import { useCard, useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Hand() {
  const { s, view, words, texts, reader, chair, live } = useDesk()
  const cards = realmOf(s, chair).hand.filter((card) => card !== HIDDEN)
  if (view.seat < 0) return <p className={css.nothing}>{words.hand.none}</p>
  const asks = live && isInterrupt(view)
  const may = view.question?.moves.some((move) => move.do === 'card') ?? false
  return (
    <div className={css.mine}>
      <p className={css.note}>
        <b>{words.hand.yours}</b>
        <span>{words.hand.note(cards.length)}</span>
      </p>
      {asks && (
        <div className={css.condition} data-floats="">
          <b>{words.types.condition}</b>
          {/* The prompt tells it too, until an answer is aimed at. */}
          <p>{texts.prompt(view, { you: reader.you, names: reader.names }).why}</p>
          <p>{may ? words.condition.may : words.condition.none}</p>
        </div>
      )}
      <Fan
        id={id.hand(chair)}
        label={words.hand.yours}
        count={cards.length}
        least={4}
        empty={<p className={css.nothing}>{words.hand.empty}</p>}
        className={css.hand}
      >
        {cards.map((card) => (
          <HandCard key={card} card={card} />
        ))}
      </Fan>
    </div>
  )
}

function HandCard({ card }: { readonly card: Card }) {
  const { s, view, chair, arrangement, live, words } = useDesk()
  const { confirmMoves } = useTable().settings
  const { face, print, piece } = useCard(card)
  const hasStrength = face.type === 'ally'
  const icon = live && !piece.refusal ? playingIcon(view) : null
  // Whoever wants to be asked about every answer gives one at a time.
  const playing =
    icon &&
    (confirmMoves
      ? { move: icon }
      : { run: () => playingOf(icon, card), consequence: words.actions.playCard() })
  return (
    <Piece
      {...piece}
      {...playing}
      // An Effect is resolved as soon as it is played.
      looksFirst={icon !== null && face.type === 'effect'}
      role="option"
      // Under a finger the hand scrolls.
      drag={!isSmall(arrangement) && isPlayed(view, card)}
      className={css.card}
    >
      <CardFace
        {...print}
        size="hand"
        cost={face.type === 'condition' ? undefined : costOf(s, chair, card)}
        strength={hasStrength ? { now: face.strength, printed: face.strength } : undefined}
        activation={face.activate?.cost}
      />
    </Piece>
  )
}
