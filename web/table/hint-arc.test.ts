import { expect, test } from 'vitest'
import { arcBetween, nextOf } from './hint-arc.ts'

const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 })

test('an arc goes from the middle of one thing to the edge of the number on the other, bent upwards', () => {
  expect(arcBetween(at(0, 0), at(200, 0))).toBe('M20 20Q120 -40 208 20')
})

test('where it goes up it bends to the side, and a long one bends no further', () => {
  expect(arcBetween(at(0, 600), at(0, 0))).toBe('M20 620Q130 320 20 32')
})

test('things that lie together need none', () => {
  expect(arcBetween(at(0, 0), at(30, 30))).toBeNull()
})

test('the next step has its names in order', () => {
  const marks = new Map([
    ['hand-3', 1],
    ['space-2', 1],
    ['pass', 2],
  ])
  expect(nextOf(marks)).toEqual(['hand-3', 'space-2'])
  expect(nextOf(undefined)).toEqual([])
})
