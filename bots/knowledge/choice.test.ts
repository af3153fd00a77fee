import { rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { bestFirst, bestOf, onAWhim, oneOfEach } from './choice.ts'

const points: { readonly [move: string]: number } = { fold: 0, call: 2, check: 2, raise: 1.8 }
const scores = { of: (move: string) => points[move] as number }
const moves = Object.keys(points)

test('the best answer has the most points, and of equal ones it is the first', () => {
  expect(bestOf(moves, scores)).toBe('call')
  expect(bestOf(['check', 'call'], scores)).toBe('check')
})

test('answers stand from the best to the worst', () => {
  expect(bestFirst(moves, scores)).toEqual(['call', 'check', 'raise', 'fold'])
})

test('a whim strays as far as it may and no further', () => {
  const rng = rngFrom(seedFrom('whim'))
  const chosen = (whim: number) =>
    new Set(Array.from({ length: 200 }, () => onAWhim(moves, scores, whim, rng)))
  expect(chosen(0)).toEqual(new Set(['call']))
  expect(chosen(0.5)).toEqual(new Set(['call', 'check', 'raise']))
})

test('of answers that come to the same the first is kept, and every answer that is like no other', () => {
  const first = (move: string) => (move === 'fold' ? null : move.slice(0, 1))
  expect(oneOfEach(['fold', 'call', 'check', 'raise', 'fold'], first)).toEqual([
    'fold',
    'call',
    'raise',
    'fold',
  ])
})
