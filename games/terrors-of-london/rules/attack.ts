/** Attacking, and the Armor that stands in the way (TL-ATK, TL-ARMOR). */
import { type Seat, tell } from '@duskhall/kernel'
import { boxOf, type Face } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import { type Card, opponentOf, POWER, playerOf, type TerrorsOfLondon } from '../state.ts'
import { endIfDecided, lowerHealth } from './victory.ts'

/** TL-ARMOR2: the sum over all cards in play. */
export function armorOf(s: TerrorsOfLondon, seat: Seat): number {
  const { area, relics } = playerOf(s, seat)
  return armorIn(s, area) + armorIn(s, relics)
}

function armorIn(s: TerrorsOfLondon, cards: readonly Card[]): number {
  const { faces } = boxOf(s)
  let armor = 0
  for (let i = 0; i < cards.length; i++) armor += (faces[cards[i] as Card] as Face).armor
  return armor
}

export function attack(s: TerrorsOfLondon, amount: number): void {
  const seat = s.active
  const target = opponentOf(seat)
  s.pool[POWER] = (s.pool[POWER] as number) - amount
  // TL-ARMOR-R2: what Armor has taken earlier this turn it cannot take again.
  const absorbed = Math.max(0, Math.min(amount, armorOf(s, target) - s.absorbed))
  s.absorbed += absorbed
  const health = lowerHealth(s, target, amount - absorbed)
  tell?.<TerrorsEvent>({ e: 'attacked', seat, power: amount, absorbed, health })
  endIfDecided(s)
}
