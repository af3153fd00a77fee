import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { piecesOf, readRules, searchRules } from './rules-text.ts'

const document = (lang: string) =>
  readFileSync(new URL(`../../docs/rules/evil-corp.${lang}.md`, import.meta.url), 'utf8')

test.each(['en', 'fr'])('every numbered rule of the document is read (%s)', (lang) => {
  const text = document(lang)
  const numbers = [...text.matchAll(/^- \*\*([A-Z]+-[A-Z]+(?:-R)?\d+)\*\*/gm)].map(([, rule]) => rule)
  const read = readRules(text).flatMap(({ blocks }) => blocks.flatMap(({ rule }) => rule ?? []))
  expect(read).toEqual(numbers)
  expect(read.length).toBeGreaterThan(100)
})

test('a search finds rules by words and by number, whatever the accents', () => {
  const sections = readRules(
    '## L’été\n\n- **EC-GOLD1** Les pièces **sont** là.\n- **EC-GOLD2** Autre chose.\n',
  )
  expect(searchRules(sections, 'PIECES')[0]?.blocks.map(({ rule }) => rule)).toEqual(['EC-GOLD1'])
  expect(searchRules(sections, 'ec-gold2')[0]?.blocks).toHaveLength(1)
  expect(searchRules(sections, 'ete')[0]?.blocks).toHaveLength(2)
  expect(searchRules(sections, 'nothing')).toEqual([])
  expect(searchRules(sections, ' ')).toBe(sections)
})

test('bold, soft and numbers are told apart', () => {
  expect(piecesOf('A **b** _c_ (EC-WIN1).')).toEqual([
    { text: 'A ', look: 'plain' },
    { text: 'b', look: 'strong' },
    { text: ' ', look: 'plain' },
    { text: 'c', look: 'soft' },
    { text: ' (', look: 'plain' },
    { text: 'EC-WIN1', look: 'rule' },
    { text: ').', look: 'plain' },
  ])
})
