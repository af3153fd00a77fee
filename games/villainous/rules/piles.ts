/** Decks, piles and hands: drawing, rebuilding, revealing, looking (VD-DRAW, VD-SEE). */
import { forget, type Seat, shuffle, takeOut, tell } from '@duskhall/kernel'
import { faceOf } from '../content/box.ts'
import type { VillainousEvent } from '../events.ts'
import { type Card, type Realm, realmOf, type Villainous } from '../state.ts'

/** VD-TYPE1: every player has two sets, each with its deck and its pile. */
function deckOf(realm: Realm, fate: boolean): Card[] {
  return fate ? realm.fateDeck : realm.deck
}

function pileOf(realm: Realm, fate: boolean): Card[] {
  return fate ? realm.fateDiscard : realm.discard
}

/** The top card of a deck, rebuilt at the moment a card is needed from it (VD-DRAW-R1); undefined with nothing left. */
function takeTop(s: Villainous, owner: Seat, fate: boolean): Card | undefined {
  const realm = realmOf(s, owner)
  if (deckOf(realm, fate).length === 0 && pileOf(realm, fate).length > 0) rebuild(s, owner, fate)
  const card = deckOf(realm, fate).pop()
  if (card !== undefined) s.fence++
  return card
}

/** VD-DRAW5, VD-FATE7: the pile is shuffled into a new deck, with whatever is left of the old one. */
export function rebuild(s: Villainous, owner: Seat, fate: boolean): void {
  const realm = realmOf(s, owner)
  const deck = deckOf(realm, fate)
  const pile = pileOf(realm, fate)
  deck.push(...pile)
  pile.length = 0
  shuffle(s, deck)
  tell?.<VillainousEvent>({ e: 'reshuffled', seat: owner, fate })
}

export function hasCards(s: Villainous, owner: Seat, fate: boolean): boolean {
  const realm = realmOf(s, owner)
  return deckOf(realm, fate).length + pileOf(realm, fate).length > 0
}

/** VD-DRAW1, VD-DRAW-R2: as many as there are. */
export function drawCards(s: Villainous, seat: Seat, count: number): void {
  const { hand } = realmOf(s, seat)
  const cards: Card[] = []
  while (cards.length < count) {
    const card = takeTop(s, seat, false)
    if (card === undefined) break
    forget(s, [card])
    hand.push(card)
    cards.push(card)
  }
  if (cards.length > 0)
    tell?.<VillainousEvent>({ e: 'drawn', seat, count: cards.length, secret: { seats: [seat], cards } })
}

/** VD-SEE1: turned up for all to see; it lies aside until it is told where to go. */
export function revealTop(s: Villainous, owner: Seat, fate: boolean): Card | undefined {
  const card = takeTop(s, owner, fate)
  if (card === undefined) return undefined
  forget(s, [card])
  s.aside.push(card)
  return card
}

/** VD-TYPE3: face up to the pile of its own set, from wherever it was. */
export function toPile(s: Villainous, owner: Seat, card: Card): void {
  pileOf(realmOf(s, owner), faceOf(s, card).fate).push(card)
}

export function discardAside(s: Villainous, step: { readonly owner: Seat; readonly card: Card }): void {
  // It may have been found or shuffled away by what it did itself.
  if (!s.aside.includes(step.card)) return
  takeOut(s.aside, step.card)
  toPile(s, step.owner, step.card)
  if (!faceOf(s, step.card).fate) return
  tell?.<VillainousEvent>({ e: 'discarded', owner: step.owner, card: step.card, shown: [step.card] })
}

/** VD-CARDG-R26: an Effect that was played and goes back into its deck; one that was only revealed does not. */
export function shuffleAside(s: Villainous, step: { readonly owner: Seat; readonly card: Card }): void {
  if (!s.aside.includes(step.card)) return
  takeOut(s.aside, step.card)
  shuffleIn(s, step.owner, [step.card])
}

/** Into the deck of their own set, which is shuffled. */
export function shuffleIn(s: Villainous, owner: Seat, cards: readonly Card[]): void {
  const fate = cards[0] === undefined || faceOf(s, cards[0]).fate
  const deck = deckOf(realmOf(s, owner), fate)
  deck.push(...cards)
  shuffle(s, deck)
  for (const card of cards) tell?.<VillainousEvent>({ e: 'into-deck', owner, card, shown: [card] })
}

/** VD-DISC2. */
export function discardFromHand(s: Villainous, seat: Seat, cards: readonly Card[]): void {
  const realm = realmOf(s, seat)
  for (const card of cards) {
    takeOut(realm.hand, card)
    realm.discard.push(card)
  }
  tell?.<VillainousEvent>({ e: 'hand-discarded', seat, shown: cards })
}

/** VD-SEE-R1: what is left of a deck stays on top of the new one. */
export function shuffleUnder(s: Villainous, owner: Seat, fate: boolean): void {
  const realm = realmOf(s, owner)
  const deck = deckOf(realm, fate)
  const pile = pileOf(realm, fate)
  const kept = deck.splice(0)
  deck.push(...pile)
  pile.length = 0
  shuffle(s, deck)
  deck.push(...kept)
  tell?.<VillainousEvent>({ e: 'reshuffled', seat: owner, fate })
}
