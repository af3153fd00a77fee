/** The Overlord action (TL-OVER). */
import { tell } from '@duskhall/kernel'
import { overlordOf, type PrintedAction } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import { activePlayer, OVERLORD, type TerrorsOfLondon } from '../state.ts'
import { resolve } from './abilities/index.ts'
import { canPay, payCost } from './pool.ts'

/** The rule against using the Overlord now, or null. */
export function overlordBan(s: TerrorsOfLondon): string | null {
  const { action } = overlordOf(s, s.active)
  if (!action) return 'TL-OVER-R3'
  if (activePlayer(s).overlordUsed > 0) return 'TL-OVER-R1'
  return canPay(s, action.cost) ? null : 'TL-OVER-R2'
}

export function overlordAction(s: TerrorsOfLondon): void {
  const { cost, effects } = overlordOf(s, s.active).action as PrintedAction
  activePlayer(s).overlordUsed = 1
  tell?.<TerrorsEvent>({ e: 'overlord-used', seat: s.active })
  payCost(s, cost)
  if (!s.outcome) resolve(s, effects, OVERLORD)
}
