/** English: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { optionsIn } from '../../../kit/text/index.ts'
import { boxOf, content } from '../../content/box.ts'
import type { Options } from '../../state.ts'
import file from '../options.json' with { type: 'json' }

const told = optionsIn(file, 'en')
const titles = boxOf({ content: content.standard }).file.scenarios.map(
  ({ number, title }) => `${number} ${title.en}`,
)

export const options: OptionTexts<Options> = {
  ...told,
  scenario: {
    ...told.scenario,
    help: `${told.scenario.help} ${titles.join('; ')}.`,
    clashes: {
      missing: 'The cards that are played with have no scenario of that number. Choose another one.',
    },
  },
  heroes: {
    ...told.heroes,
    clashes: {
      isBoss: 'One of these heroes is the boss of the scenario. Choose another one.',
      closed: 'One of these heroes is not among the open ones. Open that hero, or choose another one.',
    },
  },
  openHeroes: {
    ...told.openHeroes,
    clashes: {
      tooFew:
        'There are fewer heroes than players; the boss of the scenario does not count. Open more heroes.',
    },
  },
}
