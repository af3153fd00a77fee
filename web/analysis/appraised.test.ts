import { expect, test } from 'vitest'
import { type Appraised, fallOf, figuresOf, type Other, shortList, turnsOf, verdictOf } from './appraised.ts'

const told = { steps: [], why: '' }

function seen(chance: number, gain?: number, doubt = 0.01): Appraised {
  const glance = { chance, low: chance, high: chance, swing: gain ?? 0 }
  if (gain === undefined) return glance
  const other: Other = { chance: chance + gain, gain, doubt, words: { en: told, fr: told }, steps: [] }
  return { ...glance, other }
}

const moments = (places: readonly number[]) => (place: number) => places[place] ?? 0

test('the three that changed most are told in the order of the game: mistakes and good finds alike', () => {
  const known = [seen(0.5, 0.05), seen(0.4, -0.3), seen(0.3, 0.2), seen(0.6, 0.1), seen(0.6), null]
  const turns = turnsOf(known, (place) => place)
  expect(turns.map(({ place, verdict }) => [place, verdict])).toEqual([
    [1, 'right'],
    [2, 'better'],
    [3, 'better'],
  ])
  expect(turns[1]).toMatchObject({ from: 0.5, to: 0.3 })
})

test('a mistake that is found again a moment later is told once', () => {
  const known = [seen(0.5, 0.3), seen(0.5, 0.25), seen(0.5, 0.02)]
  expect(turnsOf(known, moments([4, 4, 5])).map(({ place }) => place)).toEqual([0, 2])
})

test('what changed next to nothing is no turning point, and is not looked at closely', () => {
  expect(turnsOf([seen(0.5, 0.004)], (place) => place)).toEqual([])
  expect(
    shortList([
      { ...seen(0.5), swing: 0.004 },
      { ...seen(0.5), swing: -0.02 },
    ]),
  ).toEqual([1])
})

test('a difference within the doubt is none', () => {
  expect(verdictOf({ gain: 0.05, doubt: 0.06 })).toBe('even')
  expect(verdictOf({ gain: 0.05, doubt: 0.02 })).toBe('better')
  expect(verdictOf({ gain: -0.05, doubt: 0.02 })).toBe('right')
})

test('the largest fall that no own move has cost is between two decisions, and only a clear one', () => {
  // Down by an own mistake, then by what came between, then a little.
  const known = [seen(0.8), seen(0.4, 0.35), seen(0.15, 0.02), seen(0.1), null, seen(0)]
  expect(fallOf(known)).toEqual({ place: 1, before: 0.4, after: 0.15 })
  expect(fallOf([seen(0.5), seen(0.45), seen(0.9)])).toBeNull()
})

test('what a lesson asked for is no turning point, no fall and no mistake', () => {
  const taught = (one: Appraised): Appraised => ({ ...one, taught: true })
  const known = [taught(seen(0.8, 0.4)), seen(0.7, 0.05), taught(seen(0.3))]
  expect(shortList(known)).toEqual([1])
  expect(turnsOf([taught({ ...seen(0.8), swing: 0.4 }), seen(0.7, 0.05)], (place) => place)).toHaveLength(1)
  expect(fallOf(known)).toBeNull()
  expect(figuresOf([taught(seen(0.8, 0.4)), seen(0.7)])?.good).toBe(1)
})

test('the numbers of a game wait until all of it was glanced at', () => {
  expect(figuresOf([seen(0.4), null])).toBeNull()
  expect(figuresOf([])).toBeNull()
  const known = [seen(0.4), seen(0.6), seen(0.5), seen(0.45, 0.2), seen(0.7, -0.2)]
  expect(figuresOf(known)).toEqual({ good: 0.8, leads: 3, lowest: 0.4, highest: 0.7 })
})
