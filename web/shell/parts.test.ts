import { afterEach, expect, test, vi } from 'vitest'
import { isMissingPart, loadAnew, watchParts } from './parts.ts'

afterEach(() => vi.unstubAllGlobals())

test('what the build tells of as missing is known again, and nothing else', () => {
  const target = new EventTarget()
  watchParts(target)
  const error = new TypeError('Failed to fetch dynamically imported module')
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  expect(isMissingPart(error)).toBe(true)
  for (const other of [new TypeError(error.message), null, undefined, 'missing'])
    expect(isMissingPart(other)).toBe(false)
})

test.each([
  ['kept on the device', { controller: {} }, () => Promise.reject(new Error('asked for')), true],
  ['on the network', { controller: null }, () => Promise.resolve({ ok: true }), true],
  ['not on the network', { controller: null }, () => Promise.resolve({ ok: false }), false],
  ['out of reach', { controller: null }, () => Promise.reject(new TypeError('offline')), false],
])('a page %s: loaded anew only if it can be had', async (_, serviceWorker, fetch, isLoaded) => {
  const [reload, tryAgain] = [vi.fn(), vi.fn()]
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { reload })
  await loadAnew(tryAgain)
  expect(reload).toHaveBeenCalledTimes(isLoaded ? 1 : 0)
  expect(tryAgain).toHaveBeenCalledTimes(isLoaded ? 0 : 1)
})
