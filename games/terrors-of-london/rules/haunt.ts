/** HAUNT: the token with its two sides, and the action (TL-HAUNT). */
import { tell } from '@duskhall/kernel'
import { faceOf } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import type { Card, TerrorsOfLondon } from '../state.ts'
import { activate } from './abilities/index.ts'
import { DISMISSED_SIDE, isHauntUsed, markHauntUsed, tokenSide, wasThereAtStart } from './marks.ts'

/** The rule against a HAUNT action with this card of the active player, or null (TL-HAUNT7 to TL-HAUNT9). */
export function hauntBan(s: TerrorsOfLondon, card: Card): string | null {
  if (!wasThereAtStart(s, card)) return 'TL-HAUNT7'
  if (tokenSide(s, card) !== DISMISSED_SIDE) return 'TL-HAUNT8'
  return isHauntUsed(s, card) ? 'TL-HAUNT9' : null
}

/** TL-HAUNT10, TL-HAUNT-R10: its abilities once more; that is not playing a card. */
export function hauntAction(s: TerrorsOfLondon, card: Card): void {
  markHauntUsed(s, card)
  tell?.<TerrorsEvent>({ e: 'haunt-used', seat: s.active, card })
  activate(s, faceOf(s, card).abilities, card)
}
