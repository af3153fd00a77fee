/** Tables of words, written as rows of two. */

type Rows<Id extends string> = { readonly [I in Id]: readonly [first: string, second: string] }

function read<Id extends string, Field extends string>(first: Field, second: Field, rows: Rows<Id>) {
  const entries = Object.entries<readonly [string, string]>(rows)
  const table = entries.map(([id, [one, two]]) => [id, { [first]: one, [second]: two }])
  return Object.fromEntries(table) as { readonly [I in Id]: { readonly [F in Field]: string } }
}

/** Words of the game: the name, and what it means. */
export const terms = <Id extends string>(rows: Rows<Id>) => read('name', 'help', rows)

/** Values of an option: the label, and what it does. */
export const choices = <Id extends string>(rows: Rows<Id>) => read('label', 'help', rows)

/** Cards: the name, and a line of flavour, which is never rules text. */
export const cards = <Id extends string>(rows: Rows<Id>) => read('name', 'flavour', rows)
