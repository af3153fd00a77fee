import { expect, test } from 'vitest'
import { leftAfter } from './useHint.ts'

const [a, b, c] = [{ do: 'a' }, { do: 'b' }, { do: 'c' }]

test('what is left of a hint is what has not been done of it', () => {
  expect(leftAfter([[a, b], [c]], 0, [])).toEqual([[a, b], [c]])
  expect(leftAfter([[a, b], [c]], 0, [{ seat: 0, move: a }])).toEqual([[b], [c]])
  expect(
    leftAfter([[a, b], [c]], 0, [
      { seat: 0, move: a },
      { seat: 0, move: b },
    ]),
  ).toEqual([[c]])
})

test('nothing holds any more when somebody else has acted, or something else was done', () => {
  expect(leftAfter([[a, b]], 0, [{ seat: 1, move: a }])).toBeNull()
  expect(leftAfter([[a, b]], 0, [{ seat: 0, move: b }])).toBeNull()
  expect(
    leftAfter([[a]], 0, [
      { seat: 0, move: a },
      { seat: 0, move: b },
    ]),
  ).toBeNull()
})
