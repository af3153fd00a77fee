/** Bots who play with people: they say what they mean to do, wait, and leave alone what is kept for others. */
import { type CommonsMove, type CommonsTable, commons } from '@duskhall/bots/testing/commons.ts'
import type { Kept } from '@duskhall/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTable } from '../store/entries.ts'
import type { Thinker } from './table-state.ts'
import { bot, laidTable, person } from './testing/table.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const READING = 1000

/** Carries stones unless stone 7 is kept for somebody else. */
function tableOf(
  more: { peopleFirst?: boolean; announcing?: number; kept?: readonly Kept[] | undefined } = {},
) {
  const asked: (readonly Kept[] | undefined)[] = []
  const thinker: Thinker = {
    async think({ view, kept, onScript }) {
      asked.push(kept)
      const carry = view.question?.moves.find((move) => move.do === 'carry')
      onScript?.([{ do: 'ready' }])
      return kept?.some(({ thing }) => thing === 7) ? { do: 'ready' } : (carry ?? { do: 'ready' })
    },
    advise: async () => [{ steps: [[{ do: 'carry' }]], why: '' }],
  }
  const { table, store } = laidTable(commons, [person('Nora'), bot('Vex')], {
    thinker,
    announcing: () => more.announcing ?? READING,
    kept: more.kept,
    conventions: {
      autoAnswer: () => null,
      isChained: () => false,
      partners: {
        announces: (_, __, [move]) => move?.do === 'carry',
        period: (s: CommonsTable) => (s.wall > 1 ? 'high' : 'low'),
        peopleFirst: () => more.peopleFirst ?? false,
      },
    },
  })
  const answer = (name: CommonsMove['do']) =>
    table.answer({ question: table.state.view.question?.number ?? 0, seat: 0, move: { do: name } })
  const wall = () => (table.record().state as CommonsTable).wall
  return { table, store, answer, wall, asked }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what a bot means to do is told before it is done', async () => {
  const { table, wall } = tableOf()
  await pass(1)
  expect(table.state.announced).toMatchObject({ seat: 1, moves: [{ do: 'carry' }, { do: 'ready' }] })
  await pass(READING - 2)
  expect(wall()).toBe(0)
  await pass(2)
  expect(wall()).toBe(1)
})

test('go ahead: it is done at once', async () => {
  const { table, wall } = tableOf()
  await pass(1)
  table.goAhead()
  await pass(1)
  expect(wall()).toBe(1)
})

test('what somebody keeps is left to them: the bot thinks again, and wishes end with their time', async () => {
  const { table, answer, wall, asked } = tableOf()
  await pass(1)
  table.keep([7])
  expect(table.state.announced).toBeNull()
  expect(table.state.kept).toEqual([{ thing: 7, seat: 0 }])
  await pass(1)
  expect(asked.at(-1)).toEqual([{ thing: 7, seat: 0 }])
  await pass(READING)
  expect(wall()).toBe(0)
  expect(table.state.view.question?.waits).toEqual([0])
  answer('carry')
  expect(table.state.kept).toHaveLength(1)
  answer('carry')
  expect(table.state.kept).toEqual([])
})

test('somebody who is busy is waited for, and not for ever', async () => {
  const { table, wall } = tableOf()
  await pass(1)
  table.hold(true)
  await pass(READING + 19_000)
  expect(wall()).toBe(0)
  await pass(2_000)
  expect(wall()).toBe(1)
  // The next one is let go before.
  await pass(READING + 500)
  expect(wall()).toBe(1)
  table.hold(false)
  await pass(1)
  expect(wall()).toBe(2)
})

test('what was announced is thought over when somebody acts first', async () => {
  const { table, answer, asked } = tableOf()
  await pass(1)
  expect(asked).toHaveLength(1)
  answer('carry')
  await pass(1)
  expect(asked).toHaveLength(2)
  expect(table.state.announced?.seat).toBe(1)
})

test('nobody is told anything who does not want to wait, or has finished', async () => {
  const { wall } = tableOf({ announcing: 0 })
  await pass(1)
  expect(wall()).toBe(3)
  const ready = tableOf()
  ready.answer('ready')
  await pass(READING * 4)
  expect(ready.table.state.announced).toBeNull()
})

test('where people go first bots wait until they have decided', async () => {
  const { answer, wall, asked } = tableOf({ peopleFirst: true })
  await pass(READING * 4)
  expect(asked).toEqual([])
  answer('ready')
  await pass(READING * 4)
  expect(wall()).toBe(3)
})

test('that somebody asked for a hint is noted with the table, once', async () => {
  const { table, store } = tableOf()
  const { signal } = new AbortController()
  expect(await table.advise(signal)).toHaveLength(1)
  await table.advise(signal, { again: true })
  expect(table.state.hints).toEqual([{ at: 0, seat: 0 }])
  await table.saved()
  expect(await store.load('t')).toMatchObject({ hints: [{ at: 0, seat: 0 }] })
})

test('what somebody keeps is saved with the table, is kept when it is opened again, and goes with its time', async () => {
  const { table, store } = tableOf()
  await pass(1)
  table.keep([7])
  await table.saved()
  const saved = readTable(await store.load('t'))
  expect(saved?.kept).toEqual([{ thing: 7, seat: 0 }])
  table.close()
  const again = tableOf({ kept: saved?.kept })
  await pass(READING)
  expect(again.asked[0]).toEqual([{ thing: 7, seat: 0 }])
  expect(again.wall()).toBe(0)
  again.answer('carry')
  again.answer('carry')
  await again.table.saved()
  expect(await again.store.load('t')).not.toHaveProperty('kept')
})
