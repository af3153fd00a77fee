/** The page's end of the check: whatever becomes of the worker, whoever waits hears of it. */
import { afterEach, expect, test, vi } from 'vitest'
import { checked } from './checking.ts'
import { pack } from './link.ts'

afterEach(() => vi.unstubAllGlobals())

let started = 0
let ended = 0

interface Stub {
  onerror: ((event: { preventDefault(): void }) => void) | null
}

/** A worker that does with its order what it is told to. */
function workers(obey: (worker: Stub) => void): void {
  started = 0
  ended = 0
  vi.stubGlobal(
    'Worker',
    class implements Stub {
      onerror: Stub['onerror'] = null
      constructor() {
        started++
      }
      postMessage() {
        queueMicrotask(() => obey(this))
      }
      terminate() {
        ended++
      }
    },
  )
}

test('a worker that the browser refuses or that stumbles leaves the record to the page', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('No workers here.', 'SecurityError')
      }
    },
  )
  expect(await checked({ packed: await pack('a record') }, {})).toBe('a record')
  const stumbled = { preventDefault: vi.fn() }
  workers((worker) => worker.onerror?.(stumbled))
  expect(await checked({ text: 'a record' }, {})).toBe('a record')
  expect([stumbled.preventDefault.mock.calls.length, started, ended]).toEqual([1, 1, 1])
})

test('what is called off before it begins starts nothing, and later it ends the worker', async () => {
  workers(() => {})
  await expect(checked({ text: '' }, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(started).toBe(0)
  const run = new AbortController()
  const checking = checked({ text: '' }, { signal: run.signal })
  run.abort()
  await expect(checking).rejects.toThrow('aborted')
  expect([started, ended]).toEqual([1, 1])
})
