/** The store works again while something else is asked or still on its way: whatever the order, all is kept. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signal } from './signal.ts'
import { stashIn } from './stash.ts'
import { FaultyStore } from './testing/faulty-store.ts'
import { Area, keeping, LONG, movesKept } from './testing/keeping.ts'
import { savedTable } from './testing/saved-table.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was taken back stays so, however far the game had come when its page could not save it', async () => {
  const area = new Area()
  const stash = stashIn(() => area)
  stash.put({ table: savedTable('t', 7) })
  const { keeper, store } = keeping(new FaultyStore(), stash)
  // Whoever opens the page at the table itself has not seen the list.
  expect(await keeper.load('t')).toEqual(savedTable('t', 7))
  await keeper.save({ ...savedTable('t', 3), saved: 5000 })
  await keeper.list()
  await vi.advanceTimersByTimeAsync(LONG)
  expect([await movesKept(store, 't'), area.length]).toEqual([3, 0])
})

test('a store that an older page lets go of while only a table is read keeps what is held', async () => {
  const { keeper, store, told } = keeping()
  await store.save(savedTable('t', 1))
  const open = signal()
  store.load = async (id) => {
    await open.given
    return FaultyStore.prototype.load.call(store, id)
  }
  const loading = keeper.load('t')
  keeper.waits()
  await keeper.save(savedTable('t', 2))
  open.give()
  await loading
  await vi.advanceTimersByTimeAsync(LONG)
  expect(told).toEqual(['waiting', 'well', 'saved again'])
  expect(await movesKept(store, 't')).toBe(2)
})

test('a game that fails while another is on its way is tried again', async () => {
  const { keeper, store, told } = keeping()
  store.next = () => 'full'
  await keeper.save(savedTable('quick', 1))
  await keeper.save(savedTable('slow', 1))
  // Both are tried again together: one fails at once, the other takes longer than the next try is away.
  store.save = async (table) => {
    if (table.id === 'slow') await new Promise((resolve) => setTimeout(resolve, 7000))
    else throw new DOMException('No room.', 'QuotaExceededError')
    return FaultyStore.prototype.save.call(store, table)
  }
  store.next = () => null
  await vi.advanceTimersByTimeAsync(6000)
  store.save = (table) => FaultyStore.prototype.save.call(store, table)
  await vi.advanceTimersByTimeAsync(LONG)
  expect([await movesKept(store, 'quick'), await movesKept(store, 'slow')]).toEqual([1, 1])
  expect(told).toEqual(['full', 'well', 'saved again'])
})
