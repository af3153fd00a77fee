/** Every word a player reads in Villainous. */
import type { Language } from '@duskhall/kernel'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { makeTexts, type VillainousTexts } from './make.ts'

export type { VillainousTexts } from './make.ts'

export const texts: { readonly [L in Language]: VillainousTexts } = { en: makeTexts(en), fr: makeTexts(fr) }
