/** The forecast of a table, worked out once however many parts of the board show it. */
import { type Forecast, forecast } from '../forecast.ts'
import type { KingdomRush } from '../state.ts'

const known = new WeakMap<KingdomRush, Forecast>()

/** What the advance would do if everybody stopped now; null where nobody can change it any more. */
export function aheadOf(s: KingdomRush): Forecast | null {
  if (s.phase !== 'play' || s.outcome) return null
  const before = known.get(s)
  if (before) return before
  const made = forecast(s)
  known.set(s, made)
  return made
}
