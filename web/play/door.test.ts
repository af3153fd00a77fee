import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letIn, takeWorker } from './door.ts'

class FakeWorker {
  static readonly all: FakeWorker[] = []
  readonly told: unknown[] = []
  ended = false
  onerror: ((event: { preventDefault(): void }) => void) | null = null
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(message: unknown): void {
    this.told.push(message)
  }
  terminate(): void {
    this.ended = true
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

test('who was let in is taken once; the next one is fresh', () => {
  letIn('go')
  const [first] = FakeWorker.all
  expect(first?.told).toEqual([{ meet: 'go' }])
  expect(takeWorker()).toBe(first)
  expect(takeWorker()).not.toBe(first)
})

test('of two that were let in only the last one waits', () => {
  letIn('go')
  letIn('chess')
  expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, false])
  expect(takeWorker()).toBe(FakeWorker.all[1])
})

test('one that stumbled at the door is not taken', () => {
  letIn('go')
  const [first] = FakeWorker.all
  first?.onerror?.({ preventDefault() {} })
  expect(takeWorker()).not.toBe(first)
})

test('a browser without workers says so when a bot is asked, not before', () => {
  vi.stubGlobal('Worker', () => {
    throw new Error('no workers here')
  })
  expect(() => letIn('go')).not.toThrow()
  expect(() => takeWorker()).toThrow()
})
