/** How map and working tray share the front: beside or below each other, whichever leaves the map larger. */
import type { FrontRoom } from '@duskhall/ui'
import type { Field } from './field.ts'

export interface Layout {
  /** Pixels of one space. */
  readonly cell: number
  readonly beside: boolean
  /** Pixels for what the question is about. */
  readonly aim: FrontRoom
  /** Pixels that are left for the map: of its width where both lie side by side, else of its height. */
  readonly map: number
}

/** A space that a finger can hit; a map that would be smaller scrolls, and what is asked for comes into sight. */
const LEAST_CELL = 44
const MOST_CELL = 104
/** Less height than this keeps a tray beside the map small. */
const LOW = 400
const GAP = 10
/** Pixels of height for what is asked, where it is more than a line. */
const LEAST_AIM = 170
/** The frame of the map on both sides. */
const FRAME = 14

/** A map that could grow by less than this stays as it is: every piece on it would be sized anew for a few pixels. */
const GROWS = 1.12

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Larger than the least there is room for: the map lies in its frame as a whole. */
export const isWhole = (cell: number) => cell > LEAST_CELL

/** Below the map there is so little room that only a part of the map shows. */
export function isCropped({ cell, beside, map }: Layout, field: Pick<Field, 'height'>): boolean {
  return !beside && map < Math.floor(cell * field.height)
}

/**
 * `share`: how much of the height what is asked gets, where it stands below the map. `kept`: the spaces that the map had in
 * this window. `least`: the height that what is asked needs below the map.
 */
export function layoutOf(
  { width, height }: FrontRoom,
  field: Pick<Field, 'width' | 'height'>,
  share = 0.42,
  kept = 0,
  least = LEAST_AIM,
): Layout {
  // What is low leaves the tray its width alone: there it gets more.
  const aside = between(200, width * (height < LOW ? 0.4 : 0.34), 420)
  const below = between(least, height * share, 420)
  const besideCell = Math.min((width - aside - GAP - FRAME) / field.width, (height - FRAME) / field.height)
  const belowCell = Math.min((width - FRAME) / field.width, (height - below - GAP - FRAME) / field.height)
  const beside = besideCell >= belowCell
  const fits = Math.floor(between(LEAST_CELL, Math.max(besideCell, belowCell), MOST_CELL))
  const cell = fits >= kept && fits < kept * GROWS ? kept : fits
  const map = {
    width: Math.min(cell * field.width + FRAME, beside ? width - aside - GAP : width),
    height: Math.min(cell * field.height + FRAME, beside ? height : height - below - GAP),
  }
  const aim = beside
    ? { width: width - map.width - GAP, height }
    : { width, height: Math.max(height - map.height - GAP, below) }
  return { cell, beside, aim, map: beside ? width - aim.width - GAP : height - aim.height - GAP }
}
