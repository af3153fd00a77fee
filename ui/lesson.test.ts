import { expect, test } from 'vitest'
import { courseOf, type Lesson, stepAt } from './lesson.ts'

const words = { ask: '', why: '' }
const step = (on: string, move: object, waits = false) => ({
  on,
  move: { ...move },
  waits,
  words: { en: words, fr: words },
})
const lesson: Lesson = {
  id: 'one',
  title: { en: '', fr: '' },
  steps: [
    step('play', { do: 'build' }, true),
    step('site', { do: 'site' }),
    step('play', { do: 'ready' }, true),
  ],
}
const build = { do: 'build', tower: 3 }
const site = { do: 'site', site: 1 }

test('a step is passed by what it asks for, and the next one is shown at its question', () => {
  expect(courseOf(lesson, [{ to: 'play', move: build }])).toEqual({ passed: 1, otherwise: false })
  const course = courseOf(lesson, [
    { to: 'play', move: build },
    { to: 'aim', move: { do: 'aim' } },
  ])
  expect(stepAt(lesson, course, { name: 'site', moves: [site] })).toBe(1)
  expect(stepAt(lesson, course, { name: 'aim', moves: [] })).toBeNull()
})

test('another answer leaves a step standing that waits, and passes one that does not', () => {
  const pass = { do: 'pass', tower: 3 }
  expect(courseOf(lesson, [{ to: 'play', move: pass }])).toEqual({ passed: 0, otherwise: true })
  const elsewhere = { do: 'space', space: 2 }
  expect(
    courseOf(lesson, [
      { to: 'play', move: build },
      { to: 'site', move: elsewhere },
    ]),
  ).toEqual({ passed: 2, otherwise: true })
})

test('whoever is ahead of the lesson takes it along', () => {
  expect(courseOf(lesson, [{ to: 'play', move: { do: 'ready' } }])).toEqual({ passed: 3, otherwise: true })
})

test('a wish that cannot be granted is left out', () => {
  const course = courseOf(lesson, [])
  expect(stepAt(lesson, course, { name: 'play', moves: [{ do: 'ready' }] })).toBe(2)
  expect(stepAt(lesson, course, { name: 'play', moves: [build, { do: 'ready' }] })).toBe(0)
})
