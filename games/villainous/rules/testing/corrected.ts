/** The box as its owner might correct it: the same file with other values in the entry of one Villain. */
import { villainous } from '../../index.ts'

type CardInFile = { id: string; copies: number } & { [field: string]: unknown }

export interface EntryInFile {
  readonly id: string
  readonly pieces: { [name: string]: number }
  readonly tile?: { readonly activate: { cost: number } }
  readonly locations: { readonly id: string; top: unknown[]; bottom: unknown[] }[]
  readonly villainDeck: CardInFile[]
  readonly fateDeck: CardInFile[]
}

/** The content to be named at a table. Decks must keep their size. */
export function corrected(villain: string, correct: (entry: EntryInFile) => void): string {
  const { content } = villainous
  const file = structuredClone(content.file(content.standard)) as { villains: EntryInFile[] }
  const entry = file.villains.find(({ id }) => id === villain)
  if (!entry) throw new Error(`There is no "${villain}" in the box.`)
  correct(entry)
  return content.load(file)
}

/** The entry of a card, to be changed in place. */
export function cardIn(deck: readonly CardInFile[], id: string): CardInFile {
  const card = deck.find((one) => one.id === id)
  if (!card) throw new Error(`There is no "${id}" in the deck.`)
  return card
}
