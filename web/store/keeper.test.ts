/** One hiccup of the store never ends saving, and nothing is lost once it works again. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stashIn } from './stash.ts'
import { type Fault, FaultyStore } from './testing/faulty-store.ts'
import { Area, keeping, LONG, movesKept } from './testing/keeping.ts'
import { savedTable } from './testing/saved-table.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each(['full', 'blocked', 'newer', 'failed', 'silent'] as const)('a store that is %s', (fault) => {
  test('is tried again until it works, and says so once', async () => {
    const { keeper, store, told } = keeping()
    await keeper.save(savedTable('old', 3))
    await keeper.save(savedTable('t', 1))
    await keeper.list()
    store.next = () => fault
    const saving = keeper.save(savedTable('t', 2))
    await vi.advanceTimersByTimeAsync(30_000)
    await saving
    await keeper.save(savedTable('t', 3))
    await vi.advanceTimersByTimeAsync(LONG)
    expect(told).toEqual([fault === 'silent' ? 'failed' : fault])
    store.next = () => null
    await vi.advanceTimersByTimeAsync(LONG)
    expect(told).toEqual([fault === 'silent' ? 'failed' : fault, 'well', 'saved again'])
    expect(await movesKept(store, 't')).toBe(3)
    await keeper.save(savedTable('t', 4))
    expect(await movesKept(store, 't')).toBe(4)
    expect(told).toHaveLength(3)
  })
})

test('older games are never hidden meanwhile, and the newest moves are what is opened', async () => {
  const { keeper, store } = keeping()
  await keeper.save(savedTable('old', 3))
  await keeper.save(savedTable('gone', 3))
  await keeper.list()
  store.next = () => 'failed'
  await keeper.save(savedTable('t', 2))
  await keeper.remove('gone')
  const { games } = await keeper.list()
  expect(games.map(({ id, moves }) => [id, moves]).sort()).toEqual([
    ['old', 3],
    ['t', 2],
  ])
  expect(await keeper.load('t')).toEqual(savedTable('t', 2))
  expect(await keeper.load('gone')).toBeNull()
  await expect(keeper.load('old')).rejects.toMatchObject({ kind: 'failed' })
})

test('a store that never answers a question is said, and answers once it is opened anew', async () => {
  const { keeper, store, told } = keeping()
  await store.save(savedTable('t', 1))
  store.next = () => 'silent'
  void keeper.list()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['failed'])
  store.next = () => null
  await vi.advanceTimersByTimeAsync(LONG)
  expect(told).toEqual(['failed', 'well'])
  expect((await keeper.list()).games).toHaveLength(1)
})

test('a single failure is mended without a word', async () => {
  const { keeper, store, told } = keeping()
  const faults: (Fault | null)[] = ['failed']
  store.next = () => faults.shift() ?? null
  void keeper.save(savedTable('t', 1))
  await vi.advanceTimersByTimeAsync(1000)
  expect([told, await movesKept(store, 't')]).toEqual([[], 1])
})

test('a table at which somebody sits is saved whole when the store was lost with all it held', async () => {
  const { keeper, store, told } = keeping()
  keeper.sit('t')
  await keeper.save(savedTable('t', 5))
  await keeper.save(savedTable('other', 5))
  store.clear()
  keeper.lost()
  await vi.advanceTimersByTimeAsync(1000)
  expect([await movesKept(store, 't'), await movesKept(store, 'other'), told]).toEqual([5, undefined, []])
  // Whoever clears the store from the hall wants it cleared.
  keeper.sit(null)
  store.clear()
  keeper.lost()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await movesKept(store, 't')).toBeUndefined()
})

test('while an older page holds the store nobody waits for it, and all is kept when it lets go', async () => {
  const { keeper, store, told } = keeping()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  store.save = async (table) => {
    await held
    return FaultyStore.prototype.save.call(store, table)
  }
  const saving = keeper.save(savedTable('t', 1))
  keeper.waits()
  await saving
  await keeper.save(savedTable('t', 2))
  await vi.advanceTimersByTimeAsync(LONG)
  expect(told).toEqual(['waiting'])
  letGo()
  await vi.advanceTimersByTimeAsync(LONG)
  expect(told).toEqual(['waiting', 'well', 'saved again'])
  expect(await movesKept(store, 't')).toBe(2)
})

describe('what is not kept when the page goes', () => {
  test('is found again by the next one, in the list and at the table', async () => {
    const area = new Area()
    const { keeper, store } = keeping(
      new FaultyStore(),
      stashIn(() => area),
    )
    await keeper.save(savedTable('t', 1))
    store.next = () => 'full'
    await keeper.save(savedTable('t', 2))
    expect(keeper.atRisk).toBe(false)
    const broken = keeping(
      store,
      stashIn(() => area),
    )
    expect(await broken.keeper.load('t')).toEqual(savedTable('t', 2))
    store.next = () => null
    const next = keeping(
      store,
      stashIn(() => area),
    )
    expect(await next.keeper.load('t')).toEqual(savedTable('t', 2))
    const { games } = await next.keeper.list()
    expect(games.map(({ moves }) => moves)).toEqual([2])
    await vi.advanceTimersByTimeAsync(LONG)
    expect([await movesKept(store, 't'), area.length]).toEqual([2, 0])
  })

  test('never takes the place of what was played since', async () => {
    const area = new Area()
    const stash = stashIn(() => area)
    stash.put({ table: savedTable('t', 2) })
    const { keeper, store } = keeping(new FaultyStore(), stash)
    await store.save(savedTable('t', 7))
    await keeper.list()
    expect([await movesKept(store, 't'), area.length]).toEqual([7, 0])
  })

  test('counts by its moves where the clock was put back', async () => {
    const area = new Area()
    const stash = stashIn(() => area)
    stash.put({ table: { ...savedTable('t', 7), saved: 5 } })
    const { keeper, store } = keeping(new FaultyStore(), stash)
    await store.save(savedTable('t', 2))
    expect(await keeper.load('t')).toMatchObject({ saved: 5 })
    await keeper.list()
    await vi.advanceTimersByTimeAsync(LONG)
    expect([await movesKept(store, 't'), area.length]).toEqual([7, 0])
  })

  test('is at risk where nothing takes it, and damage there is no trouble', async () => {
    const area = new Area()
    area.items.set('duskhall-unsaved-x', '{"table":{"id":"x"}}').set('duskhall-unsaved-y', '{{{')
    area.room = false
    const { keeper, store } = keeping(
      new FaultyStore(),
      stashIn(() => area),
    )
    store.next = () => 'full'
    await keeper.save(savedTable('t', 1))
    expect(keeper.atRisk).toBe(true)
    store.next = () => null
    await vi.advanceTimersByTimeAsync(LONG)
    expect([keeper.atRisk, (await keeper.list()).games.length]).toEqual([false, 1])
  })

  test('a browser without any storage is no trouble beyond that', async () => {
    const stash = stashIn(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const { keeper } = keeping(new FaultyStore(() => 'blocked'), stash)
    await keeper.save(savedTable('t', 1))
    expect((await keeper.list()).games).toHaveLength(1)
    expect([stash.get('t'), stash.all(), keeper.atRisk]).toEqual([null, [], true])
  })
})

test('a table that another tab has taken is kept as a game of its own, never over the newer one', async () => {
  const { keeper, store } = keeping()
  keeper.sit('t')
  store.next = () => 'full'
  await keeper.save(savedTable('t', 2))
  await keeper.setAside('t', 'copy')
  store.next = () => null
  await store.save(savedTable('t', 9))
  await vi.advanceTimersByTimeAsync(LONG)
  expect([await movesKept(store, 't'), await movesKept(store, 'copy')]).toEqual([9, 2])
})

const IDS = ['a', 'b', 'c']
const fault = fc.constantFrom<(Fault | null)[]>(
  null,
  null,
  'full',
  'blocked',
  'newer',
  'failed',
  'silent',
  'after',
)
const deed = fc.oneof(
  fc.record({ do: fc.constant('save' as const), id: fc.constantFrom(...IDS) }),
  fc.record({ do: fc.constant('remove' as const), id: fc.constantFrom(...IDS) }),
  fc.record({ do: fc.constantFrom('list' as const, 'lost' as const), id: fc.constant('') }),
  fc.record({ do: fc.constant('load' as const), id: fc.constantFrom(...IDS) }),
)
const step = fc.record({ deed, wait: fc.constantFrom(0, 0, 10, 500, 20_000) })

test('whatever fails whenever, the list is what was done, and all of it is kept in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.infiniteStream(fault), async (steps, faults) => {
      const { keeper, store, told } = keeping(new FaultyStore(() => faults.next().value ?? null))
      const done = new Map<string, number>()
      let at = 0
      for (const { deed: act, wait } of steps) {
        at++
        const { id } = act
        // Nobody waits for the store here: a page does not either.
        if (act.do === 'save') {
          done.set(id, at)
          void keeper.save(savedTable(id, at))
        } else if (act.do === 'remove') {
          done.delete(id)
          void keeper.remove(id)
        } else if (act.do === 'list') void keeper.list()
        else if (act.do === 'lost') keeper.lost()
        else keeper.load(id).catch(() => {})
        await vi.advanceTimersByTimeAsync(wait)
      }
      store.next = () => null
      await vi.advanceTimersByTimeAsync(LONG)
      const { games } = await store.list()
      expect(Object.fromEntries(games.map(({ id, moves }) => [id, moves]))).toEqual(Object.fromEntries(done))
      expect((await keeper.list()).games.length).toBe(done.size)
      expect(['well', 'saved again', undefined]).toContain(told.at(-1))
    }),
    { numRuns: 300 },
  )
})
