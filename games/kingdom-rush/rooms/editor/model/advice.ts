/** What is allowed and will probably disappoint: told in yellow, and never in anybody's way. */
import type { ScenarioEntry, SpawnEntry } from '../../../content/schema.ts'
import { COLOURS, DIFFICULTIES } from '../../../content/words.ts'
import { hordeOf, namedCards } from './box.ts'
import { levelsOf, PLAYERS, withoutPortals } from './draft.ts'
import { touch } from './squares.ts'
import { coloursOf } from './strokes.ts'

interface At {
  readonly place: string
}
/** With so many players it holds. */
interface Team {
  readonly players: readonly number[]
}
export type Advice = At &
  (
    | {
        readonly code: 'unevenSites'
        readonly facts: Team & { readonly most: number; readonly least: number }
      }
    | { readonly code: 'noSites'; readonly facts: Team & { readonly colour: string } }
    | { readonly code: 'emptyPile'; readonly facts: { readonly spawn: number } }
    | { readonly code: 'fewSites'; readonly facts: Team & { readonly spawn: number; readonly sites: number } }
    | { readonly code: 'shortLane'; readonly facts: { readonly spawn: number; readonly spaces: number } }
    | { readonly code: 'noPortals'; readonly facts: Team }
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
  const counts = PLAYERS.map((players) => ({
    players,
    by: coloursOf(players).map((colour) => ({
      colour,
      count: sites.filter(({ owner }) => owner[players - 1] === colour).length,
    })),
  }))
  const without = COLOURS.flatMap((colour): Advice[] => {
    const players = counts.filter(({ by }) => by.some((one) => one.colour === colour && one.count === 0))
    return players.length === 0
      ? []
      : [{ place: `sites.${colour}`, code: 'noSites', facts: { players: players.map(numberOf), colour } }]
  })
  const uneven = counts.flatMap(({ players, by }) => {
    const all = by.map(({ count }) => count)
    const [most, least] = [Math.max(...all), Math.min(...all)]
    return least > 0 && most - least > 1 ? [{ players, most, least }] : []
  })
  const alike = Map.groupBy(uneven, ({ most, least }) => `${most} ${least}`)
  return [
    ...without,
    ...[...alike.values()].map((teams): Advice => {
      const { most, least } = teams[0] as (typeof uneven)[number]
      return {
        place: `sites.${most}-${least}`,
        code: 'unevenSites',
        facts: { players: teams.map(numberOf), most, least },
      }
    }),
  ]
}

const numberOf = ({ players }: { readonly players: number }) => players

function laneAdvice(
  { sites }: ScenarioEntry,
  { n, lane, pile, minPlayers = 1 }: SpawnEntry,
  no: number,
): Advice[] {
  const place = `spawns.${no}.lane`
  const users = PLAYERS.filter((players) => players >= minPlayers).map((players) => ({
    players,
    near: sites.filter(
      ({ at, owner }) => owner[players - 1] !== null && lane.some((space) => touch(space, at)),
    ).length,
  }))
  const poor = Map.groupBy(
    users.filter(({ near }) => near < ENOUGH_SITES),
    ({ near }) => near,
  )
  const cards = pile.reduce((sum, part) => sum + part.cards.length, 0)
  const advice: Advice[] = []
  if (cards === 0) advice.push({ place: `spawns.${no}.pile`, code: 'emptyPile', facts: { spawn: n } })
  if (lane.length < ENOUGH_SPACES)
    advice.push({ place, code: 'shortLane', facts: { spawn: n, spaces: lane.length } })
  for (const [near, teams] of poor) {
    // With all who use the lane: that need not be said.
    const players = teams.length === users.length ? [] : teams.map(numberOf)
    advice.push({
      place: poor.size > 1 ? `spawns.${no}.sites.${near}` : place,
      code: 'fewSites',
      facts: { spawn: n, sites: near, players },
    })
  }
  return advice
}

function goalAdvice(entry: ScenarioEntry): Advice[] {
  const advice: Advice[] = []
  const { closeAllPortals, defeatBoss } = entry.victory
  const players = withoutPortals(entry)
  // Without a boss that is no advice: there would be nothing to do.
  if (closeAllPortals && defeatBoss !== undefined && players.length > 0)
    advice.push({ place: 'victory', code: 'noPortals', facts: { players } })
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
