/** What a type of space means to a tile. */
import type { SpaceType, Tile } from '../content/box.ts'

/** Whether the gauge counts the tiles there. */
export function counts(type: SpaceType): boolean {
  return type === 'battlefield' || type === 'fortification'
}

export function fits(tile: Tile, type: SpaceType): boolean {
  if (type === 'portal') return tile.color === 'blue'
  return type !== 'fortification' || !tile.noFortification
}
