/** The words of the games, by id; each loads when somebody first reads it. */
import type { GameTexts, Language } from '@duskhall/kernel'

export type Texts = { readonly [L in Language]: GameTexts }

export const texts: { readonly [game: string]: () => Promise<Texts> } = {
  'evil-corp': async () => (await import('./evil-corp/text/index.ts')).texts,
  'terrors-of-london': async () => (await import('./terrors-of-london/text/index.ts')).texts,
}
