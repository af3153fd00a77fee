/** A corner of the map where nothing lies, one space large: for the button that makes the map larger. */
import type { Ground } from '../content/geometry/map.ts'
import { type Field, type Point, pointOf } from './field.ts'

const CORNERS = ['top right', 'bottom right', 'top left', 'bottom left'] as const
export type Corner = (typeof CORNERS)[number]

export function cornerFor(ground: Ground, field: Field): Corner | null {
  const taken: Point[] = [...field.piles, ...field.gates]
  for (const [space, isPath] of ground.isPath.entries())
    if (isPath || (ground.siteAt[space] ?? -1) >= 0) taken.push(pointOf(ground, space))
  const middleOf = (corner: Corner): Point => ({
    x: corner.endsWith('right') ? field.left + field.width - 0.5 : field.left + 0.5,
    y: corner.startsWith('top') ? field.top + 0.5 : field.top + field.height - 0.5,
  })
  const isFree = (corner: Corner) => {
    const { x, y } = middleOf(corner)
    // What lies in the middle of a space fills it.
    return taken.every((thing) => Math.max(Math.abs(thing.x - x), Math.abs(thing.y - y)) >= 0.96)
  }
  return CORNERS.find(isFree) ?? null
}
