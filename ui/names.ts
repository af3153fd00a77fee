/** What things on the table are called, for flights, for flashing and for the answers that lie on them. */

export type Numbered<Name extends string> = { readonly [N in Name]: (of: number) => string }

/** Names of things there are several of, one to a seat, a card or a place: `numbered('hand').hand(2)` is "hand-2". */
export function numbered<Name extends string>(...names: readonly Name[]): Numbered<Name> {
  return Object.fromEntries(names.map((name) => [name, (of: number) => `${name}-${of}`])) as Numbered<Name>
}

/** The piece that a card is, wherever it lies face up. */
export const cardPiece = (card: number) => `card-${card}`
