/** Every word a player reads in Evil Corp. */
import type { Language } from '@duskhall/kernel'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { makeTexts } from './make.ts'
import type { EvilCorpTexts } from './types.ts'

export type { EvilCorpTexts } from './types.ts'

export const texts: { readonly [L in Language]: EvilCorpTexts } = { en: makeTexts(en), fr: makeTexts(fr) }
