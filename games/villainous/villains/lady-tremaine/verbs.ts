/** What only Lady Tremaine's cards do with hands, decks, Items and Allies. */
import { forget, reveal, seatBit, takeOut, tell } from '@duskhall/kernel'
import { Count } from '../../../kit/content/atoms.ts'
import { CardName, listOf, maybe } from '../../content/fields.ts'
import { cardMove } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import { cardsIn, discardChoices } from '../../rules/actions/discard-cards.ts'
import { discardFromRealm, moveCard } from '../../rules/cards.ts'
import { discardFromHand, drawCards, hasCards, shuffleUnder } from '../../rules/piles.ts'
import { alliesOf, cardsWhere, findInRealm, moveBan } from '../../rules/realm.ts'
import { verb } from '../../rules/verb.ts'
import { wayChoices } from '../../rules/verbs/heroes.ts'
import { type Card, type Location, NONE, realmOf, type Villainous } from '../../state.ts'

/** VD-CARDT-R10: none is allowed as well. */
export const discardAny = verb(
  'discardAny',
  {},
  {
    secret: () => true,
    possible: () => true,
    // VD-DISC-R2: whoever makes her discard, the hand is hers.
    chooser: (_, { owner }) => owner,
    choices: (s, { owner }, _, chosen) => discardChoices(realmOf(s, owner).hand, chosen, 0),
    do(s, { owner }, _, chosen) {
      const cards = cardsIn(chosen)
      if (cards.length > 0) discardFromHand(s, owner, cards)
    },
  },
)

export const refill = verb(
  'refill',
  { to: Count(1, 9) },
  {
    possible: () => true,
    do(s, { owner }, { to }) {
      const { hand } = realmOf(s, owner)
      if (hand.length < to) drawCards(s, owner, to - hand.length)
    },
  },
)

function topOf(s: Villainous, owner: number, n: number): Card[] {
  const { fateDeck } = realmOf(s, owner)
  return fateDeck.slice(Math.max(0, fateDeck.length - n))
}

/** What only she sees; the others see how many. */
function tellAlone(e: 'looked' | 'put-back', seat: number, cards: readonly Card[]): void {
  tell?.<VillainousEvent>({ e, seat, count: cards.length, secret: { seats: [seat], cards } })
}

/** VD-SEE2, VD-LT-R3: only she sees them, and looking forces nothing into play. */
export const lookAtFate = verb(
  'lookAtFate',
  { n: Count(1, 9) },
  {
    possible: (s, { owner }) => hasCards(s, owner, true),
    do(s, { owner }, { n }) {
      const { fateDeck, fateDiscard } = realmOf(s, owner)
      if (fateDeck.length < n && fateDiscard.length > 0) shuffleUnder(s, owner, true)
      const cards = topOf(s, owner, n)
      for (const card of cards) reveal(s, card, [owner])
      s.fence++
      tellAlone('looked', owner, cards)
    },
  },
)

/** VD-LT5, VD-LT-R20: one of them face up to the pile, the other stays on top. */
export const discardLooked = verb(
  'discardLooked',
  { n: Count(1, 9) },
  {
    secret: () => true,
    possible: (s, { owner }) => hasCards(s, owner, true),
    choices: (s, { owner }, { n }, chosen) => (chosen.length > 0 ? null : topOf(s, owner, n).map(cardMove)),
    do(s, { owner }, _, [choice]) {
      if (choice?.do !== 'card') return
      const { fateDeck, fateDiscard } = realmOf(s, owner)
      takeOut(fateDeck, choice.card)
      forget(s, [choice.card])
      fateDiscard.push(choice.card)
      tell?.<VillainousEvent>({ e: 'discarded', owner, card: choice.card, shown: [choice.card] })
    },
  },
)

/** VD-LT30, VD-CARDT-R17: back on top in any order, the uppermost named first. */
export const orderTop = verb(
  'orderTop',
  { n: Count(1, 9) },
  {
    secret: () => true,
    possible: (s, { owner }) => hasCards(s, owner, true),
    choices(s, { owner }, { n }, chosen) {
      const taken = cardsIn(chosen)
      const left = topOf(s, owner, n).filter((card) => !taken.includes(card))
      return left.length === 0 ? null : left.map(cardMove)
    },
    do(s, { owner }, { n }, chosen) {
      const { fateDeck } = realmOf(s, owner)
      const cards = cardsIn(chosen)
      fateDeck.length -= Math.min(n, fateDeck.length)
      fateDeck.push(...cards.toReversed())
      // Nobody else can still follow a card whose place they knew.
      for (const card of cards) s.known[card] = (s.known[card] ?? 0) & seatBit(owner)
      tellAlone('put-back', owner, cards)
    },
  },
)

/** VD-CARDT-R6, VD-CARDT-R26: one Item of the realm, by name or any Villain Item. */
export const discardItem = verb(
  'discardItem',
  { cards: maybe(listOf(CardName)) },
  {
    choices: (s, { owner }, { cards }, chosen) =>
      chosen.length > 0
        ? null
        : cardsWhere(s, owner, (face) =>
            cards ? cards.includes(face.id) : face.type === 'item' && !face.fate,
          ).map(cardMove),
    do(s, { owner }, _, [choice]) {
      if (choice?.do === 'card') discardFromRealm(s, owner, choice.card)
    },
  },
)

/** VD-CARDT-R31. */
export const moveAlly = verb(
  'moveAlly',
  {},
  {
    choices: (s, { owner }, _, chosen) => wayChoices(s, owner, alliesOf(s, owner), chosen),
    do(s, about, _, [ally, to]) {
      if (ally?.do === 'card' && to?.do === 'at') moveCard(s, about, ally.card, to.at)
    },
  },
)

/** VD-CARDT-R28. */
export const pullAlly = verb(
  'pullAlly',
  { card: CardName },
  {
    possible(s, { owner, card: source }, { card }) {
      const ally = findInRealm(s, owner, card)
      return ally !== NONE && moveBan(s, owner, ally, s.at[source] as Location) === null
    },
    do(s, about, { card }) {
      moveCard(s, about, findInRealm(s, about.owner, card), s.at[about.card] as Location)
    },
  },
)
