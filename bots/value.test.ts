import { type Knowledge, noKnowledge, open, seedFrom, type Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { nim } from './testing/nim.ts'
import { prospects, worthTo } from './value.ts'

const s = open(nim, { seats: 2, seed: seedFrom('nim'), options: { heap: 5 } }) as Table
const ended = (winners: number[]): Table => ({ ...s, outcome: { ...s.outcome, winners } as Table['outcome'] })

function farsighted(eyes: number | null): Knowledge {
  const foresight = {
    inputs: [],
    eyes: () => eyes,
    measure: () => {},
    chances: (_: Table, out: Float64Array) => void out.set([0.9, 0.1]),
  }
  return { ...noKnowledge, evaluate: () => 0.3, foresight }
}

function prospectsOf(knowledge: Knowledge, table: Table): number[] {
  const out = new Float64Array(2)
  prospects(nim, knowledge, table, out)
  return [...out]
}

test('where a plan ends the net is asked, if it knows such positions', () => {
  expect(prospectsOf(farsighted(0), s)).toEqual([0.9, 0.1])
  expect(prospectsOf(farsighted(null), s)).toEqual([0.3, 0.3])
  expect(prospectsOf(noKnowledge, s)).toEqual([0.5, 0.5])
  expect(worthTo(nim, farsighted(0), s, 0)).toBe(0.3)
})

test('once it is over, who has won is all that counts', () => {
  expect(prospectsOf(farsighted(0), ended([1]))).toEqual([0, 1])
  expect(prospectsOf(farsighted(0), ended([0, 1]))).toEqual([0.5, 0.5])
  expect([0, 1].map((seat) => worthTo(nim, farsighted(0), ended([1]), seat))).toEqual([0, 1])
})

test('a victory that all share is whole where all play together, and half where they do not', () => {
  const together = { ...nim, teams: () => [[0, 1]] }
  const shared = ended([0, 1])
  expect([0, 1].map((seat) => worthTo(together, noKnowledge, shared, seat))).toEqual([1, 1])
  expect([0, 1].map((seat) => worthTo(nim, noKnowledge, shared, seat))).toEqual([0.5, 0.5])
  expect([0, 1].map((seat) => worthTo(together, noKnowledge, ended([]), seat))).toEqual([0, 0])
})
