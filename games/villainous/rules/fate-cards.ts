/** Fate cards: revealed, chosen, played against their owner or discarded without effect (VD-FATE). */
import { askSeat, push, type Seat, takeOut, tell } from '@duskhall/kernel'
import { boxOf, faceOf } from '../content/box.ts'
import { atMove, cardMove, DECLINE } from '../content/moves.ts'
import type { VillainousEvent } from '../events.ts'
import {
  type Card,
  NONE,
  type QuestionOf,
  realmOf,
  type StepOf,
  type Task,
  task,
  type Villainous,
  type VillainousMove,
} from '../state.ts'
import { refused } from './bans.ts'
import { conditionsInHand, mayHold, resolveCondition } from './conditions.ts'
import { begin, listOf } from './instruct.ts'
import { discardAside, revealTop } from './piles.ts'
import { bringIn, canResolve, entryBan, placeBan, placesFor, putAwayAfter } from './play.ts'
import { LOCATIONS } from './realm.ts'

/** VD-FATE2, VD-FATE-R3, VD-FATE-R4: one at a time, as many as there are. */
export function revealPair(s: Villainous, owner: Seat): Card[] {
  const cards: Card[] = []
  for (let i = 0; i < 2; i++) {
    const card = revealTop(s, owner, true)
    if (card !== undefined) cards.push(card)
  }
  return cards
}

/** Whether a revealed Fate card can be played (VD-FATE8), the others of the pair being where they will be by then. */
export function isPlayable(s: Villainous, about: Task, others: readonly Card[]): boolean {
  const { fateDiscard } = realmOf(s, about.owner)
  const discarded = s.options.fateDiscardFirst && !waitsForOther(s, about.card) ? others : []
  // VD-FATE-R10: judged as if the other one already lay on the pile.
  fateDiscard.push(...discarded)
  const can =
    faceOf(s, about.card).type === 'effect'
      ? canResolve(s, { ...about, other: others[0] ?? NONE }, about.card)
      : entryBan(s, about.owner, about.card) === null
  fateDiscard.length -= discarded.length
  return can
}

/** VD-FATE-R2: a card that refers to the other revealed one keeps it waiting. */
export function waitsForOther(s: Villainous, card: Card): boolean {
  return listOf(s, faceOf(s, card).play).some(({ effect }) => effect.op === 'playOther')
}

interface Pair {
  readonly owner: Seat
  readonly by: Seat
  readonly cards: readonly Card[]
}

function playableOf(s: Villainous, { owner, by, cards }: Pair): Card[] {
  return cards.filter((card) =>
    isPlayable(
      s,
      task(owner, by, card),
      cards.filter((other) => other !== card),
    ),
  )
}

/** VD-FATE-R5, VD-COND-R10, VD-FATE9: what is forced, who is asked, or nothing. */
export function pair(s: Villainous, step: StepOf<'pair'>): void {
  const { owner, by, cards, action } = step
  const forced = cards.find((card) => faceOf(s, card).atOnce)
  if (forced !== undefined) playOne(s, step, forced)
  else if (action && mayHold(s, owner, (when) => when.event === 'fated'))
    push(s, { do: 'take-over', owner, by, cards })
  else if (playableOf(s, step).length > 0) push(s, { do: 'fate', owner, by, cards })
  else discardAll(s, owner, cards)
}

function discardAll(s: Villainous, owner: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    tell?.<VillainousEvent>({ e: 'unplayable', owner, card, shown: [card] })
    discardAside(s, { owner, card })
  }
}

/** VD-FATE3, VD-FATE4, VD-FATE-R2: one of them is played, the other goes to the pile. */
function playOne(s: Villainous, { owner, by, cards }: Pair, chosen: Card, place?: VillainousMove): void {
  const others = cards.filter((card) => card !== chosen)
  if (waitsForOther(s, chosen)) {
    playFate(s, { owner, by, card: chosen, other: others[0] ?? NONE })
    return
  }
  if (s.options.fateDiscardFirst) for (const card of others) discardAside(s, { owner, card })
  else push(s, ...others.map((card) => ({ do: 'discard-aside', owner, card }) as const))
  playFate(s, task(owner, by, chosen), place)
}

/** A Fate card that lies aside is played: it enters the realm, or is resolved and discarded (VD-EFFECT2). */
export function playFate(s: Villainous, about: Task, place?: VillainousMove): void {
  const { owner, by, card } = about
  const face = faceOf(s, card)
  if (face.type === 'effect') {
    tell?.<VillainousEvent>({ e: 'resolved', seat: by, owner, card, shown: [card] })
    putAwayAfter(s, owner, card)
    begin(s, face.play, about)
  } else if (place) {
    takeOut(s.aside, card)
    bringIn(s, about, card, place)
  } else begin(s, boxOf(s).enter, about)
}

/** VD-LT-R4: outside a Fate action too, who must be played at once is; what revealed the cards goes on with the others. */
export function playAtOnce(s: Villainous, { owner, by }: Task, cards: readonly Card[]): void {
  for (const card of cards) if (faceOf(s, card).atOnce) playFate(s, task(owner, by, card))
}

/** Asked only where both can be played: nothing is refused. */
export const fateQuestion: QuestionOf<'fate'> = {
  who: (_, q) => askSeat(q.by),
  moves: (s, q) => playableOf(s, q).map(cardMove),
  answer(s, q, _, move) {
    if (move.do === 'card') playOne(s, q, move.card)
  },
}

/** Asked whenever such a Condition may be in the hand, so that the question tells nothing (VD-COND-R8). */
export const takeOverQuestion: QuestionOf<'take-over'> = {
  who: (_, q) => askSeat(q.owner),
  moves: (s, q) => [...conditionsInHand(s, q.owner, (when) => when.event === 'fated').map(cardMove), DECLINE],
  answer(s, q, _, move) {
    const { owner, by, cards } = q
    if (move.do !== 'card') {
      push(s, { do: 'pair', owner, by, cards, action: false })
      return
    }
    push(s, { do: 'chosen-for', owner, by, cards })
    resolveCondition(s, owner, move.card)
  },
  always: () => true,
  idle: (move) => move.do === 'decline',
}

/** VD-CARDT-R13: she may even choose the one that cannot be played, unless the table forbids it. */
function choosable(s: Villainous, q: Pair): readonly Card[] {
  const playable = playableOf(s, q)
  return s.options.jokesMayWaste || playable.length === 0 ? q.cards : playable
}

export const chosenForQuestion: QuestionOf<'chosen-for'> = {
  who: (_, q) => askSeat(q.owner),
  moves: (s, q) => choosable(s, q).map(cardMove),
  answer(s, q, _, move) {
    if (move.do !== 'card') return
    const { owner, by, cards } = q
    tell?.<VillainousEvent>({ e: 'taken-over', seat: owner, card: move.card, shown: [move.card] })
    if (!playableOf(s, q).includes(move.card)) discardAll(s, owner, cards)
    else if (faceOf(s, move.card).type === 'hero')
      push(s, { do: 'placed-for', owner, by, cards, card: move.card })
    else playOne(s, q, move.card)
  },
}

export const placedForQuestion: QuestionOf<'placed-for'> = {
  who: (_, q) => askSeat(q.owner),
  moves: (s, q) => placesFor(s, q.owner, q.card),
  answer: (s, q, _, move) => playOne(s, q, q.card, move),
  refusals: (s, q) => refused(LOCATIONS, atMove, (at) => placeBan(s, q.owner, q.card, at)),
}
