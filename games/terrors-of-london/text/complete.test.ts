/** Nothing is missing and nothing is left over, at run time too: the types cannot see the content and the sources. */
import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { alike, ruleSources, standing } from '../../testing/texts.ts'
import { boxOf, loadContent, STANDARD } from '../content/box.ts'
import { KEYWORDS } from '../content/schema.ts'
import standardFile from '../content/terrors-of-london.json' with { type: 'json' }
import { terrorsOfLondon } from '../index.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { texts } from './index.ts'
import { flaw } from './testing/plain.ts'

const packs = { en, fr }
const box = boxOf({ content: STANDARD })

function expectPlain(line: string, language: Language): void {
  expect(flaw(line, language)).toBeNull()
}

describe.each(LANGUAGES)('%s', (language) => {
  const pack = packs[language]
  const text = texts[language]

  it('every card and Overlord of the box has a name that fits and a line of flavour, and nobody else has', () => {
    expect(Object.keys(pack.cards).sort()).toEqual(box.file.cards.map(({ id }) => id).sort())
    expect(Object.keys(pack.overlords).sort()).toEqual(box.overlords.map(({ id }) => id).sort())
    const all = [...Object.values(pack.cards), ...Object.values(pack.overlords)]
    for (const { name, flavour } of all) {
      expect(name.length).toBeLessThanOrEqual(24)
      expect(flavour.length).toBeLessThanOrEqual(90)
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(all.map(({ flavour }) => flavour)).size).toBe(all.length)
  })

  const document = new URL(`../../../docs/rules/terrors-of-london.${language}.md`, import.meta.url)
  it('cards and Overlords are called as in the rules', () => {
    const source = readFileSync(document, 'utf8')
    const named = [...source.matchAll(/\(`([a-z-]+)`\)/g)]
    expect(named.length).toBeGreaterThan(5)
    for (const { 1: id = '', index } of named) {
      expect(source.slice(0, index).trimEnd().endsWith(text.name(id)), `${id} near ${index}`).toBe(true)
    }
  })

  it('every question of the game has its words', () => {
    expect(Object.keys(pack.questions).sort()).toEqual(Object.keys(terrorsOfLondon.questions).sort())
  })

  it('every rule that the sources of the rules refuse or end a game with has its sentence', () => {
    const named = ruleSources(import.meta.url).flatMap((source) => source.match(/'TL-[A-Z]+(-R)?\d+'/g) ?? [])
    const ids = [...new Set(named.map((id) => id.slice(1, -1)))].sort()
    expect([...Object.keys(pack.refusals), 'TL-END1', 'TL-END-R2'].sort()).toEqual(ids)
    for (const rule of Object.keys(pack.refusals)) {
      expect(text.refusal(rule)).not.toBe(pack.unknownRefusal)
      // What forbids it, then what would make it possible.
      expect(text.refusal(rule)).toMatch(/^\p{Lu}.+\. .+\.$/u)
    }
    expect(text.refusal('TL-NO1')).toBe(pack.unknownRefusal)
    expect(text.refusal('stale')).toMatch(/\.$/)
  })

  it('every standing text is plain', () => {
    for (const line of standing(pack)) if (line !== language) expectPlain(line, language)
  })

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
          expectPlain(help, language)
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
        for (const line of [short, full, tag]) expectPlain(line, language)
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

const DEFAULTS = {
  firstPlayer: 'random',
  opening: 'printed',
  influence: 'conditional',
  rage: 'coinOrPower',
  sacrificeGain: 'power',
  keywordsOptional: false,
  fatalCosts: true,
} as const

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
    'Gain 3 Coins and 2 Regeneration.Only with a Spirit monster in your play area.',
    'One of your monsters stays in play for one more of your turns.',
  ])
})

it('the two languages differ wherever words do', () => {
  expect(alike(en, fr, 'pack')).toEqual([
    'pack.title',
    'pack.cards.revenant.name',
    'pack.cards.nosferatu.name',
    'pack.cards.poltergeist.name',
    'pack.cards.banshee.name',
    'pack.overlords.fenris.name',
    'pack.overlords.lilith.name',
    'pack.overlords.azazael.name',
    'pack.glossary.zones.horde.name',
    'pack.glossary.zones.acolytes.name',
    'pack.glossary.actions.horde.name',
    'pack.glossary.actions.overlord.name',
    'pack.glossary.abilities.overlord.name',
    'pack.glossary.ideas.overlord.name',
    'pack.glossary.ideas.acolyte.name',
  ])
})
