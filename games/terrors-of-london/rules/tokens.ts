/** How HAUNT tokens come and turn (TL-HAUNT1, TL-HAUNT3, TL-HAUNT5). */
import { tell } from '@duskhall/kernel'
import type { TerrorsEvent } from '../events.ts'
import type { Card, TerrorsOfLondon } from '../state.ts'
import { DISMISSED_SIDE, HAUNT_SIDE, hasToken, setToken, tokenSide } from './marks.ts'

/** TL-HAUNT3: a monster that has a token receives no second one. */
export function giveToken(s: TerrorsOfLondon, card: Card): void {
  if (hasToken(s, card)) return
  setToken(s, card, HAUNT_SIDE)
  tell?.<TerrorsEvent>({ e: 'haunted', seat: s.active, card })
}

/** Turns a token to its Dismissed side, if there is one. */
export function dismiss(s: TerrorsOfLondon, card: Card): void {
  if (tokenSide(s, card) !== HAUNT_SIDE) return
  setToken(s, card, DISMISSED_SIDE)
  tell?.<TerrorsEvent>({ e: 'dismissed', seat: s.active, card })
}
