/** The Street of five between Market and Acolytes, on its cobbles; prices that can be paid are lit. */
import { EMPTY } from '@duskhall/kernel'
import { Piece, PileBack, PileButton, PileCount, usePiles, Zone } from '@duskhall/ui'
import { type Card, COIN } from '../state.ts'
import { priceOf, priceOfAcolyte } from '../text/facts.ts'
import { Price } from './Price.tsx'
import { hiddenPile, removedPile } from './piles.ts'
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
          pile={hiddenPile(view, 'market', zones.market.name, words)}
          icon="doorway"
          count={s.market.length}
          counted={words.cards}
          caption={zones.market.name}
          look="stack"
        />
        <PileButton
          pile={removedPile(view, words)}
          icon="card-burn"
          count={s.removed.length}
          counted={words.cards}
          preview={after.removed.length}
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
  const { open, shown } = usePiles()
  const { zones } = texts.glossary
  const price = priceOfAcolyte(s)
  const count = s.acolytes.length
  const pile = hiddenPile(view, 'acolytes', zones.acolytes.name, words)
  const expanded = shown?.zone === id.acolytes
  return (
    <div className={css.acolytes}>
      <Piece
        {...answering(id.acolytes)}
        label={`${texts.board.acolytes(count)}, ${texts.board.price(price)}`}
        className={css.acolyte}
      >
        <PileBack icon="hooded-figure" empty={count === 0} />
        <Price coins={price} lit={price <= (s.pool[COIN] ?? 0)} className={css.price} />
        <PileCount count={count} preview={after.acolytes.length} />
      </Piece>
      <button
        type="button"
        className={css.look}
        aria-expanded={expanded}
        aria-label={words.said(zones.acolytes.name, words.look)}
        onClick={() => open(expanded ? null : pile)}
      >
        {zones.acolytes.name}
      </button>
    </div>
  )
}
