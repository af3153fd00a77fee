/** Laying out map, supply, piles and hands once everything is chosen (KR-SETUP). */
import { shuffle, tell } from '@duskhall/kernel'
import type { Box, Card, HeroNo } from '../content/box.ts'
import { boxOf } from '../content/box.ts'
import { NO_CELLS } from '../content/geometry/cells.ts'
import type { Scenario, PilePart as Segment } from '../content/scenario.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type Boss, type KingdomRush, NONE, OFF_MAP, type PilePart, type Tray } from '../state.ts'
import { scenarioOf, stockOf } from './scenario.ts'
import { takeFrom } from './supply.ts'

export function deal(s: KingdomRush): void {
  const box = boxOf(s)
  const scenario = scenarioOf(s)
  // KR-SETUP-R9.
  const { hearts, diamonds } = stockOf(s)
  s.hearts = hearts
  s.diamonds = diamonds
  s.soldiers = box.file.limits.soldiers
  dealTowers(s, box)
  // KR-SETUP-R16.
  for (const { card, lane, at, minPlayers } of scenario.start)
    if (minPlayers <= s.seats) s.trays.push(newTray(card, lane, at))
  s.fallow = scenario.ground.lanes.reduce(
    (mask, { fallow, minPlayers }, lane) => (fallow && minPlayers <= s.seats ? mask | (1 << lane) : mask),
    0,
  )
  // KR-SETUP-R13: piles, ghost deck, action deck; one seed must give one deal.
  s.piles = scenario.piles.map((segments) => ({
    parts: segments.map((segment) => pilePart(s, segment)).toReversed(),
  }))
  s.ghosts = [...scenario.ghosts]
  if (s.ghosts.length > 0) shuffle(s, s.ghosts)
  s.boss = bringBoss(s, box, scenario)
  if (s.heroes.some(({ hero }) => hero === box.alleria))
    s.wildcat = { at: OFF_MAP, on: NONE, base: NO_CELLS, met: 0, spent: 0 }
  // What so few do not use stays in the box.
  const dealt = new Set(cardsOnTable(s))
  s.box = s.box.filter((card) => !dealt.has(card))
  tell?.<KingdomRushEvent>({
    e: 'dealt',
    scenario: s.scenario,
    level: s.level,
    hearts: s.hearts,
    diamonds: s.diamonds,
  })
  s.players.forEach(({ hand }, seat) => {
    tell?.<KingdomRushEvent>({ e: 'equipped', seat, towers: [...hand] })
  })
  for (const { card, lane, at } of s.trays)
    tell?.<KingdomRushEvent>({
      e: 'spawned',
      card,
      lane,
      space: scenario.ground.lanes[lane]?.spaces[at] ?? 0,
    })
}

/** KR-SETUP3, KR-SETUP-R1: starting towers come out of the supply. */
function dealTowers(s: KingdomRush, { towers, heroes }: Box): void {
  s.supply = towers.map(({ copies }) => copies)
  for (const { hero, owner } of s.heroes) {
    const starting = startingTowers(heroes, hero, s.seats)
    s.players[owner]?.hand.push(...starting)
    for (const tower of starting) takeFrom(s, tower)
  }
}

function startingTowers(heroes: Box['heroes'], hero: HeroNo, players: number): readonly number[] {
  return heroes[hero]?.startingTowers[players - 1] ?? []
}

export function newTray(card: Card, lane: number, at: number): Tray {
  return { card, lane, at, tiles: [], soldiers: NO_CELLS, portalTile: 0 }
}

/** KR-SETUP-R7: shuffled whole, then cut; what is cut off nobody sees. */
function pilePart(s: KingdomRush, { cards, shuffle: mixed, take }: Segment): PilePart {
  const kept = take[s.seats - 1] ?? 0
  const order = [...cards]
  // A pile that is not in use draws nothing from chance.
  if (mixed && kept > 0) shuffle(s, order)
  return { cards: order.slice(0, kept).toReversed(), cut: kept > 0 ? order.slice(kept) : [] }
}

/** KR-SETUP-R15: it stands on the map from the start, or waits for its Portal to be destroyed. */
function bringBoss(s: KingdomRush, { bosses }: Box, { boss }: Scenario): Boss | null {
  const sheet = boss && bosses[boss.no]
  if (!boss || !sheet) return null
  const life = [...(sheet.life[s.level] ?? [])]
  const deck = [...sheet.actions]
  shuffle(s, deck)
  if (boss.start) s.trays.push(newTray(life.pop() ?? NONE, boss.start.lane, boss.start.at))
  return {
    no: boss.no,
    life,
    met: boss.start ? 1 : 0,
    deck,
    discard: [],
    reserve: boss.reserve.toReversed(),
    hurries: 0,
    holds: 0,
  }
}

function cardsOnTable({ trays, piles, ghosts, boss }: KingdomRush): Card[] {
  return [
    ...trays.map(({ card }) => card),
    ...piles.flatMap(({ parts }) => parts.flatMap(({ cards, cut }) => [...cards, ...cut])),
    ...ghosts,
    ...(boss ? [...boss.life, ...boss.deck, ...boss.reserve] : []),
  ]
}
