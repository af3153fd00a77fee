/** What the tools of the palette do to a square, and what the eraser takes away. */
import type { At } from '../../../content/geometry/cells.ts'
import type { ScenarioEntry, SpawnEntry } from '../../../content/schema.ts'
import { COLOURS } from '../../../content/words.ts'
import { easiestFree, file, freeCards } from './box.ts'
import { PLAYERS, type Players, withPortalsCounted } from './draft.ts'
import { placeOn, settled } from './lanes.ts'
import { edgesOf, isPath, isSame, rimAt, sizeOf, squareAt, touch, withSquare } from './squares.ts'

export const TOOLS = [
  'path',
  'open',
  'red',
  'blue',
  'green',
  'purple',
  'white',
  'nobody',
  'spawn',
  'exit',
  'lane',
  'horde',
  'portal',
  'fallow',
  'boss',
] as const
export type Tool = (typeof TOOLS)[number]

export interface Brush {
  readonly tool: Tool
  /** For so many players sites are coloured; others keep the colours they have. */
  readonly players: Players
  /** The card to lay, where one is taken up. */
  readonly card?: string | null
  /** The spawn point whose lane is drawn. */
  readonly spawn: number
}

/** Why a tool does nothing here. */
export type Why =
  | 'onGround'
  | 'onRim'
  | 'onLane'
  | 'onSite'
  | 'noColour'
  | 'noTokens'
  | 'noCard'
  | 'noBoss'
  | 'noSpawn'
  | 'notNext'
  | 'nothing'

export type Stroke = { readonly entry: ScenarioEntry } | { readonly why: Why }

const OWNERS = { red: 'R', blue: 'B', green: 'G', purple: 'Y', white: 'W' } as const
type Owner = ScenarioEntry['sites'][number]['owner'][number]

export function paint(before: ScenarioEntry, brush: Brush, at: At): Stroke {
  const stroke = strokeOf(before, brush, at)
  if ('why' in stroke) return stroke
  const drawn = brush.tool === 'lane' ? brush.spawn : 0
  return { entry: withPortalsCounted(settled(withoutLostSites(stroke.entry), before, drawn)) }
}

/** The topmost thing is taken away: what lies on a lane first, then what stands on the ground. */
export function clear(before: ScenarioEntry, at: At): Stroke {
  const entry = cleared(before, at)
  return entry ? { entry: withPortalsCounted(settled(withoutLostSites(entry), before)) } : { why: 'nothing' }
}

function strokeOf(entry: ScenarioEntry, brush: Brush, at: At): Stroke {
  switch (brush.tool) {
    case 'path':
    case 'open':
      if (squareAt(entry, at) === undefined) return { why: 'onGround' }
      return { entry: withSquare(entry, at, brush.tool === 'path' ? 'P' : '.') }
    case 'nobody':
      return unowned(entry, brush.players, at)
    case 'spawn':
      return withSpawn(entry, at)
    case 'exit':
      return withExit(entry, at)
    case 'lane':
      return withLane(entry, brush.spawn, at)
    case 'horde':
    case 'portal':
      return withTray(entry, brush, at)
    case 'fallow':
      return withFallow(entry, brush.spawn, at)
    case 'boss':
      return withBossAt(entry, brush.spawn, at)
    default:
      return withSite(entry, brush.players, OWNERS[brush.tool], at)
  }
}

/** The colours that so many players have; one alone has three. */
export function coloursOf(players: number): readonly string[] {
  return players === 1 ? file.solo.colours : COLOURS.slice(0, players)
}

function withSite(entry: ScenarioEntry, players: Players, owner: Owner, at: At): Stroke {
  if (squareAt(entry, at) === undefined) return { why: 'onGround' }
  const isFor = (count: number) => owner === 'W' || coloursOf(count).includes(owner ?? '')
  if (!isFor(players)) return { why: 'noColour' }
  const ground = withSquare(entry, at, owner === 'W' ? 'W' : 'S')
  const known = entry.sites.findIndex((site) => isSame(site.at, at))
  const isRepainted = known >= 0 && squareAt(entry, at) === squareAt(ground, at)
  const old = entry.sites[known]
  const colours = PLAYERS.map((count, i): Owner => {
    if (isRepainted && count !== players) return old?.owner[i] ?? null
    return isFor(count) ? owner : null
  }) as [Owner, Owner, Owner, Owner]
  const site = { id: old?.id ?? freeSite(entry), at: [at[0], at[1]] as [number, number], owner: colours }
  const sites = known >= 0 ? entry.sites.with(known, site) : [...entry.sites, site]
  return { entry: { ...ground, sites } }
}

function freeSite({ sites }: ScenarioEntry): string {
  let n = sites.length + 1
  while (sites.some(({ id }) => id === `b${n}`)) n++
  return `b${n}`
}

function unowned(entry: ScenarioEntry, players: Players, at: At): Stroke {
  const known = entry.sites.findIndex((site) => isSame(site.at, at))
  const site = entry.sites[known]
  if (!site) return { why: 'onSite' }
  const owner = site.owner.with(players - 1, null) as typeof site.owner
  return { entry: { ...entry, sites: entry.sites.with(known, { ...site, owner }) } }
}

/** A place of the rim, pressed itself or meant by a square that touches it. */
function onRim(entry: ScenarioEntry, at: At) {
  const rim = rimAt(entry, at)
  if (rim) return rim
  const free = edgesOf(entry, at).filter((edge) => !standsOn(entry, edge, at))
  const [edge] = free.length > 0 ? free : edgesOf(entry, at)
  return edge ? { edge, inner: at } : null
}

function standsOn({ spawns, exits }: ScenarioEntry, edge: string, inner: At): boolean {
  return (
    spawns.some((spawn) => spawn.edge === edge && isSame(spawn.lane[0], inner)) ||
    exits.some((exit) => exit.facing === edge && isSame(exit.at, inner))
  )
}

/** Whatever stood at that place of the rim gives way. */
function freed(entry: ScenarioEntry, edge: string, inner: At): ScenarioEntry {
  const spawn = entry.spawns.find((one) => one.edge === edge && isSame(one.lane[0], inner))
  const exits = entry.exits.filter((exit) => !(exit.facing === edge && isSame(exit.at, inner)))
  return { ...(spawn ? withoutSpawn(entry, spawn.n) : entry), exits }
}

function withSpawn(entry: ScenarioEntry, at: At): Stroke {
  const rim = onRim(entry, at)
  if (!rim) return { why: 'onRim' }
  const { edge, inner } = rim
  if (entry.spawns.some((spawn) => spawn.edge === edge && isSame(spawn.lane[0], inner))) return { entry }
  const room = freed(entry, edge, inner)
  const n = [1, 2, 3, 4, 5, 6].find((number) => !room.spawns.some((spawn) => spawn.n === number))
  if (n === undefined) return { why: 'noTokens' }
  const spawn: SpawnEntry = {
    n,
    exit: room.exits[0]?.id ?? 'A',
    edge,
    lane: [[inner[0], inner[1]]],
    pile: [],
  }
  const spawns = [...room.spawns, spawn].sort((a, b) => a.n - b.n)
  return { entry: { ...withSquare(room, inner, 'P'), spawns } }
}

export function withoutSpawn(entry: ScenarioEntry, n: number): ScenarioEntry {
  const { boss } = entry
  const { start: _, ...bossless } = boss ?? { id: '' }
  return {
    ...entry,
    spawns: entry.spawns.filter((spawn) => spawn.n !== n),
    start: entry.start.filter(({ spawn }) => spawn !== n),
    ...(boss?.start?.spawn === n ? { boss: bossless } : {}),
  }
}

function withExit(entry: ScenarioEntry, at: At): Stroke {
  const rim = onRim(entry, at)
  if (!rim) return { why: 'onRim' }
  const { edge, inner } = rim
  if (entry.exits.some((exit) => exit.facing === edge && isSame(exit.at, inner))) return { entry }
  const room = freed(entry, edge, inner)
  const id = ['A', 'B', 'C', 'D'].find((letter) => !room.exits.some((exit) => exit.id === letter))
  if (id === undefined) return { why: 'noTokens' }
  const exit = { id, facing: edge, at: [inner[0], inner[1]] as [number, number] }
  return { entry: { ...withSquare(room, inner, 'P'), exits: [...room.exits, exit] } }
}

/** From a space of the lane on, or one further: what came after it is forgotten and found anew. */
function withLane(entry: ScenarioEntry, n: number, at: At): Stroke {
  const no = entry.spawns.findIndex((spawn) => spawn.n === n)
  const spawn = entry.spawns[no]
  if (!spawn) return { why: 'noSpawn' }
  if (squareAt(entry, at) === undefined) return { why: 'onGround' }
  const on = spawn.lane.findIndex((space) => isSame(space, at))
  const from = on >= 0 ? on : spawn.lane.findLastIndex((space) => touch(space, at))
  if (from < 0) return { why: 'notNext' }
  const drawn = spawn.lane.slice(0, from + 1)
  const lane = on >= 0 ? drawn : [...drawn, [at[0], at[1]] as [number, number]]
  return { entry: { ...withSquare(entry, at, 'P'), spawns: entry.spawns.with(no, { ...spawn, lane }) } }
}

function withTray(entry: ScenarioEntry, { tool, card, spawn }: Brush, at: At): Stroke {
  const place = placeOn(entry, at, spawn)
  if (!place) return { why: 'onLane' }
  const wanted = freeCards(entry).find(({ id }) => id === card)
  const isWanted = wanted && (wanted.portal !== undefined) === (tool === 'portal')
  const laid = isWanted ? wanted.id : easiestFree(entry, tool === 'portal' ? 'portal' : 'horde')
  if (!laid) return { why: 'noCard' }
  const lane = entry.spawns.find(({ n }) => n === place.spawn)
  const start = entry.start.filter((tray) => !isSame(spaceOf(entry, tray), at))
  const minPlayers = lane?.minPlayers === undefined ? {} : { minPlayers: lane.minPlayers }
  return { entry: { ...entry, start: [...start, { card: laid, ...place, ...minPlayers }] } }
}

/** The square of something that lies on a lane. */
export function spaceOf(
  { spawns }: ScenarioEntry,
  { spawn, index }: { readonly spawn: number; readonly index: number },
): At | undefined {
  return spawns.find(({ n }) => n === spawn)?.lane[index]
}

function withFallow(entry: ScenarioEntry, wanted: number, at: At): Stroke {
  const place = placeOn(entry, at, wanted)
  if (!place) return { why: 'onLane' }
  const no = entry.spawns.findIndex(({ n }) => n === place.spawn)
  const spawn = entry.spawns[no] as SpawnEntry
  const taken = entry.spawns.flatMap(({ fallow, n }) => (fallow && n !== spawn.n ? [fallow.id] : []))
  const id = spawn.fallow?.id ?? (['A', 'B', 'C'] as const).find((letter) => !taken.includes(letter))
  if (id === undefined) return { why: 'noTokens' }
  const fallow = { id, at: [at[0], at[1]] as [number, number] }
  return { entry: { ...entry, spawns: entry.spawns.with(no, { ...spawn, fallow }) } }
}

function withBossAt(entry: ScenarioEntry, wanted: number, at: At): Stroke {
  const { boss } = entry
  if (!boss) return { why: 'noBoss' }
  const flees = file.bosses.find(({ id }) => id === boss.id)?.towardSpawn
  const start = placeOn(entry, at, flees ?? wanted)
  if (!start) return { why: 'onLane' }
  const { appearsWhenDestroyed: _, ...stands } = boss
  return { entry: { ...entry, boss: { ...stands, start } } }
}

function cleared(entry: ScenarioEntry, at: At): ScenarioEntry | null {
  const rim = rimAt(entry, at)
  if (rim) return standsOn(entry, rim.edge, rim.inner) ? freed(entry, rim.edge, rim.inner) : null
  const start = entry.start.filter((tray) => !isSame(spaceOf(entry, tray), at))
  if (start.length < entry.start.length) return { ...entry, start }
  if (entry.boss?.start && isSame(spaceOf(entry, entry.boss.start), at)) {
    const { start: _, ...boss } = entry.boss
    return { ...entry, boss }
  }
  const no = entry.spawns.findIndex(({ fallow }) => isSame(fallow?.at, at))
  if (no >= 0) {
    const { fallow: _, ...spawn } = entry.spawns[no] as SpawnEntry
    return { ...entry, spawns: entry.spawns.with(no, spawn) }
  }
  const ground = withSquare(entry, at, '.')
  return ground === entry ? null : ground
}

/** Sites stand on their squares and nowhere else. */
function withoutLostSites(entry: ScenarioEntry): ScenarioEntry {
  const sites = entry.sites.filter(({ at }) => 'SW'.includes(squareAt(entry, at) ?? '.'))
  return sites.length === entry.sites.length ? entry : { ...entry, sites }
}

export type Mirror = 'off' | 'columns' | 'rows'

/** The squares of a stroke: the one that is pressed, and its reflection. */
export function mirrored(entry: ScenarioEntry, mirror: Mirror, at: At): At[] {
  const { rows, columns } = sizeOf(entry)
  const other: At =
    mirror === 'columns' ? [at[0], columns - 1 - at[1]] : mirror === 'rows' ? [rows - 1 - at[0], at[1]] : at
  return isSame(at, other) ? [at] : [at, other]
}

/** Another row or column in the south or east, or one less; what stood there goes with it. */
export function resized(before: ScenarioEntry, rows: number, columns: number): ScenarioEntry {
  const map = Array.from({ length: rows }, (_, row) =>
    (before.map[row] ?? '').padEnd(columns, '.').slice(0, columns),
  )
  const ground = onNewRim({ ...before, map }, before)
  const isIn = (at: At | undefined) => at !== undefined && squareAt(ground, at) !== undefined
  const lost = ground.spawns.filter(({ lane }) => !isIn(lane[0]))
  const entry = lost.reduce((next, { n }) => withoutSpawn(next, n), ground)
  const exits = entry.exits.filter(({ at }) => isIn(at))
  return withPortalsCounted(settled(withoutLostSites({ ...entry, exits }), before))
}

/** Gates and piles of a side that has moved go with it, and the road leads there. */
function onNewRim(entry: ScenarioEntry, before: ScenarioEntry): ScenarioEntry {
  const old = sizeOf(before)
  const now = sizeOf(entry)
  let next = entry
  const move = (facing: string, from: At): [number, number] => {
    const to: [number, number] = [
      facing === 'S' && from[0] === old.rows - 1 ? now.rows - 1 : from[0],
      facing === 'E' && from[1] === old.columns - 1 ? now.columns - 1 : from[1],
    ]
    if (isSame(from, to) || !isPath(before, from)) return to
    for (let at: At = from; !isSame(at, to); ) {
      at = [at[0] + Math.sign(to[0] - at[0]), at[1] + Math.sign(to[1] - at[1])]
      next = withSquare(next, at, 'P')
    }
    return to
  }
  const exits = entry.exits.map((exit) => ({ ...exit, at: move(exit.facing, exit.at) }))
  const spawns = entry.spawns.map((spawn) => {
    const first = spawn.lane[0] as At
    const at = move(spawn.edge, first)
    return isSame(at, first) ? spawn : { ...spawn, lane: [at] }
  })
  return { ...next, exits, spawns }
}
