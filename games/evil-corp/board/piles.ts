/** The piles of a camp, and what lies in them as far as that is public. */
import type { PileButtonProps } from '@duskhall/ui'
import { type Camp, campState } from '../state.ts'
import type { Desk } from './seat.tsx'
import { id } from './seen.ts'

const ICONS = { bag: 'swap-bag', discard: 'card-discard', banished: 'exit-door' } as const
type PileName = keyof typeof ICONS

/** A bag is known only together with what lies behind the screens. */
export function pileOf(
  { s, after, view, words }: Desk,
  camp: Camp,
  name: PileName,
  title: string,
): Pick<PileButtonProps, 'pile' | 'icon' | 'count' | 'preview'> {
  const tiles = campState(s, camp)[name]
  const cards = name === 'bag' ? (view.unseen[`camp-${camp}`] ?? []) : tiles
  const note = cards.length > tiles.length ? words.hiddenNote : undefined
  return {
    pile: { zone: id[name](camp), title, cards, note },
    icon: ICONS[name],
    count: tiles.length,
    preview: campState(after, camp)[name].length,
  }
}
