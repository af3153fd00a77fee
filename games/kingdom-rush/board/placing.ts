/** Where the piece in the air may lie on the tray aimed at, and how it goes from one place to the next. */
import { type At, cellsOf, countOf, type Mask } from '../content/geometry/cells.ts'
import { atOf, flippedImage, imageOf, turnedImage } from './drawn.ts'

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

/** The place that covers most of what is open; of equal ones the first. */
export function bestOf(places: readonly Mask[], open: Mask): Mask | undefined {
  let best = places[0]
  for (const place of places)
    if (best !== undefined && countOf(place & open) > countOf(best & open)) best = place
  return best
}

/** Where a piece that lies as `from` goes when somebody points at a cell: there if it may, else nearby, else nowhere. */
export function placeAt(places: readonly Mask[], from: Mask, cell: At): Mask | undefined {
  const near = nearest(lyingAs(places, imageOf(from)), cell)
  return near !== undefined && distance(middleOf(near), cell) <= 1.6 ? near : undefined
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

export const turnedFrom = (places: readonly Mask[], from: Mask): Mask => changed(places, from, turnedImage)

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
