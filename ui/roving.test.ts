import { expect, test } from 'vitest'
import { distance } from './roving.ts'

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 })
const here = box(100, 100)

test('what lies behind is no way to go', () => {
  expect(distance(here, box(50, 100), 'right')).toBe(Number.POSITIVE_INFINITY)
  expect(distance(here, box(50, 100), 'left')).toBe(50)
  expect(distance(here, box(100, 40), 'up')).toBe(60)
  expect(distance(here, box(100, 40), 'down')).toBe(Number.POSITIVE_INFINITY)
})

test('straight ahead is nearer than aside', () => {
  expect(distance(here, box(150, 100), 'right')).toBeLessThan(distance(here, box(130, 130), 'right'))
})
