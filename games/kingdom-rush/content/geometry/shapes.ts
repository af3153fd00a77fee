/** Shapes of damage tiles in every position a card has for them (KR-ORIENT-R8, KR-ORIENT-R10). */
import { type At, bitAt, type Mask, SIDE } from './cells.ts'

/** Every place of a shape on a card, in reading order of its first cell. */
export interface Placements {
  /** By clockwise quarter turns of the shape in the card's frame: where it may lie without being flipped. */
  readonly turned: readonly (readonly Mask[])[]
  /** With free manipulation: under every turn and flip, equal images once. */
  readonly free: readonly Mask[]
}

/** One clockwise quarter turn sends (r,c) to (c,-r). */
export function turned(cells: readonly At[]): At[] {
  return shifted(cells.map(([row, column]) => [column, -row]))
}

export function flipped(cells: readonly At[]): At[] {
  return shifted(cells.map(([row, column]) => [row, -column]))
}

/** The smallest row and column are 0, and equal images are equal lists. */
export function shifted(cells: readonly At[]): At[] {
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, column]) => column))
  return cells
    .map(([row, column]): At => [row - top, column - left])
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
}

export function placementsOf(cells: readonly At[]): Placements {
  const images = [shifted(cells)]
  while (images.length < 4) images.push(turned(images.at(-1) as At[]))
  const places = images.map(onCard)
  const all = [...places.flat(), ...images.flatMap((image) => onCard(flipped(image)))]
  return { turned: places, free: [...new Set(all)].sort(inReadingOrder) }
}

/** Every offset at which all cells lie on the card (KR-TILE7). */
function onCard(cells: readonly At[]): Mask[] {
  const height = 1 + Math.max(...cells.map(([row]) => row))
  const width = 1 + Math.max(...cells.map(([, column]) => column))
  const places: Mask[] = []
  for (let top = 0; top + height <= SIDE; top++)
    for (let left = 0; left + width <= SIDE; left++)
      places.push(cells.reduce((mask, [row, column]) => mask | bitAt(top + row, left + column), 0))
  return places
}

function inReadingOrder(a: Mask, b: Mask): number {
  const [first, second] = [a & -a, b & -b]
  return first - second || a - b
}
