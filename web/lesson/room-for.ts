/** Where a caption lies: where it covers least of what can be answered with, and near what it points at. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Place {
  readonly left: number
  readonly top: number
}

const GAP = 14

function covered(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** `others` are not to be covered; `anchor` least of all. */
export function roomFor(
  size: Pick<Box, 'width' | 'height'>,
  anchor: Box | null,
  room: Box,
  others: readonly Box[],
): Place {
  const { width, height } = size
  const right = room.left + room.width - width
  const bottom = room.top + room.height - height
  const held = (left: number, top: number): Place => ({
    left: between(room.left, left, Math.max(room.left, right)),
    top: between(room.top, top, Math.max(room.top, bottom)),
  })
  const around = anchor
    ? [
        held(anchor.left + anchor.width / 2 - width / 2, anchor.top - height - GAP),
        held(anchor.left + anchor.width / 2 - width / 2, anchor.top + anchor.height + GAP),
        held(anchor.left - width - GAP, anchor.top + anchor.height / 2 - height / 2),
        held(anchor.left + anchor.width + GAP, anchor.top + anchor.height / 2 - height / 2),
      ]
    : []
  const corners = [
    held(room.left, room.top),
    held(right, room.top),
    held(room.left, bottom),
    held(right, bottom),
    held(room.left, (room.top + bottom) / 2),
    held(right, (room.top + bottom) / 2),
  ]
  const places = [...around, ...corners]
  const cost = (place: Place, at: number) =>
    others.reduce((sum, other) => sum + covered({ ...place, ...size }, other), 0) +
    (anchor ? 4 * covered({ ...place, ...size }, anchor) : 0) +
    // Of equals the nearest.
    at / 100
  return places.reduce((best, place, at) =>
    cost(place, at) < cost(best, places.indexOf(best)) ? place : best,
  )
}
