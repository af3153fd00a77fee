/** Who destroyed what, from what was told. */
import { expect, test } from 'vitest'
import type { KingdomRushEvent } from '../../events.ts'
import { randomGame } from '../testing/random-game.ts'
import { recordedPlays } from '../testing/recorded.ts'
import { coveredBy, creditsIn } from './credits.ts'

const [first] = randomGame(1)
const s = (first as NonNullable<typeof first>).before

const tile = (seat: number, enemies: number): KingdomRushEvent => ({
  e: 'tile-placed',
  seat,
  piece: 0,
  tray: 7,
  cells: 1,
  enemies,
  left: 0,
})
const soldier = (seat: number): KingdomRushEvent => ({
  e: 'soldier-placed',
  seat,
  tray: 7,
  cells: 1,
  left: 0,
})
const destroyed: KingdomRushEvent = { e: 'destroyed', card: 7, space: 0 }

test('the one with most enemies under his pieces comes first, the last piece finishes it', () => {
  const events: KingdomRushEvent[] = [{ e: 'round', round: 3 }, tile(0, 1), tile(1, 3), soldier(0), destroyed]
  expect(creditsIn(s, events)).toEqual([{ card: 7, round: 3, by: [1, 0], finisher: 0 }])
})

test('what comes off a card counts for nobody', () => {
  const healed: KingdomRushEvent = { e: 'mended', card: 7, space: 0, tiles: 1 }
  const blocked: KingdomRushEvent = { e: 'blocked', card: 7, space: 0, soldiers: 1 }
  expect(creditsIn(s, [tile(1, 4), healed, soldier(0), destroyed])[0]?.by).toEqual([0])
  expect(creditsIn(s, [soldier(1), blocked, tile(0, 1), destroyed])[0]?.by).toEqual([0])
})

test('a card that nobody touched is nobody’s', () => {
  expect(creditsIn(s, [destroyed])).toEqual([{ card: 7, round: 0, by: [], finisher: null }])
})

test('enemies under tiles and soldiers are counted for whoever laid them', () => {
  const events = [tile(0, 2), tile(1, 3), soldier(0)]
  expect([coveredBy(events, 0), coveredBy(events, 1)]).toEqual([3, 3])
})

test('in whole games everything that is destroyed had somebody’s pieces on it', () => {
  let seen = 0
  for (const name of ['won-by-two', 'won-by-three', 'won-alone']) {
    const plays = recordedPlays(name)
    const last = plays.at(-1)?.view.state ?? s
    const credits = creditsIn(
      last,
      plays.flatMap(({ events }) => events),
    )
    for (const { by, finisher } of credits) {
      expect(by).toContain(finisher)
      seen++
    }
  }
  expect(seen).toBeGreaterThan(30)
})
