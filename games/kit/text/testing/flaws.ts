/** What no text a player reads may contain. */
import type { Language } from '@duskhall/kernel'

const LEAK = /undefined|NaN|\[object|\bnull\b|\?\?|[ \u00a0]{2}|[\uE000-\uE002]/
/** Names of the code: camelCase, and a negative number that stands for nothing. */
const CODE = /\b[a-z]+[A-Z][a-z]|-\d/
/** One of several: singular and plural are decided by a function. */
const PLURAL =
  /(?<![\d.,])\b1 (tiles|cards|coins|tokens|demons|monsters|tuiles|cartes|pièces|jetons|démons|monstres)\b/i
const SPACING: { readonly [L in Language]: RegExp } = {
  en: / [:;!?]/,
  // French puts a space that does not break before these signs and inside its quotation marks.
  fr: / [:;!?»%]|« |[^\s\u00a0][;!?»]|[^\s\u00a0\d]:/,
}

/** Tells what is wrong with a text, or null. */
export type Flaw = (text: string, language: Language) => string | null

/** Words that are not those of the rulebook, by language; `labels` are short forms whose full name is a hover away. */
export type Never = { readonly [L in Language]: RegExp } & { readonly labels?: readonly string[] }

/** `rules` begin the numbers of the game's rules ("EC"), `ids` name its cards: neither is for players. */
export function flawsIn(rules: string, ids: readonly string[], ...never: readonly Never[]): Flaw {
  const inner = ids.filter((id) => id.includes('-'))
  const own = new RegExp([`\\b${rules}-[A-Z]`, ...inner].join('|'))
  return (text, language) => {
    if (!/^\S(.*\S)?$/.test(text)) return `"${text}" is empty, or begins or ends with a space`
    const words = never.filter(({ labels }) => !labels?.includes(text)).map((wrong) => wrong[language])
    const patterns = [LEAK, CODE, own, PLURAL, SPACING[language], ...words]
    const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null)
    return found ? `"${text}" contains "${found[0]}"` : null
  }
}

/** Every text that stands still, however deep. */
export function standing(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return partsOf(value).flatMap(([, part]) => standing(part))
}

/** What two languages say in the same words. */
export function alike(one: unknown, other: unknown): string[] {
  if (typeof one === 'string') return one === other ? [one] : []
  return partsOf(one).flatMap(([key, part]) => alike(part, Reflect.get(other as object, key)))
}

/** The number of a rule is no word. */
function partsOf(value: unknown): [string, unknown][] {
  return value && typeof value === 'object' ? Object.entries(value).filter(([key]) => key !== 'rule') : []
}
