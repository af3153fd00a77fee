import { expect, test } from 'vitest'
import { keyMeant } from './keys.ts'

test('a letter means the same with Caps Lock, and one that does nothing now is left to the page', () => {
  const flip = () => {}
  const keys = { f: flip, r: null }
  expect(keyMeant(keys, { key: 'f' })).toBe(flip)
  expect(keyMeant(keys, { key: 'F' })).toBe(flip)
  expect(keyMeant(keys, { key: 'r' })).toBeNull()
  expect(keyMeant(keys, { key: 'l' })).toBeNull()
})
