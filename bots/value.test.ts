import { type Knowledge, noKnowledge, open, seedFrom, type Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { nim } from './testing/nim.ts'
import { prospectOf, worthTo } from './value.ts'

const s = open(nim, { seats: 2, seed: seedFrom('nim'), options: { heap: 5 } }) as Table
const ended = (winners: number[]): Table => ({ ...s, outcome: { ...s.outcome, winners } as Table['outcome'] })

function farsighted(eyes: number | null): Knowledge {
  const foresight = { inputs: [], eyes: () => eyes, measure: () => {}, chance: () => 0.9 }
  return { ...noKnowledge, evaluate: () => 0.3, foresight }
}

test('where a plan ends the net is asked, if it knows such positions', () => {
  expect(prospectOf(farsighted(0), s, 0)).toBe(0.9)
  expect(prospectOf(farsighted(null), s, 0)).toBe(0.3)
  expect(prospectOf(noKnowledge, s, 0)).toBe(0.5)
  expect(worthTo(farsighted(0), s, 0)).toBe(0.3)
})

test('once it is over, who has won is all that counts', () => {
  for (const worth of [worthTo, prospectOf]) {
    expect([0, 1].map((seat) => worth(farsighted(0), ended([1]), seat))).toEqual([0, 1])
    expect(worth(farsighted(0), ended([0, 1]), 0)).toBe(0.5)
  }
})
