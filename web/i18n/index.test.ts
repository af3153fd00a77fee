import { afterEach, expect, test } from 'vitest'
import { languageOf, localeOf, speak, words } from './index.ts'

afterEach(() => speak('en'))

test('the words follow the language that is spoken', () => {
  expect(words('table.undo')).toBe('Undo')
  speak('fr')
  expect(words('table.undo')).toBe('Reprendre')
})

test('each language counts in its own way', () => {
  const counted = () => [0, 1, 2].map((count) => words('hall.moves', { count }))
  expect(counted()).toEqual(['0 moves', '1 move', '2 moves'])
  speak('fr')
  expect(counted()).toEqual(['0 coup', '1 coup', '2 coups'])
})

test('a union of names makes a key, and what they all need is asked for', () => {
  const greet = (part: 'morning' | 'evening') => words(`greetingByName.${part}`, { name: 'Ana' })
  expect(greet('evening')).toBe('Good evening, Ana.')
})

test('what does not fit does not compile', () => {
  // @ts-expect-error: there is no such text
  words('table.nothing')
  // @ts-expect-error: a blank is not filled
  words('table.rule')
  // @ts-expect-error: it has another blank
  words('table.rule', { name: 'x' })
  // @ts-expect-error: it has no blank
  words('table.undo', { name: 'x' })
  // @ts-expect-error: a count is a number
  words('hall.moves', { count: '2' })
})

test('the first language is the first of the browser that the hall speaks', () => {
  expect(languageOf(['fr-CA', 'en'])).toBe('fr')
  expect(languageOf(['de-DE', 'fr'])).toBe('fr')
  expect(languageOf(['de'])).toBe('en')
  expect(languageOf([])).toBe('en')
})

test('dates are written as where the browser is at home, in the language of the page', () => {
  expect(localeOf('en', ['en-GB', 'en-US', 'en'])).toBe('en-GB')
  expect(localeOf('fr', ['en-GB', 'fr', 'fr-CA'])).toBe('fr-CA')
  expect(localeOf('fr', ['en-GB'])).toBe('fr')
  expect(localeOf('en', ['en-US@posix', 'en'])).toBe('en')
  expect(localeOf('en', [])).toBe('en')
  const day = new Intl.DateTimeFormat(localeOf('en', ['en-GB']), { day: 'numeric', month: 'long' })
  expect(day.format(new Date(2026, 10, 20))).toBe('20 November')
})
