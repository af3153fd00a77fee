/** What is allowed and will probably disappoint: told in yellow, and never in anybody's way. */
import type { ScenarioEntry, SpawnEntry } from '../../../content/schema.ts'
import { DIFFICULTIES } from '../../../content/words.ts'
import { hordeOf, namedCards } from './box.ts'
import { levelsOf, PLAYERS, portalsIn } from './draft.ts'
import { touch } from './squares.ts'
import { coloursOf } from './strokes.ts'

interface At {
  readonly place: string
}
export type Advice = At &
  (
    | {
        readonly code: 'unevenSites'
        readonly facts: { readonly players: number; readonly most: number; readonly least: number }
      }
    | { readonly code: 'noSites'; readonly facts: { readonly players: number; readonly colour: string } }
    | { readonly code: 'emptyPile'; readonly facts: { readonly spawn: number } }
    | { readonly code: 'fewSites'; readonly facts: { readonly spawn: number; readonly sites: number } }
    | { readonly code: 'shortLane'; readonly facts: { readonly spawn: number; readonly spaces: number } }
    | { readonly code: 'noPortals'; readonly facts: { readonly players: number } }
    | { readonly code: 'highPortal'; readonly facts: { readonly level: number; readonly towers: number } }
    | { readonly code: 'risingHearts'; readonly facts: object }
  )

/** A lane that fewer sites touch is hardly defended. */
const ENOUGH_SITES = 3
/** A Horde of speed is through a shorter one before anybody has aimed. */
const ENOUGH_SPACES = 5

export function adviceOn(entry: ScenarioEntry): Advice[] {
  const { spawns } = entry
  return [
    ...siteAdvice(entry),
    ...spawns.flatMap((spawn, no) => laneAdvice(entry, spawn, no)),
    ...goalAdvice(entry),
    ...levelAdvice(entry),
  ]
}

function siteAdvice({ sites }: ScenarioEntry): Advice[] {
  if (sites.length === 0) return []
  return PLAYERS.flatMap((players): Advice[] => {
    const counts = coloursOf(players).map((colour) => ({
      colour,
      count: sites.filter(({ owner }) => owner[players - 1] === colour).length,
    }))
    const without = counts.find(({ count }) => count === 0)
    if (without) return [{ place: 'sites', code: 'noSites', facts: { players, colour: without.colour } }]
    const all = counts.map(({ count }) => count)
    const [most, least] = [Math.max(...all), Math.min(...all)]
    return most - least > 1 ? [{ place: 'sites', code: 'unevenSites', facts: { players, most, least } }] : []
  })
}

function laneAdvice(
  { sites }: ScenarioEntry,
  { n, lane, pile, minPlayers = 1 }: SpawnEntry,
  no: number,
): Advice[] {
  const place = `spawns.${no}.lane`
  const near = sites.filter(
    ({ at, owner }) => owner[minPlayers - 1] !== null && lane.some((space) => touch(space, at)),
  ).length
  const cards = pile.reduce((sum, part) => sum + part.cards.length, 0)
  const advice: Advice[] = []
  if (cards === 0) advice.push({ place: `spawns.${no}.pile`, code: 'emptyPile', facts: { spawn: n } })
  if (lane.length < ENOUGH_SPACES)
    advice.push({ place, code: 'shortLane', facts: { spawn: n, spaces: lane.length } })
  if (near < ENOUGH_SITES) advice.push({ place, code: 'fewSites', facts: { spawn: n, sites: near } })
  return advice
}

function goalAdvice(entry: ScenarioEntry): Advice[] {
  const advice: Advice[] = []
  const without = portalsIn(entry).indexOf(0)
  if (entry.victory.closeAllPortals && without >= 0)
    advice.push({ place: 'victory', code: 'noPortals', facts: { players: without + 1 } })
  const highest = Math.max(0, ...namedCards(entry).map((card) => hordeOf(card)?.portal ?? 0))
  if (highest > entry.maxTowerLevel)
    advice.push({
      place: 'maxTowerLevel',
      code: 'highPortal',
      facts: { level: highest, towers: entry.maxTowerLevel },
    })
  return advice
}

function levelAdvice(entry: ScenarioEntry): Advice[] {
  const hearts = DIFFICULTIES.map((level) => levelsOf(entry)[level].hearts)
  const rises = hearts.some((count, i) => i > 0 && count > (hearts[i - 1] ?? count))
  return rises ? [{ place: 'levels', code: 'risingHearts', facts: {} }] : []
}
