import { expect, it } from 'vitest'
import { isInSight } from './useSight.ts'

const SCREEN = { width: 390, height: 664 }
const box = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 100 })

it('what lies on the screen with its middle is in sight, what lies beyond an edge is not', () => {
  expect(isInSight(box(20, 500), SCREEN)).toBe(true)
  expect(isInSight(box(340, 500), SCREEN)).toBe(true)
  expect(isInSight(box(360, 500), SCREEN)).toBe(false)
  expect(isInSight(box(20, 640), SCREEN)).toBe(false)
  expect(isInSight(box(-60, 20), SCREEN)).toBe(false)
})
