/** The words for the end of a turn, by language. */
import type { Language } from '@duskhall/kernel'
import { turnEnd as en, type TurnEndWords } from './en/turn-end.ts'
import { turnEnd as fr } from './fr/turn-end.ts'

const WORDS: { readonly [L in Language]: TurnEndWords } = { en, fr }

export function turnEndWordsOf(language: Language): TurnEndWords {
  return WORDS[language]
}
