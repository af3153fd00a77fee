/** What lies on the map, and what covers what. A Portal tile changes what is printed on its card. */
import { boxOf, type Card } from '../content/box.ts'
import type { DamageNo } from '../content/effects.ts'
import type { Face } from '../content/faces.ts'
import { CENTRE, countOf, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import type { Lane, Space } from '../content/geometry/map.ts'
import type { KingdomRush, Tray } from '../state.ts'
import { scenarioOf } from './scenario.ts'

export function faceOf(s: KingdomRush, card: Card): Face {
  return boxOf(s).faces[card] as Face
}

export function trayOf(s: KingdomRush, card: Card): Tray | undefined {
  for (const tray of s.trays) if (tray.card === card) return tray
  return undefined
}

export function laneOf(s: KingdomRush, { lane }: Pick<Tray, 'lane'>): Lane {
  return scenarioOf(s).ground.lanes[lane] as Lane
}

export function spaceOf(s: KingdomRush, tray: Pick<Tray, 'lane' | 'at'>): Space {
  return laneOf(s, tray).spaces[tray.at] as Space
}

/** From the lower to the upper one: two at most. */
export function traysAt(s: KingdomRush, space: Space): Tray[] {
  return s.trays.filter((tray) => spaceOf(s, tray) === space)
}

/** KR-FLY-R7: the only one that can be attacked or confronted. */
export function topAt(s: KingdomRush, space: Space): Tray | undefined {
  const { lanes } = scenarioOf(s).ground
  // Asked of every space, time and again.
  for (let i = s.trays.length - 1; i >= 0; i--) {
    const tray = s.trays[i] as Tray
    if (lanes[tray.lane]?.spaces[tray.at] === space) return tray
  }
  return undefined
}

/** Portals of the scenario, and Hordes under a Portal tile (KR-BTIME-R6). */
export function isPortal(s: KingdomRush, { card, portalTile }: Tray): boolean {
  return portalTile > 0 || faceOf(s, card).isPortal
}

export function isBoss(s: KingdomRush, { card }: Tray): boolean {
  return faceOf(s, card).boss >= 0
}

/** KR-HERO7, KR-PORTAL13: the only trays that heroes touch. */
export function isHorde(s: KingdomRush, tray: Tray): boolean {
  return !isPortal(s, tray) && !isBoss(s, tray)
}

/** KR-PORTAL5, KR-BOSS-R2: what a tower needs to attack it; 0 for a Horde. */
export function levelOf(s: KingdomRush, { card, portalTile }: Tray): number {
  return portalTile || faceOf(s, card).level
}

/** Cells with an enemy that is still to be covered; under a Portal tile the centre is not (KR-BTIME-R5). */
export function enemiesOn(s: KingdomRush, { card, portalTile }: Tray): Mask {
  const { enemies } = faceOf(s, card)
  return portalTile > 0 ? enemies & ~CENTRE : enemies
}

/** KR-TILE8, KR-TILE-R3: cells that this type can never cover here. */
export function barredOn(s: KingdomRush, { card, portalTile }: Tray, type: DamageNo): Mask {
  const barred = faceOf(s, card).barred[type] ?? NO_CELLS
  return portalTile > 0 ? barred | CENTRE : barred
}

export function underTiles({ tiles }: Tray): Mask {
  let cells = NO_CELLS
  for (const tile of tiles) cells |= tile
  return cells
}

export function underBases(s: KingdomRush, { card }: Tray): Mask {
  let cells = NO_CELLS
  for (const hero of s.heroes) if (hero.on === card) cells |= hero.base
  if (s.wildcat?.on === card) cells |= s.wildcat.base
  return cells
}

/** KR-DESTROY-R2: tiles, soldiers and bases count alike. */
export function coveredOn(s: KingdomRush, tray: Tray): Mask {
  return underTiles(tray) | tray.soldiers | underBases(s, tray)
}

/** KR-MAP-R6: under a fallow card nobody stands, goes or aims. */
export function isFallow(s: KingdomRush, space: Space): boolean {
  return (
    s.fallow !== 0 &&
    scenarioOf(s).ground.lanes.some(
      ({ fallow }, lane) => fallow?.at === space && (s.fallow & (1 << lane)) !== 0,
    )
  )
}

/** Whether a tower stands there; on no site there is none. */
export function isBuiltOn(s: KingdomRush, site: number | undefined): boolean {
  for (const tower of s.towers) if (tower.site === site) return true
  return false
}

/** KR-MAP-R4: free for a figure that is displaced; other figures do not matter. */
export function isFree(s: KingdomRush, space: Space): boolean {
  const site = scenarioOf(s).ground.siteAt[space]
  return !isBuiltOn(s, site) && topAt(s, space) === undefined && !isFallow(s, space)
}

export function countSoldiers({ soldiers }: Tray): number {
  return countOf(soldiers)
}
