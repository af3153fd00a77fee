/** English: answers, as buttons and screen readers say them. */
import { who } from '../../../kit/text/en.ts'
import type { MoveTexts } from '../pack.ts'
import type { Choice, ChoiceText } from '../types.ts'
import { choices } from './choices.ts'
import { at, icon, icons, obstacles, oneOf, to } from './words.ts'

/** The words of the choice that is answered. */
function wordsOf(choice: Choice | null): ChoiceText | null {
  return choice && choices[choice.kind](choice as never, '')
}

export const moves: MoveTexts = {
  move: ({ to: place, open, covered }) => {
    const hidden = covered.length > 0 ? ` (covered: ${icons(covered)})` : ''
    return `Move ${to(place)}: ${open.length > 0 ? icons(open) : 'no action'}${hidden}`
  },
  use: (move) => icon(move),
  grant: ({ action, inRealm }) => `${icon({ action, n: 0 })}, by ${oneOf(inRealm)}`,
  end: () => 'End your turn',
  card: ({ picked, choice }) => wordsOf(choice)?.card?.(picked) ?? `Play ${picked.card}`,
  at: ({ at: place, choice, card }) => wordsOf(choice)?.at?.(place) ?? `Play ${card} ${at(place)}`,
  branch: ({ text, branch }) => text || `Choice ${branch + 1}`,
  amount: ({ amount }) => `Remove ${obstacles(amount)}`,
  seat: ({ seat, villain, isNamed }) => `Fate against ${who(seat)}${isNamed ? ` (${villain})` : ''}`,
  tile: ({ tile }) => `Activate ${tile}`,
  done: ({ choice }) => wordsOf(choice)?.done ?? 'Do it',
  decline: ({ choice, by }, question) => {
    if (question === 'respond') return 'Play no Condition'
    if (question === 'take-over') return `Let ${who(by)} choose`
    return wordsOf(choice)?.decline ?? 'Decline'
  },
}
