/** Cards, who sees them, and what a seat keeps in mind of a card that went out of sight. */
import { HIDDEN, type Seat, type Table, type Zone } from './contract.ts'
import { shuffleWith } from './rng.ts'

/** Nobody's seat has no bit; a shift alone would take 32, or no number at all, for the first one. */
export function seatBit(seat: Seat): number {
  return seat >= 0 && seat <= MOST_SEAT ? 1 << seat : 0
}

/** As many as a mask has bits. */
const MOST_SEAT = 30

/** Whether somebody sits there, at this table. */
export function isSeat(s: Table, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < s.seats
}

/** Whether the seat sees this card of the zone: the zone is open to it, or it has seen the card before. */
export function sees(s: Table, zone: Zone, card: number, seat: Seat): boolean {
  if (card < 0 || zone.sight === 'all') return true
  const bit = seatBit(seat)
  const open = zone.sight === 'none' ? 0 : zone.sight
  return ((open | (s.known[card] ?? 0)) & bit) !== 0
}

/**
 * These seats come to see the card where it lies, and keep it in mind until it is shuffled away. The fence moves in any
 * case: else whoever may take back, or may not, would learn whether they had known the card before.
 */
export function reveal(s: Table, card: number, seats: readonly Seat[]): void {
  remember(s, card, seats)
  s.fence++
}

/** These seats saw the card and where it went, and keep it in mind: nobody learns anything, and the fence rests. */
export function remember(s: Table, card: number, seats: readonly Seat[]): void {
  let mask = s.known[card] ?? 0
  for (const seat of seats) mask |= seatBit(seat)
  while (s.known.length <= card) s.known.push(0)
  s.known[card] = mask
}

/** Nobody knows any more where these cards lie (they are open to all, or mixed with others). */
export function forget(s: Table, cards: readonly number[]): void {
  for (const card of cards) if (s.known[card]) s.known[card] = 0
}

/** Mixes a zone: chance decides the order, and what was known of its cards is lost. */
export function shuffle(s: Table, cards: number[]): void {
  forget(s, cards)
  s.fence++
  shuffleWith(s.rng, cards)
}

/** Takes one card that equals `card` out of a list. Throws when there is none: a move was not checked. */
export function takeOut(cards: number[], card: number): void {
  const at = cards.indexOf(card)
  if (at < 0) throw new Error(`Card ${card} is not where it is taken from.`)
  // Order means nothing where this is used often (hands, bags); splice keeps it where it does.
  cards.splice(at, 1)
}

/**
 * In a view, the cards of an unordered zone stand by their numbers and the hidden ones last, so that their places tell
 * nothing: not in which order a hand was drawn that now lies open either. Who holds a hand has it as it is.
 */
export function arrange(zone: Zone, seat: Seat): void {
  if (zone.ordered || holds(zone, seat)) return
  zone.cards.sort((a, b) => (a === HIDDEN ? 1 : 0) - (b === HIDDEN ? 1 : 0) || a - b)
}

/** Whether the zone is the seat's own to look into, and not everybody's. */
function holds({ sight }: Zone, seat: Seat): boolean {
  return typeof sight === 'number' && (sight & seatBit(seat)) !== 0
}

export function poolOf(zone: Zone): string {
  return zone.pool ?? zone.id
}
