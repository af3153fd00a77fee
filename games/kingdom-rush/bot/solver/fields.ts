/** Reads from a table what the solver needs: what is open on the trays, and what towers in hand could do about it. */
import type { Seat } from '@duskhall/kernel'
import { boxOf, type Card, type Tower, type TowerNo } from '../../content/box.ts'
import { cellsOf, type Mask } from '../../content/geometry/cells.ts'
import { sitesFor, stackRefusal } from '../../rules/build.ts'
import { placesOf, soldierCells } from '../../rules/places.ts'
import { scenarioOf } from '../../rules/scenario.ts'
import { coveredOn, enemiesOn, faceOf, isPortal, levelOf, spaceOf, topAt, trayOf } from '../../rules/trays.ts'
import type { KingdomRush, Tray } from '../../state.ts'
import { type Field, type Goal, type Option, type Place, type Plan, solve, type Use } from './search.ts'

/** What matters how much. */
export interface Weights {
  /** For each open cell that is covered. */
  readonly cell: number
  /** For each heart that an enemy under tiles will not cost. */
  readonly heart: number
  /** All fast ones, all healers, all snipers of a tray covered. */
  readonly speed: number
  readonly healer: number
  readonly sniper: number
  /** The whole tray covered, so that it is destroyed in phase 3. */
  readonly destroyed: number
}

const WEIGHTS: Weights = { cell: 1, heart: 2, speed: 8, healer: 6, sniper: 3, destroyed: 20 }

const HEARTS_OF_LARGE = 4

/** What is open on a tray and worth covering. */
export function fieldOf(s: KingdomRush, tray: Tray, weights: Weights = WEIGHTS): Field {
  const face = faceOf(s, tray.card)
  const open = enemiesOn(s, tray) & ~coveredOn(s, tray)
  const group = (cells: Mask, worth: number): Goal[] =>
    (cells & open) === 0 ? [] : [{ cells: cells & open, worth }]
  return {
    open,
    cellWorth: weights.cell,
    enemies: face.each.flatMap(({ cells, large }) =>
      group(cells, weights.heart * (large ? HEARTS_OF_LARGE : 1)),
    ),
    groups: [
      ...group(face.speed, weights.speed),
      ...group(face.healer, weights.healer),
      ...group(face.sniper, weights.sniper),
      ...group(open, weights.destroyed),
    ],
  }
}

/** A tower built on a site in a rotation. */
export interface Building extends Option {
  readonly seat: Seat
  readonly tower: TowerNo
  readonly site: number
  readonly turn: number
  /** The last pieces are so many soldiers. */
  readonly soldiers: number
  /** Soldiers of the tower for which the supply does not suffice in this plan. */
  readonly short: number
}

/**
 * Every way to build one tower so that it reaches something worth covering. Where Portals are left alone, a tower
 * that would have nothing else to attack stays in hand (KR-PORTAL9).
 */
function buildings(
  s: KingdomRush,
  seat: Seat,
  no: TowerNo,
  fields: readonly Card[],
  portals: boolean,
): Building[] {
  const tower = boxOf(s).towers[no] as Tower
  const scenario = scenarioOf(s)
  return sitesFor(s, seat, no).flatMap((site) =>
    [0, 1, 2, 3].flatMap((turn): Building[] => {
      const reach = scenario.reach(tower.arrows, turn, scenario.sites[site]?.at ?? 0)
      const trays = reach.flatMap((space) => {
        const tray = topAt(s, space)
        return tray && levelOf(s, tray) <= tower.level ? [tray] : []
      })
      const targets = trays.filter((tray) => fields.includes(tray.card) && (portals || !isPortal(s, tray)))
      const pieces = piecesOf(s, tower, turn, targets, fields)
      if (pieces.every((places) => places.length === 0)) return []
      const { linked, soldiers } = tower
      return soldierCounts(s, soldiers).map((count) => ({
        seat,
        tower: no,
        site,
        turn,
        linked,
        soldiers: count,
        short: soldiers - count,
        pieces: pieces.slice(0, tower.tiles.length + count),
      }))
    }),
  )
}

/** As many soldiers as the tower has; fewer only where the supply may run out, because others take them. */
function soldierCounts(s: KingdomRush, soldiers: number): number[] {
  if (soldiers === 0) return [0]
  const wanted = s.players.flatMap(({ hand }) => hand.map((tower) => boxOf(s).towers[tower]?.soldiers ?? 0))
  const most = Math.min(soldiers, s.soldiers)
  const isScarce = wanted.reduce((sum, n) => sum + n, 0) > s.soldiers
  return isScarce ? Array.from({ length: most }, (_, i) => most - i) : [most]
}

/** Where each piece could lie now, as long as it covers an open enemy. */
function piecesOf(
  s: KingdomRush,
  { tiles, soldiers, type }: Tower,
  turn: number,
  trays: readonly Tray[],
  fields: readonly Card[],
): Place[][] {
  const onEnemies = (tray: Tray, places: readonly Mask[]): Place[] => {
    const open = enemiesOn(s, tray) & ~coveredOn(s, tray)
    const field = fields.indexOf(tray.card)
    return places.filter((cells) => (cells & open) !== 0).map((cells) => ({ field, cells }))
  }
  const cells = (tray: Tray) => cellsOf(soldierCells(s, tray, type)).map((cell) => 1 << cell)
  const standing = trays.flatMap((tray) => onEnemies(tray, cells(tray)))
  return [
    ...tiles.map((tile) => trays.flatMap((tray) => onEnemies(tray, placesOf(s, tray, tile, { type, turn })))),
    ...Array.from({ length: Math.min(soldiers, s.soldiers) }, () => standing),
  ]
}

export interface Wish {
  /** Whose hands: by default everybody's. */
  readonly seats?: readonly Seat[]
  /** Which trays: by default all of the map. */
  readonly trays?: readonly Card[]
  readonly portals?: boolean
  readonly weights?: Weights
  /** How many places the search may try. */
  readonly budget?: number
}

/** What the towers in hand do best together, each on a site of its own or stacked as the rules allow. */
export function bestBuildings(
  s: KingdomRush,
  { seats = s.players.map((_, seat) => seat), trays, portals = false, weights, budget = 20_000 }: Wish = {},
): Plan<Building> {
  const cards = (trays ?? s.trays.map(({ card }) => card)).filter((card) => {
    const tray = trayOf(s, card)
    return tray && topAt(s, spaceOf(s, tray)) === tray
  })
  const attackers = seats.flatMap((seat) =>
    (s.players[seat]?.hand ?? []).map((tower) => buildings(s, seat, tower, cards, portals)),
  )
  const fields = cards.map((card) => fieldOf(s, trayOf(s, card) as Tray, weights))
  return solve({ fields, attackers, fits: (chosen, next) => fitsBeside(s, chosen, next) }, budget)
}

/**
 * The buildings of a plan in an order in which they can be carried out: whoever gets fewer soldiers than it has comes
 * when the supply is empty, so that none is owed (KR-SOLDIER-R1).
 */
export function inOrder({ uses }: Plan<Building>): NonNullable<Use<Building>>[] {
  return uses.filter((used) => used !== null).toSorted((a, b) => a.option.short - b.option.short)
}

/** KR-STACK4 and KR-GEN6, for towers that are not there yet. */
function fitsBeside(s: KingdomRush, chosen: readonly Building[], next: Building): boolean {
  const soldiers = chosen.reduce((sum, option) => sum + option.soldiers, next.soldiers)
  if (soldiers > s.soldiers) return false
  const planned = chosen.filter(({ site }) => site === next.site).map(({ tower }) => tower)
  return stackRefusal(s, next.tower, next.site, planned) === null
}
