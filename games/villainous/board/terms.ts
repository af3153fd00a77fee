/** Which words of the glossary explain what on the table. */
import { type Terms, termsBy } from '@duskhall/ui'
import { boardOf, faceOf } from '../content/box.ts'
import type { CardEntry } from '../content/schema.ts'
import { isCovered } from '../rules/realm.ts'
import type { Action, Asking } from '../state.ts'
import type { VillainousView } from './answers.ts'

/** An action, with the words that its own sentence needs. */
const ACTIONS: { readonly [A in Action]: readonly string[] } = {
  gainPower: ['actions.gainPower', 'ideas.power'],
  playCard: ['actions.playCard', 'ideas.cost'],
  activate: ['actions.activate', 'ideas.activation'],
  fate: ['actions.fate', 'ideas.reveal'],
  moveHero: ['actions.moveHero', 'ideas.adjacent'],
  moveItemAlly: ['actions.moveItemAlly', 'ideas.adjacent'],
  vanquish: ['actions.vanquish', 'ideas.defeat'],
  discardCards: ['actions.discardCards'],
}

const ASKED: { readonly [Name in Asking['do']]: Terms } = {
  move: 'steps.move',
  act: 'steps.act',
  instruct: [],
  fate: 'actions.fate',
  'take-over': ['cards.condition', 'actions.fate'],
  'chosen-for': 'actions.fate',
  'placed-for': 'actions.fate',
  respond: 'cards.condition',
}

function iconTerms({ state }: VillainousView, seat = '', at = '', icon = ''): Terms {
  const board = boardOf(state, Number(seat))
  const printed = board.icons[Number(at)]?.[Number(icon)]
  if (!printed) return []
  const covered = Number(icon) < (board.top[Number(at)] ?? 0) && isCovered(state, Number(seat), Number(at))
  return [...ACTIONS[printed.action], ...(covered ? ['ideas.covered'] : [])]
}

const REALM = ['zones.realm', 'zones.location', 'zones.mover']
const PILES: { readonly [pile: string]: Terms } = {
  deck: ['zones.deck', 'cards.villain'],
  discard: 'zones.discard',
  'fate-deck': ['zones.fateDeck', 'cards.fate'],
  'fate-discard': 'zones.fateDiscard',
}

export const termsOf = termsBy<VillainousView>({
  icon: iconTerms,
  grant: ({ state }, card = '') => {
    const { grants } = faceOf(state, Number(card))
    return grants ? ACTIONS[grants] : []
  },
  place: 'zones.location',
  above: ['cards.hero', 'ideas.covered'],
  below: ['cards.ally', 'cards.item'],
  obstacles: ['tokens.obstacle', 'tokens.slot'],
  lock: 'tokens.lock',
  pawn: 'zones.mover',
  tile: ['tokens.cauldron', 'steps.before'],
  power: 'ideas.power',
  seat: REALM,
  realm: REALM,
  hand: 'zones.hand',
  aside: ['zones.aside', 'ideas.reveal'],
  ...PILES,
  // What lies in the one that is looked into.
  ...Object.fromEntries(Object.entries(PILES).map(([pile, terms]) => [`in-${pile}`, terms])),
  phase: (_, step = '') => `steps.${step}`,
  prompt: ({ question }) => (question ? (ASKED[question.name as Asking['do']] ?? []) : []),
})

/** Words that stand in what a card does, by its instructions. */
const SAID: { readonly [term: string]: RegExp } = {
  'actions.vanquish': /"action":"vanquish"/,
  'actions.moveItemAlly': /"action":"moveItemAlly"/,
  'ideas.defeat': /"op":"(defeat|defeatAll)"/,
  'ideas.find': /"op":"(findAndPlay|callBallGown)"/,
  'ideas.reveal': /"op":"(revealAlly|revealTwo|playRevealedHero|anotherPair)"/,
  'ideas.look': /"op":"(lookAtFate|orderTop)"/,
  'ideas.attached': /"attach":/,
  'ideas.activation': /"activate":/,
  'tokens.trapped': /"op":"(trap|trapHere|toRoom|freeAndMove)"/,
  'tokens.obstacle': /"op":"(removeObstacles|putBack)"/,
  'tokens.cauldron': /"op":"(claim|awaken|sleep)"/,
  'tokens.lock': /"op":"unlock"/,
}

export function termsOfCard(entry: CardEntry, fate: boolean): readonly string[] {
  const written = JSON.stringify(entry)
  return [
    ...Object.keys(SAID).filter((term) => SAID[term]?.test(written)),
    `cards.${entry.type}`,
    ...('strength' in entry ? ['ideas.strength'] : []),
    ...('cost' in entry && !fate ? ['ideas.cost'] : []),
    fate ? 'cards.fate' : 'cards.villain',
  ]
}
