/** The others' key numbers in the bar on top; pressing it shows all that everybody may know of them. */
import { Icon, PlayerShape, Print, type SeatInfo } from '@duskhall/ui'
import type { ReactNode } from 'react'
import { boxOf, layoutOf } from '../content/box.ts'
import { type Camp, campState, screenOf } from '../state.ts'
import { Coin } from './Coin.tsx'
import css from './RivalsBar.module.css'
import { useDesk } from './seat.tsx'
import { campOfSeat, id } from './seen.ts'

interface RivalsBarProps {
  readonly shown: boolean
  /** A rival is an answer of the question. */
  readonly calls: boolean
  onShow(): void
}

export function RivalsBar({ shown, calls, onShow }: RivalsBarProps) {
  const { s, chair, view, words, texts, seats, arrangement } = useDesk()
  // A long bar has one line; a short one has the names in the first and all numbers in the second.
  const long = arrangement === 'low'
  const watching = view.seat < 0
  const own = campOfSeat(s, chair)
  const others = s.camps
    .map((_, camp) => ({
      camp,
      members: (layoutOf(s).members[camp] ?? []).filter((seat) => watching || seat !== chair),
    }))
    .filter(({ members }) => members.length > 0)
    .sort((a, b) => Number(b.camp === own) - Number(a.camp === own))
  const told = others.flatMap(({ camp, members }) => [
    ...members.map((seat) => [
      seats[seat]?.name ?? '',
      texts.board.behindScreen(screenOf(s, seat).length),
      ((s.passed >> seat) & 1) === 1 ? texts.board.passed : '',
    ]),
    ...(camp !== own || watching ? [moneyOf(camp)] : []),
  ])
  // A full stop parts players, so that it is heard whose each number is.
  const spoken = told.map((facts) => facts.filter(Boolean).join(', ')).join('. ')
  function moneyOf(camp: Camp): string[] {
    const { gold, magicGold, tokens } = campState(s, camp)
    const { tokensToWin } = boxOf(s)
    return [texts.board.gold(gold), texts.board.magicGold(magicGold), texts.board.tokens(tokens, tokensToWin)]
  }
  return (
    <button
      type="button"
      className={css.bar}
      aria-expanded={shown}
      aria-label={texts.board.said(words.rivals, spoken)}
      data-calls={calls ? '' : undefined}
      onClick={onShow}
    >
      <span className={`${css.inside} ${css[`seats${s.seats}`] ?? ''}`} aria-hidden="true">
        {others.map(({ camp, members }) => (
          <span key={camp} className={css.camp}>
            <span className={css.members}>
              {members.map((seat) => (
                <Member key={seat} seat={seat}>
                  {long && <Tiles seat={seat} />}
                </Member>
              ))}
            </span>
            <span className={css.means}>
              {!long && members.map((seat) => <Tiles key={seat} seat={seat} marked />)}
              {(camp !== own || watching) && <Means camp={camp} />}
            </span>
          </span>
        ))}
      </span>
    </button>
  )
}

function Member({ seat, children }: { readonly seat: number; readonly children: ReactNode }) {
  const { s, seats, view } = useDesk()
  const info = seats[seat] as SeatInfo
  const passed = ((s.passed >> seat) & 1) === 1
  return (
    <span
      className={css.member}
      data-piece={id.seat(seat)}
      data-awaited={view.question?.seats.includes(seat) ? '' : undefined}
      data-passed={passed ? '' : undefined}
    >
      <PlayerShape seat={info} className={css.shape} />
      <Print className={css.name} text={info.name} />
      {children}
    </span>
  )
}

/** How many tiles are behind a screen; marked where it is not beside its owner's name. */
function Tiles({ seat, marked }: { readonly seat: number; readonly marked?: boolean }) {
  const { s, seats } = useDesk()
  return (
    <span className={css.tiles} data-zone={id.screen(seat)}>
      {marked && <PlayerShape seat={seats[seat] as SeatInfo} className={css.mark} />}
      <i />
      <Print text={screenOf(s, seat).length} />
    </span>
  )
}

function Means({ camp }: { readonly camp: Camp }) {
  const { s } = useDesk()
  const { gold, magicGold, tokens } = campState(s, camp)
  return (
    <>
      <span data-zone={id.purse(camp)}>
        <Coin size={13} purse={id.purse(camp)} />
        <Print text={gold} />
      </span>
      <span data-zone={id.magic(camp)}>
        <Coin magic size={13} purse={id.magic(camp)} />
        <Print text={magicGold} />
      </span>
      <span data-zone={id.tokens(camp)}>
        <Icon name="laurel-crown" className={css.crown} />
        <Print text={tokens} />
      </span>
    </>
  )
}
