/** Pieces as texts call them: by their shape. */
import type { Box } from '../content/box.ts'
import type { TileNo } from '../content/effects.ts'
import { countOf, type Mask } from '../content/geometry/cells.ts'
import { SOLDIER } from '../state.ts'
import type { PieceFacts } from './types.ts'

export function pieceFacts(box: Box, no: TileNo): PieceFacts {
  if (no === SOLDIER) return { shape: null, cells: 1 }
  const shape = box.file.shapes[box.tiles[no]?.shape ?? -1]
  return { shape: shape?.id ?? '', cells: shape?.cells.length ?? 0 }
}

/** A tile that lies somewhere, however it was turned. */
export function lyingTile(box: Box, cells: Mask): PieceFacts {
  const shape = box.shapes.findIndex(({ free }) => free.includes(cells))
  return { shape: box.file.shapes[shape]?.id ?? '', cells: countOf(cells) }
}
