import { afterEach, expect, test, vi } from 'vitest'
import { isHeldAnswer, isPlainKey, isTableKey } from './plain-keys.ts'

class FakeElement extends EventTarget {
  closest: () => FakeElement | null
  constructor(inField: boolean) {
    super()
    this.closest = () => (inField ? this : null)
  }
}

function pressed(given: Partial<KeyboardEvent> = {}, inField = false): KeyboardEvent {
  vi.stubGlobal('HTMLElement', FakeElement)
  return {
    key: 'a',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    target: new FakeElement(inField),
    ...given,
  } as KeyboardEvent
}

afterEach(() => vi.unstubAllGlobals())

test('a key alone is plain', () => {
  expect(isPlainKey(pressed())).toBe(true)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s belongs to the browser', (held) => {
  expect(isPlainKey(pressed({ [held]: true }))).toBe(false)
})

test('a key in a field is typed', () => {
  expect(isPlainKey(pressed({}, true))).toBe(false)
})

test('what lies open over the table has the keys', () => {
  vi.stubGlobal('document', { querySelector: () => null })
  expect(isTableKey(pressed())).toBe(true)
  vi.stubGlobal('document', { querySelector: () => ({}) })
  expect(isTableKey(pressed())).toBe(false)
})

test('a held key plays nothing, except what is typed, and arrows go on', () => {
  const held = (key: string, inField = false) => isHeldAnswer(pressed({ key, repeat: true }, inField))
  expect(['Enter', ' ', 'z', '3', 'Escape'].map((key) => held(key))).toEqual([true, true, true, true, true])
  expect(held('ArrowLeft')).toBe(false)
  expect(held('Tab')).toBe(false)
  expect(held('z', true)).toBe(false)
  expect(isHeldAnswer(pressed({ key: 'Enter', repeat: false }))).toBe(false)
})
