/** French: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { optionsIn } from '../../../kit/text/index.ts'
import { boxOf, content } from '../../content/box.ts'
import type { Options } from '../../state.ts'
import file from '../options.json' with { type: 'json' }

const told = optionsIn(file, 'fr')
const titles = boxOf({ content: content.standard }).file.scenarios.map(
  ({ number, title }) => `${number} ${title.fr}`,
)

export const options: OptionTexts<Options> = {
  ...told,
  scenario: {
    ...told.scenario,
    help: `${told.scenario.help} ${titles.join(' ; ')}.`,
    clashes: { missing: "Les cartes jouées n'ont pas de scénario de ce numéro. Choisissez-en un autre." },
  },
  heroes: {
    ...told.heroes,
    clashes: {
      isBoss: "L'un de ces Héros est le Boss du scénario. Choisissez-en un autre.",
      closed: "L'un de ces Héros n'est pas disponible. Rendez-le disponible, ou choisissez-en un autre.",
    },
  },
  openHeroes: {
    ...told.openHeroes,
    clashes: {
      tooFew:
        'Il y a moins de Héros que de joueurs ; le Boss du scénario ne compte pas. Rendez-en disponibles davantage.',
    },
  },
}
