import type { Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { courseBy } from './course.ts'
import { seatsFor } from './testing/draw.tsx'

interface State extends Table {
  readonly round: number
}
type Told = { e: 'hit'; by: number }

const say = (
  event: { readonly [field: string]: unknown },
  { you, names }: { you: number; names: readonly string[] },
) => `${names[0]} hits for ${event.by} (${you})`

const course = courseBy<State, Told>({
  moment: ({ round }) => round,
  momentLabel: String,
  lines: () => [],
  measures: [],
  weightOf: (_, { by }) => by,
  texts: { en: { say }, fr: { say } },
})

const state = { round: 3 } as State
const turn = (...events: Told[]) => course.turningPoint(state, state, events, seatsFor(2, 0), 'en')

test('it is told to whoever sits in front, or to nobody in particular', () => {
  const nobody = seatsFor(2, 0).map((seat) => ({ ...seat, you: false }))
  const told = course.turningPoint(state, state, [{ e: 'hit', by: 2 }], nobody, 'en')
  expect(told?.text).toBe('Nora hits for 2 (-1)')
})

test('the heaviest event of a move is its turning point', () => {
  expect(turn({ e: 'hit', by: 2 }, { e: 'hit', by: 5 }, { e: 'hit', by: 5 })).toEqual({
    text: 'Nora hits for 5 (0)',
    weight: 5,
  })
  expect(turn({ e: 'hit', by: 0 })).toBeNull()
  expect(course.moment(state)).toBe(3)
})
