/** The other side of the table in one strip: Health, Armor, hand, what stays in play, Relics, piles. */
import { Counter, Icon, Piece, PileButton, Zone } from '@duskhall/ui'
import { type Card, NOBODY, playerOf, RELIC_ZONE } from '../state.ts'
import { lookOfEntry } from './CardFace.tsx'
import { Health } from './Health.tsx'
import { Token } from './InPlay.tsx'
import { MiniCard } from './MiniCard.tsx'
import { Armor, Overlord, OverlordName } from './Overlord.tsx'
import { discardPile, drawPile } from './piles.ts'
import css from './Rival.module.css'
import { useCard, useDesk } from './seat.tsx'
import { faceOfSeat, id } from './seen.ts'

export function Rival() {
  const { s, after, view, seats, rival, texts, words, telling } = useDesk()
  const player = playerOf(s, rival)
  const then = playerOf(after, rival)
  const info = faceOfSeat(seats, rival)
  const titles = words.pileOf(info.name)
  if (player.overlord === NOBODY) return null
  return (
    <section className={css.rival} aria-label={info.name}>
      <Overlord
        seat={rival}
        id={id.overlord(rival)}
        label={texts.overlord(rival, telling)}
        className={css.who}
      />
      <div className={css.name}>
        <OverlordName seat={rival} player={info.name} />
        <Armor seat={rival} className={css.armor} />
        <Health seat={rival} />
      </div>
      <span
        className={css.backs}
        data-zone={id.hand(rival)}
        role="img"
        aria-label={words.said(info.name, words.inHand(player.hand.length))}
      >
        {player.hand.slice(0, 8).map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <i key={at} />
        ))}
        <b>
          <Counter value={player.hand.length} preview={then.hand.length} />
        </b>
      </span>
      {s.active !== rival && <Standing />}
      <Zone
        id={id.relics(rival)}
        label={words.relicsOf(info.name, player.relics.length, RELIC_ZONE)}
        className={css.group}
      >
        <span className={css.label}>{words.relicsShort}</span>
        {player.relics.map((card) => (
          <Mini key={card} card={card} />
        ))}
        {Array.from({ length: RELIC_ZONE - player.relics.length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike
          <i key={at} className={css.free} />
        ))}
      </Zone>
      <div className={css.piles}>
        {(player.unite > 0 || then.unite > 0) && (
          <span
            className={css.unite}
            data-zone={id.unite(rival)}
            role="img"
            aria-label={words.said(info.name, words.unite(player.unite))}
          >
            <Icon name="three-friends" />
            <Counter value={player.unite} preview={then.unite} />
          </span>
        )}
        <PileButton
          pile={drawPile(view, rival, titles.draw, words)}
          icon="stack"
          count={player.draw.length}
          counted={words.cards}
          caption={words.pile.draw}
        />
        <PileButton
          pile={discardPile(view, rival, titles.discard)}
          icon="card-discard"
          count={player.discard.length}
          counted={words.cards}
          preview={then.discard.length}
          caption={words.pile.discard}
        />
      </div>
    </section>
  )
}

/** Monsters that HAUNT keeps in play between turns. */
function Standing() {
  const { s, rival, seats, words } = useDesk()
  const { area } = playerOf(s, rival)
  if (area.length === 0) return null
  return (
    <Zone id={id.area(rival)} label={words.hauntedOf(faceOfSeat(seats, rival).name)} className={css.group}>
      <span className={css.label}>{words.haunted}</span>
      {area.map((card) => (
        <Mini key={card} card={card} />
      ))}
    </Zone>
  )
}

export function Mini({ card }: { readonly card: Card }) {
  const { entry, piece } = useCard(card)
  return (
    <span className={css.place}>
      <Piece {...piece} className={css.mini}>
        <MiniCard id={entry.id} look={lookOfEntry(entry)} />
      </Piece>
      <Token card={card} small />
    </span>
  )
}
