/** The road as it is painted: only over squares of the path, wherever lanes are said to run. */
import type { Field, Point } from '../../board/field.ts'
import { pointOf } from '../../board/field.ts'
import type { Ground, Space } from '../../content/geometry/map.ts'

/** Every stretch, for the lines of a `Field`: from the piles along the lanes to the gates, and what no lane runs over. */
export function roadsOf(ground: Ground, field: Pick<Field, 'piles' | 'gates'>): Point[][] {
  const all = [...ground.lanes.flatMap((_, no) => stretches(ground, field, no)), ...loose(ground, field)]
  // Lanes that meet have the rest of the way in common: it is drawn once.
  const roads = [...new Map(all.map((road) => [JSON.stringify(road), road])).values()]
  // A line has two ends, also where a road is one square.
  return roads.map((road) =>
    road.length > 1
      ? road
      : road.flatMap(({ x, y }) => [
          { x, y },
          { x: x + 0.01, y },
        ]),
  )
}

/** A lane breaks off where its road does, and has a gate only if it comes to it. */
function stretches(ground: Ground, { piles, gates }: Pick<Field, 'piles' | 'gates'>, no: number): Point[][] {
  const { spaces, exit } = ground.lanes[no] as Ground['lanes'][number]
  const found: Point[][] = []
  let road: Point[] = []
  spaces.forEach((space, i) => {
    const before = spaces[i - 1]
    const goesOn = before === undefined || ground.isPath[before] === false || beside(ground, before, space)
    if (!ground.isPath[space] || !goesOn) {
      if (road.length > 0) found.push(road)
      road = []
    }
    if (!ground.isPath[space]) return
    const pile = piles[no]
    if (i === 0 && pile) road.push(pile)
    road.push(pointOf(ground, space))
  })
  const gate = gates[exit]
  if (road.length > 0 && gate && ground.exits[exit]?.at === spaces.at(-1)) road.push(gate)
  return road.length > 0 ? [...found, road] : found
}

/** What lies on no lane is joined to the road around it, and to its gate. */
function loose(ground: Ground, { gates }: Pick<Field, 'gates'>): Point[][] {
  const isLoose = (space: Space) => ground.lanes.every(({ spaces }) => !spaces.includes(space))
  const joins = ground.path.flatMap((space) =>
    ground.path.flatMap((other) =>
      space < other && beside(ground, space, other) && (isLoose(space) || isLoose(other))
        ? [[pointOf(ground, space), pointOf(ground, other)]]
        : [],
    ),
  )
  const ends = ground.exits.flatMap(({ at }, no) => {
    const gate = gates[no]
    const isReached = ground.lanes.some(({ exit, spaces }) => exit === no && spaces.at(-1) === at)
    return gate && ground.isPath[at] && !isReached ? [[pointOf(ground, at), gate]] : []
  })
  return [...joins, ...ends]
}

function beside({ columns }: Ground, a: Space, b: Space): boolean {
  const across = Math.abs((a % columns) - (b % columns))
  return across + Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) === 1
}
