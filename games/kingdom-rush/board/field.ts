/** The map as it is drawn: everything in cells from the north-west of the first space. */
import type { CSSProperties } from 'react'
import type { Ground, Lane, LaneNo, Space } from '../content/geometry/map.ts'
import { stepOf } from '../content/geometry/map.ts'
import type { ScenarioEntry } from '../content/schema.ts'
import type { Facing } from '../content/words.ts'

/** Column and row of a middle. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Field {
  /** Of everything, with what lies beyond the spaces. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** By lane: where its pile lies, and the way from there past the gate. */
  readonly piles: readonly Point[]
  readonly lanes: readonly (readonly Point[])[]
  /** By exit. */
  readonly gates: readonly (Point & { readonly facing: Facing })[]
  /** Where nothing else is, for trees: each with a number that is its own. */
  readonly trees: readonly (Point & { readonly seed: number })[]
}

/** Beyond a side where piles lie or a gate stands, and where nothing does. */
const PILE_ROOM = 0.86
const GATE_ROOM = 1
const RIM = 0.24
/** From the middle of a space to what lies beyond it. */
const TO_PILE = 0.92
const TO_GATE = 1

export function pointOf({ columns }: Pick<Ground, 'columns'>, space: Space): Point {
  return { x: (space % columns) + 0.5, y: Math.floor(space / columns) + 0.5 }
}

function beyond({ x, y }: Point, facing: Facing, far: number): Point {
  const [row, column] = stepOf(facing)
  return { x: x + column * far, y: y + row * far }
}

export function fieldOf(ground: Ground, { spawns }: Pick<ScenarioEntry, 'spawns'>): Field {
  const { rows, columns } = ground
  const middle = (space: Space) => pointOf(ground, space)
  const edgeOf = (lane: LaneNo): Facing => spawns[lane]?.edge ?? 'N'
  const piles = ground.lanes.map(({ spaces }, lane) =>
    beyond(middle(spaces[0] as Space), edgeOf(lane), TO_PILE),
  )
  const gates = ground.exits.map(({ at, facing }) => ({ ...beyond(middle(at), facing, TO_GATE), facing }))
  const room = (side: Facing): number => {
    if (ground.exits.some(({ facing }) => facing === side)) return GATE_ROOM
    return ground.lanes.some((_, lane) => edgeOf(lane) === side) ? PILE_ROOM : RIM
  }
  const [west, east, north, south] = [room('W'), room('E'), room('N'), room('S')]
  return {
    left: -west,
    top: -north,
    width: columns + west + east,
    height: rows + north + south,
    piles,
    lanes: ground.lanes.map((lane, no) => [
      piles[no] as Point,
      ...lane.spaces.map(middle),
      gateOf(gates, lane),
    ]),
    gates,
    trees: treesOf(ground),
  }
}

function gateOf(gates: readonly Point[], { exit }: Lane): Point {
  return gates[exit] ?? { x: 0, y: 0 }
}

/** Open ground has a few of them each; the same for everybody, every time. */
function treesOf({ rows, columns, isPath, siteAt }: Ground): Field['trees'] {
  const trees: (Point & { seed: number })[] = []
  for (let space = 0; space < rows * columns; space++) {
    if (isPath[space] || (siteAt[space] ?? -1) >= 0) continue
    for (let n = 0; n < 4; n++) {
      const seed = mixed(space * 7 + n)
      const { x, y } = pointOf({ columns }, space)
      trees.push({
        x: x + (((seed % 64) / 64) * 0.8 - 0.4),
        y: y + ((((seed >> 6) % 64) / 64) * 0.7 - 0.3),
        seed,
      })
    }
  }
  return trees.sort((one, other) => one.y - other.y)
}

function mixed(n: number): number {
  return (Math.imul(n + 1, 2654435761) >>> 8) & 0xffff
}

/** Something that lies on the map. */
export interface Placed {
  readonly field: Field
}

/** In the middle of a point of it, so many spaces wide. */
export function placeOf({ field, point, size }: Placed & { point: Point; size: number }): CSSProperties {
  return { '--x': point.x - field.left, '--y': point.y - field.top, '--size': size } as CSSProperties
}
