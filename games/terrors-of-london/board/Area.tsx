/** The play area of whose turn it is: hordes with their links closed, then whatever stands alone. */
import { Icon, infoOf, Piece, Zone } from '@duskhall/ui'
import { type CSSProperties, Fragment } from 'react'
import { isHordeAbilityUsed } from '../rules/marks.ts'
import { type Card, playerOf } from '../state.ts'
import css from './Area.module.css'
import { InPlay } from './InPlay.tsx'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Area() {
  const { s, words, chair, seats } = useDesk()
  const { area } = playerOf(s, s.active)
  const loose = area.filter((card) => !s.hordes.some((horde) => horde.includes(card)))
  const own = s.active === chair
  const label = own ? words.yourArea : words.areaOf(infoOf(seats, s.active).name)
  return (
    <Zone id={id.area(s.active)} label={label} className={css.area}>
      {s.hordes.map((horde) => (
        <Horde key={horde[0]} horde={horde} />
      ))}
      {loose.length > 0 && (
        <div className={css.loose} style={wide(loose)}>
          <span className={css.title}>{own ? words.played : label}</span>
          {loose.map((card) => (
            <InPlay key={card} card={card} />
          ))}
        </div>
      )}
      <Landing />
      {area.length === 0 && (
        <p className={css.nothing}>
          {label}
          <br />
          {words.emptyArea}
        </p>
      )}
    </Zone>
  )
}

/** Where a card that is carried from the hand is put down. */
export function Landing() {
  const { view, draft, answers, texts, reader, leadsTo } = useDesk()
  const { move } = draft.carry === undefined ? { move: null } : answers.at(id.card(draft.carry))
  if (move?.do !== 'play') return null
  return (
    <Piece
      id="landing"
      place
      label={texts.move(view, move, reader)}
      move={move}
      consequence={leadsTo(move)}
      className={css.landing}
    />
  )
}

/** A group is as wide as its cards, and narrows with them. */
function wide(cards: readonly Card[]): CSSProperties {
  return { '--count': cards.length } as CSSProperties
}

function Horde({ horde }: { readonly horde: readonly Card[] }) {
  const { s, words } = useDesk()
  const used = horde.filter((card) => isHordeAbilityUsed(s, card, 0) || isHordeAbilityUsed(s, card, 1)).length
  return (
    <div className={css.horde} style={wide(horde)}>
      <span className={css.title}>{words.horde(horde.length, used)}</span>
      {horde.map((card, at) => (
        <Fragment key={card}>
          {at > 0 && (
            <span className={css.link} data-zone={id.link(horde[at - 1] as Card, card)} aria-hidden="true">
              <Icon name="linked-rings" />
            </span>
          )}
          <InPlay card={card} />
        </Fragment>
      ))}
    </div>
  )
}
