/** The words around a round that is followed, by language. */
import type { Language } from '@duskhall/kernel'
import { roundWords as en, type RoundWords } from './en/round-words.ts'
import { roundWords as fr } from './fr/round-words.ts'

export type { RoundWords }

const words: { readonly [L in Language]: RoundWords } = { en, fr }

export function roundWordsIn(language: Language): RoundWords {
  return words[language]
}
