/**
 * The twenty-five cells of a card as bits of one number, row by row in the card's own frame: row 0 on top, row 4 at the
 * purple edge, whatever way the card lies on the table (KR-ORIENT-R9).
 */

/** A set of cells of one card. */
export type Mask = number
/** Row times five and column. */
export type Cell = number
/** Row and column in a shape, on a card or on a map. */
export type At = readonly [row: number, column: number]

export const SIDE = 5
export const NO_CELLS: Mask = 0
export const ALL_CELLS: Mask = (1 << (SIDE * SIDE)) - 1
/** KR-PORTAL3: where a Portal shows its level. */
export const CENTRE: Mask = bitAt(2, 2)

export function bitAt(row: number, column: number): Mask {
  return 1 << (row * SIDE + column)
}

/** How many cells there are in a set. */
export function countOf(mask: Mask): number {
  let left = mask - ((mask >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The cells of a set one by one, from the upper left. */
export function cellsOf(mask: Mask): Cell[] {
  const cells: Cell[] = []
  for (let left = mask; left !== 0; left &= left - 1) cells.push(31 - Math.clz32(left & -left))
  return cells
}

const LEFT_COLUMN: Mask = [0, 1, 2, 3, 4].reduce((mask, row) => mask | bitAt(row, 0), 0)
const RIGHT_COLUMN: Mask = LEFT_COLUMN << (SIDE - 1)

/** The cells that share an edge with one of the set and are not in it. */
export function bordersOf(mask: Mask): Mask {
  const sideways = ((mask & ~RIGHT_COLUMN) << 1) | ((mask & ~LEFT_COLUMN) >>> 1)
  const upright = (mask << SIDE) | (mask >>> SIDE)
  return (sideways | upright) & ALL_CELLS & ~mask
}

/** Where a card that lies turned by `turns` clockwise quarters shows its cell: for drawing only. */
export function drawnAt([row, column]: At, turns: number): At {
  let at: At = [row, column]
  for (let i = 0; i < turns; i++) at = [at[1], SIDE - 1 - at[0]]
  return at
}
