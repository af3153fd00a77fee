/** English: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { letter, optionsIn } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'
import sheet from '../options.json' with { type: 'json' }
import { teamTitle } from './words.ts'

const told = optionsIn(sheet, 'en')

export const options: OptionTexts<Options> = {
  ...told,
  startingGold: {
    ...told.startingGold,
    entry: (index, seats, names) =>
      seats === 4 ? teamTitle(letter(index)) : names?.[index] || `Player ${index + 1}`,
  },
}
