/** The village square at sunset, between the camps: Loot, Power Stone and the two cargoes. */
import { Icon, PlayerShape, tooltip } from '@duskhall/ui'
import type { Village, VillageNo } from '../state.ts'
import { NOBODY } from '../state.ts'
import { Coins } from './Coin.tsx'
import { Roofs } from './Roofs.tsx'
import css from './Square.module.css'
import { useDesk } from './seat.tsx'
import { faceOf, id } from './seen.ts'
import { ColorMark } from './TileFace.tsx'

export function Square({ village, small }: { readonly village: VillageNo; readonly small?: boolean }) {
  return (
    <div className={small ? css.strip : css.square}>
      {!small && <Roofs />}
      {(['loot', 'stone'] as const).map((sort) => (
        <Token key={sort} sort={sort} village={village} />
      ))}
      {(['yellow', 'redBlue'] as const).map((sort) => (
        <Cargo key={sort} sort={sort} village={village} />
      ))}
    </div>
  )
}

function useThen(village: VillageNo): Village {
  return useDesk().after.villages[village] as Village
}

const TOKEN_ICONS = { loot: 'open-treasure-chest', stone: 'rupee' } as const

interface TokenProps {
  readonly sort: keyof typeof TOKEN_ICONS
  readonly village: VillageNo
}

/** Loot or Stone: on the board, or with the camp that took it this round. */
function Token({ sort, village }: TokenProps) {
  const { s, seats, texts, telling, words } = useDesk()
  const camp = s.villages[village]?.[sort] ?? NOBODY
  const taken = camp !== NOBODY
  const leaving = useThen(village)[sort] !== camp
  const face = taken ? faceOf(s, camp, seats) : null
  const help = texts.glossary.tokens[sort]
  return (
    <span
      className={`${css.token} ${css[sort]}`}
      data-zone={id[sort](village)}
      data-gone={taken ? '' : undefined}
      data-leaving={leaving ? '' : undefined}
      role="img"
      aria-label={words.said(help.name, face ? words.takenBy(texts.party(camp, telling)) : help.help)}
      {...(face ? { title: `${help.name}. ${help.help}` } : tooltip(`${help.name}. ${help.help}`))}
    >
      <Icon name={TOKEN_ICONS[sort]} />
      {face ? <PlayerShape seat={face} bare className={css.taker} /> : <em>{words[sort]}</em>}
    </span>
  )
}

/** Where its gold is counted, and for which colours it is. */
const CARGOES = {
  yellow: { gold: 'cargoYellow', colors: ['yellow'] },
  redBlue: { gold: 'cargoRedBlue', colors: ['red', 'blue'] },
} as const

interface CargoProps {
  readonly sort: keyof typeof CARGOES
  readonly village: VillageNo
}

function Cargo({ sort, village }: CargoProps) {
  const { s, texts } = useDesk()
  const cargo = CARGOES[sort]
  const gold = s.villages[village]?.[cargo.gold] ?? 0
  const then = useThen(village)[cargo.gold]
  const label = texts.board.cargo[sort]
  return (
    <span
      className={css.cargo}
      data-zone={id.cargo(village, sort)}
      data-gone={gold === 0 ? '' : undefined}
      data-leaving={then < gold ? '' : undefined}
      role="img"
      aria-label={texts.board.said(label, gold === 0 ? texts.board.empty : texts.board.gold(gold))}
      title={`${label}. ${texts.glossary.tokens.cargo.help}`}
    >
      {cargo.colors.map((color) => (
        <ColorMark key={color} color={color} className={css.cargoShape} />
      ))}
      {gold === 0 ? <em>{texts.board.empty}</em> : <Coins count={gold} />}
    </span>
  )
}
