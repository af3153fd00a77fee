/** Where the piece in the air may lie on the tray aimed at, and how it goes from one place to the next. */
import { type At, cellsOf, type Mask, SIDE } from '../content/geometry/cells.ts'
import { atOf, boxAround, flippedImage, imageOf, turnedImage } from './drawn.ts'

export type Way = 'up' | 'down' | 'left' | 'right'

const STEPS: { readonly [W in Way]: At } = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }

/** The middle of a set of cells. */
function middleOf(mask: Mask): At {
  const at = cellsOf(mask).map(atOf)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [mean(at.map(([row]) => row)), mean(at.map(([, column]) => column))]
}

const distance = ([row, column]: At, [otherRow, otherColumn]: At) =>
  Math.hypot(row - otherRow, column - otherColumn)

/** The one nearest to a point; of two that are as near, the first. */
function nearest(places: readonly Mask[], to: At): Mask | undefined {
  let best: Mask | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const far = distance(middleOf(place), to)
    if (far < least - 1e-9) {
      least = far
      best = place
    }
  }
  return best
}

export function lyingAs(places: readonly Mask[], image: Mask): Mask[] {
  return places.filter((place) => imageOf(place) === image)
}

/** How far beside the pointer a legal place may lie to draw the piece there, in cells. */
const SNAP = 0.85

/** Where a piece would lie that is pointed at: on legal cells, or on those where it may not lie. */
export interface Pointed {
  readonly cells: Mask
  readonly legal: boolean
}

/** The middle of the square around a set of cells: where the piece is held. */
export function gripOf(mask: Mask): At {
  const [top, left, height, width] = boxAround(mask)
  return [top + (height - 1) / 2, left + (width - 1) / 2]
}

/**
 * A piece that lies as `from`, held over a point of the tray: it snaps to the legal place there, or to one close by; where there is
 * none, the cells under it say what is in its way. At the edge it stays on the tray.
 */
export function pointedAt(places: readonly Mask[], from: Mask, [row, column]: At): Pointed {
  const [, , height, width] = boxAround(from)
  const within = (value: number, length: number) =>
    Math.min(Math.max(Math.round(value - (length - 1) / 2), 0), SIDE - length)
  const image = imageOf(from)
  const under = image << (within(row, height) * SIDE + within(column, width))
  if (places.includes(under)) return { cells: under, legal: true }
  const held = gripOf(under)
  // What is held beyond the edge is held at the edge.
  const at: At = [pulled(row, held[0]), pulled(column, held[1])]
  let best: Mask | undefined
  let least = SNAP
  for (const place of lyingAs(places, image)) {
    const far = distance(gripOf(place), at)
    if (far < least) {
      least = far
      best = place
    }
  }
  return best === undefined ? { cells: under, legal: false } : { cells: best, legal: true }
}

/** No further from the place than half a cell. */
function pulled(value: number, place: number): number {
  return Math.min(Math.max(value, place - 0.5), place + 0.5)
}

/** The next place on the way; where there is none, it stays. */
export function stepFrom(places: readonly Mask[], from: Mask, way: Way): Mask {
  const [down, right] = STEPS[way]
  const [row, column] = middleOf(from)
  const ahead = lyingAs(places, imageOf(from)).filter((place) => {
    const [otherRow, otherColumn] = middleOf(place)
    return (otherRow - row) * down + (otherColumn - column) * right > 0.5
  })
  // Straight on first: what lies aside counts twice.
  const score = (place: Mask) => {
    const [otherRow, otherColumn] = middleOf(place)
    const along = Math.abs((otherRow - row) * down + (otherColumn - column) * right)
    const aside = Math.abs((otherRow - row) * right + (otherColumn - column) * down)
    return along + 2 * aside
  }
  return ahead.toSorted((one, other) => score(one) - score(other))[0] ?? from
}

/** The next image in which there is a place, near where it lies now; the same where it may not be turned. */
function changed(places: readonly Mask[], from: Mask, next: (image: Mask) => Mask): Mask {
  let image = imageOf(from)
  for (let tries = 0; tries < 3; tries++) {
    image = next(image)
    const there = nearest(lyingAs(places, image), middleOf(from))
    if (there !== undefined) return there
  }
  return from
}

/** A quarter clockwise, or back. */
export function turnedFrom(places: readonly Mask[], from: Mask, back = false): Mask {
  return changed(places, from, back ? (image) => turnedImage(turnedImage(turnedImage(image))) : turnedImage)
}

/** Mirrored; where that shape lies nowhere so, mirrored and turned. */
export function flippedFrom(places: readonly Mask[], from: Mask): Mask {
  const there = nearest(lyingAs(places, flippedImage(imageOf(from))), middleOf(from))
  return there ?? changed(places, from, (image) => flippedImage(turnedImage(image)))
}

/** Whether it may lie in another way, and so can be turned or flipped at all. */
export function canTurn(places: readonly Mask[], from: Mask): boolean {
  return imageOf(turnedFrom(places, from)) !== imageOf(from)
}

export function canFlip(places: readonly Mask[], from: Mask): boolean {
  return imageOf(flippedFrom(places, from)) !== imageOf(from)
}
