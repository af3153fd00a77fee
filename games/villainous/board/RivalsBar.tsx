/** The others in the bar on top, where there is little room: key numbers, and the switch between the realms. */
import type { Seat } from '@duskhall/kernel'
import { Icon, infoOf, Print } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import { realmOf } from '../state.ts'
import { villainLook } from './look.ts'
import { progressOf } from './objective.ts'
import { Target } from './Rival.tsx'
import css from './RivalsBar.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function RivalsBar() {
  const { rivals } = useDesk()
  return (
    <div className={css.bar}>
      {rivals.map((seat) => (
        <Chip key={seat} seat={seat} />
      ))}
    </div>
  )
}

function Chip({ seat }: { readonly seat: Seat }) {
  const { s, seats, boardOf, names, words, lookAt, chair, front, callsFor } = useDesk()
  const board = boardOf(seat)
  const realm = realmOf(s, seat)
  const { name, colour } = infoOf(seats, seat)
  const open = front === seat
  const { done, of } = progressOf(s, seat)
  const calls = open ? 0 : callsFor(seat)
  const villain = names.villain(board)
  const said = [
    words.said(villain, words.realm.look(name)),
    words.power(realm.power),
    words.hand.of(realm.hand.length),
    words.progress(done, of),
    ...(calls > 0 ? [words.realm.answersThere(calls)] : []),
  ]
  return (
    <section
      className={`${css.seat} ${villainLook(board.id)}`}
      aria-label={name}
      data-front={open ? '' : undefined}
      style={{ '--seat': colour } as CSSProperties}
    >
      <Target seat={seat} className={css.target} />
      <button
        type="button"
        className={css.opener}
        aria-expanded={open}
        aria-label={said.join(', ')}
        data-calls={calls > 0 ? '' : undefined}
        onClick={() => lookAt(open ? chair : seat)}
      >
        <b aria-hidden="true">{villain}</b>
        <span aria-hidden="true">
          <Print text={realm.power} className={css.power} />
          <Icon name="card-play" />
          <Print text={realm.hand.length} />
          <i>
            <Print text={`${done}/${of}`} />
          </i>
        </span>
        <i className={css.unseen} data-zone={id.hand(seat)} />
      </button>
    </section>
  )
}
