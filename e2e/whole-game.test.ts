/** Whole games against bots, from the hall to the end screen. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playOn } from './seat.ts'
import { DESKTOP, layTable, PHONE } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const MOUSE = { on: 'a desktop with a mouse, in English', language: 'en', viewport: DESKTOP } as const
const FINGER = { on: 'a phone with a finger, in French', language: 'fr', viewport: PHONE } as const
const EVIL_CORP = { game: 'evil-corp', title: 'Evil Corp.', rule: /EC-WIN\d/ } as const
const TERRORS = { game: 'terrors-of-london', title: 'Terrors of London', rule: /TL-END\d/ } as const
const VILLAINOUS = { game: 'villainous', title: 'Villainous', rule: /VD-GOAL\d/ } as const

/** Whoever plays without a plan never wins in Villainous; a simple bot may be kept from winning for hundreds of turns. */
const LEVELS = {
  'evil-corp': 'apprentice',
  'terrors-of-london': 'apprentice',
  villainous: 'expert',
} as const

/** Somebody whose name tells how well they play. */
function rivalOf(game: keyof typeof LEVELS, language: 'en' | 'fr'): string {
  const window = new URL(`../games/${game}/board/window/window.json`, import.meta.url)
  return JSON.parse(readFileSync(window, 'utf8')).bots[LEVELS[game]][language]
}

test.each([
  { ...EVIL_CORP, ...MOUSE, motion: 'no-preference' },
  { ...EVIL_CORP, ...FINGER, motion: 'reduce' },
  { ...TERRORS, ...MOUSE, motion: 'reduce' },
  { ...TERRORS, ...FINGER, motion: 'reduce' },
  { ...VILLAINOUS, ...MOUSE, motion: 'reduce' },
  { ...VILLAINOUS, ...FINGER, motion: 'reduce' },
] as const)('$title is played to its end on $on', async (table) => {
  const { game, rule, language, viewport, motion } = table
  const visitor = await arrive({ language, viewport, motion, settings: { level: LEVELS[game] } })
  const { page, words } = visitor
  await layTable(visitor, { game, seed: 'three' })
  const { sight, answers } = await playOn(visitor)
  expect(sight.state).toBe('over')
  expect(answers).toBeGreaterThan(20)

  const end = page.getByRole('dialog')
  await end.getByText(rule).waitFor()
  const rival = new RegExp(`${rivalOf(game, language)}\\s?: \\d`)
  expect(await end.getByRole('img', { name: rival }).count()).toBe(1)

  // A rematch begins at once, with the other one in front.
  await end.getByRole('button', { name: /^(Rematch|Revanche)/ }).click()
  await page.getByRole('main', { name: words.table }).waitFor()
  await playOn(visitor, (_, given) => given >= 2)
})

test('two clicks lead from the address to a question', async () => {
  const visitor = await arrive()
  await visitor.page.getByRole('button', { name: visitor.words.playNow, exact: true }).click()
  await visitor.page.getByRole('status').filter({ hasText: 'Take an action' }).waitFor()
  expect(visitor.complaints).toEqual([])
})
