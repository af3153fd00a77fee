/** The words of the Night, by language. */
import type { Language } from '@duskhall/kernel'
import { spaced } from '../../kit/text/fr.ts'
import { night as en, type NightWords } from './en/night.ts'
import { night as fr } from './fr/night.ts'

const WORDS: { readonly [L in Language]: NightWords } = { en, fr: spaced(fr) }

export function nightWordsOf(language: Language): NightWords {
  return WORDS[language]
}
