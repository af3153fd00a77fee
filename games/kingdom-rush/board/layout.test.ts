import { expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

const FIELD = { width: 7.86, height: 5.1 }

test('map and tray fit into the front at any size, and a space is never too small for a finger', () => {
  for (let width = 300; width <= 2300; width += 50)
    for (let height = 200; height <= 1200; height += 50) {
      const { cell, beside, aim } = layoutOf({ width, height }, FIELD)
      expect(cell).toBeGreaterThanOrEqual(44)
      const map = { width: cell * FIELD.width + 14, height: cell * FIELD.height + 14 }
      // Where spaces have come to their least, the map scrolls.
      if (cell > 44) {
        expect(map.width + (beside ? aim.width : 0)).toBeLessThanOrEqual(width + 1)
        expect(map.height + (beside ? 0 : aim.height)).toBeLessThanOrEqual(height + 1)
      }
      expect(Math.min(aim.width, aim.height)).toBeGreaterThan(150)
    }
})

test('a wide front has them side by side, a tall one one below the other', () => {
  expect(layoutOf({ width: 1160, height: 560 }, FIELD).beside).toBe(true)
  expect(layoutOf({ width: 390, height: 560 }, FIELD).beside).toBe(false)
})
