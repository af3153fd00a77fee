import { expect, test } from 'vitest'
import { chartPoints, nearest, ticksOf } from './chart.ts'
import type { Decision } from './decisions.ts'

const at = (move: number, moment: number) =>
  ({ at: move, moment, view: {}, answers: [] }) as never as Decision
const seen = { chance: 0.5, low: 0.4, high: 0.6, swing: 0 }
const decisions = [at(0, 1), at(10, 1), at(20, 2), at(22, 3), at(40, 4)]

test('a point for each decision that is known, by its move', () => {
  const points = chartPoints(decisions, [seen, null, seen, null, seen], 80)
  expect(points.map(({ place, x }) => [place, x])).toEqual([
    [0, 0],
    [2, 0.25],
    [4, 0.5],
  ])
  expect(nearest(points, 0.3)?.place).toBe(2)
  expect(nearest([], 0.3)).toBeUndefined()
})

test('moments are named where they begin, as many as have room', () => {
  expect(ticksOf(decisions, 80, 8).map(({ moment }) => moment)).toEqual([1, 2, 4])
  expect(ticksOf(decisions, 80, 2).map(({ moment }) => moment)).toEqual([1, 4])
})
