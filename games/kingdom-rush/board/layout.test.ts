import { expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import { cornerFor } from './corner.ts'
import { fieldOf, pointOf } from './field.ts'
import { isCropped, isWhole, layoutOf } from './layout.ts'

const FIELD = { width: 7.86, height: 5.1 }

test('map and tray fit into the front at any size, and a space is never too small for a finger', () => {
  for (let width = 300; width <= 2300; width += 50)
    for (let height = 200; height <= 1200; height += 50) {
      const { cell, beside, aim } = layoutOf({ width, height }, FIELD)
      expect(cell).toBeGreaterThanOrEqual(44)
      const map = { width: cell * FIELD.width + 14, height: cell * FIELD.height + 14 }
      // Where spaces have come to their least, the map scrolls.
      if (isWhole(cell)) {
        expect(map.width + (beside ? aim.width : 0)).toBeLessThanOrEqual(width + 1)
        expect(map.height + (beside ? 0 : aim.height)).toBeLessThanOrEqual(height + 1)
      }
      expect(Math.min(aim.width, aim.height)).toBeGreaterThan(150)
    }
})

test('a little more room leaves every piece on the map as it is; less room than it needs does not', () => {
  const { cell } = layoutOf({ width: 390, height: 560 }, FIELD)
  for (const more of [0, 8, 20]) {
    const { cell: now, aim, map } = layoutOf({ width: 390, height: 560 + more }, FIELD, 0.42, cell)
    expect(now).toBe(cell)
    expect(aim.height + 10 + map).toBe(560 + more)
  }
  expect(layoutOf({ width: 390, height: 400 }, FIELD, 0.42, 60).cell).toBeLessThan(60)
  const large = layoutOf({ width: 800, height: 900 }, FIELD).cell
  expect(layoutOf({ width: 800, height: 900 }, FIELD, 0.42, large / 1.3).cell).toBe(large)
})

test('on a phone the whole map shows while what is below it is a line', () => {
  // 390 by 664 with the hand, the stores and the question.
  const front = { width: 390, height: 385 }
  expect(isCropped(layoutOf(front, FIELD), FIELD)).toBe(true)
  expect(isCropped(layoutOf({ width: 390, height: 560 }, FIELD), FIELD)).toBe(false)
  const folded = layoutOf(front, FIELD, 0, 0, 52)
  expect(isCropped(folded, FIELD)).toBe(false)
  const { cell, aim, map } = folded
  expect(isWhole(cell)).toBe(true)
  expect(map).toBeGreaterThanOrEqual(cell * FIELD.height + 14)
  expect(aim.height).toBeGreaterThanOrEqual(52)
})

test('a wide front has them side by side, a tall one one below the other', () => {
  expect(layoutOf({ width: 1160, height: 560 }, FIELD).beside).toBe(true)
  expect(layoutOf({ width: 390, height: 560 }, FIELD).beside).toBe(false)
})

test('on a phone that lies on its side a tray beside the map has cells for a finger', () => {
  const { beside, aim } = layoutOf({ width: 636, height: 340 }, FIELD)
  expect(beside).toBe(true)
  // Five of them, and one column of buttons.
  expect((aim.width - 66) / 5).toBeGreaterThan(36)
})

test('the button that makes the map larger lies on nothing', () => {
  const { scenarios } = boxOf({ content: content.standard })
  for (const { ground, entry } of scenarios) {
    const field = fieldOf(ground, entry)
    const corner = cornerFor(ground, field)
    expect(corner).not.toBeNull()
    const x = corner?.endsWith('right') ? field.left + field.width - 0.5 : field.left + 0.5
    const y = corner?.startsWith('top') ? field.top + 0.5 : field.top + field.height - 0.5
    const things = [
      ...field.piles,
      ...field.gates,
      ...entry.sites.map(({ at: [row, column] }) => ({ x: column + 0.5, y: row + 0.5 })),
      ...ground.path.map((space) => pointOf(ground, space)),
    ]
    for (const thing of things)
      expect(Math.max(Math.abs(thing.x - x), Math.abs(thing.y - y)), entry.id).toBeGreaterThan(0.9)
  }
})
