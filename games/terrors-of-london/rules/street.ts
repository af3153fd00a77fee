/** The Street and the Market behind it (TL-MARKET). */
import { EMPTY, tell } from '@duskhall/kernel'
import type { TerrorsEvent } from '../events.ts'
import type { Card, TerrorsOfLondon } from '../state.ts'

/** TL-MARKET2 to TL-MARKET4: the position is filled from the Market while it lasts. */
export function fillSlot(s: TerrorsOfLondon, slot: number): void {
  const card = s.market.pop()
  s.street[slot] = card ?? EMPTY
  if (card === undefined) return
  s.fence++
  tell?.<TerrorsEvent>({ e: 'street-filled', slot, card })
}

export function slotOf(s: TerrorsOfLondon, card: Card): number {
  return s.street.indexOf(card)
}
