import { expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import { type At, bitAt, type Mask } from '../content/geometry/cells.ts'
import { placementsOf } from '../content/geometry/shapes.ts'
import { drawnMask, flippedImage, imageOf, turnedImage } from './drawn.ts'
import { bestOf, canFlip, canTurn, flippedFrom, lyingAs, placeAt, stepFrom, turnedFrom } from './placing.ts'

const cells = (...at: At[]): Mask => at.reduce((mask, [row, column]) => mask | bitAt(row, column), 0)
const { file } = boxOf({ content: content.standard })
const shape = (id: string) => file.shapes.find((one) => one.id === id)?.cells as readonly At[]
const CORNER = shape('L3')
const corners = placementsOf(CORNER).free
const hooks = placementsOf([...CORNER, [2, 0]]).free

test('a card that lies with its edge to the east is drawn so, and three more quarters lead back', () => {
  // KR-ORIENT-R1: the purple edge is row 4; drawn at the exit's side.
  const edge = cells([4, 0], [4, 1], [4, 2], [4, 3], [4, 4])
  expect(drawnMask(edge, 0)).toBe(edge)
  expect(drawnMask(edge, 3)).toBe(cells([0, 4], [1, 4], [2, 4], [3, 4], [4, 4]))
  for (const turn of [0, 1, 2, 3])
    expect(drawnMask(drawnMask(hooks[7] as Mask, turn), 4 - turn)).toBe(hooks[7])
})

test('an image is the shape as it lies, wherever it lies; four quarters and two flips lead back', () => {
  expect(imageOf(cells([3, 2], [4, 2], [4, 3]))).toBe(cells(...CORNER))
  for (const place of hooks) {
    const image = imageOf(place)
    expect(turnedImage(turnedImage(turnedImage(turnedImage(image))))).toBe(image)
    expect(flippedImage(flippedImage(image))).toBe(image)
  }
})

test('a piece goes where one points, in the way it lies, or nearby', () => {
  const from = cells(...CORNER)
  expect(placeAt(corners, from, [2.7, 2.3])).toBe(cells([2, 2], [3, 2], [3, 3]))
  // At the rim the nearest place is taken; far from all of them none is.
  expect(placeAt(corners, from, [4, 4])).toBe(cells([3, 3], [4, 3], [4, 4]))
  expect(placeAt([from], from, [4, 4])).toBeUndefined()
})

test('arrow keys go to the next place on the way, over what lies between, and stay at the rim', () => {
  const line = [0, 1, 3].map((column) => cells([2, column]))
  expect(stepFrom(line, line[0] as Mask, 'right')).toBe(line[1])
  expect(stepFrom(line, line[1] as Mask, 'right')).toBe(line[2])
  expect(stepFrom(line, line[2] as Mask, 'right')).toBe(line[2])
  expect(stepFrom(line, line[2] as Mask, 'left')).toBe(line[1])
  const crossing = [cells([2, 2]), cells([1, 4]), cells([0, 2])]
  expect(stepFrom(crossing, crossing[0] as Mask, 'up')).toBe(crossing[2])
})

test('every place of a free piece is reached by steps, turns and flips', () => {
  const seen = new Set<Mask>()
  const open = [hooks[0] as Mask]
  while (open.length > 0) {
    const place = open.pop() as Mask
    if (seen.has(place)) continue
    seen.add(place)
    const steps = (['up', 'down', 'left', 'right'] as const).map((way) => stepFrom(hooks, place, way))
    open.push(...steps, turnedFrom(hooks, place), flippedFrom(hooks, place))
  }
  expect(seen.size).toBe(hooks.length)
})

test('a piece that may not turn does not, and says so', () => {
  const fixed = lyingAs(corners, cells(...CORNER))
  const from = fixed[3] as Mask
  expect([turnedFrom(fixed, from), flippedFrom(fixed, from)]).toEqual([from, from])
  expect([canTurn(fixed, from), canFlip(fixed, from)]).toEqual([false, false])
  expect([canTurn(corners, from), canFlip(corners, from)]).toEqual([true, true])
})

test('it begins where it covers most', () => {
  const open = cells([3, 3], [4, 3], [4, 4], [0, 0])
  expect(bestOf(corners, open)).toBe(cells([3, 3], [4, 3], [4, 4]))
  expect(bestOf([], open)).toBeUndefined()
})
