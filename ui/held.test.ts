import { expect, test } from 'vitest'
import { type Box, type Hold, heldAt } from './held.ts'

const home: Box = { left: 500, top: 700, width: 140, height: 180 }
const hold: Hold = {
  home,
  grip: { x: 570, y: 790 },
  at: { x: 300, y: 400 },
  finger: false,
  target: null,
  window: { width: 1440, height: 900 },
}

function boxOf(given: Partial<Hold>): Box {
  const { x, y, scale } = heldAt({ ...hold, ...given })
  const { left, top, width, height } = given.home ?? home
  return { left: left + x, top: top + y, width: width * scale, height: height * scale }
}

const apart = (one: Box, other: Box) =>
  one.left >= other.left + other.width ||
  other.left >= one.left + one.width ||
  one.top >= other.top + other.height ||
  other.top >= one.top + one.height

test('what is dragged hangs where it was gripped, and above a finger', () => {
  const { left, top, width, height } = boxOf({})
  expect([left + width / 2, top + height / 2]).toEqual([300, 400])
  expect(width).toBeLessThan(home.width)
  expect(boxOf({ finger: true }).top).toBeLessThan(top)
})

test.each([
  { left: 270, top: 370, width: 70, height: 70 },
  { left: 4, top: 10, width: 60, height: 60 },
  { left: 1390, top: 840, width: 44, height: 44 },
  { left: 0, top: 0, width: 300, height: 120 },
])('it never lies over the place that would take it: %o', (target) => {
  const box = boxOf({ target })
  expect(apart(box, target)).toBe(true)
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.left + box.width).toBeLessThanOrEqual(1440)
  expect(box.height).toBeGreaterThanOrEqual(40)
  expect(box.height).toBeLessThanOrEqual(home.height)
})
