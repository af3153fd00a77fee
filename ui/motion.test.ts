import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Places, routesOf } from './motion.ts'

/** Just enough of an element: its name, and whether it is a piece. */
const named = (name: string, piece: boolean) =>
  ({ name, hasAttribute: () => piece, querySelector: () => null }) as never as HTMLElement

const stageWith = (...shown: HTMLElement[]) =>
  ({
    querySelector: (wanted: string) =>
      shown.find((one) => wanted === `[data-piece="${(one as never as { name: string }).name}"]`) ??
      shown.find((one) => wanted === `[data-zone="${(one as never as { name: string }).name}"]`) ??
      null,
  }) as never as Element

const places = (...seen: HTMLElement[]): Places =>
  new Map(
    seen.map((element) => [(element as never as { name: string }).name, { box: {} as DOMRect, element }]),
  )

const card = named('card-7', true)
const hand = named('hand-1', false)
const area = named('area-1', false)
const flight = { piece: 'card-7', from: 'hand-1', to: 'area-1' }

beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }))
afterEach(() => vi.unstubAllGlobals())

test('a piece that is seen on both sides flies from itself to itself', () => {
  const [route] = routesOf(stageWith(card, area), places(card, hand), [flight])
  expect(route).toMatchObject({ from: { element: card }, to: card, piece: card, turn: false })
})

test('a piece that was not seen comes out of its zone and turns up', () => {
  const [route] = routesOf(stageWith(card, area), places(hand), [flight])
  expect(route).toMatchObject({ from: { element: hand }, to: card, piece: card, turn: true })
})

test('a piece that is seen no more leaves for its zone, and nothing that lies there stands for it', () => {
  const full = { ...area, querySelector: () => named('card-8', true) } as HTMLElement
  const [route] = routesOf(stageWith(full), places(card, hand), [flight])
  expect(route).toMatchObject({ from: { element: card }, to: full, piece: null, turn: false })
})

test('what is nowhere does not fly', () => {
  expect(routesOf(stageWith(area), places(), [flight])).toEqual([])
  expect(routesOf(stageWith(), places(hand), [flight])).toEqual([])
})
