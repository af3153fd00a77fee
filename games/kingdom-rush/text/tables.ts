/** Words that stand alone, one entry for both languages: what damage, traits, shapes, targets and ranges are called. */
import { type Language, spaced } from '@duskhall/kernel'
import sheet from './words.json' with { type: 'json' }

type Sheet = typeof sheet

type In<Table> = {
  readonly [Id in keyof Table]: Table[Id] extends { readonly en: infer Words } ? Words : never
}

export type Tables = { readonly [Name in keyof Sheet]: In<Sheet[Name]> }

export function tablesIn(language: Language): Tables {
  const tables = Object.entries(sheet).map(([name, table]) => {
    const words = Object.entries(table).map(([id, both]) => [id, spacedIn(language, both[language])])
    return [name, Object.fromEntries(words)]
  })
  return Object.fromEntries(tables) as Tables
}

function spacedIn<T>(language: Language, words: T): T {
  return language === 'fr' ? spaced(words) : words
}
