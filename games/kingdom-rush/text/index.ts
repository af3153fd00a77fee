/** Every word a player reads in Kingdom Rush. */
import type { Language } from '@duskhall/kernel'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { type KingdomRushTexts, makeTexts } from './make.ts'

export type { KingdomRushTexts } from './make.ts'

export const texts: { readonly [L in Language]: KingdomRushTexts } = { en: makeTexts(en), fr: makeTexts(fr) }
