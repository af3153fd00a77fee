/**
 * The map of a scenario, laid out once: spaces by number, who is next to whom, lanes, and the order in which trays are
 * activated. Nothing here depends on the number of players but who owns a site.
 */
import type { ArrowsEntry, ScenarioEntry, SpawnEntry } from '../schema.ts'
import { DIRECTIONS, FACINGS, type Facing } from '../words.ts'
import type { At } from './cells.ts'

/** Row times columns and column, from the north-west. */
export type Space = number
/** Number of a lane, in the order of the spawn points. */
export type LaneNo = number

export interface Lane {
  /** The number of its spawn point. */
  readonly spawn: number
  readonly minPlayers: number
  /** From the space before the pile to the exit. */
  readonly spaces: readonly Space[]
  /** By space: its place on this lane, or -1. */
  readonly indexOf: readonly number[]
  readonly exit: number
  /** How its cards lie: clockwise quarter turns of the purple edge from the south (KR-ORIENT-R1). */
  readonly turn: number
  readonly fallow: { readonly id: string; readonly at: Space } | null
}

export interface Ground {
  readonly rows: number
  readonly columns: number
  /** By space. */
  readonly isPath: readonly boolean[]
  /** By space: the number of the site there, or -1. */
  readonly siteAt: readonly number[]
  readonly exits: readonly { readonly id: string; readonly at: Space; readonly facing: Facing }[]
  readonly lanes: readonly Lane[]
  /** KR-ADVANCE-R1: lane 1 from exit to spawn, then what is new in lane 2, and so on. */
  readonly order: readonly Space[]
  /** By space: its place in `order`, or -1. */
  readonly orderOf: readonly number[]
  /** By space: the spaces around it in reading order, eight at most (KR-MAP4). */
  readonly adjacent: readonly (readonly Space[])[]
  readonly path: readonly Space[]
}

/** S, W, N, E as numbers of quarter turns of a card (KR-ORIENT-R1). */
const CARD_TURN: { readonly [F in Facing]: number } = { S: 0, W: 1, N: 2, E: 3 }

/** Rows and columns of one step; by DIRECTIONS. */
const STEPS: readonly At[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
]

export function stepOf(facing: Facing): At {
  return STEPS[2 * FACINGS.indexOf(facing)] as At
}

export function groundOf({
  map,
  exits,
  spawns,
  sites,
}: Pick<ScenarioEntry, 'map' | 'exits' | 'spawns' | 'sites'>): Ground {
  const rows = map.length
  const columns = (map[0] as string).length
  const spaceAt = ([row, column]: At): Space => row * columns + column
  const spaces = Array.from({ length: rows * columns }, (_, space) => space)
  const exitOf = ({ exit }: SpawnEntry) => exits.findIndex(({ id }) => id === exit)
  const lanes = spawns.map((spawn): Lane => {
    const lane = spawn.lane.map(spaceAt)
    const exit = exitOf(spawn)
    return {
      spawn: spawn.n,
      minPlayers: spawn.minPlayers ?? 1,
      spaces: lane,
      indexOf: spaces.map((space) => lane.indexOf(space)),
      exit,
      turn: CARD_TURN[exits[exit]?.facing ?? 'S'],
      fallow: spawn.fallow ? { id: spawn.fallow.id, at: spaceAt(spawn.fallow.at) } : null,
    }
  })
  const isPath = spaces.map((space) => map[Math.floor(space / columns)]?.[space % columns] === 'P')
  const order = activationOrder(lanes)
  return {
    rows,
    columns,
    isPath,
    siteAt: spaces.map((space) => sites.findIndex(({ at }) => spaceAt(at) === space)),
    exits: exits.map(({ id, at, facing }) => ({ id, at: spaceAt(at), facing })),
    lanes,
    order,
    orderOf: spaces.map((space) => order.indexOf(space)),
    adjacent: spaces.map((space) =>
      spaces.filter((other) => other !== space && distanceBetween({ columns }, space, other) === 1),
    ),
    path: spaces.filter((space) => isPath[space]),
  }
}

/** KR-MAP-R9: the larger of the differences of rows and columns. */
export function distanceBetween({ columns }: Pick<Ground, 'columns'>, a: Space, b: Space): number {
  const rows = Math.abs(Math.floor(a / columns) - Math.floor(b / columns))
  return Math.max(rows, Math.abs((a % columns) - (b % columns)))
}

export function activationOrder(lanes: readonly Pick<Lane, 'spaces'>[]): Space[] {
  return [...new Set(lanes.flatMap(({ spaces }) => spaces.toReversed()))]
}

/** KR-RANGE: the path spaces that arrows reach from a space, turned by so many clockwise quarters; each once. */
export function reachFrom(
  { rows, columns, isPath, path }: Ground,
  from: Space,
  arrows: ArrowsEntry,
  turn: number,
): Space[] {
  if (arrows === 'perfect') return [...path]
  const reached = new Set<Space>()
  for (const { dir, max } of arrows) {
    const [down, right] = STEPS[(DIRECTIONS.indexOf(dir) + 2 * turn) % STEPS.length] as At
    for (let distance = 1; distance <= max; distance++) {
      const row = Math.floor(from / columns) + down * distance
      const column = (from % columns) + right * distance
      // KR-RANGE-R1, KR-RANGE-R2: nothing blocks the line, and what is no path is not hit.
      const isOnMap = row >= 0 && row < rows && column >= 0 && column < columns
      if (isOnMap && isPath[row * columns + column]) reached.add(row * columns + column)
    }
  }
  return [...reached].sort((a, b) => a - b)
}

/** KR-MOVE2 to KR-MOVE4, KR-MOVE9, KR-MOVE-R12: one step, from the board to an exit (KR-MOVE-R5). */
export function nextTo({ adjacent, exits, lanes }: Ground, space: Space, fallow: number): readonly Space[] {
  const next = space < 0 ? exits.map(({ at }) => at) : (adjacent[space] ?? [])
  if (fallow === 0) return next
  const closed = lanes.flatMap((lane, no) =>
    (fallow & (1 << no)) !== 0 && lane.fallow ? [lane.fallow.at] : [],
  )
  return next.filter((one) => !closed.includes(one))
}

/** Everything at most so many steps away; the start too where one can come back to it (KR-MOVE-R13). */
function within(ground: Ground, from: Space, steps: number, fallow: number): Space[] {
  const found = new Set<Space>()
  let edge: readonly Space[] = [from]
  for (let i = 0; i < steps; i++) {
    edge = [...new Set(edge.flatMap((space) => nextTo(ground, space, fallow)))].filter(
      (space) => !found.has(space),
    )
    for (const space of edge) found.add(space)
  }
  return [...found].sort((a, b) => a - b)
}

/** Walks of this map, each worked out when it is first asked for. */
export function walksOn(ground: Ground): (from: Space, steps: number, fallow: number) => readonly Space[] {
  const known = new Map<number, readonly Space[]>()
  const spaces = ground.rows * ground.columns + 1
  return (from, steps, fallow) => {
    const key = (steps * (1 << ground.lanes.length) + fallow) * spaces + from + 1
    const walk = known.get(key) ?? within(ground, from, steps, fallow)
    known.set(key, walk)
    return walk
  }
}
