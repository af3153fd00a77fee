/** How tokens come and turn, and whether there are any left (TL-HAUNT1, TL-HAUNT3, TL-HAUNT5, TL-GEN-R6). */
import { tell } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import type { Card, TerrorsOfLondon } from '../state.ts'
import { DISMISSED_SIDE, HAUNT_SIDE, hasToken, setToken, tokenSide } from './marks.ts'

/** TL-GEN-R6: HAUNT tokens never run out, unless the table has only those of the box. */
export function isHauntTokenLeft(s: TerrorsOfLondon): boolean {
  if (!s.options.limitedTokens) return true
  const used = s.players.reduce((sum, { area }) => sum + area.filter((card) => hasToken(s, card)).length, 0)
  return used < boxOf(s).file.components.hauntTokens
}

/** TL-GEN-R6: the same for UNITE tokens. */
export function isUniteTokenLeft(s: TerrorsOfLondon): boolean {
  if (!s.options.limitedTokens) return true
  return s.players.reduce((sum, { unite }) => sum + unite, 0) < boxOf(s).file.components.uniteTokens
}

/** TL-HAUNT3: a monster that has a token receives no second one. */
export function giveToken(s: TerrorsOfLondon, card: Card): void {
  if (hasToken(s, card) || !isHauntTokenLeft(s)) return
  setToken(s, card, HAUNT_SIDE)
  tell?.<TerrorsEvent>({ e: 'haunted', seat: s.active, card })
}

/** Turns a token to its Dismissed side, if there is one. */
export function dismiss(s: TerrorsOfLondon, card: Card): void {
  if (tokenSide(s, card) !== HAUNT_SIDE) return
  setToken(s, card, DISMISSED_SIDE)
  tell?.<TerrorsEvent>({ e: 'dismissed', seat: s.active, card })
}
