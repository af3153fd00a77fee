import { expect, test } from 'vitest'
import { next } from './next.ts'

const won = { winners: [0, 1], rule: '', stars: 1 }
const after = (scenario: number, outcome: typeof won | null = won, branched = false) =>
  next({ word: 'first', branched, options: { scenario, difficulty: 'star1' }, outcome } as never, 'en')

test('a scenario that is won leads to the next one; the last, a lost one and one taken up again to none', () => {
  expect(after(1)).toEqual({ rest: '2', label: 'Next: scenario 2, They Came with Axes' })
  expect(after(10)).toBeNull()
  expect(after(1, { ...won, winners: [] })).toBeNull()
  expect(after(1, null)).toBeNull()
  expect(after(1, won, true)).toBeNull()
  expect(next({ word: '', branched: false, options: null, outcome: won } as never, 'fr')).toBeNull()
})
