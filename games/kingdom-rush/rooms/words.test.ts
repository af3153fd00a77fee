/** The words of the rooms and the lessons are those of the table. */
import type { Language } from '@duskhall/kernel'
import { expect, it } from 'vitest'
import { flawsIn, type Never, standing } from '../../kit/text/testing/flaws.ts'
import lessons from '../lessons/index.ts'
import { campaignWords } from './campaign/words.ts'
import { editorWords } from './editor/words/index.ts'
import { kingdomWords } from './kingdom/words.ts'

/** What the rulebook calls otherwise, or what the table calls by another name. */
const TERMS: Never = {
  en: /’|\b(?:plain|simple) attack\b|\bfamil(?:y|ies)\b|\bgems?\b/,
  fr: /’|\bFriche\b|(?<!\p{L})(?:héros|diamants?|cœurs?|sites?|capacités?|soldats?)(?!\p{L})|attaque simple|[Ff]amilles?\b|(?<!\p{L})[Cc]ouvrez/u,
}
const flaw = flawsIn('KR', [], TERMS)

/** Every text of a book of words, those that are put together with small numbers too. */
function read(words: object): string[] {
  return Object.values(words).flatMap((value: unknown): string[] => {
    if (typeof value === 'function') return [0, 1, 2, 4].flatMap((n) => composed(value as Composed, n))
    return value && typeof value === 'object' ? [...standing(value), ...read(value)] : []
  })
}
type Composed = (...facts: readonly unknown[]) => unknown

/** A sentence needs a number, or a few, or facts by name; where it needs something else it is read elsewhere. */
function composed(word: Composed, n: number): string[] {
  const facts = new Proxy({}, { get: () => n })
  for (const given of [[n, n, n], [facts]])
    try {
      const text = word(...given)
      if (typeof text === 'string' && !/undefined|NaN|object/.test(text)) return [text]
    } catch {
      // It asked for something else.
    }
  return []
}

it.each(['en', 'fr'] as const)('the rooms speak as the table does (%s)', (language: Language) => {
  const books = [campaignWords(language), editorWords(language), kingdomWords(language)]
  const texts = [...books.flatMap(read), ...books.flatMap(standing)]
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.flatMap((text) => flaw(text, language) ?? [])).toEqual([])
})

it.each(['en', 'fr'] as const)('so do the lessons (%s)', (language: Language) => {
  const texts = lessons.flatMap(({ title, steps }) => [
    title[language],
    ...steps.flatMap(({ words }) => standing(words[language])),
  ])
  expect(texts.flatMap((text) => flaw(text, language) ?? [])).toEqual([])
})
