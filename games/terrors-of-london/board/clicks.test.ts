/** No wasted clicks: a typical turn takes half as many as its answers, and five at most. */
import { expect, test } from 'vitest'
import { turnsOf } from './testing/clicks.ts'

const GAMES = 24

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number
}

test('a typical turn takes five clicks at most, half of what its answers would take one by one', () => {
  const turns = Array.from({ length: GAMES }, (_, game) => turnsOf(game)).flat()
  const bare = median(turns.map((turn) => turn.bare))
  const clicks = median(turns.map((turn) => turn.clicks))
  expect(clicks).toBeLessThanOrEqual(5)
  // There is no half a click.
  expect(clicks).toBeLessThanOrEqual(Math.ceil(bare / 2))
})
