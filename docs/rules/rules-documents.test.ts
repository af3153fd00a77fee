import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// The rules a player reads exist once per language; a refused move names a rule by its id, so both must hold the same ids.

interface Rule {
  id: string
  text: string
}

interface RulesDocument {
  rules: Rule[]
  headings: string[]
  /** Headings as `##` and rules as their ids, in the order of the page. */
  outline: string[]
}

const folder = new URL('./', import.meta.url)

function read(file: string): RulesDocument {
  const document: RulesDocument = { rules: [], headings: [], outline: [] }
  for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
    const rule = /^- \*\*([A-Z]+-[A-Z]+(?:-R)?\d+)\*\*(.*)$/.exec(line)
    if (rule) {
      const [, id = '', text = ''] = rule
      document.rules.push({ id, text: text.trim() })
      document.outline.push(id)
    } else if (line.startsWith('## ')) {
      document.headings.push(line.slice(3).trim())
      document.outline.push('##')
    }
  }
  return document
}

const idsOf = (document: RulesDocument) => document.rules.map((rule) => rule.id)
const citedRules = (text: string) => [...new Set(text.match(/\b[A-Z]+-[A-Z]+(?:-R)?\d+\b/g) ?? [])].sort()
const codeNames = (text: string) => [...new Set(text.match(/`[^`]+`/g) ?? [])].sort()

const files = readdirSync(folder)
const games = files.filter((file) => file.endsWith('.en.md')).map((file) => file.slice(0, -'.en.md'.length))

it('every rules document exists in both languages', () => {
  expect(games).not.toEqual([])
  const french = files
    .filter((file) => file.endsWith('.fr.md'))
    .map((file) => file.slice(0, -'.fr.md'.length))
  expect(french.sort()).toEqual([...games].sort())
})

describe.each(games)('rules of %s', (game) => {
  const en = read(`${game}.en.md`)
  const fr = read(`${game}.fr.md`)

  it('the two languages hold the same ids in the same order', () => {
    expect(en.rules).not.toEqual([])
    expect(idsOf(fr)).toEqual(idsOf(en))
  })

  it('the two languages have the same headings in the same places', () => {
    expect(en.headings).not.toEqual([])
    expect(fr.headings.length).toBe(en.headings.length)
    expect(fr.outline).toEqual(en.outline)
  })

  it.each([
    ['en', en],
    ['fr', fr],
  ] as const)('%s: no id twice, no empty text, no empty heading', (_language, document) => {
    const ids = idsOf(document)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(document.rules.filter((rule) => rule.text === '')).toEqual([])
    expect(document.headings.filter((heading) => heading === '')).toEqual([])
  })

  it('a rule cites the same rules, tiles and options in both languages', () => {
    const cited = (document: RulesDocument) =>
      document.rules.map(({ id, text }) => ({ id, rules: citedRules(text), names: codeNames(text) }))
    expect(cited(fr)).toEqual(cited(en))
  })

  it('a rule cites only rules that exist', () => {
    const known = new Set(idsOf(en))
    expect(en.rules.flatMap(({ text }) => citedRules(text)).filter((id) => !known.has(id))).toEqual([])
  })
})
