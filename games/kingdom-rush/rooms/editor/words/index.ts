/** The words of the editor, by language. */
import { type Language, spaced } from '@duskhall/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { EditorWords } from './types.ts'

const words: { readonly [L in Language]: EditorWords } = { en, fr: spaced<EditorWords>(fr) }

export function editorWords(lang: Language): EditorWords {
  return words[lang]
}

export type { EditorWords }
