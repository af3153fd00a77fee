/** French typography, wherever French is written. */

/**
 * The same words with spaces that do not break before `: ; ! ? » %` and after `« n° ≤`, however deep they stand
 * and whatever they are made of, so that whoever writes them types plain spaces.
 */
export function spaced<T>(words: T): T
export function spaced(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(/ (?=[:;!?»%])|(?<=[«°≤]) /g, '\u00a0')
  if (typeof words === 'function') return (...told: readonly unknown[]) => spaced(words(...told))
  if (Array.isArray(words)) return words.map(spaced)
  if (words === null || typeof words !== 'object') return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, spaced(value)]))
}
