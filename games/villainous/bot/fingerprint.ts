/**
 * A number for a realm as somebody sees it. Most answers leave the other realms as they are, and many come to the same:
 * what was measured once need not be measured again.
 */
import { type Seat, seatBit } from '@duskhall/kernel'
import { type Card, realmOf, type Villainous } from '../state.ts'
import { isRestless } from './patience.ts'

const HAND = 1
const UNSEEN = 2
const DECK = 3
const DISCARD = 4
const FATE_DISCARD = 5
const PIECES = 6
const CARDS = 7
const MOVER = 8
const RULES = 9
/** Beyond any hand with its options. */
const RESTLESS = 4096

/** Two sums that do not depend on the order, so that piles may lie as they like. */
let low = 0
let high = 0

function note(kind: number, what: number, more = 0): void {
  let mixed = Math.imul(kind, 0x9e3779b1) ^ Math.imul(what + 2, 0x85ebca6b) ^ Math.imul(more + 3, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  mixed ^= mixed >>> 15
  low = (low + mixed) | 0
  high = (high + Math.imul(mixed ^ (mixed >>> 11), 0x27d4eb2f)) | 0
}

function noteAll(kind: number, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) note(kind, cards[i] as Card)
}

/** Whoever does not see them takes the cards of hand and deck for one pool. */
function noteHidden(s: Villainous, kind: number, cards: readonly Card[], viewer: Seat): void {
  const bit = seatBit(viewer)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card
    note(((s.known[card] ?? 0) & bit) === 0 ? UNSEEN : kind, card)
  }
}

export function fingerprintOf(s: Villainous, seat: Seat, viewer: Seat): number {
  const { villain, mover, power, locks, hand, deck, discard, fateDiscard, cards, pieces } = realmOf(s, seat)
  low = 0
  high = 0
  if (viewer === seat) {
    noteAll(HAND, hand)
    noteAll(DECK, deck)
  } else {
    noteHidden(s, HAND, hand, viewer)
    noteHidden(s, DECK, deck, viewer)
  }
  noteAll(DISCARD, discard)
  noteAll(FATE_DISCARD, fateDiscard)
  for (let i = 0; i < pieces.length; i++) note(PIECES, pieces[i] as number, i)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card
    const place = (s.at[card] as number) * 2 + (s.trapped[card] as number)
    note(CARDS, card, place * 1024 + (s.host[card] as number))
  }
  note(MOVER, mover + villain * 8, power)
  // What the table plays otherwise changes strengths, costs and covers.
  const { reconstructedAbilities, nonHeroFateCardsCover, henWenBlocksEffects } = s.options
  const options = +reconstructedAbilities + 2 * +nonHeroFateCardsCover + 4 * +henWenBlocksEffects
  note(RULES, locks, hand.length * 8 + options + (isRestless(s) ? RESTLESS : 0))
  return (high >>> 0) * 0x200000 + (low & 0x1fffff)
}
