/** What no text a player reads may contain. */
import type { Language } from '@duskhall/kernel'
import { boxOf, STANDARD } from '../../content/box.ts'

const { cards, overlords } = boxOf({ content: STANDARD }).file
const IDS = [...cards, ...overlords].flatMap(({ id }) => (id.includes('-') ? [id] : []))
const LEAK = new RegExp(
  [
    'undefined|NaN|\\[object|\\bnull\\b|\\?\\?|\\bTL-[A-Z]|[ \\u00a0]{2}|[\\uE000-\\uE002]|-\\d',
    '\\b[a-z]+[A-Z][a-z]',
    ...IDS,
  ].join('|'),
)
const SPACING: { readonly [L in Language]: RegExp } = {
  en: / [:;!?]/,
  // French puts a space that does not break before these signs and inside its quotation marks.
  fr: / [:;!?»%]|« |[^\s\u00a0][;!?»]|[^\s\u00a0\d]:/,
}

/** The text with what is wrong about it; null when nothing is. */
export function flaw(text: string, language: Language): string | null {
  if (!/^\S(.*\S)?$/.test(text)) return `"${text}" is empty, or begins or ends with a space`
  const found = LEAK.exec(text) ?? SPACING[language].exec(text)
  return found ? `"${text}" contains "${found[0]}"` : null
}
