/** KR-MAP-R8: what a scenario must be for every other rule. Every mistake is told, with its place in the file. */
import type { GatheringChecks } from '../../kit/content/checks.ts'
import type { At } from './geometry/cells.ts'
import { stepOf } from './geometry/map.ts'
import type { ContentFile, ScenarioEntry, SpawnEntry } from './schema.ts'
import { COLOURS, type Facing } from './words.ts'

const PLAYERS = [1, 2, 3, 4] as const

/** What the checks of one scenario share. */
interface Checked {
  readonly scenario: ScenarioEntry
  readonly file: ContentFile
  /** The place of a field in the file, with the name of the scenario. */
  at(field: string): string
  readonly demand: GatheringChecks['demand']
}

export function checkScenario(
  scenario: ScenarioEntry,
  where: string,
  file: ContentFile,
  { demand, demandOnce }: GatheringChecks,
): void {
  const at = (field: string) => `${where}.${field} ("${scenario.id}")`
  const checked: Checked = { scenario, file, at, demand }
  const { map, spawns, sites, exits } = scenario
  const isEven = map.every((row) => row.length === map[0]?.length)
  demand(isEven, at('map'), 'all rows have as many squares.')
  demandOnce({ [`${where}.sites`]: sites, [`${where}.exits`]: exits })
  const numbers = spawns.map(({ n }) => n)
  const ascend = numbers.every((n, i) => i === 0 || n > (numbers[i - 1] as number))
  demand(ascend, at('spawns'), 'spawn points stand in the order of their numbers, none twice.')
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

function checkExits({ scenario, file, at, demand }: Checked): void {
  const { exits } = scenario
  const what = `${exits.length} are there, the box has ${file.limits.exitTiles}.`
  demand(exits.length <= file.limits.exitTiles, at('exits'), what)
  exits.forEach((exit, no) => {
    demand(squareAt(scenario, exit.at) === 'P', at(`exits.${no}.at`), 'the exit is beside no path space.')
    const beyond = squareAt(scenario, next(exit.at, exit.facing))
    demand(beyond === undefined, at(`exits.${no}.facing`), 'the exit does not lead off the map.')
  })
}

function checkLane({ scenario, at, demand }: Checked, { lane, edge, exit }: SpawnEntry, where: string): void {
  const out = scenario.exits.find(({ id }) => id === exit)
  demand(out !== undefined, at(`${where}.exit`), `there is no exit "${exit}".`)
  lane.forEach((space, i) => {
    const place = at(`${where}.lane.${i}`)
    demand(squareAt(scenario, space) === 'P', place, `(${space}) is no path square of the map.`)
    const before = lane[i - 1]
    demand(
      before === undefined || touch(before, space),
      place,
      `the path has a gap between (${before}) and (${space}).`,
    )
    const isFirst = lane.findIndex((other) => isSame(other, space)) === i
    demand(isFirst, place, `the path has a loop: it comes to (${space}) again.`)
  })
  const first = lane[0] as At
  const isOnEdge = squareAt(scenario, next(first, edge)) === undefined
  demand(isOnEdge, at(`${where}.edge`), `(${first}) is not on the ${edge} side of the map.`)
  demand(
    out === undefined || isSame(lane.at(-1), out.at),
    at(`${where}.lane`),
    `the path does not end at the exit "${exit}".`,
  )
}

function checkFallow({ scenario, at, demand }: Checked, spawn: SpawnEntry, where: string): void {
  const { fallow } = spawn
  if (!fallow) return
  const place = at(`${where}.fallow`)
  const lanesWithIt = scenario.spawns.filter(({ lane }) => lane.some((space) => isSame(space, fallow.at)))
  demand(lanesWithIt.includes(spawn), place, 'the fallow card does not lie on the lane that it blocks.')
  demand(
    lanesWithIt.every((other) => other === spawn),
    place,
    'the fallow card lies on another lane too.',
  )
  const sameLetter = scenario.spawns.filter((other) => other.fallow?.id === fallow.id)
  demand(sameLetter[0] === spawn, place, `the fallow card ${fallow.id} is there twice.`)
}

function checkPile(
  { scenario, file, at, demand }: Checked,
  { pile, minPlayers = 1 }: SpawnEntry,
  where: string,
): void {
  const tokens = file.limits.spawnTokens
  demand(scenario.spawns.length <= tokens, at('spawns'), `the box has ${tokens} spawn tokens.`)
  pile.forEach(({ cards, take }, no) => {
    PLAYERS.forEach((players) => {
      const kept = take?.[players - 1]
      const place = at(`${where}.pile.${no}.take`)
      demand(kept === undefined || kept <= cards.length, place, `${kept} are kept of ${cards.length} cards.`)
      const isUsed = players >= minPlayers
      demand(isUsed || !kept, place, `the spawn point is not used by ${players} players.`)
    })
  })
}

function checkPath({ scenario, at, demand }: Checked): void {
  const { map, spawns } = scenario
  map.forEach((row, r) => {
    ;[...row].forEach((square, c) => {
      const onLane = spawns.some(({ lane }) => lane.some((space) => isSame(space, [r, c])))
      demand(square !== 'P' || onLane, at(`map.${r}`), `the path square (${r},${c}) is on no lane.`)
      const isSite = scenario.sites.some((site) => isSame(site.at, [r, c]))
      demand(
        !'SW'.includes(square) || isSite,
        at(`map.${r}`),
        `no site stands at (${r},${c}), which is marked ${square}.`,
      )
    })
  })
}

function checkSites({ scenario, file, at, demand }: Checked): void {
  const { sites, spawns } = scenario
  const path = spawns.flatMap(({ lane }) => lane)
  sites.forEach((site, no) => {
    const place = at(`sites.${no}.at`)
    const square = squareAt(scenario, site.at)
    demand(square !== 'P', place, `the site "${site.id}" lies under the path.`)
    const isSquare = square === 'S' || square === 'W' || square === 'P'
    demand(isSquare, place, `the site "${site.id}" is on no site square of the map.`)
    demand(
      path.some((space) => touch(space, site.at)),
      place,
      `the site "${site.id}" does not touch the path.`,
    )
    const isFirst = sites.findIndex((other) => isSame(other.at, site.at)) === no
    demand(isFirst, place, `another site lies under "${site.id}".`)
    site.owner.forEach((owner, i) => {
      const colours = i === 0 ? file.solo.colours : COLOURS.slice(0, i + 1)
      const fits = owner === null || (square === 'W' ? owner === 'W' : colours.includes(owner as never))
      demand(fits, at(`sites.${no}.owner.${i}`), `nobody with ${i + 1} players has the colour ${owner} here.`)
    })
  })
  PLAYERS.forEach((players) => {
    const used = sites.filter(({ owner }) => owner[players - 1] !== null).length
    const what = `${players} players use ${used}, the box has ${file.limits.siteCards}.`
    demand(used <= file.limits.siteCards, at('sites'), what)
  })
}

function checkStart({ scenario, at, demand }: Checked): void {
  const taken: At[] = []
  scenario.start.forEach(({ spawn, index, minPlayers = 1 }, no) => {
    const lane = scenario.spawns.find(({ n }) => n === spawn)
    demand(lane !== undefined, at(`start.${no}.spawn`), `there is no spawn point ${spawn}.`)
    if (!lane) return
    const isUsed = minPlayers >= (lane.minPlayers ?? 1)
    demand(isUsed, at(`start.${no}.minPlayers`), `spawn point ${spawn} is not used by ${minPlayers} players.`)
    const space = lane.lane[index]
    demand(space !== undefined, at(`start.${no}.index`), `lane ${spawn} has ${lane.lane.length} spaces.`)
    if (!space) return
    const isFree = !taken.some((other) => isSame(other, space))
    demand(isFree, at(`start.${no}.index`), `a card lies on (${space}) already.`)
    demand(!isSame(lane.fallow?.at, space), at(`start.${no}.index`), `a fallow card lies on (${space}).`)
    taken.push(space)
  })
}

/** Every card that is named exists, and there is one copy of it. */
function checkCards({ scenario, file, at, demand }: Checked): void {
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
    demand(isKnown, at(place), `there is no card "${card}".`)
    demand(!seen.has(card), at(place), `"${card}" is there twice.`)
    seen.add(card)
  }
}

/** The Portals that come out of the piles are those to be closed. */
function checkPortals({ scenario, file, at, demand }: Checked): void {
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
        demand(sure, at(`spawns.${no}.pile.${i}`), 'chance decides whether its Portal comes.')
        there += cards.slice(0, kept).filter(isPortal).length
      })
    })
    const wanted = scenario.portalsToClose[players - 1] as number
    const what = `with ${players} players ${there} Portals come, ${wanted} are to be closed.`
    demand(there === wanted, at(`portalsToClose.${players - 1}`), what)
  }
}

function checkBoss({ scenario, file, at, demand }: Checked): void {
  const { boss, victory, spawns } = scenario
  const goal = victory.closeAllPortals || victory.defeatBoss !== undefined
  demand(goal, at('victory'), 'there is nothing to be done.')
  demand(
    victory.defeatBoss === boss?.id,
    at('victory.defeatBoss'),
    'it is the boss of the scenario that is defeated.',
  )
  if (!boss) return
  const known = file.bosses.find(({ id }) => id === boss.id)
  demand(known !== undefined, at('boss.id'), `there is no boss "${boss.id}".`)
  const { start, appearsWhenDestroyed } = boss
  const comesOnce = (start === undefined) !== (appearsWhenDestroyed === undefined)
  demand(comesOnce, at('boss'), 'a boss has a start, or a Portal that it steps out of.')
  if (start) {
    const lane = spawns.find(({ n }) => n === start.spawn)
    demand(
      lane !== undefined && (lane.minPlayers ?? 1) === 1,
      at('boss.start'),
      'it begins on a lane that is always used.',
    )
    demand(!lane || start.index < lane.lane.length, at('boss.start'), `lane ${start.spawn} is not that long.`)
    const flees = known?.towardSpawn === undefined || known.towardSpawn === start.spawn
    demand(flees, at('boss.start'), `the boss flees to spawn point ${known?.towardSpawn}.`)
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
  demand(holds && isPortal, at('boss.appearsWhenDestroyed'), 'it is a Portal that always comes.')
}
