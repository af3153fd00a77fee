/** Discard Cards: any number of one's own hand, one at least (VD-DISC). */
import { cardMove, DONE } from '../../content/moves.ts'
import { type Card, realmOf, type VillainousMove } from '../../state.ts'
import { discardFromHand } from '../piles.ts'
import type { Chosen } from '../verb.ts'
import type { ActionVerb } from './action.ts'

export function cardsIn(chosen: Chosen): Card[] {
  const cards: Card[] = []
  for (const move of chosen) if (move.do === 'card') cards.push(move.card)
  return cards
}

/** Those not chosen yet, until one says it is enough; with `least` cards chosen one may. */
export function discardChoices(
  hand: readonly Card[],
  chosen: Chosen,
  least: number,
): VillainousMove[] | null {
  if (chosen.at(-1)?.do === 'done') return null
  const taken = cardsIn(chosen)
  const left: VillainousMove[] = hand.filter((card) => !taken.includes(card)).map(cardMove)
  if (left.length === 0 && taken.length >= least) return least === 0 && taken.length === 0 ? [DONE] : null
  if (taken.length >= least) left.push(DONE)
  return left
}

export const discardCards: ActionVerb = {
  secret: () => true,
  possible: (s, { by }) => realmOf(s, by).hand.length > 0,
  choices: (s, { by }, _, chosen) => discardChoices(realmOf(s, by).hand, chosen, 1),
  do: (s, { by }, _, chosen) => discardFromHand(s, by, cardsIn(chosen)),
}
