import { expect, test } from 'vitest'
import { hintsTold } from './hints-told.ts'

const HINTS = [
  { at: 3, seat: 1 },
  { at: 5, seat: 0 },
  { at: 9, seat: 1 },
]

test('people who play against each other are told how many hints each of them took', () => {
  expect(hintsTold(HINTS, [0, 1, 2], false)).toEqual([
    { seat: 0, count: 1 },
    { seat: 1, count: 2 },
  ])
})

test('one person, and people who play together, are told how many there were', () => {
  expect(hintsTold(HINTS.slice(1, 2), [0], false)).toEqual([{ seat: null, count: 1 }])
  expect(hintsTold(HINTS, [0, 1], true)).toEqual([{ seat: null, count: 3 }])
  expect(hintsTold([], [0], false)).toEqual([])
})
