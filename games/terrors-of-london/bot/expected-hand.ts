/**
 * The hand a player will hold, on average, from what the player knows: cards put on top of the draw pile come for
 * certain, then the draw pile, then what is shuffled anew. A hand drawn and not played yet is luck, so it is
 * expected in the same way: which of its cards are known, and what hand and draw pile hold together.
 */
import { type Seat, seatBit } from '@duskhall/kernel'
import { HAUNT_SIDE, tokenSide } from '../rules/marks.ts'
import { type Card, playerOf, type TerrorsOfLondon } from '../state.ts'
import { AT, traitsByCard, worthByCard } from './card-traits.ts'

const HAND = 5

export interface Expected {
  cards: number
  coin: number
  power: number
  worth: number
}

const certain: Expected = { cards: 0, coin: 0, power: 0, worth: 0 }
const unknown: Expected = { cards: 0, coin: 0, power: 0, worth: 0 }
const shuffled: Expected = { cards: 0, coin: 0, power: 0, worth: 0 }

/** `inUse`: the present hand is being played, and the one to come is drawn afterwards. */
export function expectHand(s: TerrorsOfLondon, seat: Seat, inUse: boolean, out: Expected): void {
  const { hand, draw, discard, area, unite } = playerOf(s, seat)
  for (const sums of [certain, unknown, shuffled, out]) clear(sums)
  const wanted = inUse ? HAND + unite : hand.length
  const bit = seatBit(seat)
  const sort = (card: Card, comes: boolean) => {
    add(s, comes && ((s.known[card] ?? 0) & bit) !== 0 ? certain : unknown, card)
  }
  for (let i = draw.length - 1; i >= 0; i--) sort(draw[i] as Card, inUse && certain.cards < wanted)
  if (inUse) {
    for (const card of discard) add(s, shuffled, card)
    for (const card of area) if (tokenSide(s, card) !== HAUNT_SIDE) add(s, shuffled, card)
  } else for (const card of hand) sort(card, true)
  out.cards = wanted
  take(certain, out, wanted)
  take(unknown, out, wanted - certain.cards)
  take(shuffled, out, wanted - certain.cards - unknown.cards)
}

function clear(sums: Expected): void {
  sums.cards = sums.coin = sums.power = sums.worth = 0
}

function add(s: TerrorsOfLondon, sums: Expected, card: Card): void {
  const brings = traitsByCard(s)[card] as Float64Array
  sums.cards++
  sums.coin += brings[AT.coin] as number
  sums.power += brings[AT.power] as number
  sums.worth += worthByCard(s)[card] as number
}

/** So many cards of the average of these. */
function take(from: Expected, to: Expected, count: number): void {
  if (from.cards === 0 || count <= 0) return
  const share = Math.min(1, count / from.cards)
  to.coin += from.coin * share
  to.power += from.power * share
  to.worth += from.worth * share
}
