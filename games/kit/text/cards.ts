/** The names of cards. */
import type { Reader } from '@duskhall/kernel'

export interface CardText {
  readonly name: string
}

/**
 * The words of a card by its id; undefined for one that the content brings without words. A game may keep them in a
 * table for each language, or in one entry for each card with its words in every language beside its numbers.
 */
export type CardTexts<T extends CardText = CardText> = (id: string) => T | undefined

/** From tables of one language. */
export function inTables<T extends CardText>(...tables: { readonly [id: string]: T }[]): CardTexts<T> {
  return (id) => tables.find((table) => Object.hasOwn(table, id))?.[id]
}

/** A card by its name, or by its id where it has none; marked as the reader wants it. */
export function nameOf(cards: CardTexts, id: string, { mark }: Pick<Reader, 'mark'> = {}): string {
  const name = cards(id)?.name ?? id
  return mark?.({ kind: 'card', id }, name) ?? name
}
