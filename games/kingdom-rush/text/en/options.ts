/** English: what a table is laid with. */
import type { OptionWords } from '../options.ts'
import { diamonds, hearts } from './words.ts'

export const options: OptionWords = {
  scenario: (story, news) => `${story} New here: ${news.join('; ')}.`,
  stakes: ({ hearts: lives, diamonds: purse, stars, level, isEarly, ironRule, isReconstructed }) =>
    [
      `You begin with ${hearts(lives)} and ${purse === 0 ? 'no diamond' : diamonds(purse)}.`,
      isEarly ? 'Hordes already appear in the first round.' : '',
      ironRule ? `Iron rule: ${ironRule}` : '',
      `A victory is worth ${stars === 0 ? `the mark ${level}` : stars === 1 ? '1 star' : `${stars} stars`}.`,
      isReconstructed ? 'This level is a reconstruction.' : '',
    ]
      .filter(Boolean)
      .join(' '),
}
