/** Conditions: played by others in one's turn, once the action that met them is over (VD-COND). */
import { askSeat, push, type Seat, takeOut, tell } from '@duskhall/kernel'
import { boardOf, faceOf } from '../content/box.ts'
import { cardMove, DECLINE } from '../content/moves.ts'
import type { When } from '../content/schema.ts'
import type { VillainousEvent } from '../events.ts'
import { type Card, type Met, type QuestionOf, realmOf, task, type Villainous } from '../state.ts'
import { refused } from './bans.ts'
import { begin, canCarryOut } from './instruct.ts'

/** VD-CARDG-R5: which of the table's actions a Condition counts. */
function answersTo(s: Villainous, when: When, met: Met): boolean {
  if (when.event === 'fated' || when.event !== met.event) return false
  if (met.event === 'itemPlayed') return s.options.itemTriggerScope === 'anyItem' || met.own
  const { action, from } = when as Extract<When, { event: 'action' }>
  if (action !== undefined && action !== met.action) return false
  if (from === undefined) return true
  return s.options.fourActionWindow === 'fourthOnly' ? met.number === from : met.number >= from
}

const isMet = (s: Villainous, when: When, met: readonly Met[]) => met.some((one) => answersTo(s, when, one))

/**
 * Whether a seat may hold such a Condition for all that the others can see: some copy lies in its hand or deck. Only
 * that decides who is asked, so that nobody learns from a question who holds one (VD-COND-R8).
 */
export function mayHold(s: Villainous, seat: Seat, is: (when: When) => boolean): boolean {
  const { discard } = realmOf(s, seat)
  return boardOf(s, seat).conditions.some(
    (card) => is(faceOf(s, card).when as When) && !discard.includes(card) && !s.aside.includes(card),
  )
}

export function conditionsInHand(s: Villainous, seat: Seat, is: (when: When) => boolean): Card[] {
  return realmOf(s, seat).hand.filter((card) => {
    const { when, play } = faceOf(s, card)
    // VD-COND-R7: what cannot be carried out cannot be played.
    return when !== null && is(when) && canCarryOut(s, play, task(seat, seat, card))
  })
}

/** VD-COND-R1, VD-COND-R2: after the whole action, in turn order from the player after the active one. */
export function window(s: Villainous): void {
  const { met } = s
  s.met = []
  if (met.length === 0) return
  // The last one is put under the others.
  for (let i = s.seats - 1; i > 0; i--) {
    const seat = (s.active + i) % s.seats
    if (mayHold(s, seat, (when) => isMet(s, when, met))) push(s, { do: 'respond', seat, met })
  }
}

export const respondQuestion: QuestionOf<'respond'> = {
  who: (_, q) => askSeat(q.seat),
  moves: (s, q) => [...conditionsInHand(s, q.seat, (when) => isMet(s, when, q.met)).map(cardMove), DECLINE],
  answer(s, q, seat, move) {
    if (move.do !== 'card') return
    // VD-COND8, VD-COND-R11: any number, one at a time, drawn ones too.
    push(s, q)
    resolveCondition(s, seat, move.card)
  },
  refusals: (s, q) =>
    refused(realmOf(s, q.seat).hand, cardMove, (card) => {
      const { when, play } = faceOf(s, card)
      if (when === null) return 'VD-COND1'
      if (!isMet(s, when, q.met)) return 'VD-COND3'
      return canCarryOut(s, play, task(q.seat, q.seat, card)) ? null : 'VD-COND-R7'
    }),
  always: () => true,
  idle: (move) => move.do === 'decline',
}

/** VD-COND7, VD-COND-R12: in no zone while it is resolved, then discarded. */
export function resolveCondition(s: Villainous, seat: Seat, card: Card): void {
  takeOut(realmOf(s, seat).hand, card)
  s.aside.push(card)
  tell?.<VillainousEvent>({ e: 'condition', seat, card, shown: [card] })
  push(s, { do: 'discard-aside', owner: seat, card })
  begin(s, faceOf(s, card).play, task(seat, seat, card))
}
