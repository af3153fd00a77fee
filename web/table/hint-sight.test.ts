import { expect, test } from 'vitest'
import { freeOf, wayInto } from './hint-sight.ts'

const SCREEN = { left: 0, top: 0, right: 390, bottom: 664 }
const box = (left: number, top: number, width = 60, height = 80) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a sheet at the lower edge leaves what is above it, one at the side what is beside it', () => {
  expect(freeOf(null, SCREEN)).toEqual(SCREEN)
  expect(freeOf(box(0, 320, 390, 344), SCREEN)).toEqual({ ...SCREEN, bottom: 320 })
  expect(freeOf(box(220, 40, 170, 624), SCREEN)).toEqual({ ...SCREEN, right: 220 })
})

test('what is seen stays where it is; what lies beyond an edge or under the sheet comes to the middle of what is free', () => {
  const free = { ...SCREEN, bottom: 320 }
  expect(wayInto(box(20, 100), free)).toBeNull()
  expect(wayInto(box(20, 400), free)).toEqual({ left: 0, top: 440 - 160 })
  expect(wayInto(box(20, -200), free)).toEqual({ left: 0, top: -160 - 160 })
  expect(wayInto(box(500, 100), free)).toEqual({ left: 530 - 195, top: 0 })
})
