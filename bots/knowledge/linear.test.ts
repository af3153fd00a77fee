/** A knowledge made of its parts, on a heap of Nim that is good for whoever leaves a multiple of four. */
import { type Knowledge, open, rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { type NimTable, nim, type Take } from '../testing/nim.ts'
import { type LinearParts, linearKnowledge } from './linear.ts'
import { writeWeights } from './weights.ts'

const parts: LinearParts<NimTable, Take> = {
  features: ['left over', 'always'],
  heads: ['early', 'late'],
  fitted: JSON.parse(writeWeights(['left over', 'always'], { early: [1, 0], late: [2, 0.5] })),
  head: (s) => (s.heap > 4 ? 'early' : 'late'),
  measure(s, _, out) {
    out[0] = s.heap % 4
    out[1] = 1
  },
  settled: () => true,
  planEnd: (s, from) => s.heap !== from.heap,
  scores: (s) => ({ of: ({ count }) => -((s.heap - count) % 4) }),
  obvious: (_, __, moves) => moves.find(({ count }) => count === 3) ?? null,
  worthwhile: (_, moves) => moves.filter(({ count }) => count > 1),
  whim: 0,
}

const take = (count: number): Take => ({ do: 'take', count })
const all = [take(1), take(2), take(3)]
const rng = () => rngFrom(seedFrom('linear'))
const heapOf = (heap: number) => open(nim, { seats: 2, seed: seedFrom('linear'), options: { heap } })
const made = (more: Partial<LinearParts<NimTable, Take>> = {}): Knowledge<NimTable, Take> =>
  linearKnowledge({ ...parts, ...more })

test('a position is valued with the weights of its head', () => {
  expect(made().evaluate(heapOf(5), 0)).toBeCloseTo(1 / (1 + Math.exp(-1)))
  expect(made().evaluate(heapOf(3), 0)).toBeCloseTo(1 / (1 + Math.exp(-6.5)))
})

test('weights of other features are refused where the knowledge is made', () => {
  expect(() => made({ features: ['always', 'left over'] })).toThrow('from "always" on')
})

test('a single answer needs no thought; of several the game says which', () => {
  expect(made().obvious(heapOf(9), 0, [take(1)])).toEqual(take(1))
  expect(made().obvious(heapOf(9), 0, all)).toEqual(take(3))
  expect(made().obvious(heapOf(9), 0, [take(1), take(2)])).toBeNull()
})

test('the answers worth a thought come best first', () => {
  expect(made().order(heapOf(10), 0, all)).toEqual([take(2), take(3)])
  expect(made().order(heapOf(11), 0, all)).toEqual([take(3), take(2)])
})

test('a quick answer is the best of the plausible ones, and the first where none is', () => {
  expect(made().rollout(heapOf(9), 0, all, rng())).toEqual(take(1))
  const plausible = (count: number) => made({ plausible: (_, moves) => moves.filter((m) => m.count > count) })
  expect(plausible(1).rollout(heapOf(10), 0, all, rng())).toEqual(take(2))
  expect(plausible(3).rollout(heapOf(9), 0, all, rng())).toEqual(take(1))
})

test('a quick answer may be the obvious one', () => {
  expect(made({ obviousIsQuick: true }).rollout(heapOf(9), 0, all, rng())).toEqual(take(3))
})
