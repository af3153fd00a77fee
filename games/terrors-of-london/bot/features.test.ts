/** What the evaluation sees. */
import { expect, test } from 'vitest'
import { type Given, lay } from '../rules/testing/lay.ts'
import { type Scene, scene } from '../rules/testing/scene.ts'
import { FEATURES } from './features.ts'
import { knowledge } from './index.ts'
import { isFresh } from './player-rows.ts'

function measured(t: Scene, seat = 0): { [name: string]: number } {
  const out = new Float64Array(FEATURES.length)
  knowledge.measure(t.s, seat, out)
  return Object.fromEntries(FEATURES.map((name, at) => [name, out[at] as number]))
}

function feature(name: string, given: Given, seat = 0): number {
  return measured(scene(given), seat)[name] as number
}

test('every feature has a name of its own', () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length)
})

test('what is good for one seat is as bad for the other', () => {
  const t = scene({ hands: [['ghoul', 'mummy']], relics: [['pocket-watch']], coin: 3, power: 2 })
  const own = measured(t, 0)
  const other = measured(t, 1)
  for (const name of FEATURES)
    if (name !== 'always') expect(own[name], name).toBeCloseTo(-(other[name] as number))
})

test('the chances of both seats make one', () => {
  const t = scene({ hands: [['ghoul', 'mummy']], health: [20, 31] })
  expect(knowledge.evaluate(t.s, 0) + knowledge.evaluate(t.s, 1)).toBeCloseTo(1, 1)
})

test('Power in the pool counts as damage done, less the Armor, and Regeneration as Health up to the maximum', () => {
  const health = [30, 30] as const
  const even = feature('health', { health })
  expect(feature('health', { health, power: 5 }) - even).toBeCloseTo(0.5)
  const armored = { health, relics: [[], ['tower-cuirass']] } as const
  expect(feature('health', { ...armored, power: 5 }) - even).toBeCloseTo(0.3)
  expect(feature('health', { health, regeneration: 15 }) - even).toBeCloseTo(1)
})

test('who is nearer to victory leads the race', () => {
  const draws = [
    ['werewolf', 'leviathan'],
    ['cultist', 'cultist'],
  ] as const
  expect(feature('race', { draws })).toBeGreaterThan(0.2)
  expect(feature('race', { draws, health: [40, 5] })).toBeGreaterThan(feature('race', { draws }))
})

test('a deck is known by what a turn of it brings', () => {
  const five = ['cultist', 'cultist', 'cultist', 'cultist']
  const twice = ['pickpocket', 'pickpocket', 'pickpocket', 'cultist']
  expect(feature('deck: coin', { draws: [twice, five] })).toBeCloseTo(3)
  expect(feature('deck: poor', { draws: [twice, five] })).toBeCloseTo(-0.6)
})

test('an Influence brings what it says only as often as its monster comes along', () => {
  const without = feature('deck: coin', { hands: [[], []], draws: [['blood-tithe', 'fanatic']] })
  const along = feature('deck: coin', { hands: [[], []], draws: [['blood-tithe', 'mummy']] })
  expect(without).toBe(0)
  expect(along).toBeGreaterThan(3)
})

test('neighbours in the circle of factions make links', () => {
  const links = (...cards: string[]) => feature('deck: links', { hands: [[], []], draws: [cards] })
  expect(links('ghoul', 'werewolf')).toBeGreaterThan(0)
  expect(links('ghoul', 'pickpocket')).toBe(0)
  expect(feature('links to make', { areas: [['ghoul', 'werewolf', 'pickpocket']] })).toBe(2)
})

test('a hand not played yet is expected from hand and draw pile, but for cards known to be in it', () => {
  const t = scene({ hands: [['mummy'], ['cultist']], draws: [['cultist', 'cultist', 'cultist']] })
  expect(isFresh(t.s)).toBe(true)
  const expected = measured(t)['next: worth'] as number
  t.s.known[t.inHand('mummy')] = 1
  expect(measured(t)['next: worth']).toBeGreaterThan(expected)
})

test('a turn is fresh until something is done in it', () => {
  expect(isFresh(scene({ coin: 1 }).s)).toBe(false)
  expect(isFresh(scene({ areas: [['ghoul']] }).s)).toBe(false)
  expect(isFresh(scene({ areas: [[{ card: 'ghoul', token: 'dismissed' }]] }).s)).toBe(true)
})

test('before there are Overlords nothing is measured', () => {
  const t = scene()
  lay(t.s, {})
  for (const player of t.s.players) player.overlord = -1
  expect(measured(t).health).toBe(0)
})
