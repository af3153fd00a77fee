/** Cards in play, and how they leave it (TL-GEN-R5, TL-HORDE-R10). */
import { type Seat, takeOut } from '@duskhall/kernel'
import { boxOf, type Face, faceOf } from '../content/box.ts'
import { type Card, type FactionNo, playerOf, type TerrorsOfLondon } from '../state.ts'
import { unmark } from './marks.ts'

export function isMonster(s: TerrorsOfLondon, card: Card): boolean {
  return faceOf(s, card).type === 'monster'
}

/** The seat in whose play area the card lies, Relic Zone included (TL-RELIC-R8); -1 when it is not in play. */
export function controllerOf(s: TerrorsOfLondon, card: Card): Seat {
  return s.players.findIndex(({ area, relics }) => area.includes(card) || relics.includes(card))
}

/** TL-INFL2, TL-INFL-R2: a monster of the faction in the play area, haunted or not. */
export function hasMonsterOf(s: TerrorsOfLondon, seat: Seat, faction: FactionNo): boolean {
  const { area } = playerOf(s, seat)
  const { faces } = boxOf(s)
  for (let i = 0; i < area.length; i++) {
    const face = faces[area[i] as Card] as Face
    if (face.type === 'monster' && face.faction === faction) return true
  }
  return false
}

/** Takes the card out of play; the caller says where it goes. */
export function leavePlay(s: TerrorsOfLondon, seat: Seat, card: Card): void {
  const { area, relics } = playerOf(s, seat)
  takeOut(relics.includes(card) ? relics : area, card)
  unmark(s, card)
  breakHorde(s, card)
}

/** TL-HORDE-R10: the horde breaks there; a monster left alone is in no horde (TL-HORDE15). */
function breakHorde(s: TerrorsOfLondon, card: Card): void {
  const number = hordeOf(s, card)
  if (number < 0) return
  const horde = s.hordes[number] as Card[]
  const at = horde.indexOf(card)
  const pieces = [horde.slice(0, at), horde.slice(at + 1)].filter((piece) => piece.length > 1)
  s.hordes.splice(number, 1, ...pieces)
}

/** The number of the horde the card is in, or -1. */
export function hordeOf(s: TerrorsOfLondon, card: Card): number {
  const { hordes } = s
  for (let i = 0; i < hordes.length; i++) if ((hordes[i] as Card[]).includes(card)) return i
  return -1
}
