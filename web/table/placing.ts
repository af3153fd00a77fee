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

/** The last place to the right and to the bottom that is still on the screen. */
function cornerOf(size: Size, screen: Size): Spot {
  return {
    left: Math.max(EDGE, screen.width - size.width - EDGE),
    top: Math.max(EDGE, screen.height - size.height - EDGE),
  }
}

function within({ left, top }: Spot, corner: Spot): Spot {
  return {
    left: Math.min(Math.max(left, EDGE), corner.left),
    top: Math.min(Math.max(top, EDGE), corner.top),
  }
}

/** The first side that covers least of the thing itself. */
export function sideOf(
  anchor: Box,
  size: Size,
  screen: Size,
  sides: readonly Side[],
): Spot & { readonly side: Side } {
  const corner = cornerOf(size, screen)
  const places = sides.map((side) => ({ ...within(at(side, anchor, size), corner), side }))
  const costOf = (place: Spot) => overlap(boxAt(place, size), anchor)
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
  screen: Size,
  keep: readonly Keep[],
): Spot & { readonly scale: number } {
  const must = keep.filter(({ free }) => free)
  const tried = SCALES.map((scale) => {
    const small = { width: size.width * scale, height: size.height * scale }
    const place = freePlace(anchor, small, screen, keep)
    const box = boxAt(place, small)
    const off = place.left + small.width > screen.width || place.top + small.height > screen.height
    const covered = must.reduce((sum, { box: other }) => sum + overlap(box, other), overlap(box, anchor))
    return { ...place, scale, cost: covered + (off ? 1e9 : 0) }
  })
  const { left, top, scale } = tried.reduce((best, one) => (one.cost < best.cost ? one : best))
  return { left, top, scale }
}

/** Beside the thing if that covers nothing, else the nearest place of the screen that covers least. */
function freePlace(anchor: Box, size: Size, screen: Size, keep: readonly Keep[]): Spot {
  const corner = cornerOf(size, screen)
  const sides = ['above', 'right', 'left', 'below'] as const
  const beside = sides.map((side) => within(at(side, anchor, size), corner))
  const places = [...beside]
  for (let left = EDGE; left <= corner.left; left += STRIDE)
    for (let top = EDGE; top <= corner.top; top += STRIDE) places.push({ left, top })
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
