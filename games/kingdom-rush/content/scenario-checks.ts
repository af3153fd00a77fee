/** KR-MAP-R8: what a scenario must be for every other rule. Every mistake is told, with its place in the scenario. */
import type { At } from './geometry/cells.ts'
import { stepOf } from './geometry/map.ts'
import { type Fault, fault } from './scenario-faults.ts'
import type { ContentFile, ScenarioEntry, SpawnEntry } from './schema.ts'
import { COLOURS, type Facing } from './words.ts'

const PLAYERS = [1, 2, 3, 4] as const

/** What a scenario is judged by: what lies in the box. */
export type Surroundings = Pick<ContentFile, 'limits' | 'hordes' | 'bosses' | 'solo'>

export interface FaultAt {
  /** The field of the scenario, such as "spawns.0.lane.3". */
  readonly place: string
  readonly fault: Fault
}

/** What the checks of one scenario share. */
interface Checked {
  readonly scenario: ScenarioEntry
  readonly file: Surroundings
  demand(fact: boolean, place: string, fault: Fault): void
}

export function faultsOf(scenario: ScenarioEntry, file: Surroundings): FaultAt[] {
  const found: FaultAt[] = []
  const demand: Checked['demand'] = (fact, place, what) => {
    if (!fact) found.push({ place, fault: what })
  }
  const checked: Checked = { scenario, file, demand }
  const { map, spawns, sites, exits } = scenario
  const isEven = map.every((row) => row.length === map[0]?.length)
  demand(isEven, 'map', fault.uneven({}))
  for (const [list, entries] of Object.entries({ sites, exits }))
    entries.forEach(({ id }, no) => {
      const isFirst = entries.findIndex((other) => other.id === id) === no
      demand(isFirst, `${list}.${no}.id`, fault.sameId({ id }))
    })
  const numbers = spawns.map(({ n }) => n)
  const ascend = numbers.every((n, i) => i === 0 || n > (numbers[i - 1] as number))
  demand(ascend, 'spawns', fault.spawnOrder({}))
  checkExits(checked)
  spawns.forEach((spawn, no) => {
    checkLane(checked, spawn, `spawns.${no}`)
    checkFallow(checked, spawn, `spawns.${no}`)
    checkPile(checked, spawn, `spawns.${no}`)
  })
  checkPath(checked)
  checkSites(checked)
  checkStart(checked)
  checkCards(checked)
  checkPortals(checked)
  checkBoss(checked)
  return found
}

function squareAt({ map }: ScenarioEntry, [row, column]: At): string | undefined {
  return map[row]?.[column]
}

function isSame(a: At | undefined, b: At | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]
}

function next([row, column]: At, facing: Facing): At {
  const [down, right] = stepOf(facing)
  return [row + down, column + right]
}

/** KR-MAP5: orthogonally next to. */
function touch(a: At, b: At): boolean {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1
}

function checkExits({ scenario, file, demand }: Checked): void {
  const { exits } = scenario
  const most = file.limits.exitTiles
  demand(exits.length <= most, 'exits', fault.manyExits({ there: exits.length, most }))
  exits.forEach((exit, no) => {
    demand(squareAt(scenario, exit.at) === 'P', `exits.${no}.at`, fault.exitOffPath({}))
    const beyond = squareAt(scenario, next(exit.at, exit.facing))
    demand(beyond === undefined, `exits.${no}.facing`, fault.exitInside({}))
  })
}

function checkLane({ scenario, demand }: Checked, { lane, edge, exit }: SpawnEntry, where: string): void {
  const out = scenario.exits.find(({ id }) => id === exit)
  demand(out !== undefined, `${where}.exit`, fault.noExit({ exit }))
  lane.forEach((space, i) => {
    const place = `${where}.lane.${i}`
    demand(squareAt(scenario, space) === 'P', place, fault.offPath({ space }))
    const before = lane[i - 1]
    if (before) demand(touch(before, space), place, fault.gap({ before, space }))
    const isFirst = lane.findIndex((other) => isSame(other, space)) === i
    demand(isFirst, place, fault.loop({ space }))
  })
  const first = lane[0] as At
  const isOnEdge = squareAt(scenario, next(first, edge)) === undefined
  demand(isOnEdge, `${where}.edge`, fault.offEdge({ space: first, edge }))
  demand(
    out === undefined || isSame(lane.at(-1), out.at),
    `${where}.lane`,
    fault.laneEnds({ exit, spaces: lane.length }),
  )
}

function checkFallow({ scenario, demand }: Checked, spawn: SpawnEntry, where: string): void {
  const { fallow } = spawn
  if (!fallow) return
  const place = `${where}.fallow`
  const lanesWithIt = scenario.spawns.filter(({ lane }) => lane.some((space) => isSame(space, fallow.at)))
  demand(lanesWithIt.includes(spawn), place, fault.fallowElsewhere({}))
  demand(
    lanesWithIt.every((other) => other === spawn),
    place,
    fault.fallowShared({}),
  )
  const sameLetter = scenario.spawns.filter((other) => other.fallow?.id === fallow.id)
  demand(sameLetter[0] === spawn, place, fault.fallowTwice({ id: fallow.id }))
}

function checkPile(
  { scenario, file, demand }: Checked,
  { pile, minPlayers = 1 }: SpawnEntry,
  where: string,
): void {
  const tokens = file.limits.spawnTokens
  demand(scenario.spawns.length <= tokens, 'spawns', fault.manySpawns({ most: tokens }))
  pile.forEach(({ cards, take }, no) => {
    PLAYERS.forEach((players) => {
      const kept = take?.[players - 1]
      const place = `${where}.pile.${no}.take`
      const there = cards.length
      if (kept !== undefined) demand(kept <= there, place, fault.manyKept({ kept, there }))
      const isUsed = players >= minPlayers
      demand(isUsed || !kept, place, fault.unusedPile({ players }))
    })
  })
}

function checkPath({ scenario, demand }: Checked): void {
  const { map, spawns } = scenario
  map.forEach((row, r) => {
    ;[...row].forEach((square, c) => {
      const onLane = spawns.some(({ lane }) => lane.some((space) => isSame(space, [r, c])))
      demand(square !== 'P' || onLane, `map.${r}`, fault.loosePath({ space: [r, c] }))
      const isSite = scenario.sites.some((site) => isSame(site.at, [r, c]))
      demand(!'SW'.includes(square) || isSite, `map.${r}`, fault.noSite({ space: [r, c], square }))
    })
  })
}

function checkSites({ scenario, file, demand }: Checked): void {
  const { sites, spawns } = scenario
  const path = spawns.flatMap(({ lane }) => lane)
  sites.forEach((site, no) => {
    const place = `sites.${no}.at`
    const { id } = site
    const square = squareAt(scenario, site.at)
    demand(square !== 'P', place, fault.siteUnderPath({ id }))
    const isSquare = square === 'S' || square === 'W' || square === 'P'
    demand(isSquare, place, fault.siteOffSquare({ id }))
    demand(
      path.some((space) => touch(space, site.at)),
      place,
      fault.siteFar({ id }),
    )
    const isFirst = sites.findIndex((other) => isSame(other.at, site.at)) === no
    demand(isFirst, place, fault.siteTwice({ id }))
    site.owner.forEach((owner, i) => {
      const colours = i === 0 ? file.solo.colours : COLOURS.slice(0, i + 1)
      const fits = owner === null || (square === 'W' ? owner === 'W' : colours.includes(owner as never))
      demand(fits, `sites.${no}.owner.${i}`, fault.nobodysColour({ players: i + 1, colour: owner ?? '' }))
    })
  })
  PLAYERS.forEach((players) => {
    const used = sites.filter(({ owner }) => owner[players - 1] !== null).length
    const most = file.limits.siteCards
    demand(used <= most, 'sites', fault.manySites({ players, used, most }))
  })
}

function checkStart({ scenario, demand }: Checked): void {
  const taken: At[] = []
  scenario.start.forEach(({ spawn, index, minPlayers = 1 }, no) => {
    const lane = scenario.spawns.find(({ n }) => n === spawn)
    demand(lane !== undefined, `start.${no}.spawn`, fault.noSpawn({ spawn }))
    if (!lane) return
    const isUsed = minPlayers >= (lane.minPlayers ?? 1)
    demand(isUsed, `start.${no}.minPlayers`, fault.unusedSpawn({ spawn, players: minPlayers }))
    const space = lane.lane[index]
    const place = `start.${no}.index`
    demand(space !== undefined, place, fault.laneShort({ spawn, spaces: lane.lane.length }))
    if (!space) return
    const isFree = !taken.some((other) => isSame(other, space))
    demand(isFree, place, fault.spaceTaken({ space }))
    demand(!isSame(lane.fallow?.at, space), place, fault.spaceFallow({ space }))
    taken.push(space)
  })
}

/** Every card that is named exists, and there is one copy of it. */
function checkCards({ scenario, file, demand }: Checked): void {
  const { spawns, start, ghostDeck = [], boss } = scenario
  const named = [
    ...spawns.flatMap(({ pile }, no) =>
      pile.flatMap(({ cards }, i) => cards.map((card) => ({ card, place: `spawns.${no}.pile.${i}.cards` }))),
    ),
    ...start.map(({ card }, no) => ({ card, place: `start.${no}.card` })),
    ...ghostDeck.map((card) => ({ card, place: 'ghostDeck' })),
    ...(boss?.reserve ?? []).map((card) => ({ card, place: 'boss.reserve' })),
  ]
  const seen = new Set<string>()
  for (const { card, place } of named) {
    const isKnown = file.hordes.some(({ id }) => id === card)
    demand(isKnown, place, fault.noCard({ card }))
    demand(!seen.has(card), place, fault.cardTwice({ card }))
    seen.add(card)
  }
}

/** The Portals that come out of the piles are those to be closed. */
function checkPortals({ scenario, file, demand }: Checked): void {
  const isPortal = (card: string) => file.hordes.some(({ id, portal }) => id === card && portal !== undefined)
  for (const players of PLAYERS) {
    let there = scenario.start.filter(
      ({ card, minPlayers = 1 }) => isPortal(card) && minPlayers <= players,
    ).length
    scenario.spawns.forEach(({ pile, minPlayers = 1 }, no) => {
      if (minPlayers > players) return
      pile.forEach(({ cards, shuffle, take }, i) => {
        const kept = take?.[players - 1] ?? cards.length
        const sure = !shuffle || kept === 0 || kept >= cards.length || !cards.some(isPortal)
        demand(sure, `spawns.${no}.pile.${i}`, fault.chancePortal({}))
        there += cards.slice(0, kept).filter(isPortal).length
      })
    })
    const wanted = scenario.portalsToClose[players - 1] as number
    const place = `portalsToClose.${players - 1}`
    demand(there === wanted, place, fault.portalCount({ players, there, wanted }))
  }
}

function checkBoss({ scenario, file, demand }: Checked): void {
  const { boss, victory, spawns } = scenario
  const goal = victory.closeAllPortals || victory.defeatBoss !== undefined
  demand(goal, 'victory', fault.noGoal({}))
  demand(victory.defeatBoss === boss?.id, 'victory.defeatBoss', fault.otherBoss({}))
  if (!boss) return
  const known = file.bosses.find(({ id }) => id === boss.id)
  demand(known !== undefined, 'boss.id', fault.noBoss({ id: boss.id }))
  const { start, appearsWhenDestroyed } = boss
  const comesOnce = (start === undefined) !== (appearsWhenDestroyed === undefined)
  demand(comesOnce, 'boss', fault.bossComes({}))
  if (start) {
    const lane = spawns.find(({ n }) => n === start.spawn)
    demand(lane !== undefined && (lane.minPlayers ?? 1) === 1, 'boss.start', fault.bossLane({}))
    const isThere = !lane || start.index < lane.lane.length
    demand(isThere, 'boss.start', fault.bossFar({ spawn: start.spawn }))
    const flees = known?.towardSpawn === undefined || known.towardSpawn === start.spawn
    demand(flees, 'boss.start', fault.bossFlees({ spawn: known?.towardSpawn ?? 0 }))
  }
  if (appearsWhenDestroyed === undefined) return
  const holds = spawns.some(
    ({ pile, minPlayers = 1 }) =>
      minPlayers === 1 &&
      pile.some(
        ({ cards, take = [1, 1, 1, 1] }) =>
          cards.includes(appearsWhenDestroyed) && take.every((kept) => kept > 0),
      ),
  )
  const isPortal = file.hordes.some(({ id, portal }) => id === appearsWhenDestroyed && portal !== undefined)
  demand(holds && isPortal, 'boss.appearsWhenDestroyed', fault.bossPortal({}))
}
