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

test('the heaviest event of a move is its turning point, told to nobody as "you"', () => {
  expect(turn({ e: 'hit', by: 2 }, { e: 'hit', by: 5 }, { e: 'hit', by: 5 })).toEqual({
    text: 'Nora hits for 5 (-1)',
    weight: 5,
  })
  expect(turn({ e: 'hit', by: 0 })).toBeNull()
  expect(course.moment(state)).toBe(3)
})
