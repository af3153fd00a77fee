/** A box in which some cards or Overlords say something else than printed. */
import { loadContent } from '../../content/box.ts'
import standard from '../../content/terrors-of-london.json' with { type: 'json' }

/** By id: the fields that differ. Returns the identity of that content, for `scene({ content })`. */
export function altered(changes: { readonly [id: string]: object }): string {
  const alter = <Entry extends { id: string }>(entry: Entry) => ({ ...entry, ...changes[entry.id] })
  return loadContent({
    ...standard,
    overlords: standard.overlords.map(alter),
    cards: standard.cards.map(alter),
  })
}
