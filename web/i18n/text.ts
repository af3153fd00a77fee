/** A text of the hall: a sentence with blanks such as `{{name}}`, or one sentence for each number of things. */
interface Plural {
  readonly one: string
  readonly other: string
}
export type Text = string | Plural

/** The blanks of a text, by name. A number of things is always called `count`. */
export type BlanksOf<T extends Text> = {
  readonly [B in BlankIn<T>]: B extends 'count' ? number : string | number
}

export type BlankIn<T extends Text> = T extends Plural
  ? 'count' | BlankIn<T['one'] | T['other']>
  : T extends `${string}{{${infer Blank}}}${infer Rest}`
    ? Blank | BlankIn<Rest>
    : never

/** The same text in another language: its own words, with no blank forgotten. "One table" needs no number. */
export type SameAs<T extends Text> = T extends Plural
  ? { readonly one: string; readonly other: SameAs<T['other']> }
  : T extends `${string}{{${infer Blank}}}${infer Rest}`
    ? `${string}{{${Blank}}}${string}` & SameAs<Rest>
    : string

/** Writes into the blanks; what is written there is never read as a blank itself. */
export function fill(
  text: Text,
  blanks: { readonly [name: string]: string | number },
  plurals: Intl.PluralRules,
): string {
  const one = typeof text !== 'string' && plurals.select(Number(blanks.count)) === 'one'
  const sentence = typeof text === 'string' ? text : one ? text.one : text.other
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name) => String(blanks[name]))
}
