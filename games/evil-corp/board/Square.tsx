/** The village square at sunset, between the camps: Loot, Power Stone and the two cargoes. */
import { Icon, PlayerShape } from '@duskhall/ui'
import type { Village, VillageNo } from '../state.ts'
import { NOBODY } from '../state.ts'
import { Coins } from './Coin.tsx'
import { Roofs } from './Roofs.tsx'
import css from './Square.module.css'
import { useDesk } from './seat.tsx'
import { faceOf, id } from './seen.ts'
import { ColorMark } from './TileFace.tsx'

export function Square({ village, small }: { readonly village: VillageNo; readonly small?: boolean }) {
  const { s, texts } = useDesk()
  const board = s.villages[village] as Village
  return (
    <div className={small ? css.strip : css.square}>
      {!small && <Roofs />}
      {(['loot', 'stone'] as const).map((sort) => (
        <Token key={sort} sort={sort} village={village} />
      ))}
      <Cargo
        zone={id.cargo(village, 'yellow')}
        label={texts.board.cargo.yellow}
        gold={board.cargoYellow}
        then={useThen(village).cargoYellow}
      >
        <ColorMark color="yellow" className={css.cargoShape} />
      </Cargo>
      <Cargo
        zone={id.cargo(village, 'redBlue')}
        label={texts.board.cargo.redBlue}
        gold={board.cargoRedBlue}
        then={useThen(village).cargoRedBlue}
      >
        <ColorMark color="red" className={css.cargoShape} />
        <ColorMark color="blue" className={css.cargoShape} />
      </Cargo>
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
  const { s, seats, texts, words } = useDesk()
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
      aria-label={words.said(help.name, face ? words.takenBy(face.name) : help.help)}
      title={`${help.name}. ${help.help}`}
    >
      <Icon name={TOKEN_ICONS[sort]} />
      {face ? <PlayerShape seat={face} bare className={css.taker} /> : <em>{words[sort]}</em>}
    </span>
  )
}

interface CargoProps {
  readonly zone: string
  readonly label: string
  readonly gold: number
  readonly then: number
  readonly children: React.ReactNode
}

function Cargo({ zone, label, gold, then, children }: CargoProps) {
  const { texts } = useDesk()
  return (
    <span
      className={css.cargo}
      data-zone={zone}
      data-gone={gold === 0 ? '' : undefined}
      data-leaving={then < gold ? '' : undefined}
      role="img"
      aria-label={texts.board.said(label, gold === 0 ? texts.board.empty : texts.board.gold(gold))}
      title={`${label}. ${texts.glossary.tokens.cargo.help}`}
    >
      {children}
      {gold === 0 ? <em>{texts.board.empty}</em> : <Coins count={gold} />}
    </span>
  )
}
