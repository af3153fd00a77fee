/** Nothing is missing and nothing is left over, in the tables of words and in the content, which has words of its own. */
import { LANGUAGES } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { describeCompleteness, withBoard } from '../../kit/text/testing/complete.ts'
import { standing } from '../../kit/text/testing/flaws.ts'
import { boxOf } from '../content/box.ts'
import { content } from '../content/shelf.ts'
import { villainous } from '../index.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { texts } from './index.ts'
import { namesIn } from './names.ts'
import { tableWords } from './table.ts'
import { CARDS, flaw, IDS, TERMS } from './testing/plain.ts'

const box = boxOf({ content: content.standard })

const named = (language: 'en' | 'fr') => {
  const { card } = namesIn(content.standard, language)
  return Object.fromEntries(IDS.map((id) => [id, { name: card(id) }]))
}

/** Rules that cards forbid something by, or that say what they need. */
const onCards = box.faces.flatMap(({ always, needs }) => [
  ...always.flatMap((held) => (held.op === 'forbids' ? [held.rule] : [])),
  ...(needs ? [needs.rule] : []),
])
/** Rules that only the folder of Lady Tremaine refuses by. */
const ON_TOKENS = ['VD-LT25', 'VD-LT-R7', 'VD-LT-R8']

describeCompleteness({
  game: villainous,
  here: import.meta.url,
  texts: withBoard(texts, tableWords),
  packs: withBoard({ en, fr }, tableWords),
  named: { en: named('en'), fr: named('fr') },
  ids: IDS,
  longest: 44,
  rules: 'VD',
  cited: [...onCards, ...ON_TOKENS],
  outcomes: ['VD-GOAL1'],
  flaw,
  terms: TERMS,
  same: [
    'Disney Villainous|Gaston|Belle|Condition|Prince|Obstacle|Obstacles|Actions|Type',
    "Monsieur D'Arque|Maurice|Visions|Lucifer|Jaq|Gus|Bibbidi-Bobbidi-Boo",
  ],
})

describe.each(LANGUAGES)('%s', (language) => {
  it('the content has plain words for its Villains, locations, cards and alternatives', () => {
    const words = [
      ...box.file.villains.map(({ name, objective, locations, tile }) => [
        name,
        objective,
        locations.map((place) => place.name),
        tile?.name,
      ]),
      CARDS.map(({ name, text }) => [name, text]),
    ]
    const own = standing(
      words.flat(9).map((both) => both && namesIn(content.standard, language).words(both as never)),
    )
    expect(own.length).toBeGreaterThan(150)
    for (const line of own) expect(flaw(line, language)).toBeNull()
    const branches = box.lists
      .flat()
      .flatMap(({ effect }) => ('branches' in effect ? (effect.branches as { text: never }[]) : []))
    expect(branches.length).toBeGreaterThan(8)
    for (const { text } of branches) {
      const line = namesIn(content.standard, language).words(text)
      expect(flaw(line, language)).toBeNull()
      expect(line).toMatch(/^\p{Lu}.*[^.]$/u)
    }
  })
})
