/** The bodyguard: own Battlefield tiles of its village are no targets of powers (EC-PASSIVE16). */
import { EMPTY, type Seat } from '@duskhall/kernel'
import type { Tile } from '../../content/box.ts'
import { boxOf, campOf, spaceType } from '../../content/box.ts'
import { type EvilCorp, halfAt, isActive, type Kind, type Place, spaceOf, villageOf } from '../../state.ts'
import { ownerOf } from '../tiles.ts'

/** Whether a power of this seat may not choose the tile (EC-RULING9, EC-RULING39, EC-RULING40). */
export function isProtectedFrom(s: EvilCorp, seat: Seat, place: Place): boolean {
  if (spaceType(s, villageOf(place), spaceOf(place)) !== 'battlefield') return false
  if (ownerOf(s, place) === campOf(s, seat) && !s.options.protectStopsOwnPowers) return false
  const half = halfAt(s, place)
  const { tiles } = boxOf(s)
  return half.spaces.some(
    (kind: Kind, space) =>
      kind !== EMPTY && (tiles[kind] as Tile).protectsBattlefield && isActive(half, space),
  )
}
