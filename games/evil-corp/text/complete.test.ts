/** Nothing is missing and nothing is left over, at run time too: the types cannot see the content and the sources. */
import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { alike, ruleSources, standing } from '../../testing/texts.ts'
import { boxOf, loadContent, STANDARD } from '../content/box.ts'
import standardFile from '../content/evil-corp.json' with { type: 'json' }
import { evilCorp } from '../index.ts'
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

  it('every tile and demon of the box has a name that fits and a job, and nobody else has', () => {
    expect(Object.keys(pack.tiles).sort()).toEqual(box.tiles.map(({ id }) => id).sort())
    expect(Object.keys(pack.demons).sort()).toEqual(box.demons.map(({ id }) => id).sort())
    const staff = [...Object.values(pack.tiles), ...Object.values(pack.demons)]
    for (const { name, job } of staff) {
      expect(name.length).toBeLessThanOrEqual(24)
      expect(job.length).toBeLessThanOrEqual(90)
    }
    expect(new Set(staff.map(({ name }) => name)).size).toBe(staff.length)
    expect(new Set(staff.map(({ job }) => job)).size).toBe(staff.length)
  })

  it('tiles and demons are called as in the rules', () => {
    const document = new URL(`../../../docs/rules/evil-corp.${language}.md`, import.meta.url)
    const source = readFileSync(document, 'utf8')
    const named = [...source.matchAll(/\(`((?:basic|blue|red|yellow|demon)-[a-z0-9-]+)`\)/g)]
    expect(named.length).toBeGreaterThan(50)
    for (const { 1: id = '', index } of named) {
      expect(source.slice(0, index).trimEnd().endsWith(text.name(id)), `${id} near ${index}`).toBe(true)
    }
  })

  it('every question of the game has its words', () => {
    expect(Object.keys(pack.questions).sort()).toEqual(Object.keys(evilCorp.questions).sort())
  })

  it('every rule that the sources of the rules refuse or end a game with has its sentence', () => {
    const named = ruleSources(import.meta.url).flatMap((source) => source.match(/'EC-[A-Z]+\d+'/g) ?? [])
    const ids = [...new Set(named.map((id) => id.slice(1, -1)))].sort()
    const outcomes = ['EC-RULING53', 'EC-WIN1', 'EC-WIN3', 'EC-WIN6']
    expect([...Object.keys(pack.refusals), ...outcomes].sort()).toEqual(ids)
    for (const rule of Object.keys(pack.refusals)) {
      expect(text.refusal(rule)).not.toBe(pack.unknownRefusal)
      // What forbids it, then what would make it possible.
      expect(text.refusal(rule)).toMatch(/^\p{Lu}.+\. .+\.$/u)
    }
    expect(text.refusal('EC-NO1')).toBe(pack.unknownRefusal)
    expect(text.refusal('stale')).toMatch(/\.$/)
  })

  it('every standing text is plain', () => {
    for (const line of standing(pack)) if (line !== language) expectPlain(line, language)
  })

  it('every power of every tile and demon is a sentence with its numbers', () => {
    const { basics, tiles, demons } = box.file
    for (const tile of [...basics, ...tiles]) {
      const powers = text.powers(tile)
      const sorts = Number(tile.deploy.length > 0) + Number(tile.activate.length > 0) + tile.passive.length
      expect(powers).toHaveLength(sorts)
      for (const { short, full, tag } of powers) {
        for (const line of [short, full, tag]) expectPlain(line, language)
        expect(full).toMatch(/^\p{Lu}.+\.$/u)
        expect(short.length).toBeLessThanOrEqual(44)
      }
    }
    for (const demon of demons) {
      const columns = text.columns(demon.columns)
      expect(columns.map(({ threshold }) => threshold)).toEqual([1, 2, 3])
      for (const { short, full } of columns) for (const line of [short, full]) expectPlain(line, language)
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

it('the two languages differ wherever words do', () => {
  expect(alike(en, fr, 'pack')).toEqual([
    'pack.title',
    'pack.tiles.yellow-06.name',
    'pack.glossary.spaces.fortification.name',
    'pack.glossary.spaces.port.name',
    'pack.glossary.zones.village.name',
    'pack.glossary.powers.activate.name',
    'pack.glossary.ideas.inactive.name',
    'pack.board.active',
    'pack.board.inactive',
  ])
})
