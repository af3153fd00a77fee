/** The small words on the board, by language. */
import type { Language } from '@duskhall/kernel'
import { table as en, type TableWords } from './en/table.ts'
import { table as fr } from './fr/table.ts'

const words: { readonly [L in Language]: TableWords } = { en, fr }

export function tableWords(language: Language): TableWords {
  return words[language]
}
