import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { languageOf } from './index.ts'

function leaves(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
}

const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test('both languages say the same things with the same blanks', () => {
  const french = new Map(leaves(fr))
  expect([...french.keys()].sort()).toEqual(
    leaves(en)
      .map(([key]) => key)
      .sort(),
  )
  for (const [key, text] of leaves(en)) {
    expect(french.get(key), key).not.toBe('')
    // "One game kept here" needs no number in one language and may in the other.
    if (!key.endsWith('_one')) expect(blanks(french.get(key) ?? ''), key).toEqual(blanks(text))
  }
})

test('French puts its spaces before high punctuation', () => {
  for (const [key, text] of leaves(fr)) expect(/[^\s ][?!;:](\s|$)/.test(text), `${key}: ${text}`).toBe(false)
})

test('the first language is the first of the browser that the hall speaks', () => {
  expect(languageOf(['fr-CA', 'en'])).toBe('fr')
  expect(languageOf(['de-DE', 'fr'])).toBe('fr')
  expect(languageOf(['de'])).toBe('en')
  expect(languageOf([])).toBe('en')
})
