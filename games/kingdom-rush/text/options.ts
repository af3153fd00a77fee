/** The options of a table, in one language. */
import type { Language, OptionTexts } from '@duskhall/kernel'
import { optionsIn } from '../../kit/text/index.ts'
import { boxOf, content } from '../content/box.ts'
import { stockFor } from '../content/stock.ts'
import type { Options } from '../state.ts'
import sheet from './options.json' with { type: 'json' }

/** What a table begins with at its level, and what it may win. */
interface StakesFacts {
  readonly hearts: number
  readonly diamonds: number
  readonly stars: number
  /** What the level is called. */
  readonly level: string
  readonly isEarly: boolean
  /** The sentence of the scenario, where the level brings it into force. */
  readonly ironRule: string | null
  readonly isReconstructed: boolean
}

export interface OptionWords {
  /** What a scenario is about, and what is new in it. */
  scenario(story: string, news: readonly string[]): string
  stakes(facts: StakesFacts): string
}

type Told = OptionTexts<Options>

/** With the scenarios of the box by name, and its numbers: a corrected content file says what it does. */
export function optionsFor(language: Language, words: OptionWords): Told {
  const told = optionsIn(sheet, language)
  const { file } = boxOf({ content: content.standard })
  const { scenarios, difficulties } = file
  const values = Object.fromEntries(
    scenarios.map(({ number, title, story, news }) => [
      number,
      {
        label: `${number}. ${title[language]}`,
        help: words.scenario(story[language], news[language]),
      },
    ]),
  )
  const here: Told['difficulty']['here'] = ({ difficulty, scenario = 1 }, seats) => {
    const level = difficulties.find(({ id }) => id === difficulty) ?? difficulties[0]
    const played = scenarios.find(({ number }) => number === scenario)
    if (!level || !played) return told.difficulty.help
    return words.stakes({
      ...stockFor(file, played, level.id, seats),
      stars: level.stars,
      level: level.name[language],
      isEarly: level.firstRoundSpawn ?? false,
      ironRule: level.ironRule ? played.ironRule.text[language] : null,
      isReconstructed: level.mark !== undefined,
    })
  }
  return { ...told, scenario: { ...told.scenario, values }, difficulty: { ...told.difficulty, here } }
}
