/** The hall's words, switched live. The first language is the browser's. */
import { LANGUAGES, type Language } from '@duskhall/kernel'
import { Heard, useHeard } from '../shell/heard.ts'
import type { analysis as analysisInEnglish } from './en/analysis.ts'
import type { daily as dailyInEnglish } from './en/daily.ts'
import type { end as endInEnglish } from './en/end.ts'
import type { evenings as eveningsInEnglish } from './en/evenings.ts'
import type { medals as medalsInEnglish } from './en/medals.ts'
import type { play as playInEnglish } from './en/play.ts'
import { en } from './en.ts'
import type { analysis as analysisInFrench } from './fr/analysis.ts'
import type { daily as dailyInFrench } from './fr/daily.ts'
import type { end as endInFrench } from './fr/end.ts'
import type { evenings as eveningsInFrench } from './fr/evenings.ts'
import type { medals as medalsInFrench } from './fr/medals.ts'
import type { play as playInFrench } from './fr/play.ts'
import { fr } from './fr.ts'
import { type BlankIn, type BlanksOf, fill, type Text } from './text.ts'

/** With the words of pages that are loaded later. */
interface Spoken {
  readonly en: typeof en &
    typeof analysisInEnglish &
    typeof dailyInEnglish &
    typeof endInEnglish &
    typeof medalsInEnglish &
    typeof playInEnglish &
    typeof eveningsInEnglish
  readonly fr: typeof fr &
    typeof analysisInFrench &
    typeof dailyInFrench &
    typeof endInFrench &
    typeof medalsInFrench &
    typeof playInFrench &
    typeof eveningsInFrench
}
type Texts = Spoken[Language]

type Groups = { [group: string]: { readonly [name: string]: Text } }
const TEXTS: { readonly [L in Language]: Groups } = { en: { ...en }, fr: { ...fr } }

/** The words of a page come with the page. */
export function learn(more: { readonly [L in Language]: Groups }): void {
  for (const language of LANGUAGES) Object.assign(TEXTS[language], more[language])
}

/** What the hall can say: `group.name`, so that a union of names makes a key: t(`levels.${level}`). */
type Key = { [G in keyof Texts]: `${G}.${keyof Texts[G] & string}` }[keyof Texts]

/** The text of a key in all languages at once: a blank that only one of them has must be filled too. */
type TextOf<K extends Key> = K extends `${infer G extends keyof Texts}.${infer N}`
  ? Extract<Texts[G][N & keyof Texts[G]], Text>
  : never

type Say = <K extends Key>(
  key: K,
  ...blanks: [BlankIn<TextOf<K>>] extends [never] ? [] : [blanks: BlanksOf<TextOf<K>>]
) => string

function sayIn(language: Language): Say {
  const texts = TEXTS[language]
  const plurals = new Intl.PluralRules(language)
  return (key, ...[blanks]) => {
    const [group = '', name = ''] = key.split('.')
    // A saved table may name what is gone, such as a level of bots.
    return fill(texts[group]?.[name] ?? key, blanks ?? {}, plurals)
  }
}

/** What each language calls itself. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = { en: 'English', fr: 'Français' }

const SAY: { readonly [L in Language]: Say } = { en: sayIn('en'), fr: sayIn('fr') }

const spoken = new Heard<Language>('en')

export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/** How dates are written: as where the browser is at home, if it speaks the language of the page there. */
export function localeOf(
  language: Language,
  preferred: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const regional = new RegExp(`^${language}-([a-z]{2}|\\d{3})$`, 'i')
  return preferred.find((tag) => regional.test(tag)) ?? language
}

export function speak(language: Language): void {
  spoken.put(language)
}

/** The words of the hall in a component, and the language they are in. */
export function useWords(): { readonly t: Say; readonly lang: Language } {
  const lang = useHeard(spoken)
  return { t: SAY[lang], lang }
}

/** The words outside of components. */
export const words: Say = (key, ...blanks) => SAY[spoken.now](key, ...blanks)
