/** Squares of a map under edit, and the rim around it where piles and gates lie. */
import type { At } from '../../../content/geometry/cells.ts'
import { stepOf } from '../../../content/geometry/map.ts'
import type { ScenarioEntry } from '../../../content/schema.ts'
import { FACINGS, type Facing } from '../../../content/words.ts'

export type Square = 'P' | 'S' | 'W' | '.'

export function isSame(a: At | undefined, b: At | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]
}

/** KR-MAP5: orthogonally next to. */
export function touch(a: At, b: At): boolean {
  return distance(a, b) === 1
}

export function distance(a: At, b: At): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
}

export function sizeOf({ map }: Pick<ScenarioEntry, 'map'>): { rows: number; columns: number } {
  return { rows: map.length, columns: Math.max(0, ...map.map((row) => row.length)) }
}

export function squareAt({ map }: Pick<ScenarioEntry, 'map'>, [row, column]: At): string | undefined {
  return map[row]?.[column]
}

export function isPath(entry: Pick<ScenarioEntry, 'map'>, at: At): boolean {
  return squareAt(entry, at) === 'P'
}

export function withSquare<E extends Pick<ScenarioEntry, 'map'>>(
  entry: E,
  [row, column]: At,
  square: Square,
): E {
  const line = entry.map[row]
  if (line === undefined || column < 0 || column >= line.length || line[column] === square) return entry
  return {
    ...entry,
    map: entry.map.with(row, `${line.slice(0, column)}${square}${line.slice(column + 1)}`),
  }
}

export function beside([row, column]: At, facing: Facing): At {
  const [down, right] = stepOf(facing)
  return [row + down, column + right]
}

export function around(at: At): At[] {
  return FACINGS.map((facing) => beside(at, facing))
}

/** A place of the rim: the side of the map it lies on, and the square that it leads to; null for everywhere else. */
export function rimAt(entry: Pick<ScenarioEntry, 'map'>, at: At): { edge: Facing; inner: At } | null {
  if (squareAt(entry, at) !== undefined) return null
  for (const edge of FACINGS) {
    const opposite = FACINGS[(FACINGS.indexOf(edge) + 2) % 4] as Facing
    const inner = beside(at, opposite)
    if (squareAt(entry, inner) !== undefined) return { edge, inner }
  }
  return null
}

/** The sides at which a square lies on the rim. */
export function edgesOf(entry: Pick<ScenarioEntry, 'map'>, at: At): Facing[] {
  return squareAt(entry, at) === undefined
    ? []
    : FACINGS.filter((edge) => squareAt(entry, beside(at, edge)) === undefined)
}
