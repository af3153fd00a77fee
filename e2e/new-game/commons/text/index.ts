/** Every word a player reads in Commons. */
import { en } from './en.ts'
import { fr } from './fr.ts'
import { makeTexts, type Texts } from './told.ts'

export const texts: Texts = { en: makeTexts(en), fr: makeTexts(fr) }
