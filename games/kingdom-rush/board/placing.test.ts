import { expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import { type At, bitAt, type Mask } from '../content/geometry/cells.ts'
import { placementsOf } from '../content/geometry/shapes.ts'
import { boxAround, drawnMask, flippedImage, imageOf, outlineOf, turnedImage } from './drawn.ts'
import { canFlip, canTurn, flippedFrom, lyingAs, pointedAt, stepFrom, turnedFrom } from './placing.ts'
import { byWorth } from './worth.ts'

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

test('a piece snaps to where one points, in the way it lies, or close by; elsewhere it is stopped', () => {
  const from = cells(...CORNER)
  const there = cells([2, 2], [3, 2], [3, 3])
  expect(pointedAt(corners, from, [2.7, 2.3])).toEqual({ cells: there, legal: true })
  // At the rim, and beyond it, the piece stays on the tray.
  const last = { cells: cells([3, 3], [4, 3], [4, 4]), legal: true }
  expect(pointedAt(corners, from, [4, 4])).toEqual(last)
  expect(pointedAt(corners, from, [7, 5])).toEqual(last)
  expect(pointedAt([from], from, [3.4, 3.4])).toEqual({ cells: last.cells, legal: false })
  // Half a cell beside a legal place it is drawn there.
  expect(pointedAt([there], from, [1.9, 2.5])).toEqual({ cells: there, legal: true })
  expect(pointedAt([there], from, [1.5, 2.5])).toEqual({ cells: cells([1, 2], [2, 2], [2, 3]), legal: false })
})

test('held by its middle, every place of every shape is where it is held', () => {
  for (const { cells: at } of file.shapes) {
    const places = placementsOf(at).free
    for (const place of places) {
      const [top, left, height, width] = boxAround(place)
      const middle: At = [top + (height - 1) / 2, left + (width - 1) / 2]
      expect(pointedAt(places, place, middle)).toEqual({ cells: place, legal: true })
    }
  }
})

test('the wheel turns both ways', () => {
  for (const place of hooks)
    expect(imageOf(turnedFrom(hooks, turnedFrom(hooks, place), true))).toBe(imageOf(place))
})

test('the outline of a tile goes around it once, and around each of two that touch at a corner', () => {
  expect(outlineOf(cells([1, 1]), 0)).toBe('M2 1L2 2L1 2L1 1Z')
  expect(outlineOf(cells([1, 1]), 0.1)).toBe('M1.9 1.1L1.9 1.9L1.1 1.9L1.1 1.1Z')
  expect(outlineOf(cells([0, 0], [0, 1]), 0).match(/M/g)).toHaveLength(1)
  expect(outlineOf(cells([0, 0], [1, 1]), 0.1).match(/M/g)).toHaveLength(2)
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

test('places that cover most come first', () => {
  const open = cells([3, 3], [4, 3], [4, 4], [0, 0])
  expect(byWorth(corners, open)[0]).toBe(cells([3, 3], [4, 3], [4, 4]))
  expect(byWorth([], open)).toEqual([])
})
