/** What a piece would do where it lies: how many of the enemies still open it covers, and whether that is the end of the card. */
import { countOf, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import { enemiesUnder } from '../rules/pieces.ts'
import { coveredOn, enemiesOn } from '../rules/trays.ts'
import type { KingdomRush, Tray } from '../state.ts'

export interface Worth {
  readonly covers: number
  /** Enemies that lie open, of which these are covered, wholly or in part. */
  readonly of: number
  readonly destroys: boolean
}

export function openOn(s: KingdomRush, tray: Tray): Mask {
  return enemiesOn(s, tray) & ~coveredOn(s, tray)
}

export function worthOf(s: KingdomRush, tray: Tray, cells: Mask): Worth {
  const open = openOn(s, tray)
  return {
    covers: enemiesUnder(s, tray, open & cells),
    of: enemiesUnder(s, tray, open),
    destroys: open !== NO_CELLS && (open & ~cells) === NO_CELLS,
  }
}

/** The places worth hearing first come first: those that destroy, then those that cover most. */
export function byWorth(places: readonly Mask[], open: Mask): Mask[] {
  return places.toSorted((one, other) => countOf(other & open) - countOf(one & open))
}
