/** Where to put something beside an element so that it is on the screen and covers what matters least. */

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Size {
  readonly left: number
  readonly top: number
}
interface Spot {
  readonly left: number
  readonly top: number
}
export type Side = 'below' | 'above' | 'right' | 'left'

const GAP = 10
const EDGE = 8

function at(side: Side, anchor: Box, size: Size): Spot {
  const middle = anchor.left + anchor.width / 2 - size.width / 2
  const centre = anchor.top + anchor.height / 2 - size.height / 2
  switch (side) {
    case 'below':
      return { left: middle, top: anchor.top + anchor.height + GAP }
    case 'above':
      return { left: middle, top: anchor.top - size.height - GAP }
    case 'right':
      return { left: anchor.left + anchor.width + GAP, top: centre }
    case 'left':
      return { left: anchor.left - size.width - GAP, top: centre }
  }
}

/** Named one by one: the measures of an element are not its own properties, so they cannot be spread. */
function boxAt({ left, top }: Spot, { width, height }: Size): Box {
  return { left, top, width, height }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The first and the last place, from the left and from the top, that are on the screen. */
interface Reach {
  readonly from: Spot
  readonly to: Spot
}

function reachOf(size: Size, screen: Box): Reach {
  const from = { left: screen.left + EDGE, top: screen.top + EDGE }
  return {
    from,
    to: {
      left: Math.max(from.left, screen.left + screen.width - size.width - EDGE),
      top: Math.max(from.top, screen.top + screen.height - size.height - EDGE),
    },
  }
}

function within({ left, top }: Spot, { from, to }: Reach): Spot {
  return {
    left: Math.min(Math.max(left, from.left), to.left),
    top: Math.min(Math.max(top, from.top), to.top),
  }
}

/** The first side that covers least of the thing itself, and then of what should stay free. */
export function sideOf(
  anchor: Box,
  size: Size,
  screen: Box,
  sides: readonly Side[],
  free: readonly Box[] = [],
): Spot & { readonly side: Side } {
  const reach = reachOf(size, screen)
  const places = sides.map((side) => ({ ...within(at(side, anchor, size), reach), side }))
  const costOf = (place: Spot) => {
    const box = boxAt(place, size)
    return overlap(box, anchor) * 1000 + free.reduce((sum, other) => sum + overlap(box, other), 0)
  }
  return places.reduce((best, place) => (costOf(place) < costOf(best) ? place : best))
}

/** What may be covered how badly: the legal answers and the question not at all, the neighbours if it must be. */
export interface Keep {
  readonly box: Box
  readonly weight: number
  /** A card is shown smaller rather than over this. */
  readonly free?: boolean
}

const STRIDE = 24
/** A far place costs a little, so that the near one of two free places is taken. */
const AWAY = 2
/** What a place costs that is not one of the four sides. */
const APART = 60

/** Sizes that a card is shown at; below the last it could not be read. */
const SCALES = [1, 0.85, 0.72, 0.6] as const

/** The largest size at which the card is on the screen and leaves free what must be, and the place for it. */
export function fittingPlace(
  anchor: Box,
  size: Size,
  screen: Box,
  keep: readonly Keep[],
): Spot & { readonly scale: number } {
  const must = keep.filter(({ free }) => free)
  const tried = SCALES.map((scale) => {
    const small = { width: size.width * scale, height: size.height * scale }
    const place = freePlace(anchor, small, screen, keep)
    const box = boxAt(place, small)
    const off = overlap(box, screen) < small.width * small.height
    const covered = must.reduce((sum, { box: other }) => sum + overlap(box, other), overlap(box, anchor))
    return { ...place, scale, cost: covered + (off ? 1e9 : 0) }
  })
  const { left, top, scale } = tried.reduce((best, one) => (one.cost < best.cost ? one : best))
  return { left, top, scale }
}

/** Smaller than this a word on a card of a small screen could not be read. */
export const LEAST_HELD = 0.94

/**
 * A card held up by a finger goes with the next touch, so it may lie over anything but the edge of the screen. It is
 * beside the thing if there is room; only where it is larger than the screen it is shown smaller.
 */
export function heldPlace(anchor: Box, size: Size, screen: Box): Spot & { readonly scale: number } {
  const room = { width: screen.width - 2 * EDGE, height: screen.height - 2 * EDGE }
  const scale = Math.min(1, room.width / size.width, room.height / size.height)
  const small = { width: size.width * scale, height: size.height * scale }
  return { ...freePlace(anchor, small, screen, []), scale }
}

/** Beside the thing if that covers nothing, else the nearest place of the screen that covers least. */
function freePlace(anchor: Box, size: Size, screen: Box, keep: readonly Keep[]): Spot {
  const reach = reachOf(size, screen)
  const sides = ['above', 'right', 'left', 'below'] as const
  const beside = sides.map((side) => within(at(side, anchor, size), reach))
  const places = [...beside]
  for (let { left } = reach.from; left <= reach.to.left; left += STRIDE)
    for (let { top } = reach.from; top <= reach.to.top; top += STRIDE) places.push({ left, top })
  const centre = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const
  const [x, y] = centre(anchor)
  const costOf = (place: Spot) => {
    const box = boxAt(place, size)
    const covered = keep.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 0)
    const [toX, toY] = centre(box)
    const away = AWAY * Math.hypot(toX - x, toY - y)
    return overlap(box, anchor) * 1000 + covered + away + (beside.includes(place) ? 0 : APART)
  }
  return places.reduce((best, place) => (costOf(place) < costOf(best) ? place : best))
}
