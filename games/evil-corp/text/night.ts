/** The words of the Night, by language. */
import { type Language, spaced } from '@duskhall/kernel'
import { night as en, type NightWords } from './en/night.ts'
import { night as fr } from './fr/night.ts'

const WORDS: { readonly [L in Language]: NightWords } = { en, fr: spaced(fr) }

export function nightWordsOf(language: Language): NightWords {
  return WORDS[language]
}
