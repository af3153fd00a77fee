/** Partner and rivals on top: what everybody may know of them. A rival can be an answer. */
import {
  Counter,
  Icon,
  Piece,
  PileButton,
  PlayerShape,
  Print,
  type SeatInfo,
  tooltip,
  Zone,
} from '@duskhall/ui'
import { boxOf, layoutOf, tileOf } from '../content/box.ts'
import { type Camp, campState, screenOf } from '../state.ts'
import { Coin } from './Coin.tsx'
import css from './Players.module.css'
import { openly, openScreen, pileOf, screenPile } from './piles.ts'
import { useDesk } from './seat.tsx'
import { campOfSeat, id } from './seen.ts'
import { Portrait } from './TileFace.tsx'

export function Players() {
  const { s, chair, words, view } = useDesk()
  const watching = view.seat < 0
  const camps = s.camps.map((_, camp) => ({
    camp,
    seats: (layoutOf(s).members[camp] ?? []).filter((seat) => watching || seat !== chair),
  }))
  const shown = camps.filter(({ seats }) => seats.length > 0)
  // The own camp's purse and piles lie below, beside the hand.
  const own = campOfSeat(s, chair)
  return (
    <Zone id="players" label={words.rivals} className={`${css.bar} ${css[`seats${s.seats}`] ?? ''}`}>
      {shown
        .sort((a, b) => Number(b.camp === own) - Number(a.camp === own))
        .map(({ camp, seats }) => (
          <div key={camp} className={css.camp} data-own={camp === own ? '' : undefined}>
            {seats.map((seat) => (
              <Player key={seat} seat={seat} />
            ))}
            {(camp !== own || watching) && <Means camp={camp} />}
          </div>
        ))}
    </Zone>
  )
}

function Player({ seat }: { readonly seat: number }) {
  const desk = useDesk()
  const { s, after, seats, answering, texts, words, camp, view } = desk
  const open = openScreen(desk, seat)
  const info = seats[seat] as SeatInfo
  const count = screenOf(s, seat).length
  const then = screenOf(after, seat).length
  const passed = ((s.passed >> seat) & 1) === 1
  const asked = view.question?.seats.includes(seat) ?? false
  const first = layoutOf(s).members[s.first]?.[0] === seat
  const partner = campOfSeat(s, seat) === camp && view.seat >= 0
  const facts = [
    info.name,
    partner ? words.partner : '',
    texts.board.behindScreen(count),
    ...open.map((kind) => texts.name(tileOf(s, kind).id)),
    passed ? texts.board.passed : '',
    first ? texts.glossary.tokens.firstPlayer.name : '',
  ]
  const player = (
    <Piece
      {...answering(id.seat(seat))}
      label={facts.filter(Boolean).join(', ')}
      className={`${css.player} ${asked ? css.asked : ''}`}
    >
      <PlayerShape seat={info} className={css.shape} />
      <b className={css.name}>{info.name}</b>
      {first && (
        <Icon name="flying-flag" className={css.first} label={texts.glossary.tokens.firstPlayer.name} />
      )}
      <span className={css.screen} data-zone={id.screen(seat)} aria-hidden="true">
        {open.length > 0
          ? open.map((kind, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are alike
              <i key={`${kind} ${at}`} className={css.open}>
                <Portrait {...tileOf(s, kind)} />
              </i>
            ))
          : Array.from({ length: Math.min(count, s.seats > 2 ? 1 : 6) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
              <i key={at} />
            ))}
        <Counter value={count} preview={then} />
      </span>
      {passed && <Print className={css.passed} text={texts.board.passed} />}
    </Piece>
  )
  if (open.length === 0) return player
  return (
    <>
      {player}
      <PileButton {...screenPile(desk, seat, words.piles.screen(info.name))} />
    </>
  )
}

/** Purse, piles and crowns of a camp. */
function Means({ camp }: { readonly camp: Camp }) {
  const desk = useDesk()
  const { s, texts, words, telling } = desk
  const { tokens } = campState(s, camp)
  const name = texts.camp(camp, telling)
  // Inside a phrase a team has its article, in French.
  const { name: owner } = texts.party(camp, telling)
  const bag = openly(campState(s, camp).bag) ? 'bag' : 'bagAndScreens'
  return (
    <span className={css.means}>
      <Purse camp={camp} sort="gold" of={name} />
      <Purse camp={camp} sort="magicGold" of={name} />
      <PileButton {...pileOf(desk, camp, 'bag', words.piles[bag](owner))} />
      <PileButton {...pileOf(desk, camp, 'discard', words.piles.discard(owner))} />
      <PileButton {...pileOf(desk, camp, 'banished', words.piles.banished(owner))} className={css.rare} />
      <Crowns camp={camp} count={tokens} of={name} />
    </span>
  )
}

interface PurseProps {
  readonly camp: Camp
  readonly sort: 'gold' | 'magicGold'
  /** Whose it is. */
  readonly of: string
}

function Purse({ camp, sort, of }: PurseProps) {
  const { s, after, texts, words } = useDesk()
  const magic = sort === 'magicGold'
  const zone = magic ? id.magic(camp) : id.purse(camp)
  const count = campState(s, camp)[sort]
  const holds = texts.board[sort](count)
  return (
    <span
      className={css.coin}
      data-zone={zone}
      role="img"
      aria-label={words.said(of, holds)}
      {...tooltip(holds)}
    >
      <Coin magic={magic} purse={zone} />
      <b>
        <Counter value={count} preview={campState(after, camp)[sort]} />
      </b>
      <em>{magic ? words.magic : words.goldLabel}</em>
    </span>
  )
}

/** Victory tokens held, and those still missing. */
export function Crowns(props: { readonly camp: Camp; readonly count: number; readonly of: string }) {
  const { camp, count, of } = props
  const { s, texts } = useDesk()
  const { tokensToWin } = boxOf(s)
  return (
    <span
      className={css.crowns}
      data-zone={id.tokens(camp)}
      role="img"
      aria-label={texts.board.said(of, texts.board.tokens(count, tokensToWin))}
      {...tooltip(texts.board.tokens(count, tokensToWin))}
    >
      {Array.from({ length: Math.max(tokensToWin, count) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <i key={at} data-held={at < count ? '' : undefined}>
          <Icon name="laurel-crown" />
        </i>
      ))}
    </span>
  )
}
