/** Where one tile or one soldier may lie on a tray, by table and bit tests, and why it may not lie elsewhere. */
import { boxOf, type Tile } from '../content/box.ts'
import type { DamageNo, TileNo } from '../content/effects.ts'
import { CENTRE, countOf, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import type { Placements } from '../content/geometry/shapes.ts'
import { type KingdomRush, SOLDIER, type Tray } from '../state.ts'
import { barredOn, coveredOn, enemiesOn, faceOf, laneOf, underBases, underTiles } from './trays.ts'

/** Of an attack: its damage, and how the tower or hero is turned. */
interface Aim {
  readonly type: DamageNo
  readonly turn: number
}

function tileOf(s: KingdomRush, tile: TileNo): Tile {
  return boxOf(s).tiles[tile] as Tile
}

/** KR-ORIENT-R4: where the tile could lie on an empty card, as its tower and the tray are turned. */
function tableOf(s: KingdomRush, tray: Tray, tile: TileNo, turn: number): readonly Mask[] {
  return tileOf(s, tile).places[(turn - laneOf(s, tray).turn) & 3] as readonly Mask[]
}

/** KR-TILE4 to KR-TILE8: every legal place of a tile. */
export function placesOf(s: KingdomRush, tray: Tray, tile: TileNo, { type, turn }: Aim): Mask[] {
  const closed = coveredOn(s, tray) | barredOn(s, tray, type)
  return tableOf(s, tray, tile, turn).filter((cells) => (cells & closed) === 0)
}

/** Whether one of them lies on some of these cells. */
export function hasPlaceOn(s: KingdomRush, tray: Tray, tile: TileNo, { type, turn }: Aim, on: Mask): boolean {
  const closed = coveredOn(s, tray) | barredOn(s, tray, type)
  for (const cells of tableOf(s, tray, tile, turn))
    if ((cells & closed) === 0 && (cells & on) !== 0) return true
  return false
}

/** KR-SOLDIER4 to KR-SOLDIER9: every cell a soldier may stand on. */
export function soldierCells(s: KingdomRush, tray: Tray, type: DamageNo): Mask {
  const { deadly } = faceOf(s, tray.card)
  return enemiesOn(s, tray) & ~(deadly | barredOn(s, tray, type) | coveredOn(s, tray))
}

/** The rule that forbids one placement: off the tray, may not turn, covers something, resists. */
export function cellsRefusal(s: KingdomRush, tray: Tray, tile: TileNo, aim: Aim, cells: Mask): string | null {
  if (tile === SOLDIER) return soldierRefusal(s, tray, aim.type, cells)
  if (!tableOf(s, tray, tile, aim.turn).includes(cells)) {
    const anyTurn = boxOf(s).shapes[tileOf(s, tile).shape] as Placements
    // A place of the same shape, turned or flipped: only a free tile may lie so.
    return anyTurn.free.includes(cells) ? 'KR-TILE2' : 'KR-TILE7'
  }
  if ((cells & underTiles(tray)) !== 0) return 'KR-TILE4'
  if ((cells & tray.soldiers) !== 0) return 'KR-TILE5'
  if ((cells & underBases(s, tray)) !== 0) return 'KR-TILE6'
  return barredRefusal(s, tray, aim.type, cells, 'KR-TILE8')
}

function soldierRefusal(s: KingdomRush, tray: Tray, type: DamageNo, cells: Mask): string | null {
  if (countOf(cells) !== 1) return 'KR-SOLDIER3'
  if ((cells & underTiles(tray)) !== 0) return 'KR-SOLDIER5'
  if ((cells & tray.soldiers) !== 0) return 'KR-SOLDIER6'
  if ((cells & underBases(s, tray)) !== 0) return 'KR-SOLDIER7'
  const barred = barredRefusal(s, tray, type, cells, 'KR-SOLDIER4')
  if (barred !== null) return barred
  if ((cells & enemiesOn(s, tray)) === 0) return 'KR-SOLDIER8'
  return (cells & faceOf(s, tray.card).deadly) === 0 ? null : 'KR-SOLDIER9'
}

/** KR-PORTAL4, KR-TILE-R3, or the rule of whoever resists. */
function barredRefusal(
  s: KingdomRush,
  tray: Tray,
  type: DamageNo,
  cells: Mask,
  resists: string,
): string | null {
  const barred = cells & barredOn(s, tray, type)
  if (barred === NO_CELLS) return null
  const { blocked, level } = faceOf(s, tray.card)
  const never = cells & (tray.portalTile > 0 ? blocked | CENTRE : blocked)
  if (never === NO_CELLS) return resists
  return (never & CENTRE) !== 0 && (level > 0 || tray.portalTile > 0) ? 'KR-PORTAL4' : 'KR-TILE-R3'
}
