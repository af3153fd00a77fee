/** Gain Power: as much as the icon shows (VD-POWER). */
import { gainPower } from '../play.ts'
import type { ActionVerb } from './action.ts'

export const gainPowerAction: ActionVerb = {
  do: (s, { by }, { n = 0 }) => gainPower(s, by, n),
}
