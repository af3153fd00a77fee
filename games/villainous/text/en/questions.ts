/** English: what is asked, to the player who is asked and about that player to the others. */
import { list, who } from '../../../kit/text/en.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { QuestionTexts } from '../pack.ts'
import { choices } from './choices.ts'
import { at, because, cards, happened, power } from './words.ts'

/** What lies open, and what becomes of the card that is not chosen. */
function revealed(both: readonly string[], playsBoth: string | null): string {
  if (both.length < 2) return `Revealed: ${list(both)}.`
  const rest = playsBoth ? `, except with ${playsBoth}, which has it played as well` : ''
  return `Revealed: ${list(both)}. The other one is discarded without effect${rest}.`
}

export const questions: QuestionTexts = {
  move: ({ at: place }, they) =>
    ask(
      'Move to another location.',
      `${they} moves to another location.`,
      `The mover stands ${at(place)} and must leave it. The actions of the new location follow.`,
    ),
  act: ({ at: place, can, power: n, hand }, they) => ({
    you: {
      text: can > 0 ? `Use an action ${at(place)}, or end your turn.` : 'No action is left: end your turn.',
      why: `${power(n)}, ${cards(hand)} in hand. Each icon works once; then you draw up to 4 cards.`,
    },
    they: {
      text: `${they} uses the actions ${at(place)}.`,
      why: `${power(n)}, ${cards(hand)} in hand.`,
    },
  }),
  instruct: ({ choice }, they) => {
    const { you, they: others } = choices[choice.kind](choice as never, they)
    return ask(you, others, because(choice.source))
  },
  fate: ({ owner, cards: both, playsBoth }, they) =>
    ask(
      `Choose the Fate card to play against ${who(owner)}.`,
      `${they} chooses the Fate card to play against ${who(owner)}.`,
      revealed(both, playsBoth),
    ),
  'take-over': ({ by, owner, cards: both }, they) =>
    ask(
      'Play a Condition to choose yourself which card is played?',
      `${they} may play a Condition.`,
      `${capital(who(by))} ${by.you ? 'have' : 'has'} revealed ${list(both)} against ${who(owner)}.`,
    ),
  'chosen-for': ({ cards: both, playsBoth }, they) =>
    ask(
      'Choose which of the revealed cards is played against you.',
      `${they} chooses which of the revealed cards is played.`,
      revealed(both, playsBoth),
    ),
  'placed-for': ({ card }, they) =>
    ask(
      `Choose the location in your Realm for ${card}.`,
      `${they} chooses the location for ${card}.`,
      'A Hero covers the two upper icons of its location.',
    ),
  respond: ({ active, met }, they) => {
    const why = `${capital(who(active))} ${active.you ? 'have' : 'has'} ${happened(met)}.`
    return ask('Play a Condition, or none?', `${they} may play a Condition.`, [
      `${why} Without a Condition you keep your cards.`,
      why,
    ])
  },
}
