/** Nothing is missing and nothing is left over, and what is written from data reads right. */
import { LANGUAGES, type Language, readOptions, spaced } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { describeCompleteness } from '../../kit/text/testing/complete.ts'
import { boxOf, loadContent, STANDARD } from '../content/box.ts'
import { KEYWORDS } from '../content/schema.ts'
import standardFile from '../content/terrors-of-london.json' with { type: 'json' }
import { terrorsOfLondon } from '../index.ts'
import { cards as englishCards } from './en/cards.ts'
import { en } from './en/index.ts'
import { overlords as englishOverlords } from './en/overlords.ts'
import { cards as frenchCards } from './fr/cards.ts'
import { fr } from './fr/index.ts'
import { overlords as frenchOverlords } from './fr/overlords.ts'
import { texts } from './index.ts'
import { flaw, IDS, TERMS } from './testing/plain.ts'

const box = boxOf({ content: STANDARD })
const DEFAULTS = readOptions(terrorsOfLondon.options, 2)

describeCompleteness({
  game: terrorsOfLondon,
  here: import.meta.url,
  texts,
  packs: { en, fr },
  named: {
    en: { ...englishCards, ...englishOverlords },
    fr: spaced({ ...frenchCards, ...frenchOverlords }),
  },
  ids: IDS,
  rules: 'TL',
  outcomes: ['TL-END1', 'TL-END-R2', 'TL-END-R4'],
  flaw,
  terms: TERMS,
  same: [
    'Terrors of London|Type|Horde|Acolytes|Acolyte|Overlord|Influence|Faction|Action|Actions',
    'Phases|Revenant|Nosferatu|Poltergeist|Banshee|Fenris|Lilith|Azazael',
  ],
})

describe.each(LANGUAGES)('%s', (language) => {
  const text = texts[language]

  it('says that most card faces are a reconstruction and can be replaced', () => {
    expect(text.about).toMatch(
      language === 'en' ? /reconstruction.+content file/ : /reconstitution.+fichier de contenu/,
    )
  })

  it('every keyword is explained in one sentence, under every reading', () => {
    for (const rage of ['coinOrPower', 'powerOrRegeneration', 'coinOrRegeneration'] as const) {
      for (const keywordsOptional of [true, false]) {
        const options = { ...DEFAULTS, rage, keywordsOptional }
        const terms = KEYWORDS.map((keyword) => text.keyword(keyword, options))
        expect(new Set(terms.map(({ name }) => name)).size).toBe(KEYWORDS.length)
        for (const { name, help } of terms) {
          expect(name).toMatch(/^\p{Lu}+$/u)
          expect(help).toMatch(/^\p{Lu}[^.]+\.$/u)
          expect(flaw(help, language)).toBeNull()
        }
      }
    }
  })

  it('every ability of every card and Overlord is a sentence with its numbers', () => {
    const printed = [
      ...box.file.cards.map((entry) => ({ entry, abilities: text.abilities(entry) })),
      ...box.file.overlords.map((entry) => ({ entry, abilities: text.overlordAbilities(entry) })),
    ]
    for (const { entry, abilities } of printed) {
      expect(abilities.length, entry.id).toBeGreaterThan(0)
      for (const { short, full, tag, condition } of abilities) {
        for (const line of [short, full, tag]) expect(flaw(line, language)).toBeNull()
        expect(full).toMatch(/^\p{Lu}.+\.$/u)
        expect(condition).toMatch(/^$|^\p{Lu}.+\.$/u)
        expect(short.length).toBeLessThanOrEqual(60)
      }
      const hordes = abilities.filter(({ sort }) => sort === 'horde').length
      expect(hordes, entry.id).toBe('horde' in entry ? (entry.horde?.length ?? 0) : 0)
      const needing = abilities.filter(({ condition }) => condition !== '').length
      expect(needing > 0, entry.id).toBe('conditional' in entry && entry.conditional.length > 0)
    }
    const effects = box.lists.flat()
    for (const effect of effects) {
      const { full } = text.effect(effect)
      for (const key of ['n', 'max', 'take', 'maxCost'] as const) {
        if (key in effect) expect(full).toContain(String(Reflect.get(effect, key)))
      }
    }
  })
})

it('a changed content file reads right, and a card without a name is called by its id', () => {
  const file = structuredClone(standardFile)
  const ghoul = file.cards.find(({ id }) => id === 'ghoul')
  Object.assign(ghoul ?? {}, {
    id: 'ghoul-king',
    resources: { coin: 7 },
    unique: [{ op: 'if', when: 'sacrificedThisTurn', effects: [{ op: 'draw', n: 4 }] }],
  })
  const tithe = file.cards.find(({ id }) => id === 'blood-tithe')
  Object.assign(tithe ?? {}, { conditional: ['resources'], keywords: [{ op: 'haunt' }] })
  const methuselah = file.overlords.find(({ id }) => id === 'methuselah')
  Object.assign(methuselah ?? {}, { faction: 'spirit' })
  const content = loadContent(file)
  const entry = (id: string) => {
    const found = boxOf({ content }).file.cards.find((card) => card.id === id)
    if (!found) throw new Error(id)
    return found
  }
  expect(texts.en.name('ghoul-king')).toBe('ghoul-king')
  expect(texts.en.flavour('ghoul-king')).toBe('')
  const fulls = (language: Language, id: string) =>
    texts[language]
      .abilities(entry(id), DEFAULTS, content)
      .map(({ full, condition }) => `${full}${condition}`)
  expect(fulls('en', 'ghoul-king').slice(0, 2)).toEqual([
    'Gain 7 Coins.',
    'If you have sacrificed a card this turn, draw 4 cards.',
  ])
  expect(fulls('fr', 'ghoul-king').slice(0, 2)).toEqual([
    'Gagner 7 Pièces.',
    'Si vous avez sacrifié une carte ce tour, piocher 4 cartes.',
  ])
  expect(fulls('en', 'blood-tithe')).toEqual([
    'Gain 3 Coins and 3 Regeneration.Only with a Spirit monster in your play area.',
    'One of your monsters stays in play for one more of your turns.',
  ])
})
