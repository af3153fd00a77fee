/**
 * What the pieces of some attacks owe each other: to touch one another (KR-BOLT), to lie around a base (KR-LILITH7), or to
 * leave room for one (KR-CONF2).
 */
import { bordersOf, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import type { KingdomRush, Pieces } from '../state.ts'
import { hasBase } from './confront.ts'
import { trayOf } from './trays.ts'

/** Those of its legal places that leave the attack something to end with. */
export function allowedPlaces(s: KingdomRush, pieces: Pieces, places: readonly Mask[]): readonly Mask[] {
  switch (pieces.constraint) {
    case null:
      return places
    case 'eachOnAnotherSideOfBase':
      return places.filter((cells) => sidesLeft(pieces).some((side) => (side & cells) !== 0))
    case 'eachTouchesAnother':
      return places.filter((cells) => mayTouch(s, pieces, places, cells))
    case 'leavesRoom': {
      const tray = trayOf(s, pieces.trays[0] ?? -1)
      return tray ? places.filter((cells) => hasBase(s, tray, cells)) : []
    }
  }
}

/** The rule that a place breaks which is legal but for the others. */
export function constraintRule({ constraint }: Pieces): string {
  if (constraint === 'leavesRoom') return 'KR-CONF2'
  return constraint === 'eachTouchesAnother' ? 'KR-BOLT2' : 'KR-LILITH7'
}

/** KR-LILITH-R9: the cells along each side of the base; nothing beyond the edge of the card (KR-LILITH-R4). */
function sidesLeft({ base, placed }: Pieces): Mask[] {
  const around = bordersOf(base)
  const sides: Mask[] = []
  // The two cells of a side touch each other; those of two sides never do.
  for (let left = around; left !== NO_CELLS; ) {
    const first = left & -left
    const side = first | (bordersOf(first) & left)
    sides.push(side)
    left &= ~side
  }
  return sides.filter((side) => placed.every((cells) => (cells & side) === 0))
}

/** Tiles that touch no other one of theirs. */
function loners(placed: readonly Mask[]): Mask[] {
  return placed.filter((cells) => !placed.some((other) => other !== cells && touches(cells, other)))
}

function touches(a: Mask, b: Mask): boolean {
  return (bordersOf(a) & b) !== 0
}

/** KR-BOLT2, KR-BOLT-R2: whoever lies alone now finds company among those still to come. */
function mayTouch(s: KingdomRush, { placed, pieces }: Pieces, places: readonly Mask[], cells: Mask): boolean {
  const isAlone = !placed.some((other) => touches(other, cells))
  // KR-BOLT-R1: a table may ask for one group.
  if (isAlone && placed.length > 0 && s.options.boltConnected) return false
  const left = pieces.length - 1
  if (loners([...placed, cells]).length > left) return false
  return !isAlone || places.some((other) => touches(other, cells))
}

/** Whether the attack cannot end like this. */
export function isLoose({ constraint, placed }: Pieces): boolean {
  return constraint === 'eachTouchesAnother' && loners(placed).length > 0
}
