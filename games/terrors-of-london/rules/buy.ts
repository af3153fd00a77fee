/** Buying from the Street and from the Acolytes; CLAIM (TL-BUY, TL-CLAIM). */
import { askActive, EMPTY, push, tell } from '@duskhall/kernel'
import { boxOf, type Face, faceOf } from '../content/box.ts'
import { BUY_ACOLYTE, CLAIM, DECLINE } from '../content/moves.ts'
import type { TerrorsEvent } from '../events.ts'
import {
  activePlayer,
  type Card,
  COIN,
  MONSTER,
  type QuestionOf,
  RELIC,
  type TerrorsMove,
  type TerrorsOfLondon,
} from '../state.ts'
import { putOnTop } from './piles.ts'
import { fillSlot, slotOf } from './street.ts'
import { notePurchase } from './triggers.ts'

/** MONSTER or RELIC: where a promise to the next purchase stands. */
function typeOf(face: Face): number {
  return face.type === 'relic' ? RELIC : MONSTER
}

/** TL-BUY1: the printed cost, less what was promised. */
function priceOf(s: TerrorsOfLondon, face: Face): number {
  return Math.max(0, face.cost - (s.discounts[typeOf(face)] as number))
}

export function streetPrice(s: TerrorsOfLondon, card: Card): number {
  return priceOf(s, faceOf(s, card))
}

/** All Acolytes have one price; which one it is shows afterwards (TL-BUY-R2). */
export function acolytePrice(s: TerrorsOfLondon): number {
  return Math.max(0, boxOf(s).acolytePrice - (s.discounts[MONSTER] as number))
}

export function addPurchases(s: TerrorsOfLondon, list: TerrorsMove[]): void {
  const coins = s.pool[COIN] as number
  const { moves } = boxOf(s)
  for (let slot = 0; slot < s.street.length; slot++) {
    const card = s.street[slot] as Card
    if (card !== EMPTY && streetPrice(s, card) <= coins) list.push(moves.buy[card] as TerrorsMove)
  }
  if (s.acolytes.length > 0 && acolytePrice(s) <= coins) list.push(BUY_ACOLYTE)
}

/** TL-CLAIM1: printed on the card, or promised to the next one of its type from the Street. */
export function mayClaim(s: TerrorsOfLondon, card: Card): boolean {
  const face = faceOf(s, card)
  return face.claim || s.claims[typeOf(face)] === 1
}

export function askToClaim(s: TerrorsOfLondon, card: Card): void {
  push(s, { do: 'claim', card })
}

/** The question of CLAIM; `otherwise` takes the card to where it goes without. */
export function claimQuestion(otherwise: (s: TerrorsOfLondon, card: Card) => void): QuestionOf<'claim'> {
  return {
    who: askActive,
    moves: () => [CLAIM, DECLINE],
    answer(s, q, _, move) {
      if (move.do === 'claim') completePurchase(s, q.card, 'draw')
      else otherwise(s, q.card)
    },
  }
}

/** Pays for a card of the Street and takes it; the Street is filled before anything that follows (TL-BUY-R3). */
export function completePurchase(s: TerrorsOfLondon, card: Card, to: 'discard' | 'draw' | 'relics'): void {
  const player = activePlayer(s)
  const type = typeOf(faceOf(s, card))
  const slot = slotOf(s, card)
  pay(s, card, streetPrice(s, card), to)
  s.claims[type] = 0
  if (to === 'draw') putOnTop(s, s.active, card, [0, 1])
  else player[to].push(card)
  fillSlot(s, slot)
}

export function buyAcolyte(s: TerrorsOfLondon): void {
  const price = acolytePrice(s)
  const card = s.acolytes.pop() as Card
  s.fence++
  // What follows from the purchase may mix it into a draw pile at once, and all have seen it.
  pay(s, card, price, 'discard', [card])
  activePlayer(s).discard.push(card)
}

function pay(
  s: TerrorsOfLondon,
  card: Card,
  price: number,
  to: 'discard' | 'draw' | 'relics',
  shown?: readonly Card[],
): void {
  s.pool[COIN] = (s.pool[COIN] as number) - price
  s.discounts[typeOf(faceOf(s, card))] = 0
  tell?.<TerrorsEvent>({ e: 'bought', seat: s.active, card, price, to, ...(shown ? { shown } : {}) })
  notePurchase(s)
}
