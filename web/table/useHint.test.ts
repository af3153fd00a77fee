import type { PlayedMove } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { begunOf, leftAfter } from './useHint.ts'

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

describe('asked again', () => {
  const ways = [
    { steps: [[a], [b]], further: [[c]], why: null },
    { steps: [[b], [a]], why: null },
  ]
  const given = { seat: 0, moves: [], ways, begun: [] }
  const begun = (now: readonly PlayedMove[], at = 0, seat = 0) => begunOf({ given, at }, seat, now)

  test('a hint that was followed goes on, beyond what was told of it', () => {
    expect(begun([first])).toEqual([[b], [c]])
    expect(begun([first, second])).toEqual([[c]])
    expect(begun([second], 1)).toEqual([[a]])
    // Another way of it was followed than the one that was looked at.
    expect(begun([second], 0)).toEqual([[a]])
  })

  test('it is over once something else was done, somebody else has acted, or another asks', () => {
    expect(begun([other])).toEqual([])
    expect(begun([first, first])).toEqual([])
    expect(begun([first], 0, 1)).toEqual([])
  })

  test('at the same table it is what it was, whichever way was looked at', () => {
    expect(begun([])).toEqual([])
    expect(begunOf({ given: { ...given, moves: [first], begun: [[b]] }, at: 1 }, 0, [first])).toEqual([[b]])
  })
})
