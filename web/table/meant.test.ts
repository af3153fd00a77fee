import { expect, test } from 'vitest'
import { meantBy } from './what.ts'

/** Something on the page that has these around it. */
const at = (...around: string[]) =>
  ({ closest: (where: string) => around.find((one) => where.includes(one)) ?? null }) as unknown as Element
const thing = at('main', '[data-zone]')
const focused = at('main', '[data-card]')

test('with a ring around it, what has the focus is meant', () => {
  expect(meantBy(focused, thing, true)).toBe(focused)
})

test('a ring around what is no thing of the table, as a button, means nothing', () => {
  expect(meantBy(at(), thing, true)).toBe(thing)
  expect(meantBy(at('main'), thing, true)).toBe(thing)
  expect(meantBy(at('main'), at('main'), true)?.closest('main')).toBe('main')
})

test('without one it is what the pointer rests on, if that is anything', () => {
  expect(meantBy(focused, thing, false)).toBe(thing)
  expect(meantBy(focused, at('main'), false)).toBe(focused)
  expect(meantBy(focused, at(), false)).toBe(focused)
  expect(meantBy(focused, at('main', '[data-zone]', '[data-overlay]'), false)).toBe(focused)
  expect(meantBy(focused, null, false)).toBe(focused)
})
