import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './quiet.ts'

let arrive = () => {}
let load = () => {}
let watched = 0

beforeEach(() => {
  vi.useFakeTimers()
  watched = 0
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: () => void) {
        arrive = heard
      }
      observe() {
        watched++
      }
      disconnect() {
        watched--
      }
    },
  )
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { readyState: 'loading' })
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => {
    load = heard
  })
  vi.stubGlobal('removeEventListener', () => {
    load = () => {}
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what can wait begins when the page has loaded and nothing arrives any more', () => {
  const then = vi.fn()
  whenQuiet(then, 1000)
  vi.advanceTimersByTime(60_000)
  expect(then).not.toHaveBeenCalled()
  load()
  vi.advanceTimersByTime(900)
  arrive()
  vi.advanceTimersByTime(900)
  arrive()
  vi.advanceTimersByTime(999)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(then).toHaveBeenCalledOnce()
  expect(watched).toBe(0)
})

test('it can be called off', () => {
  const then = vi.fn()
  const callOff = whenQuiet(then, 1000)
  load()
  callOff()
  vi.advanceTimersByTime(60_000)
  expect(then).not.toHaveBeenCalled()
  expect(watched).toBe(0)
})

test('it can be called off while it only waits for the processor', () => {
  let idle = () => {}
  const whenIdle = (heard: () => void) => {
    idle = heard
  }
  vi.stubGlobal('window', { requestIdleCallback: whenIdle })
  vi.stubGlobal('requestIdleCallback', whenIdle)
  const then = vi.fn()
  const callOff = whenQuiet(then, 1000)
  load()
  vi.advanceTimersByTime(1000)
  callOff()
  idle()
  expect(then).not.toHaveBeenCalled()
})
