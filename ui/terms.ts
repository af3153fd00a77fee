/** Which words of the glossary explain a thing on the table, by the name it has there. */

/** "group.term"; the thing itself first, then what is on it. */
export type Terms = string | readonly string[]

/** What explains things whose names begin so; the parts of the name after that tell which of them it is. */
export interface TermTable<V> {
  readonly [begins: string]: Terms | ((view: V, ...rest: readonly string[]) => Terms)
}

/** `termsOf` of a board: the longest beginning of a name that the table has decides. */
export function termsBy<V>(table: TermTable<V>) {
  return (view: V, id: string): readonly string[] => {
    const parts = id.split('-')
    for (let length = parts.length; length > 0; length--) {
      const found = table[parts.slice(0, length).join('-')]
      if (found === undefined) continue
      const terms = typeof found === 'function' ? found(view, ...parts.slice(length)) : found
      return typeof terms === 'string' ? [terms] : terms
    }
    return []
  }
}
