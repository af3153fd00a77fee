/** Which realm lies in front: the one the question is about, or another that is only looked at. */
import { type Language, type Seat, SPECTATOR } from '@duskhall/kernel'
import { seatOfChair } from '@duskhall/ui'
import { tableWords } from '../text/table.ts'
import { ownerAsked, type VillainousView } from './answers.ts'

/** A realm that is looked at although the question is not about it. */
interface Draft {
  readonly realm: Seat
}

/** Whose realm the standing question is about; null where it is about none in particular. */
export function askedRealm({ state, seat, question }: VillainousView): Seat | null {
  if (!question || seat === SPECTATOR || !question.seats.includes(seat)) return null
  return ownerAsked(state) ?? seat
}

export function realmInFront(asked: Seat | null, chair: Seat, draft: unknown): Seat {
  return (draft as Draft | null)?.realm ?? asked ?? chair
}

/** What to remember so that this realm lies in front: nothing where it would by itself. */
export function lookingAt(realm: Seat, asked: Seat | null, chair: Seat): Draft | null {
  return realm === (asked ?? chair) ? null : { realm }
}

/** Nothing is taken back by leaving it: one only looks away. */
export function leaving(view: VillainousView, _: unknown, lang: Language): string {
  const { back, backToQuestion } = tableWords(lang).realm
  return (askedRealm(view) ?? seatOfChair(view)) === seatOfChair(view) ? back : backToQuestion
}
