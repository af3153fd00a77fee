/** Tables of words, written as rows of two; in a data file, with every language in one entry. */
import type { Language, Term } from '@duskhall/kernel'

type Rows<Id extends string> = { readonly [I in Id]: readonly string[] }

/** A table of a data file: by id, the row in every language. */
type Sheet<Id extends string> = { readonly [I in Id]: { readonly [L in Language]: readonly string[] } }

function read<Id extends string, Field extends string>(first: Field, second: Field, rows: Rows<Id>) {
  const entries = Object.entries<readonly string[]>(rows)
  const table = entries.map(([id, [one, two]]) => [id, { [first]: one, [second]: two }])
  return Object.fromEntries(table) as { readonly [I in Id]: { readonly [F in Field]: string } }
}

function rowsIn<Id extends string>(sheet: Sheet<Id>, language: Language): Rows<Id> {
  const entries = Object.entries<Sheet<Id>[Id]>(sheet).map(([id, row]) => [id, row[language]])
  return Object.fromEntries(entries) as Rows<Id>
}

/** Cards: the name, and a line of flavour, which is never rules text. */
export const cardsIn = <Id extends string>(sheet: Sheet<Id>, language: Language) =>
  read('name', 'flavour', rowsIn(sheet, language))

/** By the reason of a clash: what does not go together. */
interface Reasons {
  readonly [reason: string]: { readonly [L in Language]: string }
}

interface OptionSheet {
  readonly [option: string]: { readonly [L in Language]: readonly string[] } & {
    readonly values?: object
    readonly clashes?: Reasons
  }
}

type Choice = { readonly label: string; readonly help: string }

type OptionsOf<Options extends OptionSheet> = {
  readonly [O in keyof Options]: Choice &
    (Options[O] extends { readonly values: infer Values }
      ? { readonly values: { readonly [V in keyof Values]: Choice } }
      : unknown) &
    (Options[O] extends { readonly clashes: infer Clashes }
      ? { readonly clashes: { readonly [R in keyof Clashes]: string } }
      : unknown)
}

/** Options in a data file: the label of each with what it decides, the same of its values, and why some clash. */
export function optionsIn<Options extends OptionSheet>(sheet: Options, language: Language) {
  const entries = Object.entries(sheet).map(([id, { values, clashes, [language]: row }]) => [
    id,
    {
      label: row[0],
      help: row[1],
      ...(values && { values: read('label', 'help', rowsIn(values as Sheet<string>, language)) }),
      ...(clashes && { clashes: reasonsIn(clashes, language) }),
    },
  ])
  return Object.fromEntries(entries) as OptionsOf<Options>
}

function reasonsIn(clashes: Reasons, language: Language) {
  return Object.fromEntries(Object.entries(clashes).map(([reason, both]) => [reason, both[language]]))
}

interface Groups {
  readonly [group: string]: {
    readonly heading: { readonly [L in Language]: string }
    readonly terms: { readonly [id: string]: TermSheet }
  }
}

type TermSheet = { readonly [L in Language]: readonly string[] } & { readonly rule?: string }

/** The words of a game by group, each with what it means, and what the groups are called. */
type GlossaryOf<G extends Groups> = {
  readonly [Group in keyof G]: { readonly [Id in keyof G[Group]['terms']]: Term }
}

function termsIn(terms: { readonly [id: string]: TermSheet }, language: Language) {
  const worded = Object.entries(terms).map(([id, { [language]: row, rule }]) => [
    id,
    { name: row[0], help: row[1], ...(rule ? { rule } : {}) },
  ])
  return Object.fromEntries(worded)
}

export function glossaryIn<G extends Groups>(groups: G, language: Language) {
  const entries = Object.entries(groups)
  const glossary = entries.map(([id, { terms }]) => [id, termsIn(terms, language)])
  const headings = entries.map(([id, { heading }]) => [id, heading[language]])
  return {
    glossary: Object.fromEntries(glossary) as GlossaryOf<G>,
    headings: Object.fromEntries(headings) as { readonly [Group in keyof G]: string },
  }
}
