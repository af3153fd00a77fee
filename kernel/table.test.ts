import { expect, test } from 'vitest'
import type { Table } from './contract.ts'
import { rngFrom, seedFrom } from './rng.ts'
import { askActive, askSeat, emptyTable } from './table.ts'

const setup = { seats: 3, content: 'box', rng: rngFrom(seedFrom('table')) }

test('an empty table has what the kernel asks for, and nothing waits on it', () => {
  expect(emptyTable(setup)).toEqual({
    ...setup,
    agenda: [],
    waiting: [],
    known: [],
    fence: 0,
    asked: 0,
    outcome: null,
  })
})

test('two empty tables share no list', () => {
  const one: Table = emptyTable(setup)
  one.agenda.push({ do: 'over' })
  one.known.push(1)
  expect(emptyTable(setup)).toMatchObject({ agenda: [], known: [] })
})

test('whoever is asked alone is a list of one', () => {
  expect([askSeat(2), askSeat(11), askActive({ active: 1 })]).toEqual([[2], [11], [1]])
})
