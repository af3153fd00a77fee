/** What the question is not about, in chips that still answer; a button turns it to the front. */
import { EMPTY } from '@duskhall/kernel'
import { Icon, infoOf, Piece, Zone } from '@duskhall/ui'
import { Fragment, type ReactNode } from 'react'
import { type Card, COIN, playerOf } from '../state.ts'
import { priceOf, priceOfAcolyte } from '../text/facts.ts'
import { Landing } from './Area.tsx'
import { linksOf } from './answers.ts'
import { lookOfEntry } from './CardFace.tsx'
import css from './Folded.module.css'
import type { Front, Side } from './front.ts'
import { MiniCard } from './MiniCard.tsx'
import { Price } from './Price.tsx'
import { useCard, useDesk } from './seat.tsx'
import { id } from './seen.ts'

interface FoldedProps {
  readonly front: Front
}

function Folded({
  front,
  side,
  title,
  zone,
  label,
  children,
}: FoldedProps & {
  readonly side: Side
  readonly title: string
  readonly zone: string
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <div className={css.folded}>
      <TurnUp front={front} side={side} title={title} />
      <Zone id={zone} label={label} className={css.chips}>
        {children}
      </Zone>
    </div>
  )
}

/** Brings a side to the front; tells how many answers wait there. */
function TurnUp({ front, side, title }: FoldedProps & { readonly side: Side; readonly title: string }) {
  const { words } = useDesk()
  const count = front.answers(side)
  const name = words.said(title, words.turnUp)
  return (
    <button
      type="button"
      className={css.turn}
      aria-label={count > 0 ? words.said(name, words.answersThere(count)) : name}
      data-calls={count > 0 ? '' : undefined}
      onClick={() => front.turnTo(side)}
    >
      <span>{title}</span>
      {count > 0 ? <b>{count}</b> : <i className={css.up} />}
    </button>
  )
}

export function FoldedArea({ front }: FoldedProps) {
  const { s, words, chair, seats } = useDesk()
  const { area } = playerOf(s, s.active)
  const loose = area.filter((card) => !s.hordes.some((horde) => horde.includes(card)))
  const label = s.active === chair ? words.yourArea : words.areaOf(infoOf(seats, s.active).name)
  return (
    <Folded front={front} side="area" title={words.played} zone={id.area(s.active)} label={label}>
      {s.hordes.map((horde) => (
        <span key={horde[0]} className={css.horde}>
          {horde.map((card, at) => (
            <Fragment key={card}>
              {at > 0 && <i className={css.link} data-zone={id.link(horde[at - 1] as Card, card)} />}
              <InPlayChip card={card} />
            </Fragment>
          ))}
        </span>
      ))}
      {loose.map((card) => (
        <InPlayChip key={card} card={card} />
      ))}
      {area.length === 0 && <span className={css.none}>{words.emptyArea}</span>}
      <Landing />
    </Folded>
  )
}

/** A monster that fits somewhere turns the play area up; one that fits in one place goes there. */
function InPlayChip({ card }: { readonly card: Card }) {
  const { answers, draft, onDraft, leadsTo, answering, texts, words, isIdle } = useDesk()
  const { entry, piece } = useCard(card)
  const links = linksOf(answers.links, card)
  const only = links.length === 1 ? links[0] : undefined
  const haunt = answering(id.token(card))
  return (
    <>
      <Piece
        {...piece}
        move={piece.move ?? only}
        consequence={piece.move || !only ? piece.consequence : leadsTo(only)}
        onPick={links.length > 1 ? () => onDraft({ ...draft, pick: card }) : undefined}
        className={css.chip}
      >
        <MiniCard id={entry.id} look={lookOfEntry(entry)} />
      </Piece>
      {haunt.move && (
        <Piece
          {...haunt}
          idle={isIdle(haunt.move)}
          label={words.hauntAgain(texts.name(entry.id))}
          className={css.token}
        >
          <Icon name="night-sleep" />
        </Piece>
      )}
    </>
  )
}

export function FoldedStreet({ front }: FoldedProps) {
  const { s, texts, answering } = useDesk()
  const { zones } = texts.glossary
  const coins = s.pool[COIN] ?? 0
  const price = priceOfAcolyte(s)
  return (
    <Folded front={front} side="street" title={zones.street.name} zone={id.street} label={zones.street.name}>
      {s.street.map((card) => card !== EMPTY && <ForSaleChip key={card} card={card} />)}
      <Piece
        {...answering(id.acolytes)}
        label={`${texts.board.acolytes(s.acolytes.length)}, ${texts.board.price(price)}`}
        className={css.chip}
      >
        <span className={css.acolyte}>
          <Icon name="hooded-figure" />
        </span>
        <Price coins={price} lit={price <= coins} className={css.price} />
      </Piece>
    </Folded>
  )
}

function ForSaleChip({ card }: { readonly card: Card }) {
  const { s } = useDesk()
  const { entry, piece } = useCard(card)
  const coins = priceOf(s, card)
  return (
    <Piece {...piece} className={css.chip}>
      <MiniCard id={entry.id} look={lookOfEntry(entry)} />
      <Price coins={coins} lit={coins <= (s.pool[COIN] ?? 0)} className={css.price} />
    </Piece>
  )
}
