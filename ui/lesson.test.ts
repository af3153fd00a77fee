import type { Move, View } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import {
  courseOf,
  fits,
  type Lesson,
  type LessonStep,
  lessonsOf,
  meantBy,
  rivalAnswer,
  selectorsOf,
  stepAt,
  wantedBy,
} from './lesson.ts'

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
const played = (card: number) => ({ do: 'play', card })

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

test('an answer is only for the step that is next, unless its question comes again and again', () => {
  const twice: Lesson = { ...lesson, steps: [step('site', { at: 1 }), step('site', { at: 2 })] }
  const second = { do: 'site', at: 2 }
  expect(courseOf(twice, [{ to: 'site', move: second }])).toEqual({ passed: 1, otherwise: true })
})

test('whoever goes elsewhere is left alone until the question comes again', () => {
  const leading = { ...step('move', { to: 1 }), leads: true }
  const turns: Lesson = {
    ...lesson,
    steps: [leading, step('act', { icon: 1 }, true), leading, step('act', { icon: 1 }, true)],
  }
  const [move, use] = [
    { do: 'move', to: 2 },
    { do: 'use', icon: 3 },
  ]
  const elsewhere = [{ to: 'move', move }]
  const course = courseOf(turns, elsewhere)
  expect(course).toEqual({ passed: 2, otherwise: true })
  expect(courseOf(turns, [...elsewhere, { to: 'act', move: use }]).passed).toBe(2)
  expect(courseOf(turns, [...elsewhere, ...elsewhere])).toEqual({ passed: 4, otherwise: true })
})

test('a wish that cannot be granted is left out', () => {
  const course = courseOf(lesson, [])
  expect(stepAt(lesson, course, { name: 'play', moves: [{ do: 'ready' }] })).toBe(2)
  expect(stepAt(lesson, course, { name: 'play', moves: [build, { do: 'ready' }] })).toBe(0)
})

test('a step that repeats stands until nothing more fits', () => {
  const play = { ...step('play', { do: 'play' }, true), repeats: true }
  const hand: Lesson = { ...lesson, steps: [play, step('play', { do: 'ready' }, true)] }
  const course = courseOf(hand, [{ to: 'play', move: played(1) }])
  expect(course).toEqual({ passed: 0, otherwise: false })
  const ready = { do: 'ready' }
  expect(stepAt(hand, course, { name: 'play', moves: [played(2), ready] })).toBe(0)
  expect(stepAt(hand, course, { name: 'play', moves: [ready] })).toBe(1)
})

test('a step may ask for one of several', () => {
  const cultist = step('play', { do: 'play', card: { oneOf: [1, 2] } })
  expect(fits(cultist, played(2))).toBe(true)
  expect(fits(cultist, played(3))).toBe(false)
})

test('a rival keeps to its lines until the reader has made one of them impossible', () => {
  const rivals = [{ do: 'play', card: 7 }, { do: 'pass' }]
  const told = { ...lesson, table: { seats: 2, seed: '', options: {}, rivals } }
  const [play, pass] = [{ do: 'play', card: 7 }, { do: 'pass' }]
  expect(rivalAnswer(told, [], [pass, play])).toEqual(play)
  expect(rivalAnswer(told, [play], [pass])).toEqual(pass)
  expect(rivalAnswer(told, [play, pass], [pass])).toBeNull()
  expect(rivalAnswer(told, [], [pass])).toBeNull()
  expect(rivalAnswer(told, [pass], [pass])).toBeNull()
  expect(rivalAnswer(lesson, [], [pass])).toBeNull()
})

test('a step points at what can be answered with first, and by a whole name or its beginning', () => {
  expect(selectorsOf(step('play', {}))).toEqual([])
  expect(selectorsOf({ ...step('play', {}), at: ['pass', 'card-'] })).toEqual([
    ':is([data-piece="pass"], [data-zone="pass"])[data-legal]',
    ':is([data-piece^="card-"], [data-zone^="card-"])[data-legal]',
    ':is([data-piece="pass"], [data-zone="pass"])',
    ':is([data-piece^="card-"], [data-zone^="card-"])',
  ])
})

test('where answers are worth more or less as the table lies, the best are meant, and none that is worth nothing', () => {
  const reach = {
    worth: (_: View, { card }: Move & { card?: number }) => card ?? 0,
    pieceOf: (move: Move) => `card-${Reflect.get(move, 'card')}`,
  }
  const [found] = lessonsOf([{ ...lesson, steps: [{ ...step('play', { do: 'play' }), best: 'reach' }] }], {
    reach,
  })
  const seen = (...cards: number[]) =>
    ({ question: { name: 'play', moves: [...cards.map(played), { do: 'ready' }] } }) as unknown as View
  const best = found?.steps[0] as LessonStep
  expect(wantedBy(best, seen(1, 3, 2))).toEqual([played(3)])
  expect(meantBy(best, seen(3, 1))).toEqual([':is([data-piece="card-3"], [data-zone="card-3"])[data-legal]'])
  expect(meantBy(step('play', { do: 'play' }), seen(3, 1))).toEqual([])
  const course = courseOf(found as Lesson, [])
  const shown = (view: View) =>
    stepAt(found as Lesson, course, { name: 'play', moves: view.question?.moves ?? [] }, view)
  expect([shown(seen(1)), shown(seen(0))]).toEqual([0, null])
  expect(() => lessonsOf([{ ...lesson, steps: [{ ...step('play', {}), best: 'luck' }] }])).toThrow('luck')
})

test('French spaces before a question mark do not break, whoever typed them', () => {
  const why = { ask: 'Pourquoi ?', why: '' }
  const [told] = lessonsOf([
    { ...lesson, steps: [], title: { en: '', fr: 'Quoi ?' }, closing: { en: words, fr: why } },
  ])
  expect([told?.title.fr, told?.closing?.fr.ask]).toEqual(['Quoi\u00a0?', 'Pourquoi\u00a0?'])
})
