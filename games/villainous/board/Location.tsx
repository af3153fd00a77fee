/** One location of a realm: Heroes above over the upper actions, its name, the lower actions, Allies and Items below. */

import type { Seat } from '@duskhall/kernel'
import { Icon, IconShape, isSmall, Meter, Piece, useFreshness, Zone } from '@duskhall/ui'
import type { PrintedIcon } from '../content/box.ts'
import { isCovered, isLocked } from '../rules/realm.ts'
import { type Card, type Location as Place, realmOf } from '../state.ts'
import { placeIcon } from './art.ts'
import css from './Location.module.css'
import { placeLook } from './look.ts'
import { GrantedMedallion, grantsAt, Medallion } from './Medallion.tsx'
import { portraitOf } from './portraits.ts'
import { RealmCard } from './RealmCard.tsx'
import { Sum } from './Sum.tsx'
import { useDesk } from './seat.tsx'
import { cardsAt, id } from './seen.ts'

export interface LocationProps {
  readonly seat: Seat
  readonly at: Place
}

/** More than this lie as lines, one above the other: at any location, at the one with twice its width, and beside that. */
const SIDE_BY_SIDE = { plain: 2, wide: 4, apart: 1 }

export function Location({ seat, at }: LocationProps) {
  const { s, words, names, texts, answering, answersHere, boardOf, vanquish, view, arrangement } = useDesk()
  const board = boardOf(seat)
  const place = names.place(board, at)
  const icons = board.icons[at] as readonly PrintedIcon[]
  const top = board.top[at] as number
  const { above: heroes, below } = cardsAt(s, seat, at)
  const realm = realmOf(s, seat)
  const here = realm.mover === at
  const locked = isLocked(s, seat, at)
  const target = `${view.question?.name === 'move' ? 'to' : 'at'}-${at}`
  const answer = answersHere(seat) ? answering(id.place(seat, at), target) : { id: id.place(seat, at) }
  const open = 'move' in answer && answer.move !== null
  const wide = vanquish !== null && s.at[vanquish.hero] === at && answersHere(seat)
  const apart = vanquish !== null && answersHere(seat) && !wide
  const row = { seat, most: SIDE_BY_SIDE[wide ? 'wide' : apart ? 'apart' : 'plain'] }
  // Where there is little room, the others fold while Allies are picked against one of them.
  const above = wide && isSmall(arrangement) ? heroes.filter((card) => card === vanquish.hero) : heroes
  const facts = [
    ...(here ? [words.realm.mover(texts.villain(s, seat))] : []),
    ...(locked ? [words.realm.locked] : []),
  ]
  const grants = grantsAt(s, realm.cards, at)
  const lower = icons.length - top + grants.length
  const covered = isCovered(s, seat, at)
  // Whoever chooses where to go by ear hears what can be done there with the name.
  const actions = icons.map(({ action, n }, number) => {
    const named = words.actions[action](n)
    return covered && number < top ? `${named} (${words.icon.covered})` : named
  })
  const named = [place.name, ...facts].join(', ')
  const medallions = icons.map((icon, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an icon is known by its place
    <Medallion key={number} seat={seat} at={at} number={number} icon={icon} />
  ))
  return (
    <section
      className={`${css.location} ${placeLook(at)}`}
      aria-label={place.name}
      data-here={here ? '' : undefined}
      data-open={open ? '' : undefined}
      data-wide={wide ? '' : undefined}
      data-apart={apart ? '' : undefined}
    >
      <Scenery id={place.id} />
      <Piece
        {...answer}
        place
        label={open && view.question?.name === 'move' ? words.said(named, actions.join(', ')) : named}
        className={css.ground}
      />
      <div className={css.upper} data-covered={covered ? '' : undefined}>
        <div className={css.icons}>{medallions.slice(0, top)}</div>
        <Cards {...row} cards={above} label={words.realm.upper(place.name)} zone={`above-${seat}-${at}`} />
        {here && <Pawn seat={seat} />}
        {locked && (
          <span
            className={css.lock}
            data-piece={id.lock(seat, at)}
            role="img"
            aria-label={words.realm.locked}
          >
            <Icon name="padlock" />
          </span>
        )}
      </div>
      <div className={css.middle}>
        {wide && <Sum />}
        <div className={css.plate}>
          <h3>{place.name}</h3>
          <Obstacles seat={seat} at={at} />
        </div>
      </div>
      <div className={css.icons} data-many={lower > 2 ? Math.min(lower, 4) : undefined}>
        {medallions.slice(top)}
        {grants.map((card) => (
          <GrantedMedallion key={card} seat={seat} card={card} />
        ))}
      </div>
      <div className={css.lower}>
        <Cards {...row} cards={below} label={words.realm.lower(place.name)} zone={`below-${seat}-${at}`} />
      </div>
    </section>
  )
}

function Cards(props: {
  readonly seat: Seat
  readonly cards: readonly Card[]
  readonly label: string
  readonly zone: string
  /** How many lie side by side at most. */
  readonly most: number
}) {
  const { seat, cards, label, zone, most } = props
  const row = cards.length > most
  if (cards.length === 0) return null
  return (
    <Zone id={zone} label={label} className={`${css.cards} ${row ? css.rows : ''}`}>
      {cards.map((card) => (
        <RealmCard key={card} seat={seat} card={card} row={row} />
      ))}
    </Zone>
  )
}

/** The Villain's mover. */
function Pawn({ seat }: { readonly seat: Seat }) {
  const { boardOf } = useDesk()
  return (
    <span className={css.pawn} data-piece={id.pawn(seat)} aria-hidden="true">
      <Icon name={portraitOf(boardOf(seat).id)} />
    </span>
  )
}

/** Gaston's two slots at each location. */
function Obstacles({ seat, at }: LocationProps) {
  const { s, after, words, boardOf } = useDesk()
  const fresh = useFreshness(id.obstacles(seat, at))
  const slots = boardOf(seat).entry.pieces.slots ?? 0
  if (slots === 0) return null
  const held = realmOf(s, seat).pieces[at] ?? 0
  const then = realmOf(after, seat).pieces[at] ?? 0
  return (
    <Meter label={words.obstacles.of(held)} value={held} min={0} max={slots} className={css.obstacles}>
      <span data-zone={id.obstacles(seat, at)} className={css.slots} {...fresh}>
        {Array.from({ length: slots }, (_, slot) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: slots are all alike
            key={slot}
            className={css.slot}
            data-held={slot < held ? '' : undefined}
            data-changes={slot < held !== slot < then ? '' : undefined}
          >
            <Icon name={slot < held ? 'stone-block' : 'check-mark'} />
          </i>
        ))}
      </span>
    </Meter>
  )
}

/** Sky, the silhouette of the location, and hills before it. */
function Scenery({ id: place }: { readonly id: string }) {
  return (
    <svg
      className={css.scenery}
      viewBox="0 0 200 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <IconShape name={placeIcon(place)} x={30} y={84} size={140} fill="var(--ground)" opacity={0.72} />
      <path d="M0 300v-80q70-20 120-4t80-10v94z" fill="var(--ground)" opacity=".85" />
    </svg>
  )
}
