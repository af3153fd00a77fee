/** What is asked once more before a move is sent. */
import type { Language } from '@duskhall/kernel'
import type { SeatInfo } from '@duskhall/ui'
import type { VillainousEvent } from '../events.ts'
import { type Card, realmOf, type VillainousMove } from '../state.ts'
import { namesIn } from '../text/names.ts'
import { tableWords } from '../text/table.ts'
import { chosenCards, iconUsed, isDiscarding, type VillainousView, vanquishing } from './answers.ts'
import { progressOf } from './objective.ts'
import { previewOf } from './preview.ts'
import { idOf } from './seen.ts'

export function confirm(
  view: VillainousView,
  move: VillainousMove,
  _: readonly SeatInfo[],
  lang: Language,
): string | null {
  if (move.do === 'end') return ending(view, lang)
  const words = tableWords(lang).confirm
  if (move.do === 'card' && isSurplus(view))
    return words.surplus(namesIn(view.state.content, lang).card(idOf(view.state, move.card)))
  if (move.do === 'card' && isLastOfHand(view, move.card)) return words.wholeHand
  return isSetback(view, move) ? words.setback : null
}

/** Ending the turn with an action left that hardly anybody leaves unused. */
function ending(view: VillainousView, lang: Language): string | null {
  const words = tableWords(lang)
  const can = (view.question?.moves ?? []).flatMap((move) => {
    const icon = iconUsed(view, move)
    const say = icon && words.confirm.can[icon.action]
    return icon && say ? [say(icon.n)] : []
  })
  return can.length > 0 ? words.confirm.end(words.list([...new Set(can)])) : null
}

/** The Allies picked are strong enough: one more would be lost for nothing. */
function isSurplus({ state, question }: VillainousView): boolean {
  return vanquishing(state) !== null && (question?.moves.some((move) => move.do === 'done') ?? false)
}

/** All others are picked to be discarded: with this one it is done, and nothing asks whether it is enough. */
function isLastOfHand({ state, seat }: VillainousView, card: Card): boolean {
  const { hand } = realmOf(state, seat)
  return (
    isDiscarding(state) &&
    hand.length > 1 &&
    hand.includes(card) &&
    chosenCards(state).length === hand.length - 1
  )
}

/** What makes up for a step back. */
const GAINS: readonly VillainousEvent['e'][] = ['power', 'drawn', 'returned', 'defeated', 'claimed']

/** In one's own turn: further from the objective, with nothing to show for it. */
function isSetback(view: VillainousView, move: VillainousMove): boolean {
  const { state, seat } = view
  if (state.active !== seat || state.agenda.at(-1)?.do !== 'instruct') return false
  const { after, events, next } = previewOf(view, move)
  // Whatever is asked next may make up for it.
  if (next?.name === 'instruct' || events.some(({ e }) => GAINS.includes(e))) return false
  return progressOf(after, seat).done < progressOf(state, seat).done
}
