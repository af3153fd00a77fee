import { expect, test } from 'vitest'
import { type Opening, PlayedTable } from '../../testing/scene.ts'
import { boxOf } from '../content/box.ts'
import commons from '../index.ts'
import type { CommonsMove, Options } from '../state.ts'

const at = (opening: Opening<Options> = {}) => new PlayedTable(commons, { seats: 2, ...opening })
type Scene = ReturnType<typeof at>

const lift = (t: Scene, seat: number, size = 1): CommonsMove => {
  const stone = t.s.stones[seat]?.find((number) => boxOf(t.s).entries[number]?.size === size)
  return { do: 'lift', stone: stone ?? -1 }
}
const lay = (place: number): CommonsMove => ({ do: 'lay', place })
const build = (t: Scene, seat: number, place: number, size = 1) =>
  t.answer(seat, lift(t, seat, size)).answer(seat, lay(place))
const READY: CommonsMove = { do: 'ready' }

/** Everybody holds pebbles and blocks enough, and the wall is one high. */
function low(t = at()): Scene {
  const { entries } = boxOf(t.s)
  const all = [...t.s.stones.flat(), ...t.s.box]
  const of = (size: number) => all.filter((stone) => entries[stone]?.size === size)
  t.s.stones = t.s.stones.map((_, seat) => [...of(1).splice(seat * 4, 4), ...of(2).splice(seat * 3, 3)])
  t.s.box = all.filter((stone) => !t.s.stones.flat().includes(stone))
  t.s.height = 1
  return t
}

test('COM-SETUP1: five stones each, a wall by the count of players, and what helpers and rain make of it', () => {
  const laid = (opening: Opening<Options>) => {
    const { s } = at(opening)
    return [...s.stones.map(({ length }) => length), s.height]
  }
  expect([laid({ seats: 1 }), laid({}), laid({ seats: 3 })]).toEqual([
    [5, 1],
    [5, 5, 3],
    [5, 5, 5, 5],
  ])
  expect(laid({ options: { helpers: ['cart', 'mortar'] } })).toEqual([6, 6, 2])
  expect(laid({ options: { weather: 'rain' } })).toEqual([5, 5, 4])
})

test('COM-LABOUR1, COM-LABOUR2: all build at once, in the middle of each other, and think again', () => {
  const t = low()
  t.answer(0, lift(t, 0)).answer(1, READY).answer(0, lay(0)).answer(1, { do: 'withdraw' })
  build(t, 1, 1)
  expect(t.s.wall.map(({ length }) => length)).toEqual([1, 1, 0])
})

test('COM-LAY1: a place that is high enough takes no more', () => {
  const t = build(low(), 0, 0)
  expect(t.answer(0, lift(t, 0)).refusal(0, lay(0))).toBe('COM-LAY1')
})

test('COM-LAY2: once the wall stands, nothing is lifted any more', () => {
  const t = build(build(low(), 0, 0), 0, 1)
  t.answer(1, lift(t, 1))
  build(t, 0, 2)
  expect([t.legal(0), t.legal(1)]).toEqual([[READY], [READY]])
})

test('COM-NIGHT1, COM-NIGHT2: when all are ready, all have won or all have lost', () => {
  const t = low()
  for (const place of [0, 1, 2]) build(t, 0, place)
  expect(t.answer(0, READY).answer(1, READY).s.outcome).toEqual({
    winners: [0, 1],
    rule: 'COM-NIGHT1',
    stars: 3,
  })
  const lost = low().answer(0, READY).answer(1, READY).s.outcome
  expect(lost).toEqual({ winners: [], rule: 'COM-NIGHT2', stars: 0 })
})

test('COM-STAR1: what is too high costs stars, but never the last', () => {
  const stars = [1, 2, 3].map((blocks) => {
    const t = low()
    for (const place of [0, 1, 2]) build(t, 0, place, place < blocks ? 2 : 1)
    return t.answer(0, READY).answer(1, READY).s.outcome?.stars
  })
  expect(stars).toEqual([2, 1, 1])
})
