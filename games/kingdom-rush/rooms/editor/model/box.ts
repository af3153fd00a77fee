/** What lies in the box for whoever makes a scenario: cards, bosses, levels and limits. */
import { boxOf, content } from '../../../content/box.ts'
import type { HordeEntry, ScenarioEntry } from '../../../content/schema.ts'

export const box = boxOf({ content: content.standard })
export const { file } = box

export function hordeOf(card: string): HordeEntry | undefined {
  return file.hordes.find(({ id }) => id === card)
}

export function isPortal(card: string): boolean {
  return hordeOf(card)?.portal !== undefined
}

/** Every card that a scenario names, once for each time. */
export function namedCards({ spawns, start, ghostDeck = [], boss }: ScenarioEntry): string[] {
  return [
    ...spawns.flatMap(({ pile }) => pile.flatMap(({ cards }) => cards)),
    ...start.map(({ card }) => card),
    ...ghostDeck,
    ...(boss?.reserve ?? []),
  ]
}

/** What still lies in the box, in its order. */
export function freeCards(entry: ScenarioEntry): HordeEntry[] {
  const named = new Set(namedCards(entry))
  return file.hordes.filter(({ id }) => !named.has(id))
}

/** The easiest card of a kind that is still in the box. */
export function easiestFree(entry: ScenarioEntry, set: HordeEntry['set']): string | null {
  const [first] = freeCards(entry)
    .filter((horde) => horde.set === set)
    .sort((a, b) => (a.portal ?? a.tier) - (b.portal ?? b.tier))
  return first?.id ?? null
}
