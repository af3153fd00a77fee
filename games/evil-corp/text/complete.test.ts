/** Nothing is missing and nothing is left over, and what is written from data reads right. */
import { LANGUAGES, spaced } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { describeCompleteness } from '../../kit/text/testing/complete.ts'
import { boxOf, loadContent, STANDARD } from '../content/box.ts'
import standardFile from '../content/evil-corp.json' with { type: 'json' }
import { evilCorp } from '../index.ts'
import { en } from './en/index.ts'
import * as english from './en/tiles.ts'
import { fr } from './fr/index.ts'
import * as french from './fr/tiles.ts'
import { texts } from './index.ts'
import { flaw, IDS, TERMS } from './testing/plain.ts'

const box = boxOf({ content: STANDARD })

describeCompleteness({
  game: evilCorp,
  here: import.meta.url,
  texts,
  packs: { en, fr },
  named: {
    en: { ...english.tiles, ...english.demons },
    fr: spaced({ ...french.tiles, ...french.demons }),
  },
  ids: IDS,
  rules: 'EC',
  outcomes: ['EC-RULING53', 'EC-RULING118', 'EC-WIN1', 'EC-WIN3', 'EC-WIN6'],
  flaw,
  terms: TERMS,
  same: [
    'Evil Corp.|Fortification|Fort|Port|Village|Villages|Inactive|Actions|Phases',
    'Golem Concierge|Type',
  ],
})

describe.each(LANGUAGES)('%s', (language) => {
  const text = texts[language]

  it('every power of every tile and demon is a sentence with its numbers', () => {
    const { basics, tiles, demons } = box.file
    for (const tile of [...basics, ...tiles]) {
      const powers = text.powers(tile)
      const sorts = Number(tile.deploy.length > 0) + Number(tile.activate.length > 0) + tile.passive.length
      expect(powers).toHaveLength(sorts)
      for (const { short, full, tag } of powers) {
        for (const line of [short, full, tag]) expect(flaw(line, language)).toBeNull()
        expect(full).toMatch(/^\p{Lu}.+\.$/u)
        expect(short.length).toBeLessThanOrEqual(44)
      }
    }
    for (const demon of demons) {
      const columns = text.columns(demon.columns)
      expect(columns.map(({ threshold }) => threshold)).toEqual([1, 2, 3])
      for (const { short, full } of columns)
        for (const line of [short, full]) expect(flaw(line, language)).toBeNull()
    }
    const effects = [...basics, ...tiles].flatMap(({ deploy, activate }) => [...deploy, ...activate])
    for (const effect of effects) {
      const number = 'n' in effect ? effect.n : 'maxTerror' in effect ? effect.maxTerror : null
      if (number !== null) expect(text.effect(effect).full).toContain(String(number))
    }
  })
})

it('a changed content file reads right, and a tile without a name is called by its id', () => {
  const file = structuredClone(standardFile)
  const tile = file.tiles.find(({ id }) => id === 'yellow-13')
  Object.assign(tile ?? {}, { id: 'yellow-99', deploy: [{ op: 'gainGold', n: 7 }] })
  const changed = boxOf({ content: loadContent(file) })
  const entry = changed.file.tiles.find(({ id }) => id === 'yellow-99')
  expect(texts.en.name('yellow-99')).toBe('yellow-99')
  expect(texts.en.job('yellow-99')).toBe('')
  expect(entry && texts.en.powers(entry)[0]?.full).toBe('Gain 7 gold.')
  expect(entry && texts.fr.powers(entry)[0]?.full).toBe("Gagner 7 pièces d'or.")
})
