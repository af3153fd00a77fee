/** A card that is asked for, for whoever does not see its picture: its name, its numbers, and all that is written on it. */
import type { CardInfo } from '@duskhall/ui'

export function cardSaid(cards: readonly CardInfo[], id: string): readonly string[] {
  const card = cards.find((one) => one.id === id)
  if (!card) return []
  const facts = Object.entries(card.facets).map(([fact, value]) => `${fact} ${value}`)
  return [[card.name, ...facts].join(', '), ...card.text]
}
