/** An action of a location: usable, used, covered by a Hero, or of another realm. */
import type { Seat } from '@duskhall/kernel'
import { Icon, Piece, Print } from '@duskhall/ui'
import { faceOf, type PrintedIcon } from '../content/box.ts'
import { isCovered } from '../rules/realm.ts'
import type { Action, Card, Location, Villainous } from '../state.ts'
import { ACTION_ICONS } from './art.ts'
import css from './Medallion.module.css'
import { useDesk } from './seat.tsx'
import { id, idOf } from './seen.ts'

export interface MedallionProps {
  readonly seat: Seat
  readonly at: Location
  /** Its number at the location, from the upper left. */
  readonly number: number
  readonly icon: PrintedIcon
}

export function Medallion({ seat, at, number, icon }: MedallionProps) {
  const { s, after, words, answering, answersHere, boardOf } = useDesk()
  const own = s.realms[seat]?.mover === at && s.active === seat
  const used = own && ((s.used[at] ?? 0) & (1 << number)) !== 0
  const top = number < (boardOf(seat).top[at] ?? 0)
  const covered = top && isCovered(s, seat, at)
  const willCover = top && !covered && isCovered(after, seat, at)
  const answer = answersHere(seat) && own ? answering(id.icon(seat, at, number), `use-${number}`) : null
  const state = used ? 'used' : covered ? 'covered' : answer?.move ? 'ready' : 'free'
  return (
    <Piece
      {...(answer ?? { id: id.icon(seat, at, number) })}
      label={`${words.actions[icon.action](icon.n)}, ${words.icon[state]}`}
      className={`${css.medallion} ${css[icon.action] ?? ''}`}
    >
      <span className={css.face} data-state={willCover ? 'covering' : state}>
        <Sign action={icon.action} n={icon.n} />
        {used && <Icon name="check-mark" className={css.check} />}
      </span>
    </Piece>
  )
}

/** An action as boards print it, by itself. */
export function MedallionFace({ action, n = 2 }: { readonly action: Action; readonly n?: number }) {
  return (
    <span className={`${css.medallion} ${css[action] ?? ''}`}>
      <span className={css.face} data-state="free">
        <Sign action={action} n={n} />
      </span>
    </span>
  )
}

function Sign({ action, n }: { readonly action: Action; readonly n: number }) {
  return action === 'gainPower' ? (
    <Print text={n} className={css.number} />
  ) : (
    <Icon name={ACTION_ICONS[action]} />
  )
}

/** The action that a card adds to its location. */
export function GrantedMedallion({ seat, card }: { readonly seat: Seat; readonly card: Card }) {
  const { s, words, names, answering, answersHere } = useDesk()
  const { grants } = faceOf(s, card)
  if (!grants) return null
  const answer = answersHere(seat) && s.active === seat ? answering(id.grant(card)) : null
  const used = s.active === seat && s.usedGrants.includes(card)
  const state = used ? 'used' : answer?.move ? 'ready' : 'free'
  const label = words.granted(words.actions[grants](0), names.card(idOf(s, card)))
  return (
    <Piece
      {...(answer ?? { id: id.grant(card) })}
      label={`${label}, ${words.icon[state]}`}
      className={`${css.medallion} ${css.granted}`}
    >
      <span className={css.face} data-state={state}>
        <Icon name={ACTION_ICONS[grants]} />
        {used && <Icon name="check-mark" className={css.check} />}
      </span>
    </Piece>
  )
}

/** Cards at a location that add an action to it. */
export function grantsAt(s: Villainous, cards: readonly Card[], at: Location): Card[] {
  return cards.filter((card) => s.at[card] === at && faceOf(s, card).grants !== null)
}
