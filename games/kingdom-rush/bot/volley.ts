/** The best places for the pieces of one attack, whoever makes it: a few of the best for each piece are followed up. */
import { boxOf } from '../content/box.ts'
import type { DamageNo, TileNo } from '../content/effects.ts'
import { cellsOf, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import { laneOf } from '../rules/trays.ts'
import { type Pieces, SOLDIER } from '../state.ts'
import type { Cover } from './cover.ts'
import type { Lying } from './outlook.ts'

export interface Volley {
  readonly tiles: readonly TileNo[]
  readonly soldiers: number
  readonly type: DamageNo
  readonly turn: number
  /** Places in the outlook. */
  readonly trays: readonly number[]
  readonly spread: Pieces['spread']
}

/** One piece of it. */
export interface Shot {
  readonly piece: TileNo
  readonly at: number
  readonly cells: Mask
}

export interface Salvo {
  readonly gain: number
  readonly shots: readonly Shot[]
}

export const NOTHING: Salvo = { gain: 0, shots: [] }

/** How many places are followed up for the first piece, the second, and all others. */
const BREADTH = [4, 2, 1] as const
/** Two ways of less difference are alike. */
const SLACK = 1e-9

interface Spot {
  readonly at: number
  readonly cells: Mask
  readonly gain: number
}

export function bestSalvo(cover: Cover, volley: Volley): Salvo {
  const trays = volley.trays.filter((at) => cover.outlook.lying[at]?.isTop)
  if (volley.spread !== 'one') return salvoOn(cover, volley, trays)
  let best = NOTHING
  for (const at of trays) {
    const salvo = salvoOn(cover, volley, [at])
    if (salvo.gain > best.gain + SLACK) best = salvo
  }
  return best
}

function salvoOn(cover: Cover, volley: Volley, trays: readonly number[]): Salvo {
  if (trays.length === 0) return NOTHING
  const { tiles: sizes } = cover.outlook
  const tiles = volley.tiles.toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const shots: Shot[] = []
  let best: Salvo = NOTHING
  const place = (piece: number, gain: number): void => {
    const tile = tiles[piece]
    const left =
      volley.spread === 'apart' ? trays.filter((at) => shots.every((shot) => shot.at !== at)) : trays
    if (tile === undefined) {
      const men = soldiersOf(cover, volley, left)
      if (gain + men.gain > best.gain + SLACK)
        best = { gain: gain + men.gain, shots: [...shots, ...men.shots] }
      return
    }
    const spots = spotsFor(cover, volley, tile, left, BREADTH[Math.min(piece, 2)] as number)
    for (const { at, cells, gain: more } of spots) {
      shots.push({ piece: tile, at, cells })
      cover.toggleTile(at, cells)
      place(piece + 1, gain + more)
      cover.toggleTile(at, cells)
      shots.pop()
    }
    if (spots.length === 0) place(piece + 1, gain)
  }
  place(0, 0)
  return best
}

/** The best few places of a tile, those first that bring most. */
function spotsFor(
  cover: Cover,
  { type, turn }: Volley,
  tile: TileNo,
  trays: readonly number[],
  most: number,
): Spot[] {
  const { outlook } = cover
  const { places } = boxOf(outlook.s).tiles[tile] as { places: readonly (readonly Mask[])[] }
  const spots: Spot[] = []
  let least = 0
  for (const at of trays) {
    const { tray, enemies, barred } = outlook.lying[at] as Lying
    const covered = cover.covered(at)
    const open = enemies & ~covered
    if (open === NO_CELLS) continue
    const closed = covered | (barred[type] as Mask)
    for (const cells of places[(turn - laneOf(outlook.s, tray).turn) & 3] as readonly Mask[]) {
      if ((cells & closed) !== NO_CELLS || (cells & open) === NO_CELLS) continue
      const gain = cover.gainOfTile(at, cells)
      if (gain <= least + SLACK && (spots.length >= most || gain <= 0)) continue
      spots.push({ at, cells, gain })
      if (spots.length > most) {
        spots.sort((a, b) => b.gain - a.gain)
        spots.pop()
        least = spots.at(-1)?.gain ?? 0
      }
    }
  }
  return spots.sort((a, b) => b.gain - a.gain)
}

/** Soldiers go one by one where they bring most. */
function soldiersOf(cover: Cover, { soldiers, type }: Volley, trays: readonly number[]): Salvo {
  const shots: Shot[] = []
  let sum = 0
  while (shots.length < soldiers && cover.supply > 0) {
    const spot = bestSoldier(cover, type, trays)
    if (!spot) break
    shots.push({ piece: SOLDIER, at: spot.at, cells: spot.cells })
    cover.toggleSoldier(spot.at, spot.cells)
    sum += spot.gain
  }
  for (const { at, cells } of shots) cover.toggleSoldier(at, cells)
  return { gain: sum, shots }
}

function bestSoldier(cover: Cover, type: DamageNo, trays: readonly number[]): Spot | null {
  let best: Spot | null = null
  for (const at of trays) {
    for (const cell of cellsOf(soldierCellsOn(cover, at, type))) {
      const spot: Spot = { at, cells: 1 << cell, gain: cover.gainOfSoldier(at, 1 << cell) }
      if (spot.gain > (best?.gain ?? SLACK)) best = spot
    }
  }
  return best
}

/** KR-SOLDIER4 to KR-SOLDIER9, on what is planned. */
function soldierCellsOn(cover: Cover, at: number, type: DamageNo): Mask {
  const { enemies, barred, face } = cover.outlook.lying[at] as Lying
  return enemies & ~(face.deadly | (barred[type] as Mask) | cover.covered(at))
}

/** Puts all its pieces down, or takes them off again. */
export function toggle(cover: Cover, shots: readonly Shot[]): void {
  for (const { piece, at, cells } of shots) {
    if (piece === SOLDIER) cover.toggleSoldier(at, cells)
    else cover.toggleTile(at, cells)
  }
}
