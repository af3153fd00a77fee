import { expect, test } from 'vitest'
import { leftAfter } from './useHint.ts'

const [a, b, c] = [{ do: 'a' }, { do: 'b' }, { do: 'c' }]
const [first, second, other] = [
  { seat: 0, move: a },
  { seat: 0, move: b },
  { seat: 1, move: a },
]

test('what is left of a hint is what has not been done of it', () => {
  expect(leftAfter([[a, b], [c]], 0, [], [])).toEqual([[a, b], [c]])
  expect(leftAfter([[a, b], [c]], 0, [], [first])).toEqual([[b], [c]])
  expect(leftAfter([[a, b], [c]], 0, [], [first, second])).toEqual([[c]])
  expect(leftAfter([[b], [c]], 0, [first], [first, second])).toEqual([[c]])
})

test('nothing holds any more when somebody else has acted, or something else was done', () => {
  expect(leftAfter([[a, b]], 0, [], [other])).toBeNull()
  expect(leftAfter([[a, b]], 0, [], [second])).toBeNull()
  expect(leftAfter([[a]], 0, [], [first, second])).toBeNull()
})

test('nothing holds any more when what led to it was taken back, whatever was done instead', () => {
  expect(leftAfter([[b]], 0, [first], [])).toBeNull()
  expect(leftAfter([[b]], 0, [first], [{ ...first }])).toBeNull()
})

test('what was done of it and taken back is left to do again', () => {
  expect(leftAfter([[a, b]], 0, [], [])).toEqual([[a, b]])
})
