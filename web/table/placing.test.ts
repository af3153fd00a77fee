import { expect, test } from 'vitest'
import { sideOf } from './placing.ts'

const screen = { width: 1000, height: 600 }
const size = { width: 200, height: 100 }

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

test('covers as little as it can of what should stay free', () => {
  const anchor = { left: 400, top: 200, width: 50, height: 50 }
  const free = [{ left: 300, top: 250, width: 300, height: 200 }]
  expect(sideOf(anchor, size, screen, ['below', 'above'], free).side).toBe('above')
})
