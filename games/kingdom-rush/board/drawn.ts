/**
 * Cells as they are drawn. On the map a card lies with its purple edge towards the exit of its lane; taken up to aim at it lies
 * upright, as the rules and the log know it.
 */
import { type At, bitAt, cellsOf, drawnAt, type Mask, NO_CELLS, SIDE } from '../content/geometry/cells.ts'

/** For each turn: by cell of the card, the cell where it is drawn. */
const DRAWN: readonly (readonly number[])[] = [0, 1, 2, 3].map((turn) =>
  Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [row, column] = drawnAt([Math.floor(cell / SIDE), cell % SIDE], turn)
    return row * SIDE + column
  }),
)

export function drawnMask(mask: Mask, turn: number): Mask {
  const table = DRAWN[turn & 3] as readonly number[]
  let drawn = NO_CELLS
  for (const cell of cellsOf(mask)) drawn |= 1 << (table[cell] as number)
  return drawn
}

export function atOf(cell: number): At {
  return [Math.floor(cell / SIDE), cell % SIDE]
}

/** Upper left corner of the square around a set of cells. */
export function cornerOf(mask: Mask): At {
  const at = cellsOf(mask).map(atOf)
  return [Math.min(...at.map(([row]) => row)), Math.min(...at.map(([, column]) => column))]
}

/** The set moved to the upper left: two sets with the same image are one shape, lying alike. */
export function imageOf(mask: Mask): Mask {
  const [top, left] = cornerOf(mask)
  return mask >>> (top * SIDE + left)
}

/** The image a quarter turn clockwise on, or mirrored left and right. */
export function turnedImage(image: Mask): Mask {
  return imageOf(drawnMask(image, 1))
}

export function flippedImage(image: Mask): Mask {
  let flipped = NO_CELLS
  for (const [row, column] of cellsOf(image).map(atOf)) flipped |= bitAt(row, SIDE - 1 - column)
  return imageOf(flipped)
}
