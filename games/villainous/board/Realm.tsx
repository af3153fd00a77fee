/** A realm at full size: whose it is, the four locations, and its piles at the sides where there is room. */
import type { Seat } from '@duskhall/kernel'
import { isSmall } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { LOCATIONS } from '../rules/realm.ts'
import { Location } from './Location.tsx'
import { villainLook } from './look.ts'
import { RealmPiles } from './Piles.tsx'
import css from './Realm.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { Villain } from './Villain.tsx'

export function Realm({ seat, bare }: { readonly seat: Seat; readonly bare?: boolean }) {
  const { s, arrangement, boardOf, words, chair, nameOf, view, live, vanquish, answersHere } = useDesk()
  const board = boardOf(seat)
  const small = isSmall(arrangement)
  const locations = useRef<HTMLDivElement>(null)
  const number = view.question?.number ?? -1
  const mover = s.realms[seat]?.mover ?? 0
  // Where locations go on beyond the screen, the one that is asked about comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question, move and arrangement
  useEffect(() => {
    const row = locations.current
    if (!row || row.scrollWidth <= row.clientWidth) return
    const asked = live ? row.querySelector('[data-legal]')?.closest('section') : null
    const place = asked ?? row.children[mover]
    if (place instanceof HTMLElement) row.scrollTo({ left: place.offsetLeft - row.offsetLeft })
  }, [number, mover, seat, live, arrangement])
  const at = vanquish && answersHere(seat) ? s.at[vanquish.hero] : undefined
  return (
    <section
      className={`${css.realm} ${villainLook(board.id)} ${bare ? css.bare : ''}`}
      aria-label={seat === chair ? words.realm.yours : words.realm.of(nameOf(seat))}
    >
      {!small && !bare && <RealmPiles seat={seat} fate={false} />}
      <div className={css.board} data-zone={id.realm(seat)}>
        {!bare && <Villain seat={seat} />}
        <div ref={locations} className={css.locations} data-at={at}>
          {LOCATIONS.map((place) => (
            <Location key={place} seat={seat} at={place} />
          ))}
        </div>
      </div>
      {!small && !bare && <RealmPiles seat={seat} fate />}
    </section>
  )
}
