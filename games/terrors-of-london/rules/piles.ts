/** Draw and discard piles: drawing, shuffling, looking at the top (TL-DRAW, TL-LOOK). */
import { reveal, type Seat, seatBit, shuffle, takeOut, tell } from '@duskhall/kernel'
import type { TerrorsEvent } from '../events.ts'
import { type Card, playerOf, type TerrorsOfLondon } from '../state.ts'

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

/** TL-LOOK2, TL-REVEAL2: makes so many cards available on top, and returns how many there are. */
export function provideTop(s: TerrorsOfLondon, seat: Seat, count: number): number {
  const { draw, discard } = playerOf(s, seat)
  if (draw.length < count && discard.length > 0) shuffleUnder(s, seat, true)
  return Math.min(count, draw.length)
}

/** The top cards of the draw pile, the uppermost last. */
export function topCards(s: TerrorsOfLondon, seat: Seat, count: number): Card[] {
  const { draw } = playerOf(s, seat)
  return draw.slice(draw.length - count)
}

/**
 * TL-LOOK1: one player looks at cards that the other will not be able to follow: whatever the other knew of
 * their places is lost, because one of them may go to the hand and the rest come back in any order.
 */
export function lookAt(s: TerrorsOfLondon, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    reveal(s, card, [seat])
    s.known[card] = seatBit(seat)
  }
  s.fence++
  tell?.<TerrorsEvent>({
    e: 'looked',
    seat,
    count: cards.length,
    secret: { seats: [seat], cards },
  })
}

/** TL-HIDE-R2: put on top of the draw pile under the eyes of these seats. */
export function putOnTop(s: TerrorsOfLondon, seat: Seat, card: Card, seenBy: readonly Seat[]): void {
  playerOf(s, seat).draw.push(card)
  reveal(s, card, seenBy)
}

/** TL-DISC1: from the hand, for all to see. */
export function discardFromHand(s: TerrorsOfLondon, seat: Seat, card: Card): void {
  const { hand, discard } = playerOf(s, seat)
  takeOut(hand, card)
  discard.push(card)
  tell?.<TerrorsEvent>({ e: 'discarded', seat, card })
}
