import { expect, test } from 'vitest'
import { twinsIn } from './twins.ts'

const picked = (...given: Parameters<typeof twinsIn>) => twinsIn(...given).map((tile) => tile.picked)
const copies = (...given: Parameters<typeof twinsIn>) => twinsIn(...given).map(({ copy }) => copy)

test('the twin that was pressed is the one that is picked, and it is named first', () => {
  expect(picked([7, 3, 7], [7], [2])).toEqual([false, false, true])
  expect(copies([7, 3, 7], [7], [2])).toEqual([1, 0, 0])
  expect(picked([7, 3, 7], [7], [2, 0])).toEqual([true, false, false])
})

test('where nobody pressed one, or the hand has changed since, it is the first', () => {
  expect(picked([7, 3, 7], [7], [])).toEqual([true, false, false])
  expect(picked([7, 3, 7], [7], [1, 9])).toEqual([true, false, false])
  expect(copies([7, 3, 7], [], [2])).toEqual([0, 0, 1])
})

test('as many are picked as the rules know of', () => {
  expect(picked([7, 7, 3, 7], [7, 7], [3, 1])).toEqual([false, true, false, true])
  expect(picked([7, 7, 3, 7], [7, 7], [3, 3])).toEqual([true, false, false, true])
  expect(picked([7, 7], [], [1])).toEqual([false, false])
})
