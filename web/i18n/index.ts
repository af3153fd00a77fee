/** The hall's words, switched live. The first language is the browser's. */
import { LANGUAGES, type Language } from '@duskhall/kernel'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { en, type Texts } from './en.ts'
import { fr } from './fr.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'hall'
    resources: { hall: Texts }
  }
}

export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

export async function startWords(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'hall',
    resources: { en: { hall: en }, fr: { hall: fr } },
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = language
}

export function speak(language: Language): void {
  void i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** The words of the hall in a component, and the language they are in. */
export function useWords() {
  const { t, i18n } = useTranslation('hall')
  return { t, lang: i18n.language as Language }
}

/** The words outside of components. */
export const words = i18next.t
