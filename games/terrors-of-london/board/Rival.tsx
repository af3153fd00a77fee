/** The other side of the table in one strip: Health, Armor, hand, what stays in play, Relics, piles. */
import { Counter, Icon, infoOf, isSmall, Panel, Piece, PileButton, Zone } from '@duskhall/ui'
import { overlordOf } from '../content/box.ts'
import { type Card, type Faction, NOBODY, playerOf, RELIC_ZONE } from '../state.ts'
import { armorLeft } from '../text/facts.ts'
import { lookOfEntry } from './CardFace.tsx'
import type { Front } from './front.ts'
import { Health } from './Health.tsx'
import { Token } from './InPlay.tsx'
import { MiniCard } from './MiniCard.tsx'
import { Armor, Overlord, OverlordName } from './Overlord.tsx'
import { Portrait } from './Portrait.tsx'
import { discardPile, drawPile } from './piles.ts'
import css from './Rival.module.css'
import { useCard, useDesk } from './seat.tsx'
import { factionOfSeat, id } from './seen.ts'

export function Rival({ front }: { readonly front: Front }) {
  const { s, arrangement, rival } = useDesk()
  if (playerOf(s, rival).overlord === NOBODY) return null
  return isSmall(arrangement) ? <InTheBar front={front} /> : <Strip />
}

function Strip() {
  const { seats, rival, texts, telling } = useDesk()
  const info = infoOf(seats, rival)
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
      <Backs />
      <Standing />
      <TheirRelics />
      <TheirPiles />
    </section>
  )
}

/** Key numbers only; pressed, it shows the rest in place of the Street. */
function InTheBar({ front }: { readonly front: Front }) {
  const { s, seats, rival, texts, words, telling } = useDesk()
  const info = infoOf(seats, rival)
  const open = front.large === 'rival'
  const count = front.answers('rival')
  const name = words.said(info.name, texts.overlord(rival, telling))
  return (
    <section className={css.bar} aria-label={info.name}>
      <button
        type="button"
        className={css.opener}
        aria-expanded={open}
        aria-label={count > 0 ? words.said(name, words.answersThere(count)) : name}
        data-calls={count > 0 && !open ? '' : undefined}
        onClick={() => front.turnTo(open ? 'street' : 'rival')}
      >
        <span className={css.who} data-piece={id.overlord(rival)}>
          <Portrait id={overlordOf(s, rival).id} look={factionOfSeat(s, rival) as Faction} />
        </span>
        {count > 0 && !open && <b className={css.count}>{count}</b>}
      </button>
      <Health seat={rival} />
      {armorLeft(s, rival) > 0 && <Armor seat={rival} className={css.armor} />}
      <Backs />
    </section>
  )
}

/** All that the other side has on the table, where the bar on top has room for numbers only. */
export function RivalPanel({ front }: { readonly front: Front }) {
  const { s, seats, rival, texts, words } = useDesk()
  const overlord = texts.name(overlordOf(s, rival).id)
  return (
    <Panel
      title={words.said(infoOf(seats, rival).name, overlord)}
      flow="across"
      close={{ label: words.close, onClose: () => front.turnTo('street') }}
    >
      <div className={css.all}>
        <Standing />
        <TheirRelics />
        <TheirPiles />
      </div>
    </Panel>
  )
}

function Backs() {
  const { s, after, seats, rival, words } = useDesk()
  const { hand } = playerOf(s, rival)
  const { name } = infoOf(seats, rival)
  return (
    <span
      className={css.backs}
      data-zone={id.hand(rival)}
      role="img"
      aria-label={words.said(name, words.inHand(hand.length))}
    >
      {hand.slice(0, 8).map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <i key={at} />
      ))}
      <b>
        <Counter value={hand.length} preview={playerOf(after, rival).hand.length} />
      </b>
    </span>
  )
}

function TheirRelics() {
  const { s, seats, rival, words } = useDesk()
  const { relics } = playerOf(s, rival)
  const label = words.relicsOf(infoOf(seats, rival).name, relics.length, RELIC_ZONE)
  return (
    <Zone id={id.relics(rival)} label={label} className={css.group}>
      <span className={css.label}>{words.relicsShort}</span>
      {relics.map((card) => (
        <Mini key={card} card={card} />
      ))}
      {Array.from({ length: RELIC_ZONE - relics.length }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike
        <i key={at} className={css.free} />
      ))}
    </Zone>
  )
}

function TheirPiles() {
  const { s, after, view, seats, rival, words } = useDesk()
  const player = playerOf(s, rival)
  const then = playerOf(after, rival)
  const { name } = infoOf(seats, rival)
  const titles = words.pileOf(name)
  return (
    <div className={css.piles}>
      {(player.unite > 0 || then.unite > 0) && (
        <span
          className={css.unite}
          data-zone={id.unite(rival)}
          role="img"
          aria-label={words.said(name, words.unite(player.unite))}
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
  )
}

/** Monsters that HAUNT keeps in play between turns. */
function Standing() {
  const { s, rival, seats, words } = useDesk()
  const { area } = playerOf(s, rival)
  if (s.active === rival || area.length === 0) return null
  return (
    <Zone id={id.area(rival)} label={words.hauntedOf(infoOf(seats, rival).name)} className={css.group}>
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
