/** Damage tiles and ranges, as towers, heroes and spells have them. */
import * as v from 'valibot'
import { Count } from '../../../kit/content/atoms.ts'
import { DIRECTIONS } from '../words.ts'
import { ShapeId, Yes } from './atoms.ts'

export const Tile = v.strictObject({
  shape: ShapeId,
  /** Clockwise quarter turns of the drawing on its card. */
  turn: v.exactOptional(Count(1, 3)),
  /** KR-TILE3: it may be turned and flipped. */
  free: Yes,
  count: v.exactOptional(Count(2, 9)),
})
export type TileEntry = v.InferOutput<typeof Tile>

export const Arrow = v.strictObject({ dir: v.picklist(DIRECTIONS), max: Count(1, 9) })
export const Arrows = v.union([v.literal('perfect'), v.pipe(v.array(Arrow), v.minLength(1))])
export type ArrowsEntry = v.InferOutput<typeof Arrows>
