/** English: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { optionsIn } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'
import file from '../options.json' with { type: 'json' }

export const options: OptionTexts<Options> = optionsIn(file, 'en')
