/** A location in little: who stands there, what lies there, and what is said of it to whoever has it read out. */
import type { Seat } from '@duskhall/kernel'
import { Icon, Print, useFreshness } from '@duskhall/ui'
import { faceOf } from '../content/box.ts'
import { attachedTo, isLocked, strengthOf } from '../rules/realm.ts'
import { type Card, type Location, realmOf } from '../state.ts'
import { cardLook } from './look.ts'
import { portraitOf } from './portraits.ts'
import css from './Rival.module.css'
import { useDesk } from './seat.tsx'
import { cardsAt, id } from './seen.ts'
import { hasStrength } from './strength.ts'

/** Heroes above its name, Allies and Items below it. */
export function Little({
  seat,
  at,
  name,
}: {
  readonly seat: Seat
  readonly at: Location
  readonly name: string
}) {
  const { s, words, names, texts, boardOf } = useDesk()
  const realm = realmOf(s, seat)
  const { above, below } = cardsAt(s, seat, at)
  const here = realm.mover === at
  const locked = isLocked(s, seat, at)
  const obstacles = boardOf(seat).entry.pieces.slots ? (realm.pieces[at] ?? 0) : null
  const said = [
    ...(here ? [words.realm.mover(texts.villain(s, seat))] : []),
    ...(locked ? [words.realm.locked] : []),
    ...(obstacles === null ? [] : [words.obstacles.of(obstacles)]),
    ...[...above, ...below].map((card) => little(card)),
  ]
  function little(card: Card): string {
    const named = names.card(faceOf(s, card).id)
    const items = attachedTo(s, seat, card).map((item) => names.card(faceOf(s, item).id))
    const more = [
      ...(s.trapped[card] === 1 ? [words.trappedShort] : []),
      ...(items.length > 0 ? [words.attached(words.list(items))] : []),
    ]
    const strong = hasStrength(s, card) ? `${named} ${strengthOf(s, seat, card)}` : named
    return more.length > 0 ? `${strong} (${more.join(', ')})` : strong
  }
  return (
    <div
      className={css.place}
      data-here={here ? '' : undefined}
      data-zone={id.place(seat, at)}
      role="img"
      aria-label={words.said(name, said.length > 0 ? said.join(', ') : words.realm.nobody)}
    >
      <span className={css.chips}>
        {above.map((card) => (
          <Chip key={card} seat={seat} card={card} />
        ))}
      </span>
      <b>
        {here && <Icon name={portraitOf(boardOf(seat).id)} />}
        {locked && <Icon name="padlock" />}
        {name}
        {obstacles !== null && obstacles > 0 && (
          <span className={css.blocks}>
            <Icon name="stone-block" />
            <Print text={obstacles} />
          </span>
        )}
      </b>
      <span className={css.chips}>
        {below.map((card) => (
          <Chip key={card} seat={seat} card={card} />
        ))}
      </span>
    </div>
  )
}

function Chip({ seat, card }: { readonly seat: Seat; readonly card: Card }) {
  const { s, spoken } = useDesk()
  const face = faceOf(s, card)
  const items = attachedTo(s, seat, card)
  return (
    <i
      className={`${css.chip} ${cardLook(face)}`}
      data-piece={id.card(card)}
      data-trapped={s.trapped[card] === 1 ? '' : undefined}
      {...useFreshness(id.card(card))}
      title={spoken(card)}
    >
      <Icon name={s.trapped[card] === 1 ? 'crossed-chains' : portraitOf(face.id)} />
      {hasStrength(s, card) && <Print text={strengthOf(s, seat, card)} />}
      {items.map((item) => (
        <Icon key={item} name={portraitOf(faceOf(s, item).id)} className={css.item} />
      ))}
    </i>
  )
}
