/** What is wrong with a scenario, where that is, and what would mend it. */
import type { At } from '../../../content/geometry/cells.ts'
import { type FaultAt, faultsOf } from '../../../content/scenario-checks.ts'
import { shapeOf } from '../../../content/scenario-shape.ts'
import type { ScenarioEntry } from '../../../content/schema.ts'
import { type Advice, adviceOn } from './advice.ts'
import { file } from './box.ts'
import { withoutPortals } from './draft.ts'
import type { Lack, Mistake } from './mistakes.ts'
import { type Remedy, remediesFor } from './remedies.ts'
import { around, beside, isPath } from './squares.ts'
import { spaceOf } from './strokes.ts'

/** Where a problem shows itself: squares of the map and its rim, a pile, or a field beside them. */
interface Spot {
  readonly cells: readonly At[]
  readonly pile?: { readonly no: number; readonly part: number | null }
  readonly field?: 'title' | 'portals' | 'boss' | 'goal' | 'ghosts' | 'levels' | 'rules'
}

interface Found {
  readonly place: string
  readonly spot: Spot
  readonly remedies: readonly Remedy[]
}
export type Problem = Found &
  (
    | { readonly tone: 'red'; readonly mistake: Mistake }
    | { readonly tone: 'yellow'; readonly mistake: Advice }
  )

export function problemsIn(entry: ScenarioEntry): Problem[] {
  const lacks = lacksOf(entry)
  const all = faultsOf(entry, file)
  const faults = all.filter((one) => !isEcho(entry, one, all))
  const red = together([...lacks, ...atOnce(faults), ...aimless(entry)]).map((raw): Problem => {
    const { place, mistake, cells } = raw
    return {
      tone: 'red',
      place,
      mistake,
      spot: { ...spotOf(entry, place), ...(cells ? { cells } : {}) },
      remedies: remediesFor(entry, place, mistake).filter((remedy) => helps(raw, remedy)),
    }
  })
  const yellow = adviceOn(entry).map(
    (mistake): Problem => ({
      tone: 'yellow',
      place: mistake.place,
      mistake,
      spot: spotOf(entry, mistake.place),
      remedies: [],
    }),
  )
  return [...red, ...yellow]
}

/** What is only wrong because something else is: it goes with that. */
function isEcho(entry: ScenarioEntry, { fault, place }: FaultAt, all: readonly FaultAt[]): boolean {
  if (fault.code === 'noExit') return entry.exits.length === 0
  if (fault.code !== 'siteFar') return false
  const site = entry.sites[Number(place.split('.')[1])]
  const isByRoad = site !== undefined && around(site.at).some((at) => isPath(entry, at))
  return isByRoad && all.some(({ fault: { code } }) => code === 'laneEnds' || code === 'loosePath')
}

/** Only what takes the mistake away is offered. */
function helps({ mistake, place }: Raw, { entry }: Remedy): boolean {
  if (mistake.code === 'nothingToDo') return aimless(entry).length === 0
  return !atOnce(faultsOf(entry, file)).some(
    (left) => left.place === place && left.mistake.code === mistake.code,
  )
}

/** What is wrong with several numbers of players is told once, and what is found twice, too. */
function atOnce(faults: readonly FaultAt[]): Raw[] {
  const groups = new Map<string, { place: string; fault: FaultAt['fault']; players: number[] }>()
  for (const { place, fault } of faults) {
    const { players, ...facts } = { players: 0, ...fault.facts }
    // Fields that there are for each number of players end in it.
    const field = players > 0 ? place.replace(/(portalsToClose|owner)\.\d$/, '$1') : place
    const key = JSON.stringify([field, fault.code, facts])
    const group = groups.get(key) ?? { place: field, fault, players: [] }
    if (players > 0 && !group.players.includes(players)) group.players.push(players)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ place, fault: { code, facts }, players }) => ({
    place,
    mistake: { code, facts: players.length > 0 ? { ...facts, players } : facts } as Mistake,
  }))
}

/** KR-WIN-R6: with so many players no Portal comes and no boss: the game is won before anything is done. */
function aimless(entry: ScenarioEntry): Raw[] {
  const { spawns, victory } = entry
  // Without a spawn point that is what is wrong.
  if (spawns.length === 0 || !victory.closeAllPortals || victory.defeatBoss !== undefined) return []
  const players = withoutPortals(entry)
  if (players.length === 0) return []
  const used = spawns.findIndex(({ minPlayers = 1 }) => minPlayers <= (players[0] ?? 1))
  const no = Math.max(0, used)
  return [{ place: `spawns.${no}.pile`, mistake: { code: 'nothingToDo', facts: { players } } }]
}

/** Whether it may be sent to others and played. */
export function isSound(problems: readonly Problem[]): boolean {
  return problems.every(({ tone }) => tone !== 'red')
}

interface Raw {
  readonly place: string
  readonly mistake: Mistake
  readonly cells?: readonly At[]
}

/** Loose squares of a road are one mistake, not one for each. */
function together(found: readonly Raw[]): Raw[] {
  const loose = found.flatMap(({ mistake }) => (mistake.code === 'loosePath' ? [mistake.facts.space] : []))
  const first = found.find(({ mistake }) => mistake.code === 'loosePath')
  return found.flatMap((one) => {
    if (one.mistake.code !== 'loosePath') return [one]
    return one === first ? [{ ...one, cells: loose }] : []
  })
}

function lacksOf(entry: ScenarioEntry): Raw[] {
  const shape = shapeOf(entry)
  return 'entry' in shape ? [] : shape.misshapes.map(({ place }) => ({ place, mistake: lackAt(place) }))
}

function lackAt(place: string): Lack {
  if (place === 'exits') return { code: 'noExits', facts: {} }
  if (place === 'spawns') return { code: 'noSpawns', facts: {} }
  if (place.endsWith('.cards')) return { code: 'emptyPart', facts: {} }
  if (/^(title|story)\b/.test(place)) return { code: 'noWords', facts: {} }
  return { code: 'badField', facts: { field: place } }
}

/** Whether it can be edited: it is a scenario, or lacks only what an author has not come to yet. */
export function hasShape(value: unknown): value is ScenarioEntry {
  const shape = shapeOf(value)
  return (
    'entry' in shape ||
    shape.misshapes.every(({ place }) => lackAt(place).code !== 'badField' && isEmpty(valueAt(value, place)))
  )
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

function valueAt(value: unknown, place: string): unknown {
  return place.split('.').reduce((within: unknown, field) => Reflect.get(Object(within), field), value)
}

/** The part of the page that shows a field of the file. */
function spotOf(entry: ScenarioEntry, place: string): Spot {
  const [list, at = '', field, part] = place.split('.')
  const no = Number(at)
  const spawn = entry.spawns[no]
  switch (list) {
    case 'map':
      return { cells: [] }
    case 'exits': {
      const exit = entry.exits[no]
      return { cells: exit && at !== '' ? [exit.at, beside(exit.at, exit.facing)] : [] }
    }
    case 'sites':
      return { cells: at !== '' && entry.sites[no] ? [entry.sites[no].at] : [] }
    case 'start': {
      const tray = entry.start[no]
      const space = tray && spaceOf(entry, tray)
      return { cells: space ? [space] : [] }
    }
    case 'spawns':
      if (!spawn || at === '') return { cells: [] }
      if (field === 'pile') return { cells: [], pile: { no, part: part === undefined ? null : Number(part) } }
      if (field === 'fallow' && spawn.fallow) return { cells: [spawn.fallow.at] }
      if (field === 'lane' && part !== undefined) return { cells: [spawn.lane[Number(part)] ?? [0, 0]] }
      return {
        cells: [beside(spawn.lane[0] as At, spawn.edge), ...(field === 'lane' ? spawn.lane.slice(-1) : [])],
      }
    case 'ghostDeck':
      return { cells: [], field: 'ghosts' }
    case 'portalsToClose':
      return { cells: [], field: 'portals' }
    case 'boss': {
      const space = entry.boss?.start && spaceOf(entry, entry.boss.start)
      return { cells: space ? [space] : [], field: 'boss' }
    }
    case 'victory':
      return { cells: [], field: 'goal' }
    case 'title':
    case 'story':
      return { cells: [], field: 'title' }
    case 'levels':
      return { cells: [], field: 'levels' }
    default:
      return { cells: [], field: 'rules' }
  }
}
