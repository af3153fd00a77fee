/** Every word a player reads in Terrors of London. */
import type { Language } from '@duskhall/kernel'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { makeTexts } from './make.ts'
import type { TerrorsTexts } from './types.ts'

export type { TerrorsTexts } from './types.ts'

export const texts: { readonly [L in Language]: TerrorsTexts } = { en: makeTexts(en), fr: makeTexts(fr) }
