import type { Course } from '@duskhall/ui'
import { expect, test } from 'vitest'
import type { Told } from '../play/told.ts'
import { isLabelled, pointsOf, topOf, turningPointsOf } from './course.ts'

const states = [
  { round: 1, score: [0, 0] },
  { round: 1, score: [1, 0] },
  { round: 2, score: [1, 3] },
  { round: 2, score: [1, 4] },
]
type State = (typeof states)[number]
const log = states.map((state, at) => ({
  seat: 0,
  events: [],
  before: states[Math.max(0, at - 1)],
  view: { state },
})) as never[] as Told[]

const course = {
  moment: (s: State) => s.round,
  momentLabel: (moment: number) => `Round ${moment}`,
  lines: () => [{ seats: [0] }, { seats: [1] }],
  measures: [{ id: 'score', label: () => 'Score', values: (s: State) => s.score }],
  turningPoint: (before: State, after: State) => {
    const swing = Math.abs((after.score[1] as number) - (before.score[1] as number))
    return swing > 0 ? { text: `+${swing}`, weight: swing } : null
  },
} as never as Course<never>

test('a moment is plotted as it ended, with what its last move brought', () => {
  expect(pointsOf(log, course, 'en')).toEqual([
    { moment: 1, label: 'Round 1', moves: 1, values: [[1, 3]], marks: [] },
    { moment: 2, label: 'Round 2', moves: 3, values: [[1, 4]], marks: [] },
  ])
})

test('what stands out belongs to the moment in which its move began', () => {
  const marking = { ...(course as object), mark: ({ e }: { e: string }) => ({ icon: e, label: e }) } as never
  const marked = log.map((told, at) => (at === 2 ? { ...told, events: [{ e: 'gate' }] } : told))
  expect(pointsOf(marked, marking, 'en').map(({ marks }) => marks.map(({ icon }) => icon))).toEqual([
    ['gate'],
    [],
  ])
})

test('the heaviest moves are the turning points, in their order', () => {
  expect(turningPointsOf(log, course, [], 'en', 1)).toEqual([{ moves: 2, label: 'Round 1', text: '+3' }])
  expect(turningPointsOf(log, course, [], 'en').map(({ moves }) => moves)).toEqual([2, 3])
})

test('an axis ends at the rules’ maximum or at a round number', () => {
  expect(topOf([1, 2], 6)).toBe(6)
  expect(topOf([7, 2], 6)).toBe(8)
  expect(topOf([12])).toBe(12)
  expect(topOf([34])).toBe(40)
  expect(topOf([0])).toBe(1)
})

test('moments are named at even distances, and none so near the last that their names meet', () => {
  const named = (count: number, every: number) =>
    Array.from({ length: count }, (_, at) => at).filter((at) => isLabelled(at, count, every))
  expect(named(52, 5)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 51])
  expect(named(51, 5)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50])
  expect(named(4, 1)).toEqual([0, 1, 2, 3])
  expect(named(1, 1)).toEqual([0])
})
