/** Where to put something beside an element so that it is on the screen and covers what matters least. */

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Size {
  readonly left: number
  readonly top: number
}
export type Side = 'below' | 'above' | 'right' | 'left'

const GAP = 10
const EDGE = 8

function at(side: Side, anchor: Box, size: Size): { left: number; top: number } {
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
function boxAt({ left, top }: { left: number; top: number }, { width, height }: Size): Box {
  return { left, top, width, height }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The first side that fits on the screen and covers least of what should stay free. */
export function sideOf(
  anchor: Box,
  size: Size,
  screen: Size,
  sides: readonly Side[],
  free: readonly Box[] = [],
): { left: number; top: number; side: Side } {
  const places = sides.map((side, order) => {
    const wanted = at(side, anchor, size)
    const left = Math.min(Math.max(wanted.left, EDGE), Math.max(EDGE, screen.width - size.width - EDGE))
    const top = Math.min(Math.max(wanted.top, EDGE), Math.max(EDGE, screen.height - size.height - EDGE))
    const box = boxAt({ left, top }, size)
    // Covering the thing itself is worst, then what should stay free, then a later side.
    const cost =
      overlap(box, anchor) * 1000 + free.reduce((sum, other) => sum + overlap(box, other), 0) + order
    return { left, top, side, cost }
  })
  const { left, top, side } = places.reduce((best, place) => (place.cost < best.cost ? place : best))
  return { left, top, side }
}

/** What may be covered how badly: the legal answers not at all, the neighbours and the question if it must be. */
export interface Keep {
  readonly box: Box
  readonly weight: number
}

const STRIDE = 24
/** A far place costs a little, so that the near one of two free places is taken. */
const AWAY = 2
/** What a place costs that is not one of the four sides. */
const APART = 60

/** Beside the thing if that covers nothing, else the nearest place of the screen that covers least. */
export function freePlace(
  anchor: Box,
  size: Size,
  screen: Size,
  keep: readonly Keep[],
): { left: number; top: number } {
  const right = Math.max(EDGE, screen.width - size.width - EDGE)
  const bottom = Math.max(EDGE, screen.height - size.height - EDGE)
  const within = ({ left, top }: { left: number; top: number }) => ({
    left: Math.min(Math.max(left, EDGE), right),
    top: Math.min(Math.max(top, EDGE), bottom),
  })
  const beside = (['above', 'right', 'left', 'below'] as const).map((side) => within(at(side, anchor, size)))
  const places = [...beside]
  for (let left = EDGE; left <= right; left += STRIDE)
    for (let top = EDGE; top <= bottom; top += STRIDE) places.push({ left, top })
  const centre = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const
  const [x, y] = centre(anchor)
  const costOf = (place: { left: number; top: number }) => {
    const box = boxAt(place, size)
    const covered = keep.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 0)
    const [toX, toY] = centre(box)
    const away = AWAY * Math.hypot(toX - x, toY - y)
    return overlap(box, anchor) * 1000 + covered + away + (beside.includes(place) ? 0 : APART)
  }
  return places.reduce((best, place) => (costOf(place) < costOf(best) ? place : best))
}
