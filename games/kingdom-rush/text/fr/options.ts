/** French: what a table is laid with. */
import { count } from '../../../kit/text/fr.ts'
import type { OptionWords } from '../options.ts'
import { diamonds, hearts } from './words.ts'

export const options: OptionWords = {
  scenario: (story, news) => `${story} Nouveau : ${news.join(' ; ')}.`,
  stakes: ({ hearts: lives, diamonds: purse, stars, level, isEarly, ironRule, isReconstructed }) =>
    [
      `Vous commencez avec ${hearts(lives)} et ${purse === 0 ? 'aucun Diamant' : diamonds(purse)}.`,
      isEarly ? 'Des Hordes apparaissent dès la première manche.' : '',
      ironRule ? `Règle de Fer : ${ironRule}` : '',
      `Une victoire vaut ${stars === 0 ? `la marque « ${level} »` : count(stars, 'étoile', 'étoiles')}.`,
      isReconstructed ? 'Ce niveau est une reconstitution.' : '',
    ]
      .filter(Boolean)
      .join(' '),
}
