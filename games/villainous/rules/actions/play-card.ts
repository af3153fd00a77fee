/** Play a Card: one card of the hand, paid for (VD-PLAY). */
import { realmOf } from '../../state.ts'
import { playBan, playChoices, playFromHand, playRefusals } from '../play.ts'
import type { ActionVerb } from './action.ts'

export const playCard: ActionVerb = {
  // Which card it is; where it goes tells nothing more.
  secret: (_, chosen) => chosen.length === 0,
  possible: (s, task) => realmOf(s, task.owner).hand.some((card) => playBan(s, task, card) === null),
  choices: (s, task, _, chosen) => playChoices(s, task, chosen),
  refusals: (s, task, _, chosen) => playRefusals(s, task, chosen),
  do: (s, task, _, chosen) => playFromHand(s, task, chosen),
}
