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

/** Upper row, left column, height and width of the square around a set of cells. */
export function boxAround(mask: Mask): readonly [top: number, left: number, height: number, width: number] {
  const at = cellsOf(mask).map(atOf)
  const [top, left] = cornerOf(mask)
  return [
    top,
    left,
    Math.max(...at.map(([row]) => row)) - top + 1,
    Math.max(...at.map(([, column]) => column)) - left + 1,
  ]
}

/** The outline of a set of cells, drawn `inset` inside them; cells that touch are one piece. */
export function outlineOf(mask: Mask, inset: number): string {
  const has = (row: number, column: number) =>
    row >= 0 && row < SIDE && column >= 0 && column < SIDE && (mask & bitAt(row, column)) !== 0
  const edges = new Map<string, At>()
  const name = ([row, column]: At) => `${row} ${column}`
  // Clockwise around each cell; an edge between two cells of the set is none.
  for (const [row, column] of cellsOf(mask).map(atOf)) {
    const corners: readonly At[] = [
      [row, column],
      [row, column + 1],
      [row + 1, column + 1],
      [row + 1, column],
    ]
    const beyond: readonly At[] = [
      [row - 1, column],
      [row, column + 1],
      [row + 1, column],
      [row, column - 1],
    ]
    for (const [n, [r, c]] of beyond.entries())
      if (!has(r, c)) edges.set(`${name(corners[n] as At)} ${n}`, corners[(n + 1) % 4] as At)
  }
  const parts: string[] = []
  while (edges.size > 0) {
    const [start] = edges.keys()
    parts.push(loopFrom(edges, start as string, inset))
  }
  return parts.join('')
}

/** Which way an edge of each side runs: along the top to the right, then down, left and up. */
const ALONG: readonly At[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]

function loopFrom(edges: Map<string, At>, start: string, inset: number): string {
  const points: string[] = []
  for (let edge: string | undefined = start; edge !== undefined; ) {
    const side: number = Number(edge.split(' ')[2])
    const [row, column] = edges.get(edge) as At
    edges.delete(edge)
    // At a corner where two pieces meet it turns right, back to its own; the last edge leads to the first.
    const next: number | undefined = [1, 0, 3]
      .map((turn) => (side + turn) % 4)
      .find((n) => edges.has(`${row} ${column} ${n}`))
    const after = next ?? Number(start.split(' ')[2])
    edge = next === undefined ? undefined : `${row} ${column} ${next}`
    if (after === side) continue
    const [one, other] = [inward(side), inward(after)]
    points.push(`${round(column + (one[1] + other[1]) * inset)} ${round(row + (one[0] + other[0]) * inset)}`)
  }
  return `M${points.join('L')}Z`
}

/** The way into the cell from an edge of that side. */
function inward(side: number): At {
  return ALONG[(side + 1) % 4] as At
}

const round = (value: number) => Math.round(value * 100) / 100
