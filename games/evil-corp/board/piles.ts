/** The piles of a camp, and what lies in them as far as that is public. */
import { HIDDEN, type Seat } from '@duskhall/kernel'
import type { PileButtonProps } from '@duskhall/ui'
import { type Camp, campState, type Kind, screenOf } from '../state.ts'
import type { Desk } from './seat.tsx'
import { id } from './seen.ts'

const ICONS = { bag: 'swap-bag', discard: 'card-discard', banished: 'exit-door' } as const
type PileName = keyof typeof ICONS

/** Tiles that all lie open, as every tile does once a game is over; null where one is hidden. */
export function openly(tiles: readonly Kind[]): readonly Kind[] | null {
  return tiles.length > 0 && !tiles.includes(HIDDEN) ? tiles : null
}

/** What stands behind the screen of another seat, where that is open. */
export function openScreen({ s }: Desk, seat: Seat): readonly Kind[] {
  return openly(screenOf(s, seat)) ?? []
}

/** Such a screen as a pile to look into. */
export function screenPile(
  desk: Desk,
  seat: Seat,
  title: string,
): Pick<PileButtonProps, 'pile' | 'icon' | 'count' | 'counted'> {
  const cards = openScreen(desk, seat)
  return {
    pile: { zone: `open-${id.screen(seat)}`, title, cards, note: undefined },
    icon: 'third-eye',
    count: cards.length,
    counted: desk.words.tiles,
  }
}

/** A bag that is not open is known only together with what lies behind the screens. */
export function pileOf(
  { s, after, view, words }: Desk,
  camp: Camp,
  name: PileName,
  title: string,
): Pick<PileButtonProps, 'pile' | 'icon' | 'count' | 'counted' | 'preview'> {
  const tiles = campState(s, camp)[name]
  const cards = name === 'bag' ? (openly(tiles) ?? view.unseen[`camp-${camp}`] ?? []) : tiles
  const note = cards.length > tiles.length ? words.hiddenNote : undefined
  return {
    pile: { zone: id[name](camp), title, cards, note },
    icon: ICONS[name],
    count: tiles.length,
    counted: words.tiles,
    preview: campState(after, camp)[name].length,
  }
}
