/**
 * What the linear evaluation looks at: the own row minus the opponent's. A position is valued when a turn begins,
 * with nothing played yet, or between two actions; each has its own weights.
 */
import type { Seat } from '@duskhall/kernel'
import { NOBODY, opponentOf, type TerrorsOfLondon } from '../state.ts'
import { COLUMNS, rowsOf, turnsToWin } from './player-rows.ts'

/** `always` carries what a seat's chance is when nothing tells the players apart. */
export const FEATURES: readonly string[] = [...COLUMNS, 'race', 'always']

const RACE = COLUMNS.length
const ALWAYS = RACE + 1

export function measure(s: TerrorsOfLondon, seat: Seat, out: Float64Array): void {
  out.fill(0)
  out[ALWAYS] = 1
  if (s.players.some(({ overlord }) => overlord === NOBODY)) return
  const rival = opponentOf(seat)
  const rows = rowsOf(s)
  const ownRow = rows[seat] as Float64Array
  const rivalRow = rows[rival] as Float64Array
  for (let i = 0; i < RACE; i++) out[i] = (ownRow[i] as number) - (rivalRow[i] as number)
  const own = turnsToWin(seat)
  const theirs = turnsToWin(rival)
  out[RACE] = (theirs - own) / (theirs + own)
}
