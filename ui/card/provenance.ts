/** Where the values of a card come from, as a content file says it: of the whole card, or part by part. */
import type { CardInfo } from '../board.ts'

const CERTAINTY = ['reconstructed', 'source', 'rulebook'] as const

/** A card is as certain as its least certain part. */
export function weakest(provenance: string | { readonly [part: string]: string }): CardInfo['provenance'] {
  const parts = typeof provenance === 'string' ? [provenance] : Object.values(provenance)
  return CERTAINTY.find((level) => parts.includes(level)) ?? 'reconstructed'
}
