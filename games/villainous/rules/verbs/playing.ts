/** Verbs that bring cards into play or perform an action. */
import { push, type Seat, shuffle, takeOut, tell } from '@duskhall/kernel'
import { Count } from '../../../kit/content/atoms.ts'
import { boardOf, boxOf, faceOf } from '../../content/box.ts'
import { CardName, Flag, maybe, oneOf } from '../../content/fields.ts'
import { branchMove, cardMove } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import type { Card, Task, Villainous, VillainousMove } from '../../state.ts'
import { ACTIONS, NONE, realmOf } from '../../state.ts'
import type { Performing } from '../actions/action.ts'
import { actions } from '../actions/index.ts'
import { leave } from '../cards.ts'
import { begin, canCarryOut } from '../instruct.ts'
import { bringIn, entryBan, pay, placeOf, placesFor } from '../play.ts'
import { inRealm } from '../realm.ts'
import { type Branch, type Chosen, type Instruction, type Verb, verb } from '../verb.ts'

/** VD-FATE5: a Fate card that stays, from where it was turned up. Not a word of content. */
export const enterVerb = verb(
  'enter',
  {},
  {
    choices: (s, { owner, card }, _, chosen) => (chosen.length > 0 ? null : placesFor(s, owner, card)),
    do(s, task, _, [place]) {
      takeOut(s.aside, task.card)
      bringIn(s, task, task.card, place)
    },
  },
)

/** VD-ACT-R7: an action, by its icon or because a card says so; it counts when it is over (VD-ACT-R6). */
const counted: Verb<Performing> = verb(
  'perform',
  { action: oneOf(ACTIONS), n: maybe(Count(1, 9)) },
  {
    do(s, task, effect, chosen) {
      push(s, { do: 'performed', action: effect.action })
      actions[effect.action].do(s, task, effect, chosen)
    },
  },
)
const performing = new Map(ACTIONS.map((action) => [action, { ...actions[action], ...counted }]))

export const perform: Verb<Performing> = {
  ...counted,
  of: ({ action }) => performing.get(action) as Verb<Performing>,
}

/** VD-GEN-R5: an OR inside a card is chosen when it is reached. */
export const either = verb(
  'either',
  {},
  {
    choices(s, task, effect, chosen) {
      if (chosen.length > 0) return null
      const { branches } = effect as Instruction & { branches: readonly Branch[] }
      const { power } = realmOf(s, task.owner)
      return branches.flatMap(({ pay: price = 0, list }, at) =>
        price <= power && canCarryOut(s, list, task) ? [branchMove(at)] : [],
      )
    },
    do(s, task, effect, [choice]) {
      if (choice?.do !== 'branch') return
      const { branches } = effect as Instruction & { branches: readonly Branch[] }
      const { pay: price = 0, list } = branches[choice.branch] as Branch
      pay(s, task.owner, price, task.card)
      begin(s, list, task)
    },
  },
)

/** VD-FIND-R9: turned up by an unfinished instruction and given no other zone yet. */
export function setAside(s: Villainous, owner: Seat): Card[] {
  const { fateDeck } = boardOf(s, owner)
  return s.aside.filter((card) => fateDeck.includes(card) && !isSpokenFor(s, card))
}

/** On its way to a pile or deck, or one of a pair of which one is to be played. */
function isSpokenFor(s: Villainous, card: Card): boolean {
  return s.agenda.some((step) => {
    if (step.do === 'discard-aside' || step.do === 'shuffle-aside') return step.card === card
    return 'cards' in step && step.cards.includes(card)
  })
}

/** VD-FIND2: realm, then pile, then deck; hands are not searched (VD-FIND-R2). */
function whereIs(s: Villainous, owner: Seat, card: Card): 'realm' | 'pile' | 'aside' | 'deck' | null {
  if (inRealm(s, card)) return 'realm'
  const { fateDiscard, fateDeck } = realmOf(s, owner)
  if (fateDiscard.includes(card)) return 'pile'
  if (setAside(s, owner).includes(card)) return 'aside'
  return fateDeck.includes(card) ? 'deck' : null
}

/** Takes a Fate card from wherever it is, for it to be played again; false when it is not found. */
export function fetch(s: Villainous, owner: Seat, card: Card): boolean {
  const { fateDiscard, fateDeck } = realmOf(s, owner)
  const where = whereIs(s, owner, card)
  if (where === 'realm') leave(s, owner, card)
  else if (where === 'pile') takeOut(fateDiscard, card)
  else {
    if (where === 'aside') takeOut(s.aside, card)
    else if (where === 'deck') takeOut(fateDeck, card)
    // VD-FIND4, VD-FIND-R3.
    shuffle(s, fateDeck)
  }
  if (where === null) tell?.<VillainousEvent>({ e: 'not-found', owner, card })
  else tell?.<VillainousEvent>({ e: 'found', owner, card, from: where === 'aside' ? 'deck' : where })
  return where !== null
}

/** Whether a Find can change anything (VD-GEN-R1): as long as there is something to search. */
export function canFind(s: Villainous, owner: Seat, card: Card): boolean {
  return isAnywhere(s, owner, card) || realmOf(s, owner).fateDeck.length > 0
}

/** VD-FIND-R3: a search in vain still shuffles the deck, but nobody is asked where the card goes. */
export function isAnywhere(s: Villainous, owner: Seat, card: Card): boolean {
  return whereIs(s, owner, card) !== null
}

/** Where a found card may go; `beside` names the location of the card that looks for it (VD-GASTON-R7). */
function foundPlaces(
  s: Villainous,
  { owner, card: source }: Task,
  card: Card,
  beside: boolean,
): VillainousMove[] {
  const places = placesFor(s, owner, card)
  return beside ? places.filter((place) => placeOf(s, place).at === s.at[source]) : places
}

/** VD-FIND2, VD-FIND-R7: what may be taken; copies in a pile or deck are all the same, those in the realm are not. */
function findable(s: Villainous, owner: Seat, id: string): readonly Card[] {
  const copies = boxOf(s).cardsOf(id)
  if (copies.length < 2) return copies
  const present = copies.filter((card) => inRealm(s, card))
  if (present.length > 0) return present
  const found = (['pile', 'aside', 'deck'] as const).flatMap((zone) =>
    copies.filter((card) => whereIs(s, owner, card) === zone),
  )
  return [found[0] ?? (copies[0] as Card)]
}

/** Which copy, asked only where there are several, and the place that follows. */
function wanted(s: Villainous, owner: Seat, id: string, chosen: Chosen) {
  const copies = findable(s, owner, id)
  if (copies.length === 1) return { copies, card: copies[0] as Card, place: chosen[0] }
  const [which, place] = chosen
  return { copies, card: which?.do === 'card' ? which.card : NONE, place }
}

export const findAndPlay = verb(
  'findAndPlay',
  { card: CardName, beside: Flag, unlessInRealm: Flag },
  {
    possible(s, { owner }, { card: id, unlessInRealm }) {
      const card = findable(s, owner, id)[0] as Card
      return canFind(s, owner, card) && !(unlessInRealm && inRealm(s, card))
    },
    choices(s, task, { card: id, beside = false }, chosen) {
      const { copies, card, place } = wanted(s, task.owner, id, chosen)
      if (place) return null
      if (card === NONE) return copies.map(cardMove)
      if (!isAnywhere(s, task.owner, card)) return null
      const places = foundPlaces(s, task, card, beside)
      return places.length === 0 ? null : places
    },
    do(s, task, { card: id }, chosen) {
      const { card, place } = wanted(s, task.owner, id, chosen)
      if (!place && isAnywhere(s, task.owner, card)) return
      if (fetch(s, task.owner, card)) bringIn(s, task, card, place)
    },
  },
)

/** VD-PVM-R3: a Hero from the owner's Fate discard pile (VD-CARDG-R25, VD-CARDH-R27). */
export const playFromFateDiscard = verb(
  'playFromFateDiscard',
  {},
  {
    choices(s, { owner }, _, [hero, place]) {
      if (place) return null
      if (hero?.do === 'card') return placesFor(s, owner, hero.card)
      return realmOf(s, owner)
        .fateDiscard.filter((card) => faceOf(s, card).type === 'hero' && entryBan(s, owner, card) === null)
        .map(cardMove)
    },
    do(s, task, _, [hero, place]) {
      if (hero?.do !== 'card') return
      takeOut(realmOf(s, task.owner).fateDiscard, hero.card)
      bringIn(s, task, hero.card, place)
    },
  },
)
