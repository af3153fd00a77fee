/** The names and texts that stand in the content, in one language. */
import { type Language, spaced } from '@duskhall/kernel'
import { type Board, type Box, boxOf } from '../content/box.ts'
import type { CardEntry } from '../content/schema.ts'
import type { Location } from '../state.ts'
import type { Place } from './types.ts'

type Both = { readonly [L in Language]: string }

export interface Names {
  /** Of the card of that id; the id where the box has none. */
  card(id: string): string
  /** What stands on it; empty where nothing does. */
  text(id: string): string
  villain(board: Board): string
  objective(board: Board): string
  place(board: Board, at: Location): Place
  tile(board: Board): string
  /** Of the two-language words of a branch. */
  words(both: Both): string
}

export function namesIn(content: string, language: Language): Names {
  const box = boxOf({ content })
  const words = (both: Both | undefined): string => {
    if (!both) return ''
    return language === 'fr' ? spaced(both.fr) : both.en
  }
  const entries = entriesOf(box)
  return {
    card: (id) => words(entries.get(id)?.name) || id,
    text: (id) => words(entries.get(id)?.text),
    villain: ({ entry }) => words(entry.name),
    objective: ({ entry }) => words(entry.objective),
    place: ({ entry }, at) => {
      const location = entry.locations[at]
      return { id: location?.id ?? '', name: words(location?.name) }
    },
    tile: ({ entry }) => words(entry.tile?.name),
    words,
  }
}

const found = new WeakMap<Box, ReadonlyMap<string, CardEntry>>()

function entriesOf(box: Box): ReadonlyMap<string, CardEntry> {
  const known = found.get(box)
  if (known) return known
  const entries = box.file.villains.flatMap(({ villainDeck, fateDeck }) => [...villainDeck, ...fateDeck])
  const map = new Map<string, CardEntry>(entries.map((entry) => [entry.id, entry]))
  found.set(box, map)
  return map
}
