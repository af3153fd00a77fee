/** What the tests of every game's words have in common. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@duskhall/kernel'

const LEAK = /undefined|NaN|\[object|\bnull\b|\?\?|[ \u00a0]{2}|[\uE000-\uE002]/
const SPACING: { readonly [L in Language]: RegExp } = {
  en: / [:;!?]/,
  // French puts a space that does not break before these signs and inside its quotation marks.
  fr: / [:;!?»%]|« |[^\s\u00a0][;!?»]|[^\s\u00a0\d]:/,
}

/** Tells what is wrong with a text, or null. `inner`: names of the game's own that no player may read. */
export function flawsBesides(inner: RegExp): (text: string, language: Language) => string | null {
  return (text, language) => {
    if (!/^\S(.*\S)?$/.test(text)) return `"${text}" is empty, or begins or ends with a space`
    const found = LEAK.exec(text) ?? inner.exec(text) ?? SPACING[language].exec(text)
    return found ? `"${text}" contains "${found[0]}"` : null
  }
}

/** The sources of a game's rules without their tests, from the folder of its texts. */
export function ruleSources(here: string): string[] {
  const rules = new URL('../rules/', here)
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .map((file) => readFileSync(new URL(file, rules), 'utf8'))
}

/** Every text that stands still, however deep. */
export function standing(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(standing) : []
}

/** Where two packs say the same. */
export function alike(one: unknown, other: unknown, path: string): string[] {
  if (typeof one === 'string') return one === other ? [path] : []
  if (!one || typeof one !== 'object') return []
  return Object.entries(one).flatMap(([key, value]) =>
    alike(value, Reflect.get(other as object, key), `${path}.${key}`),
  )
}
