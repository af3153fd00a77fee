/** What a seat knows of a realm: its own hand, or what the hands of others hold on average. */
import { type Seat, seatBit } from '@duskhall/kernel'
import { faceOf } from '../content/box.ts'
import { type Card, realmOf, type Villainous } from '../state.ts'
import type { Outlook } from '../villains/plan.ts'
import { isRestless } from './patience.ts'

export class SeenRealm implements Outlook {
  readonly s: Villainous
  readonly seat: Seat
  /** By name of the card: how many are in the hand, and how many in the deck. */
  readonly hand = new Map<string, number>()
  readonly deck = new Map<string, number>()
  /** Cards in the hand that count for nothing. */
  readonly letGo: number

  constructor(s: Villainous, seat: Seat, viewer: Seat) {
    this.s = s
    this.seat = seat
    const { hand, deck } = realmOf(s, seat)
    this.letGo = isRestless(s) ? hand.length : 0
    if (this.letGo > 0) {
      for (const card of [...hand, ...deck]) this.#note(card, 0)
      return
    }
    const knows = (card: Card) => viewer === seat || ((s.known[card] ?? 0) & seatBit(viewer)) !== 0
    const hidden = hand.filter((card) => !knows(card)).length
    const unknown = hidden + (viewer === seat ? 0 : deck.filter((card) => !knows(card)).length)
    // Hand and deck are one pool to whoever does not see the hand.
    const inHand = unknown === 0 ? 0 : hidden / unknown
    for (const card of hand) this.#note(card, knows(card) ? 1 : inHand)
    for (const card of deck) this.#note(card, viewer === seat || knows(card) ? 0 : inHand)
  }

  #note(card: Card, inHand: number): void {
    const { id } = faceOf(this.s, card)
    if (inHand > 0) this.hand.set(id, (this.hand.get(id) ?? 0) + inHand)
    if (inHand < 1) this.deck.set(id, (this.deck.get(id) ?? 0) + 1 - inHand)
  }

  readonly held = (id: string): number => this.hand.get(id) ?? 0
}
