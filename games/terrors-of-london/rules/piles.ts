/** Draw and discard piles: drawing, shuffling, looking at the top (TL-DRAW, TL-LOOK). */
import { remember, reveal, type Seat, seatBit, shuffle, takeOut, tell } from '@duskhall/kernel'
import type { TerrorsEvent } from '../events.ts'
import { type Card, opponentOf, type Pile, playerOf, type TerrorsOfLondon } from '../state.ts'

/** TL-DRAW4, TL-DRAW-R2, TL-DRAW-R3: the discard pile is shuffled when a card is needed, and not before. */
export function drawCards(s: TerrorsOfLondon, seat: Seat, count: number): void {
  const { hand, draw, discard } = playerOf(s, seat)
  const before = hand.length
  for (let left = count; left > 0; left--) {
    if (draw.length === 0) {
      if (discard.length === 0) break
      shuffleUnder(s, seat, false)
    }
    hand.push(draw.pop() as Card)
  }
  if (hand.length === before) return
  s.fence++
  tell?.<TerrorsEvent>({
    e: 'drew',
    seat,
    count: hand.length - before,
    secret: { seats: [seat], cards: hand.slice(before) },
  })
}

/** The discard pile, shuffled, under what is left of the draw pile. */
function shuffleUnder(s: TerrorsOfLondon, seat: Seat, under: boolean): void {
  const { draw, discard } = playerOf(s, seat)
  tell?.<TerrorsEvent>({ e: 'reshuffled', seat, count: discard.length, under })
  shuffle(s, discard)
  draw.unshift(...discard)
  discard.length = 0
}

/** The player whose draw pile it is, as the active player names it; null for a pile of the table. */
export function pileOwner(s: TerrorsOfLondon, pile: Pile): Seat | null {
  if (pile === 'own') return s.active
  return pile === 'opponent' ? opponentOf(s.active) : null
}

/** The cards of a pile, the uppermost last. */
export function cardsIn(s: TerrorsOfLondon, pile: Pile): Card[] {
  const seat = pileOwner(s, pile)
  return seat === null ? s[pile as 'market' | 'acolytes'] : playerOf(s, seat).draw
}

/** TL-LOOK2, TL-LOOK-R2, TL-REVEAL2: makes so many cards available on top, and returns how many there are. */
export function provideTop(s: TerrorsOfLondon, pile: Pile, count: number): number {
  const seat = pileOwner(s, pile)
  const cards = cardsIn(s, pile)
  if (seat !== null && cards.length < count && playerOf(s, seat).discard.length > 0)
    shuffleUnder(s, seat, true)
  return Math.min(count, cards.length)
}

/** The top cards of a pile, the uppermost last. */
export function topCards(s: TerrorsOfLondon, pile: Pile, count: number): Card[] {
  const cards = cardsIn(s, pile)
  return cards.slice(cards.length - count)
}

/** TL-LOOK1: one player looks at cards; what the other knew of them holds as long as they are left as they are. */
export function lookAt(s: TerrorsOfLondon, seat: Seat, pile: Pile, cards: readonly Card[]): void {
  for (const card of cards) reveal(s, card, [seat])
  s.fence++
  tell?.<TerrorsEvent>({
    e: 'looked',
    seat,
    pile,
    count: cards.length,
    secret: { seats: [seat], cards },
  })
}

/** One of these went to a hand, or they come back in any order: only this player can still follow them. */
export function loseTrack(s: TerrorsOfLondon, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) s.known[card] = seatBit(seat)
}

/** TL-HIDE-R2: put on top of the draw pile under the eyes of these seats. */
export function putOnTop(s: TerrorsOfLondon, seat: Seat, card: Card, seenBy: readonly Seat[]): void {
  playerOf(s, seat).draw.push(card)
  remember(s, card, seenBy)
}

/** TL-DISC1: from the hand, for all to see. */
export function discardFromHand(s: TerrorsOfLondon, seat: Seat, card: Card): void {
  const { hand, discard } = playerOf(s, seat)
  takeOut(hand, card)
  discard.push(card)
  tell?.<TerrorsEvent>({ e: 'discarded', seat, card })
}
