import { expect, test } from 'vitest'
import { chosen, queue } from './pacing.ts'

test('of much that happens at once three sounds are heard, the weightiest, in their order', () => {
  expect(chosen(['draw', 'draw', 'gain', 'count', 'destroy', 'pay', 'draw', 'hit'])).toEqual([
    'gain',
    'destroy',
    'hit',
  ])
  expect(chosen(['draw', 'place', 'draw'])).toEqual(['draw', 'place'])
  expect(chosen([])).toEqual([])
})

test('sounds wait for each other, the same is not heard twice in a moment, and a crowd is thinned out', () => {
  const wait = queue()
  expect(wait('place', 0)).toBe(0)
  expect(wait('gain', 0)).toBe(150)
  expect(wait('place', 10)).toBeNull()
  expect(wait('draw', 20)).toBe(280)
  const crowd = queue()
  const heard = Array.from({ length: 400 }, (_, at) =>
    crowd((['hit', 'draw', 'pay'] as const)[at % 3] ?? 'hit', at * 5),
  )
  expect(heard.filter((one) => one !== null).length).toBeLessThan(20)
  expect(Math.max(...heard.map((one) => one ?? 0))).toBeLessThanOrEqual(500)
})

test('what a hand presses is heard at once, and delays nothing', () => {
  const wait = queue()
  expect(wait('place', 0)).toBe(0)
  expect(wait('press', 5)).toBe(0)
  expect(wait('refused', 300)).toBe(0)
  expect(wait('turn', 1000)).toBe(0)
})
