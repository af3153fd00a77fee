/** The others at the table: their heroes, what they hold, and whether they are ready. */

import type { Seat } from '@duskhall/kernel'
import { Icon, infoOf, isSmall, Piece, PlayerShape, Print } from '@duskhall/ui'
import { OFF_MAP } from '../state.ts'
import { heroIcon } from './looks.ts'
import { PartnerCard } from './Partner.tsx'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import css from './Team.module.css'

export function Team() {
  const { s, chair, words, arrangement } = useDesk()
  const partners = Array.from({ length: s.seats - 1 }, (_, n) => (chair + 1 + n) % s.seats)
  const play = s.agenda.find((step) => step.do === 'play' || step.do === 'spend')
  const ready = (seat: Seat) => (play && 'ready' in play ? (play.ready[seat] ?? false) : false)
  // Whoever receives a tower may be oneself.
  return (
    <section className={css.team} aria-label={words.team}>
      {[...partners, chair].map((seat) => (
        <Partner key={seat} seat={seat} ready={ready(seat)} own={seat === chair} />
      ))}
      <Waiting />
      {!isSmall(arrangement) && <PartnerCard />}
    </section>
  )
}

/** Partners' heroes who are not on the map, while one of them may be chosen: healed, refreshed, called for. */
function Waiting() {
  const { s, chair, answering, names, box, words } = useDesk()
  return s.heroes.map(({ hero, owner, at, health }, figure) => {
    const piece = answering(`waiting-${figure}`, id.figure(figure))
    if (owner === chair || at !== OFF_MAP || !piece.move) return null
    return (
      <Piece
        key={hero}
        {...piece}
        label={words.figureAt(names.hero(hero), null, health)}
        card={box.heroes[hero]?.id}
        className={css.partner}
      >
        <Icon name={heroIcon(box.heroes[hero]?.id ?? '')} />
        <b>{names.hero(hero).split(' ')[0]}</b>
      </Piece>
    )
  })
}

function Partner(props: { readonly seat: Seat; readonly ready: boolean; readonly own: boolean }) {
  const { seat, ready, own } = props
  const { s, seats, answering, names, box, words } = useDesk()
  const piece = answering(id.seat(seat))
  if (own && !piece.move) return null
  const heroes = s.heroes.filter(({ owner }) => owner === seat)
  const { hand = [], incoming = [] } = s.players[seat] ?? {}
  const name = own ? words.yourself : infoOf(seats, seat).name
  return (
    <Piece
      {...piece}
      label={words.partner(
        name,
        heroes.map(
          ({ hero, health }) => `${names.hero(hero)}, ${words.outOf(health, box.heroes[hero]?.health ?? 0)}`,
        ),
        hand.map((tower) => names.tower(tower)),
        incoming.map((tower) => names.tower(tower)),
        ready,
      )}
      className={css.partner}
    >
      <PlayerShape seat={infoOf(seats, seat)} />
      <b className={css.name}>{name}</b>
      {heroes.map(({ hero, health, state }) => (
        <span key={hero} className={css.hero} data-state={state}>
          <Icon name={heroIcon(box.heroes[hero]?.id ?? '')} /> <Print text={health} />
          <Icon name="hearts" className={css.heart} />
        </span>
      ))}
      <span className={css.towers}>
        <Icon name="stone-tower" />{' '}
        <Print text={incoming.length > 0 ? `${hand.length}+${incoming.length}` : hand.length} />
      </span>
      {ready && <Icon name="check-mark" className={css.ready} />}
    </Piece>
  )
}
