import type { Language } from '@duskhall/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Words } from './types.ts'

export type { Words } from './types.ts'

const words: { readonly [L in Language]: Words } = { en, fr }

export function wordsOf(lang: Language): Words {
  return words[lang]
}
