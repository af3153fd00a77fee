import { expect, test } from 'vitest'
import { savedTable } from '../store/testing/saved-table.ts'
import { drawerOf } from './drawers.ts'
import { noteResult } from './results.ts'

test('a table of a room that is over tells its result once; any other tells nothing', () => {
  const table = savedTable('t', 3)
  const room = { room: 'campaign', word: 'mine' }
  const { results } = { results: drawerOf(table.game, 'campaign', 'results') }
  noteResult({ ...table, over: true })
  noteResult({ ...table, room, over: false })
  expect(results.now).toBeNull()
  noteResult({ ...table, room, over: true })
  noteResult({ ...table, room, over: true })
  noteResult({ ...table, id: 'u', room: { ...room, branched: true }, over: true })
  const { options } = table.snapshot.record
  const { state } = table.snapshot
  const { outcome } = state
  expect(results.now).toEqual([
    { table: 't', word: 'mine', branched: false, options, outcome, state },
    { table: 'u', word: 'mine', branched: true, options, outcome, state },
  ])
})
