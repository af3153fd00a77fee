import { expect, test } from 'vitest'
import { fittingPlace, heldPlace, type Keep, sideOf } from './placing.ts'

const screen = { left: 0, top: 0, width: 1000, height: 600 }
const size = { width: 200, height: 100 }

const freePlace = (...given: Parameters<typeof fittingPlace>) => {
  const { left, top } = fittingPlace(...given)
  return { left, top }
}

test('takes the first side that fits', () => {
  const anchor = { left: 400, top: 200, width: 50, height: 50 }
  expect(sideOf(anchor, size, screen, ['below', 'above'])).toEqual({ left: 325, top: 260, side: 'below' })
})

test('goes to the other side at the edge rather than over the thing', () => {
  const anchor = { left: 400, top: 540, width: 50, height: 50 }
  expect(sideOf(anchor, size, screen, ['below', 'above']).side).toBe('above')
})

test('stays on the screen', () => {
  const anchor = { left: 0, top: 200, width: 20, height: 20 }
  expect(sideOf(anchor, size, screen, ['below']).left).toBe(8)
})

test('a card stands above the hand when nothing is in its way', () => {
  const anchor = { left: 400, top: 500, width: 50, height: 80 }
  expect(freePlace(anchor, size, screen, [])).toEqual({ left: 325, top: 390 })
})

test('a card never covers a legal answer while there is room elsewhere', () => {
  const anchor = { left: 400, top: 500, width: 50, height: 80 }
  const legal = { left: 0, top: 300, width: 700, height: 180 }
  const { left, top } = freePlace(anchor, size, screen, [{ box: legal, weight: 50 }])
  const clear = left >= 700 || top >= 480 || top + size.height <= 300
  expect(clear).toBe(true)
})

test('sizes may be those of an element, which cannot be spread', () => {
  class Rect {
    get width() {
      return 200
    }
    get height() {
      return 100
    }
  }
  const anchor = { left: 400, top: 500, width: 50, height: 80 }
  const legal = { box: { left: 0, top: 300, width: 700, height: 180 }, weight: 50 }
  expect(freePlace(anchor, new Rect(), screen, [legal])).toEqual(freePlace(anchor, size, screen, [legal]))
  expect(sideOf(anchor, new Rect(), screen, ['above', 'below'])).toEqual(
    sideOf(anchor, size, screen, ['above', 'below']),
  )
})

test('a card is shown smaller rather than over what must stay free', () => {
  const anchor = { left: 450, top: 540, width: 60, height: 60 }
  const large = { width: 300, height: 400 }
  const keep: Keep[] = [{ box: { left: 0, top: 0, width: 1000, height: 240 }, weight: 40, free: true }]
  const { top, scale } = fittingPlace(anchor, large, screen, keep)
  expect(scale).toBeLessThan(1)
  expect(top).toBeGreaterThanOrEqual(240)
})

test('a card that is higher than the window shrinks until its edge is seen', () => {
  const anchor = { left: 450, top: 250, width: 60, height: 60 }
  const { top, scale } = fittingPlace(anchor, { width: 300, height: 700 }, screen, [])
  expect(top + 700 * scale).toBeLessThanOrEqual(600)
})

test('a card that is held up is as large as it can be, whatever it covers', () => {
  const phone = { left: 0, top: 0, width: 390, height: 664 }
  const inHand = { left: 10, top: 450, width: 70, height: 90 }
  const { left, top, scale } = heldPlace(inHand, { width: 280, height: 430 }, phone)
  expect(scale).toBe(1)
  expect([left, top]).toEqual([90, 226])
  expect(heldPlace(inHand, { width: 280, height: 800 }, phone).scale).toBeCloseTo(648 / 800)
})

test('nothing is put under a notch or the rounded edge of a screen', () => {
  const safe = { left: 59, top: 24, width: 882, height: 555 }
  const corner = { left: 990, top: 590, width: 10, height: 10 }
  const origin = { left: 0, top: 0, width: 10, height: 10 }
  expect(sideOf(origin, size, safe, ['below', 'right'])).toMatchObject({ left: 67, top: 32 })
  expect(sideOf(corner, size, safe, ['above', 'left'])).toMatchObject({ left: 733, top: 471 })
  expect(freePlace(corner, size, safe, [])).toEqual({ left: 733, top: 471 })
  expect(freePlace(origin, size, safe, [])).toMatchObject({ left: 67, top: 32 })
})

test('a reason stands on the side where it covers no answer', () => {
  const anchor = { left: 400, top: 200, width: 50, height: 50 }
  const below = { left: 300, top: 260, width: 300, height: 40 }
  expect(sideOf(anchor, size, screen, ['below', 'above'], [below]).side).toBe('above')
  // The thing itself is seen before anything else.
  const low = { left: 400, top: 540, width: 50, height: 50 }
  const above = { left: 300, top: 400, width: 300, height: 120 }
  expect(sideOf(low, size, screen, ['below', 'above'], [above]).side).toBe('above')
})
