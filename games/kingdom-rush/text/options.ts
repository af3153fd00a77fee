/** The options of a table, in one language. */
import type { Language, OptionTexts } from '@duskhall/kernel'
import { optionsIn } from '../../kit/text/index.ts'
import { boxOf, content } from '../content/box.ts'
import type { Options } from '../state.ts'
import sheet from './options.json' with { type: 'json' }

/** With the scenarios of the box by name: an option shows a number only. */
export function optionsFor(language: Language): OptionTexts<Options> {
  const told = optionsIn(sheet, language)
  const { scenarios } = boxOf({ content: content.standard }).file
  const titles = scenarios.map(({ number, title }) => `${number} ${title[language]}`)
  const semicolon = language === 'fr' ? ' ; ' : '; '
  return {
    ...told,
    scenario: { ...told.scenario, help: `${told.scenario.help} ${titles.join(semicolon)}.` },
  }
}
