/** The own hand. Playing a card is one answer: a click, or a drag to the play area. */
import { HIDDEN } from '@duskhall/kernel'
import { Hand as Fan, isSmall } from '@duskhall/ui'
import { playerOf } from '../state.ts'
import css from './Hand.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TableCard } from './TableCard.tsx'

export function Hand() {
  const { s, view, words, chair, arrangement, answers, draft, onDraft } = useDesk()
  const cards = playerOf(s, chair).hand.filter((card) => card !== HIDDEN)
  if (view.seat < 0) return <p className={css.nothing}>{words.noHand}</p>
  return (
    <Fan
      id={id.hand(chair)}
      label={words.yourHand}
      count={cards.length}
      least={2}
      empty={<p className={css.nothing}>{words.emptyHand}</p>}
      className={css.hand}
    >
      {cards.map((card) => (
        <TableCard
          key={card}
          card={card}
          role="option"
          hand
          // Under a finger the hand scrolls.
          drag={!isSmall(arrangement) && answers.at(id.card(card)).move?.do === 'play'}
          onLift={() => onDraft({ ...draft, carry: card })}
          className={css.card}
        />
      ))}
    </Fan>
  )
}
