/** How the table looks from one chair, and what things on it are called. */
import type { Seat } from '@duskhall/kernel'
import { cardPiece, numbered } from '@duskhall/ui'
import { boxOf, faceOf } from '../content/box.ts'
import { type Card, type Location, NONE, realmOf, type Villainous } from '../state.ts'

export function idOf(s: { readonly content: string }, card: Card): string {
  return boxOf(s).faces[card]?.id ?? ''
}

/** What lies at a location and on nobody: above it what comes from the Fate deck, below it what is the Villain's own. */
export function cardsAt(s: Villainous, owner: Seat, at: Location): { above: Card[]; below: Card[] } {
  const here = realmOf(s, owner).cards.filter((card) => s.at[card] === at && s.host[card] === NONE)
  return {
    above: here.filter((card) => faceOf(s, card).fate),
    below: here.filter((card) => !faceOf(s, card).fate),
  }
}

/** The other seats, in turn order from the chair. */
export function rivalsOf(s: Villainous, chair: Seat): Seat[] {
  return Array.from({ length: s.seats - 1 }, (_, i) => (chair + 1 + i) % s.seats)
}

/** Names of things on the table, for flights and for flashing. Zones are named as the rules name them. */
export const id = {
  card: cardPiece,
  /** The icon that a card grants. */
  ...numbered('grant'),
  ...numbered('pawn', 'tile', 'power', 'seat', 'realm', 'hand', 'deck', 'discard'),
  place: (seat: Seat, at: Location) => `place-${seat}-${at}`,
  icon: (seat: Seat, at: Location, n: number) => `icon-${seat}-${at}-${n}`,
  obstacles: (seat: Seat, at: Location) => `obstacles-${seat}-${at}`,
  lock: (seat: Seat, at: Location) => `lock-${seat}-${at}`,
  fateDeck: (seat: Seat) => `fate-deck-${seat}`,
  fateDiscard: (seat: Seat) => `fate-discard-${seat}`,
  aside: 'aside',
} as const
