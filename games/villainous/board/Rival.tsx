/** Another realm in little: key numbers, how far it is, and what lies at each location. Pressed, it lies in front. */

import type { Seat } from '@duskhall/kernel'
import { Counter, Icon, infoOf, Piece, PlayerShape, Print, tooltip } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import { LOCATIONS } from '../rules/realm.ts'
import { realmOf } from '../state.ts'
import { Little } from './Little.tsx'
import { villainLook } from './look.ts'
import { Progress } from './Objective.tsx'
import { portraitOf } from './portraits.ts'
import css from './Rival.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Rivals() {
  const { rivals, front, chair } = useDesk()
  // Whichever realm lies in front, the others are above it.
  const seats = front === chair ? rivals : rivals.map((seat) => (seat === front ? chair : seat))
  return (
    <div className={css.rivals} data-count={seats.length}>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </div>
  )
}

function Rival({ seat }: { readonly seat: Seat }) {
  const { s, seats, boardOf, names, words, lookAt, chair } = useDesk()
  const board = boardOf(seat)
  const info = infoOf(seats, seat)
  return (
    <section
      className={`${css.rival} ${villainLook(board.id)}`}
      data-active={s.active === seat ? '' : undefined}
      style={{ '--seat': info.colour } as CSSProperties}
      aria-label={seat === chair ? words.realm.yours : words.realm.of(info.name)}
    >
      <div className={css.head}>
        <Target seat={seat} />
        <Numbers seat={seat} />
        <button
          type="button"
          className={css.look}
          aria-label={seat === chair ? words.realm.back : words.realm.look(info.name)}
          onClick={() => lookAt(seat)}
        >
          <Icon name="magnifying-glass" />
        </button>
      </div>
      <Progress seat={seat} />
      <div className={css.places}>
        {LOCATIONS.map((at) => (
          <Little key={at} seat={seat} at={at} name={names.place(board, at).name} />
        ))}
      </div>
    </section>
  )
}

/** The name answers where a Fate action asks whom; in the bar on top, which has its own style, the emblem alone. */
export function Target({
  seat,
  className,
}: {
  readonly seat: Seat
  readonly className?: string | undefined
}) {
  const { seats, boardOf, names, answering, live } = useDesk()
  const info = infoOf(seats, seat)
  const villain = names.villain(boardOf(seat))
  const answer = live ? answering(id.seat(seat)) : { id: id.seat(seat) }
  return (
    <Piece {...answer} label={`${villain}, ${info.name}`} className={className ?? css.target}>
      <PlayerShape seat={{ ...info, icon: portraitOf(boardOf(seat).id) }} className={css.shape} />
      {!className && (
        <>
          <b>{villain}</b>
          <Print text={info.name} className={css.player} />
        </>
      )}
    </Piece>
  )
}

/** Power, hand and decks. */
function Numbers({ seat }: { readonly seat: Seat }) {
  const { s, after, words, nameOf } = useDesk()
  const realm = realmOf(s, seat)
  const then = realmOf(after, seat)
  const numbers = [
    ['hand', 'card-play', words.hand.of(realm.hand.length)],
    ['deck', 'stack', words.said(words.piles.deck, words.cards(realm.deck.length))],
    ['fateDeck', 'sands-of-time', words.said(words.piles.fateDeck, words.cards(realm.fateDeck.length))],
  ] as const
  return (
    <span className={css.numbers}>
      <span
        className={css.power}
        data-zone={id.power(seat)}
        role="img"
        aria-label={words.said(nameOf(seat), words.power(realm.power))}
      >
        <Counter value={realm.power} preview={then.power} />
      </span>
      {numbers.map(([pile, icon, said]) => (
        <span
          key={pile}
          className={css.number}
          data-zone={id[pile](seat)}
          role="img"
          aria-label={words.said(nameOf(seat), said)}
          {...tooltip(said)}
        >
          <Icon name={icon} />
          <Print text={realm[pile].length} />
        </span>
      ))}
      <i className={css.unseen} data-zone={id.discard(seat)} />
      <i className={css.unseen} data-zone={id.fateDiscard(seat)} />
    </span>
  )
}
