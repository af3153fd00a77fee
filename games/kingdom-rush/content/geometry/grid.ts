/** Reads the five rows of a card: who stands where, and which cells can never be covered. */
import { type At, bitAt, type Mask, SIDE } from './cells.ts'

/** One enemy of a card: its kind, and its cells. */
export interface Printed<Kind> {
  readonly kind: Kind
  readonly cells: Mask
}

export interface Grid<Kind> {
  readonly enemies: readonly Printed<Kind>[]
  /** Level cell, haunted and flying zone, brush bar: never covered and never to be covered (KR-TILE-R3). */
  readonly blocked: Mask
  /** Cells whose character is no enemy's, or that should belong to a large one and do not. */
  readonly wrong: readonly At[]
}

const EMPTY = '.'
const BLOCKED = '#*'

export function readGrid<Kind extends { readonly large?: true }>(
  rows: readonly string[],
  kindOf: (code: string) => Kind | undefined,
): Grid<Kind> {
  const enemies: Printed<Kind>[] = []
  const wrong: At[] = []
  let blocked = 0
  let read = 0
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const code = rows[row]?.[column] ?? EMPTY
      if (code === EMPTY || (read & bitAt(row, column)) !== 0) continue
      if (BLOCKED.includes(code)) {
        blocked |= bitAt(row, column)
        continue
      }
      const kind = kindOf(code)
      const size = kind?.large ? 2 : 1
      const cells = square(rows, [row, column], size, code)
      if (kind === undefined || cells === 0) wrong.push([row, column])
      else enemies.push({ kind, cells })
      read |= cells
    }
  }
  return { enemies, blocked, wrong }
}

/** The cells of an enemy from its upper left one; none where another character stands in between. */
function square(rows: readonly string[], [top, left]: At, size: number, code: string): Mask {
  let cells = 0
  for (let row = top; row < top + size; row++)
    for (let column = left; column < left + size; column++) {
      if (rows[row]?.[column] !== code) return 0
      cells |= bitAt(row, column)
    }
  return cells
}
