/** The file of the box with something else printed on some of its cards or Overlords, for rules no card of it needs. */
import { loadContent } from '../../content/box.ts'
import standard from '../../content/terrors-of-london.json' with { type: 'json' }

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
