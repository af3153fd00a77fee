/** The file of the box with something else printed on some of its cards or Overlords, for rules no card of it needs. */
import { boxOf, loadContent, STANDARD } from '../../content/box.ts'
import standard from '../../content/terrors-of-london.json' with { type: 'json' }

const BOX = boxOf({ content: STANDARD })

/** By id of the card or Overlord: the fields that are different; undefined takes a field away. */
type Prints = { readonly [id: string]: { readonly [field: string]: unknown } }

/** The identity of that content, for a scene. */
export function printed(prints: Prints): string {
  const reprint = (entry: { id: string }) => {
    const fields = Object.entries({ ...entry, ...prints[entry.id] })
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  const { cards, overlords } = standard
  return loadContent({ ...standard, cards: cards.map(reprint), overlords: overlords.map(reprint) })
}

/** What a card of the box costs, for scenes to which it is all the same how much. */
export function priceOf(id: string): number {
  const [card] = BOX.cardsOf(id)
  if (card === undefined) throw new Error(`There is no "${id}" in the box.`)
  return BOX.faces[card]?.cost as number
}

/** The Health that the Overlord of the box pays for its ability. */
export function healthPrice(id: string): number {
  const price = BOX.overlords[BOX.overlordOf(id)]?.action?.cost.health
  if (price === undefined) throw new Error(`"${id}" pays no Health.`)
  return price
}
