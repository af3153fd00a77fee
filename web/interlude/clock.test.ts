import type { Interlude } from '@duskhall/ui'
import { describe, expect, test } from 'vitest'
import { type At, begin, closing, lasting, next, stepAt } from './clock.ts'

function interlude(part: Partial<Interlude> = {}): Interlude {
  const said = { text: '', why: '' }
  const steps = ['west', 'east', 'gold'].map((id) => {
    return { id, title: id, result: '', said, lasts: 1000, told: 0, state: {} }
  })
  return { id: 'night', title: '', icon: '', steps, from: 0, to: 3, onward: 'On', ...part }
}

function course(of: Interlude, from: At): At[] {
  const way: At[] = [from]
  while (way.at(-1) !== 'over' && way.length < 10) way.push(next(of, way.at(-1) as At))
  return way
}

describe('where it begins', () => {
  test('with the first step, or with what came of it, or not at all', () => {
    const night = interlude()
    expect(begin(night, 'steps', 'normal', false)).toBe(0)
    expect(begin(night, 'summary', 'normal', false)).toBe('summary')
    expect(begin(night, 'never', 'normal', false)).toBe('over')
  })

  test('less motion: the summary at once', () => {
    expect(begin(interlude(), 'steps', 'normal', true)).toBe('summary')
    expect(begin(interlude({ onward: null }), 'steps', 'normal', true)).toBe('over')
  })

  test('only with the steps of its own play, where a question parted it', () => {
    expect(begin(interlude({ from: 2 }), 'steps', 'normal', false)).toBe(2)
    expect(begin(interlude({ from: 3 }), 'steps', 'normal', false)).toBe('summary')
  })

  test('what is brief is shown to those who wait for bots', () => {
    const turn = interlude({ onward: null, brief: true })
    expect(begin(turn, 'steps', 'fastest', false)).toBe(0)
    expect(begin(turn, 'steps', 'instant', false)).toBe('over')
    expect(begin(turn, 'summary', 'normal', false)).toBe('over')
  })
})

test('step after step, then the summary, which only the reader ends', () => {
  expect(course(interlude(), 0)).toEqual([0, 1, 2, 'summary', 'over'])
  expect(course(interlude({ to: 2, onward: null }), 0)).toEqual([0, 1, 'over'])
  expect(lasting(interlude(), 'summary', 'normal')).toBe(0)
})

test('skipping leads to the summary, never past it', () => {
  expect(closing(interlude())).toBe('summary')
  expect(closing(interlude({ onward: null }))).toBe('over')
})

test('behind the summary stands the table of the last step', () => {
  expect([stepAt(interlude(), 1), stepAt(interlude(), 'summary')]).toEqual([1, 2])
})

test('a step lasts by the pace of the bots', () => {
  const lasts = (['slow', 'normal', 'fast', 'fastest'] as const).map((pace) => lasting(interlude(), 1, pace))
  expect(lasts).toEqual(lasts.toSorted((a, b) => b - a))
  expect(new Set(lasts).size).toBe(4)
})
