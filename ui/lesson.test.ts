import type { Move, View } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import {
  courseOf,
  fits,
  isJust,
  type Lesson,
  type LessonStep,
  lessonsOf,
  rivalAnswer,
  selectorsOf,
  shownBy,
  stepAt,
  wantedBy,
} from './lesson.ts'

const words = { ask: '', why: '' }

/** What somebody sees who is asked. */
const asking = (name: string, moves: readonly object[], state: unknown = {}) =>
  ({ question: { name, moves }, state }) as unknown as View

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
    { ...step('play', { do: 'ready' }, true), ends: true },
  ],
}
const build = { do: 'build', tower: 3 }
const site = { do: 'site', site: 1 }
const played = (card: number) => ({ do: 'play', card })

test('a step is passed by what it asks for, and the next one is shown at its question', () => {
  expect(courseOf(lesson, [{ to: 'play', move: build }])).toMatchObject({ passed: 1, otherwise: false })
  const course = courseOf(lesson, [
    { to: 'play', move: build },
    { to: 'aim', move: { do: 'aim' } },
  ])
  expect(stepAt(lesson, course, asking('site', [site]))).toBe(1)
  expect(stepAt(lesson, course, asking('aim', []))).toBeNull()
})

test('another answer leaves a step standing that waits, and passes one that does not', () => {
  const pass = { do: 'pass', tower: 3 }
  expect(courseOf(lesson, [{ to: 'play', move: pass }])).toMatchObject({ passed: 0, otherwise: true })
  const elsewhere = { do: 'space', space: 2 }
  expect(
    courseOf(lesson, [
      { to: 'play', move: build },
      { to: 'site', move: elsewhere },
    ]),
  ).toMatchObject({ passed: 2, otherwise: true })
})

test('what an answer asks is not spoken of after another answer', () => {
  const course = courseOf(lesson, [{ to: 'play', move: { do: 'pass' } }])
  expect(stepAt(lesson, course, asking('site', [site]))).toBeNull()
  const placed = [
    { to: 'play', move: { do: 'pass' } },
    { to: 'site', move: site },
  ]
  expect(stepAt(lesson, courseOf(lesson, placed), asking('play', [build]))).toBe(0)
})

test('whoever ends a turn before its time leaves out what was asked until then', () => {
  const ended = [{ to: 'play', move: { do: 'ready' } }]
  expect(courseOf(lesson, ended)).toMatchObject({ passed: 3, otherwise: false })
})

const gnome = { do: 'take', tile: 'gnome' }
const brute = { do: 'take', tile: 'brute' }
const tiles: Lesson = {
  ...lesson,
  steps: [
    { ...step('play', brute, true), id: 'brute' },
    { ...step('site', { at: 1 }), id: 'east' },
    step('play', gnome, true),
    step('site', { at: 2 }),
    { ...step('play', { do: 'praise' }, true), needs: ['east'] },
    {
      ...step('play', { do: 'count' }, true),
      if: { 'villages.0.won': true, 'hand.length': { from: 1 }, hand: { has: [7] } },
    },
    step('play', { do: 'rest' }, true),
  ],
}
const askedIn = (
  answers: readonly { to: string; move: { do: string } }[],
  name: string,
  state: object = {},
) => {
  const moves = [gnome, brute, { do: 'praise' }, { do: 'count' }, { do: 'rest' }, { do: 'at', at: 1 }]
  return stepAt(tiles, courseOf(tiles, answers), asking(name, [...moves, { do: 'at', at: 2 }], state))
}

test('what is done before its time is spoken of, and what was asked first is asked again', () => {
  const early = [{ to: 'play', move: gnome }]
  expect(courseOf(tiles, early).otherwise).toBe(false)
  expect(askedIn(early, 'site')).toBe(3)
  const placed = [...early, { to: 'site', move: { do: 'at', at: 9 } }]
  expect(courseOf(tiles, placed).otherwise).toBe(true)
  expect(askedIn(placed, 'play')).toBe(0)
})

test('a step that needs another is left out where that one was not done as it asked', () => {
  const followed = [
    { to: 'play', move: brute },
    { to: 'site', move: { do: 'at', at: 1 } },
    { to: 'play', move: gnome },
    { to: 'site', move: { do: 'at', at: 2 } },
  ]
  expect(askedIn(followed, 'play')).toBe(4)
  const elsewhere = followed.map((one, no) => (no === 1 ? { ...one, move: { do: 'at', at: 2 } } : one))
  expect(askedIn(elsewhere, 'play')).toBe(6)
  expect(askedIn(elsewhere, 'play', { villages: [{ won: true }], hand: [] })).toBe(6)
  expect(askedIn(elsewhere, 'play', { villages: [{ won: true }], hand: [7] })).toBe(5)
  expect(askedIn(elsewhere, 'play', { villages: [{ won: true }], hand: [8] })).toBe(6)
})

test('nobody is told that something else works where nothing was asked, or nothing that could be done', () => {
  const seen = asking('play', [{ do: 'rest' }, { do: 'wait' }])
  const rested = [{ to: 'play', move: { do: 'rest' }, seen }]
  expect(courseOf(tiles, rested).otherwise).toBe(false)
  const only = asking('play', [{ do: 'wait' }])
  expect(courseOf(tiles, [{ to: 'play', move: { do: 'wait' }, seen: only }]).otherwise).toBe(false)
})

test('an answer is only for the step that is next, unless its question comes again and again', () => {
  const twice: Lesson = { ...lesson, steps: [step('site', { at: 1 }), step('site', { at: 2 })] }
  const second = { do: 'site', at: 2 }
  expect(courseOf(twice, [{ to: 'site', move: second }])).toMatchObject({ passed: 1, otherwise: true })
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
  expect(course).toMatchObject({ passed: 2, otherwise: true })
  expect(courseOf(turns, [...elsewhere, { to: 'act', move: use }]).passed).toBe(2)
  expect(courseOf(turns, [...elsewhere, ...elsewhere])).toMatchObject({ passed: 4, otherwise: true })
})

test('a step that is asked for whenever its question comes up needs no turn to be ended before', () => {
  const keep = { do: 'keep', tile: 1 }
  const night: Lesson = {
    ...lesson,
    steps: [...lesson.steps, { ...step('night', keep), whenever: true }, step('play', { do: 'on' }, true)],
  }
  const begun = [{ to: 'play', move: build }]
  const asked = asking('night', [keep, { do: 'keep' }])
  expect(stepAt(night, courseOf(night, begun), asked)).toBe(3)
  expect(stepAt(night, courseOf(night, []), asking('play', [build, { do: 'on' }]))).toBe(0)
  for (const move of [keep, { do: 'keep' }]) {
    const course = courseOf(night, [...begun, { to: 'night', move }])
    expect(course).toMatchObject({ passed: 4, otherwise: move !== keep })
    expect(stepAt(night, course, asking('play', [build, { do: 'on' }]))).toBe(4)
  }
})

test('one answer is just what was asked for, one of several is not', () => {
  expect(isJust([build], { ...build })).toBe(true)
  expect(isJust([build], site)).toBe(false)
  expect(isJust([build, site], site)).toBe(false)
  expect(isJust([], site)).toBe(false)
})

test('a wish that cannot be granted is left out', () => {
  const course = courseOf(lesson, [])
  expect(stepAt(lesson, course, asking('play', [{ do: 'ready' }]))).toBe(2)
  expect(stepAt(lesson, course, asking('play', [build, { do: 'ready' }]))).toBe(0)
})

test('a step that repeats stands until nothing more fits', () => {
  const play = { ...step('play', { do: 'play' }, true), repeats: true }
  const hand: Lesson = { ...lesson, steps: [play, step('play', { do: 'ready' }, true)] }
  const course = courseOf(hand, [{ to: 'play', move: played(1) }])
  expect(course).toMatchObject({ passed: 0, otherwise: false })
  const ready = { do: 'ready' }
  expect(stepAt(hand, course, asking('play', [played(2), ready]))).toBe(0)
  expect(stepAt(hand, course, asking('play', [ready]))).toBe(1)
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

test('what is asked again is spoken of again, as long as nothing else was begun', () => {
  const building: Lesson = {
    ...lesson,
    steps: [
      { ...step('play', { do: 'build' }, true), repeats: true },
      { ...step('pieces', { do: 'target' }), repeats: true },
      { ...step('cells', { do: 'cells' }), repeats: true },
      step('play', { do: 'ready' }, true),
    ],
  }
  const target = { do: 'target' }
  const cells = { do: 'cells' }
  const told = (...answers: (readonly [string, Move])[]) => {
    const course = courseOf(
      building,
      answers.map(([to, move]) => ({ to, move })),
    )
    return (on: string, move: Move) => stepAt(building, course, asking(on, [move]))
  }
  const tower = [
    ['play', build],
    ['pieces', target],
    ['cells', cells],
  ] as const
  expect(told(...tower)('pieces', target)).toBe(1)
  expect(told(...tower, ['pieces', target])('cells', cells)).toBe(2)
  expect(told(...tower, ...tower)('cells', cells)).toBe(2)
  // Somebody who places otherwise is told again at the next tower.
  expect(told(...tower, ['pieces', { do: 'lift' }])('pieces', target)).toBeNull()
  expect(told(...tower, ['pieces', { do: 'lift' }], ['play', build])('pieces', target)).toBe(1)
  expect(told(...tower, ['play', { do: 'ready' }])('pieces', target)).toBeNull()
})

test('what a step shows is the first of what it asks for', () => {
  const site = (no: number) => ({ do: 'site', site: no })
  expect(shownBy(step('site', { do: 'site' }), asking('site', [{ do: 'turn' }, site(2), site(1)]))).toEqual(
    site(2),
  )
  expect(shownBy(step('site', { do: 'site', site: 3 }), asking('site', [site(2)]))).toBeNull()
})

test('a step points at what it would show, then at what answers as it asks, then at what it names, and never at what answers otherwise', () => {
  const other = ':not([data-stop]:not([data-legal]), [data-unasked])'
  expect(selectorsOf(step('play', {}))).toEqual(['[data-shown]', '[data-asked]'])
  const pass = ':is([data-piece="pass"], [data-zone="pass"])'
  const card = ':is([data-piece^="card-"], [data-zone^="card-"])'
  expect(selectorsOf({ ...step('play', {}), at: ['pass', 'card-'] })).toEqual([
    `${pass}[data-shown]`,
    `${card}[data-shown]`,
    '[data-shown]',
    `${pass}[data-asked]`,
    `${card}[data-asked]`,
    '[data-asked]',
    `${pass}[data-legal]${other}`,
    `${card}[data-legal]${other}`,
    `${pass}${other}`,
    `${card}${other}`,
  ])
})

test('where answers are worth more or less as the table lies, the best are meant, and none that is worth nothing', () => {
  const reach = {
    worth: (_: View, { card }: Move & { card?: number }) => card ?? 0,
  }
  const [found] = lessonsOf([{ ...lesson, steps: [{ ...step('play', { do: 'play' }), best: 'reach' }] }], {
    reach,
  })
  const seen = (...cards: number[]) => asking('play', [...cards.map(played), { do: 'ready' }])
  const best = found?.steps[0] as LessonStep
  expect(wantedBy(best, seen(1, 3, 2))).toEqual([played(3)])
  expect(wantedBy(step('play', { do: 'play' }), seen(3, 1))).toEqual([played(3), played(1)])
  const course = courseOf(found as Lesson, [])
  const shown = (view: View) => stepAt(found as Lesson, course, view)
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
