/** How the table looks from one chair, and what things on it are called. */
import type { Seat } from '@duskhall/kernel'
import { cardPiece, numbered } from '@duskhall/ui'
import { boxOf, overlordOf } from '../content/box.ts'
import { type Card, type Faction, NOBODY, type TerrorsOfLondon } from '../state.ts'
import { factionName } from '../text/facts.ts'

/** The style of a card: its faction, or what it is. */
export type Look = Faction | 'neutral' | 'relic' | 'influence'

/** The faction of a seat's Overlord, or null before one is chosen. */
export function factionOfSeat(s: TerrorsOfLondon, seat: Seat): Faction | null {
  if (s.players[seat]?.overlord === NOBODY) return null
  return factionName(overlordOf(s, seat).faction)
}

export function idOf(s: { readonly content: string }, card: Card): string {
  return boxOf(s).faces[card]?.id ?? ''
}

/** Names of things on the table, for flights and for flashing. Every card has its own number. */
export const id = {
  card: cardPiece,
  ...numbered('token', 'slot'),
  ...numbered('hand', 'draw', 'discard', 'area', 'relics', 'overlord', 'health', 'unite'),
  ability: (card: Card, ability: number) => `ability-${card}-${ability}`,
  /** Where a picked monster would stand: at the left or right side of this one. */
  end: (side: 'left' | 'right', card: Card) => `end-${side}-${card}`,
  link: (left: Card, right: Card) => `link-${left}-${right}`,
  orb: (resource: string) => `pool-${resource}`,
  spend: (key: string) => `spend-${key.replace('>', '-')}`,
  amount: (key: string, amount: number) => `spend-${key.replace('>', '-')}-${amount}`,
  faction: (faction: string) => `faction-${faction}`,
  choose: (overlord: string) => `choose-${overlord}`,
  street: 'street',
  market: 'market',
  acolytes: 'acolytes',
  removed: 'removed',
  pass: 'pass',
} as const
