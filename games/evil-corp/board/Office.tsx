/** The Office: candidates queue toward the recruiter, and three demons wait for a call. */
import {
  type Arrangement,
  type FrontRoom,
  Icon,
  isSmall,
  Piece,
  PileButton,
  Print,
  useFront,
  Zone,
} from '@duskhall/ui'
import { boxOf, tileOf } from '../content/box.ts'
import { priceOf } from '../rules/recruit.ts'
import { powersOf } from '../text/facts.ts'
import { Coin } from './Coin.tsx'
import { callsDemons, Demons } from './Demons.tsx'
import css from './Office.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TileFace } from './TileFace.tsx'

/** As a list it needs so much height; across, the powers need so much width. */
const LIST = 400
const WORDS = 480

/** Whether the queue goes across, and whether it tells powers then. */
function acrossIn(arrangement: Arrangement, { width, height }: FrontRoom): 'names' | 'powers' | undefined {
  if (arrangement === 'tablet') return 'powers'
  if (!isSmall(arrangement) || (arrangement !== 'low' && height >= LIST)) return undefined
  return width < WORDS ? 'names' : 'powers'
}

export function Office() {
  const { s, texts, view, arrangement } = useDesk()
  const room = useFront()
  const { zones } = texts.glossary
  // The last one to come stands on top, the front of the queue next to the recruiter.
  const slots = boxOf(s)
    .surcharges.map((_, at) => at + 1)
    .reverse()
  return (
    <section
      className={css.office}
      aria-label={zones.office.name}
      data-zone={id.office}
      data-across={acrossIn(arrangement, room)}
      data-called={callsDemons(view) ? '' : undefined}
    >
      <header className={css.header}>
        <h2>{zones.office.name}</h2>
        <PileButton
          pile={{
            zone: id.marketBag,
            title: zones.marketBag.name,
            cards: view.unseen['market-bag'] ?? [],
          }}
          icon="swap-bag"
          count={s.marketBag.length}
          counted={texts.board.tiles}
        />
        <PileButton
          pile={{ zone: id.queueDiscard, title: zones.queueDiscard.name, cards: s.queueDiscard }}
          icon="trash-can"
          count={s.queueDiscard.length}
          counted={texts.board.tiles}
        />
      </header>
      <h3 className={css.caption}>{zones.queue.name}</h3>
      <Zone id="queue" label={zones.queue.name} className={css.queue}>
        {slots.map((slot) =>
          slot > s.queue.length ? (
            <span key={slot} className={css.vacant} data-zone={id.queue(slot)} />
          ) : (
            <Candidate key={slot} slot={slot} />
          ),
        )}
      </Zone>
      <h3 className={css.caption}>{zones.demons.name}</h3>
      <Demons />
    </section>
  )
}

/** One who waits, with the price of the place: the last ones of the queue cost more, the first may be sent home. */
function Candidate({ slot }: { readonly slot: number }) {
  const { s, answering, texts, telling, view } = useDesk()
  const kind = s.queue[slot - 1] as number
  const tile = tileOf(s, kind)
  const copying = view.question?.name === 'copy'
  const byPower = view.question?.name === 'power-recruit'
  const surcharged = !byPower || s.options.surchargeOnPowerRecruit
  const surcharge = surcharged ? (boxOf(s).surcharges[slot - 1] ?? 0) : 0
  const price = priceOf(s, slot, surcharged)
  const front = slot === 1
  const powers = texts.powers(powersOf(s, kind), s.options)
  const { zones } = texts.glossary
  const where = front ? zones.frontSlot.name : texts.board.slot(slot)
  return (
    <Piece
      {...answering(id.queue(slot))}
      label={`${texts.spoken(kind, telling)} ${where}, ${texts.board.price(price)}`}
      card={tile.id}
      className={`${css.candidate} ${front ? css.front : ''}`}
    >
      <span className={css.small}>
        <TileFace tile={tile} passive={powersOf(s, kind).passive} chips={0} />
      </span>
      <span className={css.words}>
        <b>{texts.name(tile.id)}</b>
        <Print className={css.power} text={powers.map(({ short }) => short).join(' · ')} />
        {front && (
          <em title={zones.frontSlot.help}>
            <Print text={zones.frontSlot.name} />
          </em>
        )}
      </span>
      {!copying && (
        <span className={css.price}>
          <span>
            <Coin />{' '}
            <b>
              <Print text={price} />
            </b>
          </span>
          {surcharge > 0 && (
            <small>
              <Print text={`+${surcharge}`} />
            </small>
          )}
        </span>
      )}
      {copying && <Icon name="mirror-mirror" className={css.copy} />}
    </Piece>
  )
}
