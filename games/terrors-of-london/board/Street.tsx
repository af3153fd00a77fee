/** The Street of five between Market and Acolytes, on its cobbles; prices that can be paid are lit. */
import { EMPTY } from '@duskhall/kernel'
import { Counter, Icon, Piece, Print, Zone } from '@duskhall/ui'
import { type Card, COIN } from '../state.ts'
import { priceOf, priceOfAcolyte } from '../text/facts.ts'
import looks from './looks.module.css'
import { PileButton } from './PileButton.tsx'
import { acolytePile, marketPile, removedPile, usePiles } from './piles.tsx'
import css from './Street.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TableCard } from './TableCard.tsx'

export function Street() {
  const { s, after, view, texts, words } = useDesk()
  const { zones } = texts.glossary
  return (
    <section className={css.street} aria-label={zones.street.name}>
      <div className={css.piles}>
        <PileButton
          pile={marketPile(view, zones.market.name)}
          icon="doorway"
          count={s.market.length}
          caption={zones.market.name}
        />
        <PileButton
          pile={removedPile(view, words)}
          icon="card-burn"
          count={s.removed.length}
          preview={after.removed.length}
          flat
        />
      </div>
      <Zone id={id.street} label={zones.street.name} className={css.row}>
        {s.street.map((card, slot) =>
          card === EMPTY ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of the Street is its number
            <span key={`empty ${slot}`} className={css.empty} data-zone={id.slot(slot)}>
              {words.empty}
            </span>
          ) : (
            <ForSale key={card} card={card} />
          ),
        )}
      </Zone>
      <Acolytes />
    </section>
  )
}

function ForSale({ card }: { readonly card: Card }) {
  const { s } = useDesk()
  const coins = priceOf(s, card)
  const lit = coins <= (s.pool[COIN] ?? 0)
  return <TableCard card={card} price={{ coins, lit }} className={css.card} />
}

/** All alike from behind; which one it was shows when it is bought. */
function Acolytes() {
  const { s, after, view, answering, texts, words } = useDesk()
  const { open, opened } = usePiles()
  const { zones } = texts.glossary
  const price = priceOfAcolyte(s)
  const count = s.acolytes.length
  const pile = acolytePile(view, zones.acolytes.name)
  return (
    <div className={css.acolytes}>
      <Piece
        {...answering(id.acolytes)}
        label={`${texts.board.acolytes(count)}, ${texts.board.price(price)}`}
        className={css.acolyte}
      >
        <span className={css.back} data-empty={count === 0 ? '' : undefined}>
          <Icon name="hooded-figure" />
        </span>
        <span className={css.price} data-lit={price <= (s.pool[COIN] ?? 0) ? '' : undefined}>
          <Print text={price} />
        </span>
        <b className={`${css.count} ${looks.light}`} aria-hidden="true">
          <Counter value={count} preview={after.acolytes.length} />
        </b>
      </Piece>
      <button
        type="button"
        className={css.look}
        aria-expanded={opened === id.acolytes}
        aria-label={`${zones.acolytes.name}: ${words.look}`}
        onClick={() => open(opened === id.acolytes ? null : pile)}
      >
        {zones.acolytes.name}
      </button>
    </div>
  )
}
