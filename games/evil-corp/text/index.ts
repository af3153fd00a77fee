/** Every word a player reads in Evil Corp. */
import type { Language } from '@duskhall/kernel'
import type { BoardWords } from './en/board.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { type EvilCorpTexts, makeTexts } from './make.ts'

export type { BoardWords as Words } from './en/board.ts'
export type { EvilCorpTexts } from './make.ts'

export const texts: { readonly [L in Language]: EvilCorpTexts } = { en: makeTexts(en), fr: makeTexts(fr) }

/** The small words on the board. */
export function wordsOf(language: Language): BoardWords {
  return texts[language].board
}
