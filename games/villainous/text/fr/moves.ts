/** French: answers, as buttons and screen readers say them. */
import { who } from '../../../kit/text/fr.ts'
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
    const hidden = covered.length > 0 ? ` (couvert : ${icons(covered)})` : ''
    return `Aller ${to(place)} : ${open.length > 0 ? icons(open) : 'aucune action'}${hidden}`
  },
  use: (move) => icon(move),
  grant: ({ action, inRealm }) => `${icon({ action, n: 0 })}, par ${oneOf(inRealm)}`,
  end: () => 'Finir votre tour',
  card: ({ picked, choice }) => wordsOf(choice)?.card?.(picked) ?? `Jouer ${picked.card}`,
  at: ({ at: place, choice, card }) => wordsOf(choice)?.at?.(place) ?? `Jouer ${card} ${at(place)}`,
  branch: ({ text, branch }) => text || `Choix ${branch + 1}`,
  amount: ({ amount }) => `Retirer ${obstacles(amount)}`,
  seat: ({ seat, villain, isNamed }) => `Fatalité contre ${who(seat)}${isNamed ? ` (${villain})` : ''}`,
  tile: ({ tile }) => `Activer ${tile}`,
  done: ({ choice }) => wordsOf(choice)?.done ?? 'Le faire',
  decline: ({ choice, by }, question) => {
    if (question === 'respond') return 'Ne jouer aucune Condition'
    if (question === 'take-over') return `Laisser choisir ${who(by)}`
    return wordsOf(choice)?.decline ?? 'Renoncer'
  },
}
