/** French: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { capital, letter, optionsIn } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'
import sheet from '../options.json' with { type: 'json' }
import { team } from './words.ts'

const told = optionsIn(sheet, 'fr')

export const options: OptionTexts<Options> = {
  ...told,
  startingGold: {
    ...told.startingGold,
    entry: (index, seats, names) =>
      seats === 4 ? capital(team(letter(index))) : names?.[index] || `Joueur ${index + 1}`,
  },
}
