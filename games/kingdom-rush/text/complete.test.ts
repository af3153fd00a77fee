/** Nothing is missing and nothing is left over, in the tables of words and in the content, which has words of its own. */
import { LANGUAGES, type Language } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { describeCompleteness, withBoard } from '../../kit/text/testing/complete.ts'
import { standing } from '../../kit/text/testing/flaws.ts'
import { boxOf, content } from '../content/box.ts'
import { kingdomRush } from '../game.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { texts } from './index.ts'
import { namesOf } from './names.ts'
import { tableWords } from './table.ts'
import { tablesIn } from './tables.ts'
import { flaw, IDS, NAMED, TERMS } from './testing/plain.ts'

const box = boxOf({ content: content.standard })

const named = (language: Language) =>
  Object.fromEntries(IDS.map((id) => [id, { name: texts[language].name(id) }]))

describeCompleteness({
  game: kingdomRush,
  here: import.meta.url,
  texts: withBoard(texts, tableWords),
  packs: withBoard({ en: { ...en, ...tablesIn('en') }, fr: { ...fr, ...tablesIn('fr') } }, tableWords),
  named: { en: named('en'), fr: named('fr') },
  ids: IDS,
  longest: 32,
  rules: 'KR',
  outcomes: ['KR-BLILITH6', 'KR-BOSS3', 'KR-PORTAL15', 'KR-ROUND-R6', 'KR-WIN1', 'KR-WIN2', 'KR-WIN4'],
  flaw,
  terms: TERMS,
  same: [
    'Abracadabra|Activation|Adjacent|Boss|Horde|Hordes|Mirage|Protection',
    'Alleria Swiftwind|Ignus|Lilith|Magnus Spellbane|Malik Hammerfury',
    'Archer|Mage|Assassin|Bandit|Golem|Ogre|Orc|Revenant|Spectre|Type',
  ],
})

describe.each(LANGUAGES)('%s', (language) => {
  const { words } = namesOf({ content: content.standard }, language)
  const { effects } = texts[language]

  it('options that do not go together say why', () => {
    const { heroes, openHeroes } = texts[language].options
    const reasons = { ...heroes.clashes, ...openHeroes.clashes }
    expect(Object.keys(reasons).sort()).toEqual(['closed', 'isBoss', 'tooFew'])
    for (const line of standing(reasons)) {
      expect(flaw(line, language)).toBeNull()
      expect(line).toMatch(/^\p{Lu}.+\. .+\.$/u)
    }
  })

  it('the content has plain words for whatever it names', () => {
    const { enemies, bosses, difficulties, scenarios } = box.file
    const both = [
      ...NAMED.map(({ name }) => name),
      ...enemies.map(({ plural }) => plural),
      ...bosses.flatMap(({ name, actions }) => [
        name,
        ...actions.flatMap((action) => [action.name, action.text]),
      ]),
      ...difficulties.map(({ name }) => name),
      ...scenarios.flatMap(({ title, story, ironRule }) => [title, story, ironRule.text]),
    ]
    const news = scenarios.flatMap((scenario) => scenario.news[language])
    for (const line of [...both.map(words), ...news.map((text) => words({ en: text, fr: text }))])
      expect(flaw(line, language)).toBeNull()
  })

  it('what towers, heroes, abilities and spells do is told in plain sentences', () => {
    const lines = [
      ...box.towers.map((_, no) => effects.tower(box, no)),
      ...box.heroes.flatMap((_, no) => [effects.hero(box, no), effects.basicAttack(box, no)]),
      ...box.abilities.map((_, no) => effects.ability(box, no)),
      ...box.spells.map((_, no) => effects.spell(box, no)),
    ]
    expect(lines.length).toBeGreaterThan(50)
    for (const line of standing(lines)) {
      expect(flaw(line, language)).toBeNull()
      expect(line).toMatch(/^[\p{Lu}\d].*\.$/u)
    }
  })
})
