/** Who plays: the portrait of an Overlord with the mark of its player, its name and faction, its Armor. */
import type { Seat } from '@duskhall/kernel'
import { infoOf, Piece, type PieceProps, PlayerShape, tooltip } from '@duskhall/ui'
import { overlordOf } from '../content/box.ts'
import type { Faction } from '../state.ts'
import { armorLeft } from '../text/facts.ts'
import { FactionMark } from './Art.tsx'
import { Chip } from './Chip.tsx'
import css from './Overlord.module.css'
import { Portrait } from './Portrait.tsx'
import { useDesk } from './seat.tsx'
import { factionOfSeat } from './seen.ts'

export function Overlord({ seat, ...piece }: PieceProps & { readonly seat: Seat }) {
  const { s, seats } = useDesk()
  const { id } = overlordOf(s, seat)
  return (
    <Piece {...piece} card={id}>
      <Portrait id={id} look={factionOfSeat(s, seat) as Faction} />
      <PlayerShape seat={infoOf(seats, seat)} className={css.shape} />
    </Piece>
  )
}

export function OverlordName({ seat, player }: { readonly seat: Seat; readonly player?: string }) {
  const { s, texts } = useDesk()
  const faction = factionOfSeat(s, seat) as Faction
  return (
    <>
      <b className={css.name}>{texts.name(overlordOf(s, seat).id)}</b>
      <span className={css.faction}>
        <FactionMark look={faction} />
        {texts.factions[faction].name}
        {player && <span className={css.player}>{`· ${player}`}</span>}
      </span>
    </>
  )
}

export function Armor({ seat, className }: { readonly seat: Seat; readonly className?: string | undefined }) {
  const { s, seats, chair, words } = useDesk()
  const armor = armorLeft(s, seat)
  const owner = seat === chair ? words.you : infoOf(seats, seat).name
  const label = words.said(owner, words.armor(armor, armor))
  return (
    <span className={className} data-what="abilities.armor" role="img" aria-label={label} {...tooltip(label)}>
      <Chip sort="armor" count={armor} />
    </span>
  )
}
