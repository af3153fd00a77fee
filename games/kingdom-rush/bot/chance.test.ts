import { clone, open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import type { KingdomRush } from '../state.ts'
import { knowledge } from './index.ts'

const s: KingdomRush = open(kingdomRush, { seats: 2, seed: seedFrom('chance') })
const chance = (change: (s: KingdomRush) => void) => {
  const other = clone(s)
  change(other)
  return knowledge.chance?.(other, 0) ?? Number.NaN
}

test('the chance to win is the same for all who play together, and falls with every heart', () => {
  expect(knowledge.chance?.(s, 1)).toBe(knowledge.chance?.(s, 0))
  const course = [10, 8, 6, 4, 2, 1].map((hearts) =>
    chance((other) => {
      other.hearts = hearts
    }),
  )
  expect(course).toEqual(course.toSorted((a, b) => b - a))
  expect(course[0]).toBeLessThan(1)
  expect(course.at(-1)).toBeGreaterThan(0)
})

test('nobody is told that a healthy hero or a spell at hand is a loss', () => {
  const worse = chance((other) => {
    for (const hero of other.heroes) hero.health = 1
    other.spells = []
  })
  expect(worse).toBeLessThanOrEqual(knowledge.chance?.(s, 0) ?? 0)
})
