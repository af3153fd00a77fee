/** The moments of a lost game at which it can begin again, and which of them is offered first. */
import { expect, test } from 'vitest'
import { bestReturn, type ReturnPoint, returnsOf } from './returns.ts'

interface Stand {
  readonly round: number
  readonly open: boolean
  readonly left: number
  readonly outcome: object | null
}

const course = { moment: (s: Stand) => s.round, momentLabel: (round: number) => `Round ${round}` } as never
const returns = {
  begins: ({ open }: Stand) => open,
  left: ({ left }: Stand) => left,
  icon: 'hearts',
  leftLabel: (left: number) => `${left} hearts`,
  short: String,
  within: String,
  about: ({ left }: Stand) => `${left} left`,
} as never

const told = (round: number, open: boolean, left: number, outcome: object | null = null) =>
  ({ view: { state: { round, open, left, outcome } } }) as never

test('the first table of each moment at which it begins, and none after the end', () => {
  const log = [told(0, false, 9), told(1, true, 9), told(1, true, 8), told(2, false, 8), told(2, true, 7)]
  const points = returnsOf([...log, told(3, true, 0, {})], course, returns, 'en')
  expect(points.map(({ moment, moves, left }) => [moment, moves, left])).toEqual([
    [1, 1, 9],
    [2, 4, 7],
  ])
  expect(points[0]).toMatchObject({ label: 'Round 1', about: '9 left' })
})

test('offered first is the last moment with half of all left, never the one in which all was lost', () => {
  const best = (...lefts: number[]) =>
    bestReturn(
      lefts.map((left, at): ReturnPoint => ({ moment: at + 1, label: '', moves: at, left, about: '' })),
    )?.moment
  expect(best(9, 9, 8, 8, 7, 7, 4, 4)).toBe(6)
  expect(best(9, 9, 9)).toBe(2)
  expect(best(9)).toBe(1)
  expect(best()).toBe(undefined)
})
