/** The medals of every game: each is taught by a rule that is there, said in both languages, and won by what was really played. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Game } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { gameOf } from './index.ts'
import { GAMES, loadMedals } from './registry.ts'
import { keptTales, medalsIn } from './testing/tale.ts'

test.each(GAMES)('%s: 8 to 12 medals with names of their own and rules that are there', async (id) => {
  const medals = await loadMedals(id)
  expect(medals.length).toBeGreaterThanOrEqual(8)
  expect(medals.length).toBeLessThanOrEqual(12)
  for (const lang of ['en', 'fr'] as const) {
    const rules = readFileSync(new URL(`../docs/rules/${id}.${lang}.md`, import.meta.url), 'utf8')
    expect(new Set(medals.map(({ words }) => words[lang].name)).size).toBe(medals.length)
    for (const { rule, words } of medals) {
      expect(rules).toContain(`**${rule}**`)
      expect(words[lang].about).toMatch(/^\p{Lu}.*\.$/u)
      expect(words[lang].about + words[lang].name).not.toMatch(/’/)
    }
  }
})

test.each(GAMES)('%s: every medal has a picture of its own, and no other comes with them', async (id) => {
  const medals = await loadMedals(id)
  const listed = JSON.parse(readFileSync(new URL(`./${id}/medals/icons.json`, import.meta.url), 'utf8'))
  expect(medals.map(({ icon }) => icon).toSorted()).toEqual(listed)
  expect(new Set(listed).size).toBe(medals.length)
})

test.each(GAMES)('%s: what the kept games have earned', async (id) => {
  const medals = await loadMedals(id)
  const names = readdirSync(new URL(`./${id}/fixtures`, import.meta.url)).map((file) =>
    file.replace('.json', ''),
  )
  const earned = names.flatMap((name) =>
    keptTales(gameOf(id) as Game, name).map(
      (tale) => `${name} ${tale.seat}: ${medalsIn(medals, tale).join(', ')}`,
    ),
  )
  expect(earned).toMatchSnapshot()
})
