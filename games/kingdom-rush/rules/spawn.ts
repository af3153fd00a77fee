/** Phase 1: the top card of each pile comes to the map (KR-SPAWN-R10). */
import { forget, push, tell } from '@duskhall/kernel'
import { boxOf, type Card } from '../content/box.ts'
import type { Lane, LaneNo, Space } from '../content/geometry/map.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, Pile, StepOf } from '../state.ts'
import { newTray } from './deal.ts'
import { makeWay } from './displace.ts'
import { escapeWith } from './escape.ts'
import { scenarioOf } from './scenario.ts'
import { faceOf, topAt } from './trays.ts'

/** Every spawn point that was not blocked at the start of the phase, by its number (KR-BRUSH6). */
export function spawnPhase(s: KingdomRush): void {
  const { lanes } = scenarioOf(s).ground
  // KR-ROUND3, KR-ROUND-R1: in the first round nobody, or only the spawn points of every number of players.
  const isFirst = s.round === 1
  const most = isFirst ? 1 : s.seats
  if (isFirst && !boxOf(s).file.difficulties[s.level]?.firstRoundSpawn) return
  const open = lanes.flatMap(({ minPlayers }, lane) =>
    minPlayers <= most && (s.fallow & (1 << lane)) === 0 ? [lane] : [],
  )
  push(s, ...open.map((lane) => ({ do: 'spawn' as const, lane })))
}

/** KR-SPAWN-R3: a pile is resolved completely before the next. */
export function spawn(s: KingdomRush, { lane }: StepOf<'spawn'>): void {
  const card = turnUp(s, s.piles[lane] as Pile)
  // KR-SPAWN-R2.
  if (card === undefined) return
  const place = clearing(s, card) ?? firstEmpty(s, lane)
  if (place) s.trays.push(newTray(card, place.lane, place.at))
  tell?.<KingdomRushEvent>({ e: 'spawned', card, lane: place?.lane ?? lane, space: place?.space ?? null })
  // KR-SPAWN6: with no space left it reaches the exit at once.
  if (place === null) escapeWith(s, newTray(card, lane, 0))
  else makeWay(s, place.space)
}

/** KR-SPAWN2: the top card of a pile, which everybody sees now. */
function turnUp(s: KingdomRush, { parts }: Pile): Card | undefined {
  const card = parts.findLast(({ cards }) => cards.length > 0)?.cards.pop()
  if (card === undefined) return undefined
  s.fence++
  forget(s, [card])
  return card
}

interface Place {
  readonly lane: LaneNo
  readonly at: number
  readonly space: Space
}

/** KR-SPAWN3, KR-SPAWN5: the first space of the lane without tray and boss. */
function firstEmpty(s: KingdomRush, lane: LaneNo): Place | null {
  const { spaces } = scenarioOf(s).ground.lanes[lane] as Lane
  const at = spaces.findIndex((space) => topAt(s, space) === undefined)
  return at < 0 ? null : { lane, at, space: spaces[at] as Space }
}

/** KR-BRUSH3, KR-BRUSH4: a brush-clearer removes the leftmost of its fallow cards still in play and stands there. */
function clearing(s: KingdomRush, card: Card): Place | null {
  const { lanes } = scenarioOf(s).ground
  for (const letter of faceOf(s, card).brush) {
    const lane = lanes.findIndex(({ fallow }, no) => fallow?.id === letter && (s.fallow & (1 << no)) !== 0)
    const found = lanes[lane]
    if (!found?.fallow) continue
    s.fallow &= ~(1 << lane)
    tell?.<KingdomRushEvent>({ e: 'cleared', card, lane })
    const space = found.fallow.at
    return { lane, at: found.indexOf[space] as number, space }
  }
  return null
}
