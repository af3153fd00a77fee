/** Lanes follow the road: what an author drew stays as long as it can, the rest of the way is found. */
import type { At } from '../../../content/geometry/cells.ts'
import type { ScenarioEntry, SpawnEntry } from '../../../content/schema.ts'
import { around, distance, isPath, isSame, squareAt, touch } from './squares.ts'

type Ground = Pick<ScenarioEntry, 'map'>

const keyOf = ([row, column]: At) => `${row},${column}`

/** The shortest way from one square to the first that will do, the start left out; null where there is none. */
function wayTo(from: At, isGoal: (at: At) => boolean, mayStep: (at: At) => boolean): readonly At[] | null {
  const cameFrom = new Map<string, At | null>([[keyOf(from), null]])
  const queue: At[] = [from]
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (isGoal(next)) return back(cameFrom, next)
    for (const at of around(next)) {
      if (cameFrom.has(keyOf(at)) || !mayStep(at)) continue
      cameFrom.set(keyOf(at), next)
      queue.push(at)
    }
  }
  return null
}

function back(cameFrom: ReadonlyMap<string, At | null>, goal: At): At[] {
  const way: At[] = []
  for (let at: At | null = goal; at; at = cameFrom.get(keyOf(at)) ?? null) way.unshift(at)
  return way.slice(1)
}

/** As much of a lane as runs over the road without gap or loop. */
function sound(ground: Ground, lane: readonly At[]): At[] {
  const kept: At[] = []
  for (const at of lane) {
    const last = kept.at(-1)
    const fits = isPath(ground, at) && (!last || touch(last, at)) && !kept.some((other) => isSame(other, at))
    if (!fits) break
    kept.push(at)
  }
  return kept
}

function laneOf(entry: ScenarioEntry, { lane, exit }: SpawnEntry, isDrawn: boolean): readonly At[] {
  const goal = entry.exits.find(({ id }) => id === exit)?.at
  const kept = sound(entry, lane)
  const first = lane[0] as At
  if (!goal) return kept.length > 0 ? kept : [first]
  if (isSame(kept.at(-1), goal)) return kept.length === lane.length ? lane : kept
  for (let length = kept.length; length > 0; length--) {
    const begun = kept.slice(0, length)
    const way = wayTo(
      begun.at(-1) as At,
      (at) => isSame(at, goal),
      (at) => isPath(entry, at) && !begun.some((other) => isSame(other, at)),
    )
    if (way) return [...begun, ...way]
    // It is being drawn: where it goes from here is for its author to say.
    if (isDrawn) return begun
  }
  return [first, ...towards(entry, first, goal)]
}

/** As near to the exit as the road goes. */
function towards(entry: ScenarioEntry, from: At, goal: At): readonly At[] {
  const reached: At[] = []
  wayTo(
    from,
    (at) => {
      reached.push(at)
      return false
    },
    (at) => isPath(entry, at),
  )
  const [nearest] = reached.sort((a, b) => distance(a, goal) - distance(b, goal))
  const way =
    nearest &&
    wayTo(
      from,
      (at) => isSame(at, nearest),
      (at) => isPath(entry, at),
    )
  return way ?? []
}

/** A spawn point whose exit is gone leads to the one that is left. */
function exitOf({ exits }: ScenarioEntry, { exit }: SpawnEntry): string {
  return exits.some(({ id }) => id === exit) ? exit : (exits[0]?.id ?? exit)
}

const isAlike = (a: readonly At[], b: readonly At[]) =>
  a.length === b.length && a.every((at, i) => isSame(at, b[i]))

/**
 * The scenario with its lanes along the road as it is now, but for the one that is being drawn. What lies on the lanes stays
 * on its squares; what has lost its road is taken away.
 */
export function settled(entry: ScenarioEntry, before: ScenarioEntry = entry, drawn = 0): ScenarioEntry {
  const spawns = entry.spawns.map((spawn) => {
    const led = { ...spawn, exit: exitOf(entry, spawn) }
    const lane = laneOf(entry, led, spawn.n === drawn)
    const isOld = led.exit === spawn.exit && isAlike(lane, spawn.lane)
    return isOld ? spawn : { ...led, lane: lane.map(([row, column]): [number, number] => [row, column]) }
  })
  const laid = { ...entry, spawns: spawns.map((spawn) => withoutLostFallow(entry, spawn)) }
  return { ...laid, ...withoutLostTrays(laid, before) }
}

function withoutLostFallow(entry: ScenarioEntry, spawn: SpawnEntry): SpawnEntry {
  if (!spawn.fallow || isPath(entry, spawn.fallow.at)) return spawn
  const { fallow: _, ...rest } = spawn
  return rest
}

function withoutLostTrays(
  entry: ScenarioEntry,
  before: ScenarioEntry,
): Pick<ScenarioEntry, 'start' | 'boss'> {
  const placed = <T extends { spawn: number; index: number }>(tray: T): T | null => {
    const at = before.spawns.find(({ n }) => n === tray.spawn)?.lane[tray.index]
    const own = entry.spawns.find(({ n }) => n === tray.spawn)
    // A place that a file names and no lane has is for the checks to tell.
    if (!at) return own || entry === before ? tray : null
    const on = placeOn(entry, at, tray.spawn)
    return on && { ...tray, ...on }
  }
  const start = entry.start.flatMap((tray) => {
    const next = placed(tray)
    return next ? [{ ...next, ...usedWith(entry, tray, next.spawn) }] : []
  })
  const { boss } = entry
  if (!boss?.start) return { start, ...(boss ? { boss } : {}) }
  const stands = placed(boss.start)
  const { start: _, ...gone } = boss
  return { start, boss: stands ? { ...boss, start: stands } : gone }
}

/** What comes to another lane is not used sooner than that lane is. */
function usedWith(
  { spawns }: ScenarioEntry,
  tray: { readonly spawn: number; readonly minPlayers?: number },
  spawn: number,
): { minPlayers?: number } {
  const least = spawns.find(({ n }) => n === spawn)?.minPlayers ?? 1
  return spawn === tray.spawn || least <= (tray.minPlayers ?? 1) ? {} : { minPlayers: least }
}

/** The lane on which a square lies and its place there, its own lane first. */
export function placeOn(
  { spawns }: ScenarioEntry,
  at: At,
  wanted = 0,
): { readonly spawn: number; readonly index: number } | null {
  const found = spawns.flatMap(({ n, lane }) => {
    const index = lane.findIndex((space) => isSame(space, at))
    return index < 0 ? [] : [{ spawn: n, index }]
  })
  return found.find(({ spawn }) => spawn === wanted) ?? found[0] ?? null
}

/** The squares where a road would have to be laid to lead a lane to its exit, or to a lane that does. */
export function missingRoad(entry: ScenarioEntry, no: number): readonly At[] | null {
  const spawn = entry.spawns[no]
  const goal = spawn && entry.exits.find(({ id }) => id === spawn.exit)?.at
  const last = spawn?.lane.at(-1)
  if (!spawn || !goal || !last) return null
  const joined = entry.spawns.filter(({ exit, lane }) => exit === spawn.exit && isSame(lane.at(-1), goal))
  const isHome = (at: At) =>
    isSame(at, goal) || joined.some(({ lane }) => lane.some((space) => isSame(space, at)))
  const isOwn = (at: At) => spawn.lane.some((space) => isSame(space, at))
  const way = wayTo(last, isHome, (at) => {
    const square = squareAt(entry, at)
    return (square === '.' || square === 'P') && !isOwn(at)
  })
  return way?.filter((at) => !isPath(entry, at)) ?? null
}
