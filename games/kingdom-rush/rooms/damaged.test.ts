/** Files and drawers damaged in every way that a seed draws: what is whole is kept, the rest is told, and nothing breaks. */
import { anyOf, int, LANGUAGES, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { newCampaign, optionsOf, unlockedIn } from '../campaign.ts'
import { boxOf, content } from '../content/box.ts'
import type { ScenarioEntry } from '../content/schema.ts'
import { campaignFile, readFile } from './campaign/file.ts'
import { addCampaign, freshCampaign, readKept } from './campaign/kept.ts'
import { unlocksOf } from './campaign/unlocks.ts'
import { campaignWords } from './campaign/words.ts'
import { contentOf } from './editor/model/draft.ts'
import { draftsIn, withDraft, withoutDraft } from './editor/model/drafts.ts'
import { readScenario, textOf } from './editor/model/file.ts'
import { isSound, problemsIn } from './editor/model/problems.ts'
import { editorWords } from './editor/words/index.ts'

const { scenarios } = boxOf({ content: content.standard }).file
const TRIES = 300

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '<img src=x onerror=alert(1)>',
  '\uE0000\uE001you\uE002',
  '\uD83D',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  JSON.parse('{"__proto__": {"won": []}}'),
]

/** Another value at a place that is drawn: junk, nothing, or what stands somewhere else. */
function disturbed(r: RngState, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || int(r, 6) === 0) return anyOf(r, JUNK)
  const copy: unknown[] | { [field: string]: unknown } = Array.isArray(value) ? [...value] : { ...value }
  const fields = Object.keys(copy)
  const field = fields.length > 0 ? anyOf(r, fields) : 'more'
  const within: unknown = Reflect.get(copy, field)
  const way = int(r, 8)
  if (way === 0 && Array.isArray(copy)) copy.splice(Number(field), 1)
  else if (way === 0) Reflect.deleteProperty(copy, field)
  else if (way === 1 && Array.isArray(copy)) copy.push(within)
  else if (way === 2) Reflect.set(copy, Array.isArray(copy) ? copy.length : 'constructor', anyOf(r, JUNK))
  else Reflect.set(copy, field, disturbed(r, within))
  return copy
}

/** A text with some of its letters cut out, changed or doubled. */
function torn(r: RngState, text: string): string {
  const at = int(r, text.length)
  const to = at + int(r, 40)
  return [text.slice(0, at), text.slice(0, at) + text.slice(to), text.slice(0, to) + text.slice(at)][
    int(r, 3)
  ] as string
}

function damaged(r: RngState, text: string): string {
  return int(r, 3) === 0 ? torn(r, text) : JSON.stringify(disturbed(r, JSON.parse(text)))
}

const campaign = {
  ...newCampaign(),
  won: [1, 2, 3, 4, 5].map((scenario) => ({ scenario, stars: 2, heroic: scenario < 3, iron: false })),
}

describe('files', () => {
  test('a scenario is read, or it is told what is wrong with it, in few words', () => {
    const r = rngFrom(seedFrom('damaged scenarios'))
    for (let i = 0; i < TRIES; i++) {
      const read = readScenario(damaged(r, textOf(anyOf(r, scenarios))))
      if ('entry' in read) {
        expect(readScenario(textOf(read.entry))).toEqual(read)
        if (isSound(problemsIn(read.entry))) content.load(contentOf(read.entry))
      } else {
        expect(read.unread.length).toBeGreaterThan(0)
        expect(read.unread.length).toBeLessThan(22)
        for (const language of LANGUAGES)
          for (const unread of read.unread) {
            const said = editorWords(language).unread(unread)
            expect(said.length).toBeLessThan(200)
            expect(said).not.toMatch(/undefined|\[object/)
          }
      }
    }
  })

  test('an unfinished scenario comes back from its file', () => {
    const bare = { ...(scenarios[0] as ScenarioEntry), exits: [], title: { en: '', fr: '' } }
    expect(readScenario(textOf(bare))).toEqual({ entry: bare })
    expect(readScenario(JSON.stringify({ ...bare, exits: 5 }))).toHaveProperty('unread')
  })

  test('a campaign is read, or it is not and nothing else happens', () => {
    const r = rngFrom(seedFrom('damaged campaigns'))
    for (let i = 0; i < TRIES; i++) {
      const read = readFile(damaged(r, campaignFile({ name: 'Nora', campaign })))
      if (typeof read === 'string') {
        for (const language of LANGUAGES) expect(campaignWords(language).unread[read]).toBeTruthy()
        continue
      }
      expect(read.name.isWellFormed() && read.name.length <= 60).toBe(true)
      expect(unlockedIn(read.campaign).openHeroes.length).toBeGreaterThan(0)
      for (const { number } of scenarios) {
        optionsOf(read.campaign, number, 2)
        unlocksOf(read.campaign, number)
      }
    }
    expect(Reflect.get({}, 'won')).toBeUndefined()
  })

  test('another file of ours is called what it is, and one of a later version is not called damaged', () => {
    const text = campaignFile({ name: '', campaign })
    expect(readScenario(text)).toEqual({ unread: [{ code: 'campaign' }] })
    expect(readScenario('{"format":"duskhall-record-1"}')).toEqual({ unread: [{ code: 'record' }] })
    expect(readFile(textOf(scenarios[0] as ScenarioEntry))).toBe('scenario')
    expect(readFile('{"format":"duskhall-record-1"}')).toBe('record')
    expect(readFile(text.replace('campaign-1', 'campaign-2'))).toBe('newer')
  })

  test('what is large or deep is refused', () => {
    expect(readScenario('['.repeat(2_000_000))).toHaveProperty('unread')
    expect(readScenario(`${'{"scenarios":['.repeat(100_000)}${']}'.repeat(100_000)}`)).toHaveProperty(
      'unread',
    )
    expect(readFile('['.repeat(2_000_000))).toBe('damaged')
  })
})

describe('drawers', () => {
  test('of campaigns: those that are whole stay, the others are kept as they are found', () => {
    const r = rngFrom(seedFrom('damaged drawers'))
    const kept = ['a', 'b', 'c'].reduce(
      (before, id) => addCampaign(before, { ...freshCampaign(id, id), campaign }),
      readKept(null),
    )
    for (let i = 0; i < TRIES; i++) {
      const hurt = int(r, kept.campaigns.length)
      const campaigns = kept.campaigns.map((one, at) => (at === hurt ? disturbed(r, one) : one))
      const read = readKept({ ...kept, campaigns })
      for (const [at, { id }] of kept.campaigns.entries())
        if (at !== hurt) expect(read.campaigns.map((one) => one.id)).toContain(id)
      expect(read.campaigns.length + read.damaged.length).toBe(campaigns.length)
      expect(readKept(JSON.parse(JSON.stringify(read)))).toEqual(JSON.parse(JSON.stringify(read)))
      expect(readKept(disturbed(r, kept)).campaigns.length).toBeGreaterThan(0)
    }
  })

  test('of another version: they stay as a whole, and what could not be read once may be read later', () => {
    const later = { schema: 'duskhall-kingdom-rush-campaigns-2', all: { a: 1 } }
    expect(readKept(later).damaged).toEqual([later])
    const whole = freshCampaign('a', 'Nora')
    expect(readKept({ ...readKept(null), damaged: [whole] }).campaigns).toContainEqual(whole)
    expect(withDraft({ scenarios: later }, draft)).toEqual({ drafts: [draft, { scenarios: later }] })
  })

  test('of scenarios: what cannot be read is not shown and not lost', () => {
    const r = rngFrom(seedFrom('damaged drafts'))
    const two = withDraft(withDraft(null, draft), { ...draft, id: 'other' })
    const when = new Intl.DateTimeFormat('en')
    for (let i = 0; i < TRIES; i++) {
      const hurt = disturbed(r, draft)
      const datum = { drafts: [hurt, { ...draft, id: 'other' }] }
      const shown = draftsIn(datum)
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      expect(shown.map(({ id }) => id)).toContain('other')
      for (const { entry, saved } of shown) {
        when.format(saved)
        problemsIn(entry)
      }
      if (!shown.some(({ id }) => id === 'one'))
        expect(JSON.stringify(withoutDraft(datum, 'other'))).toContain(JSON.stringify(hurt))
      draftsIn(disturbed(r, two))
    }
  })
})

const draft = { id: 'one', entry: scenarios[2] as ScenarioEntry, saved: 1_700_000_000_000 }
