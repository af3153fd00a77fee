/** First games: they open by themselves once, lead to their end by finger and by keys, and can be left at any time. */
import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspect } from './inspect.ts'
import { chooseWindow, DESKTOP, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'
import type { GameId } from './words.ts'

const arrive = visitors()
const NEW = { taught: [] }

const SAID = {
  en: {
    show: 'Show me',
    on: 'Play on',
    alone: 'Play on alone',
    skip: /^Skip/,
    yes: 'Yes, do it',
    learn: /^Learn by playing/,
  },
  fr: {
    show: 'Montrez-moi',
    on: 'Continuer la partie',
    alone: 'Jouer sans aide',
    yes: /^Oui/,
    learn: /^Apprendre en jouant/,
  },
} as const

interface Told {
  readonly title: { readonly en: string; readonly fr: string }
  readonly steps: readonly unknown[]
}

function lessonOf(game: GameId): Told {
  const file = new URL(`../games/${game}/lessons/lessons.json`, import.meta.url)
  const [lesson] = JSON.parse(readFileSync(file, 'utf8')) as Told[]
  if (!lesson) throw new Error(`${game} has no first game.`)
  return lesson
}

async function playNow(visitor: Visitor, game: GameId): Promise<Locator> {
  const { page, words, language } = visitor
  await chooseWindow(visitor, game)
  await page.getByRole('button', { name: words.playNow, exact: true }).click()
  return page.getByRole('complementary', { name: lessonOf(game).title[language], exact: true })
}

/** Does what a caption asks for, and waits for the next one. */
async function obey({ page, phone, language }: Visitor, caption: Locator): Promise<void> {
  const before = await caption.getAttribute('data-step')
  const show = caption.getByRole('button', { name: SAID[language].show })
  if (phone) await show.tap()
  else await show.press('Enter')
  const next = page.locator(`aside[data-step]:not([data-step="${before}"])`)
  const sure = page.getByRole('dialog').getByRole('button', { name: SAID[language].yes })
  await next.or(sure).first().waitFor()
  if (!(await sure.isVisible())) return
  await sure.click()
  await next.waitFor()
}

const GAMES: readonly GameId[] = ['evil-corp', 'terrors-of-london', 'villainous']

test.each(
  GAMES.flatMap((game) => [
    [game, 'by keys', 'en', DESKTOP] as const,
    [game, 'by finger', 'fr', PHONE] as const,
  ]),
)('the first game of %s leads to its end %s (%s)', async (game, _, language, viewport) => {
  const visitor = await arrive({ settings: NEW, language, viewport })
  const { page, words } = visitor
  const complaints: string[] = []
  const caption = await playNow(visitor, game)
  await caption.waitFor()
  await inspect(visitor, 'first step', complaints, 'stands still')
  const on = caption.getByRole('button', { name: SAID[language].on, exact: true })
  const show = caption.getByRole('button', { name: SAID[language].show })
  const most = 3 * lessonOf(game).steps.length
  for (let steps = 0; steps < most; steps++) {
    await show.or(on).first().waitFor()
    if (await on.isVisible()) break
    if (steps === 12) await inspect(visitor, 'thirteenth step', complaints, 'stands still')
    await obey(visitor, caption)
  }
  await inspect(visitor, 'last words', complaints, 'stands still')
  expect(complaints).toEqual([])
  await on.click()
  await caption.waitFor({ state: 'detached' })
  await page.getByRole('main', { name: words.table }).waitFor()
})

test('a card that opens under the pointer leaves the caption of a lesson free', async () => {
  const visitor = await arrive({ settings: NEW, language: 'fr', viewport: DESKTOP })
  const { page, words } = visitor
  const caption = await playNow(visitor, 'evil-corp')
  await caption.waitFor()
  // As far as the one at which a tile may be kept.
  for (let steps = 0; steps < 13; steps++) await obey(visitor, caption)
  const main = page.getByRole('main', { name: words.table })
  const preview = page.locator('[data-overlay][aria-hidden="true"]')
  let opened = 0
  for (const card of await main.locator('[data-card]:visible').all()) {
    await page.mouse.move(2, 2)
    await preview.waitFor({ state: 'detached' })
    await card.hover({ timeout: 1000, force: true }).catch(() => {})
    const [held, told] = await Promise.all([
      preview.boundingBox({ timeout: 700 }).catch(() => null),
      caption.boundingBox(),
    ])
    if (!held || !told) continue
    opened++
    const apart =
      held.x >= told.x + told.width - 1 ||
      held.x + held.width <= told.x + 1 ||
      held.y >= told.y + told.height - 1 ||
      held.y + held.height <= told.y + 1
    expect(apart, (await card.getAttribute('data-card')) ?? '').toBe(true)
  }
  expect(opened).toBeGreaterThan(3)
})

test('a first game is skipped for the table that was asked for, and does not come back', async () => {
  const visitor = await arrive({ settings: NEW })
  const { page, words } = visitor
  const caption = await playNow(visitor, 'terrors-of-london')
  await caption.waitFor()
  const first = page.url()
  await caption.getByRole('button', { name: SAID.en.skip }).press('Enter')
  await caption.waitFor({ state: 'detached' })
  await page.waitForURL((url) => url.href !== first)
  await page.getByRole('main', { name: words.table }).waitFor()
  // What nobody wanted is not kept, and the way back leads to the hall.
  await page.goBack()
  await page
    .getByRole('link', { name: /Continue|Terrors/ })
    .first()
    .waitFor()
  expect(await page.getByRole('link', { name: /Continue/ }).count()).toBe(1)
  await playNow(visitor, 'terrors-of-london')
  await page.getByRole('main', { name: words.table }).waitFor()
  expect(await caption.count()).toBe(0)
})

test('Esc folds a lesson at its first step too, puts down what is held up, and what was left is resumed', async () => {
  const visitor = await arrive({ settings: NEW })
  const { page, words } = visitor
  await chooseWindow(visitor, 'evil-corp')
  await page.getByRole('button', { name: SAID.en.learn }).click()
  const caption = page.getByRole('complementary', { name: lessonOf('evil-corp').title.en, exact: true })
  await caption.getByText('Take a Cubicle Brute from behind your screen.').waitFor()
  await page.getByRole('main', { name: words.table }).waitFor()
  expect(await caption.getByText('waits.').count()).toBe(0)
  const preview = page.locator('[data-overlay][aria-hidden="true"]')
  const listed = page.locator('main [role=listbox] [data-stop]')
  await listed.first().focus()
  await page.keyboard.press('ArrowRight')
  await preview.first().waitFor()
  await page.keyboard.press('Escape')
  await preview.first().waitFor({ state: 'detached' })
  await caption.getByRole('button', { name: 'Unfold the lesson' }).click()
  await caption.getByText('Take a Cubicle Brute from behind your screen.').waitFor()
  await caption.getByRole('button', { name: SAID.en.skip }).click()
  await caption.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('main', { name: words.table }).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Resume lesson' }).click()
  await caption.getByText('Take a Cubicle Brute from behind your screen.').waitFor()
})

test('whoever chose other rivals is told that their table waits, and goes there', async () => {
  const visitor = await arrive({ settings: { ...NEW, level: 'expert' } })
  const { page, words } = visitor
  const caption = await playNow(visitor, 'evil-corp')
  await caption.getByText(/^Your table against .+ \(Expert\) waits\.$/).waitFor()
  const first = page.url()
  await caption.getByRole('button', { name: /^Skip to it/ }).click()
  await page.waitForURL((url) => url.href !== first)
  await page.getByRole('main', { name: words.table }).waitFor()
})

test('where the way is another one a line stays until it goes on', async () => {
  const visitor = await arrive({ settings: NEW })
  const { page } = visitor
  const caption = await playNow(visitor, 'villainous')
  await caption.getByText('Move Gaston to the Forest.').waitFor()
  await page
    .getByRole('button', { name: /Tavern/ })
    .first()
    .click()
  const line = caption.getByText('Your way is another one here.')
  await line.waitFor()
  await caption.getByRole('button', { name: 'Fold the lesson' }).click()
  await line.waitFor({ state: 'detached' })
  await caption.getByRole('button', { name: 'Unfold the lesson' }).click()
  await line.waitFor()
  const complaints: string[] = []
  await inspect(visitor, 'another way', complaints, 'stands still')
  expect(complaints).toEqual([])
})

test('it goes on after a reload, does not insist, folds by Esc, and is at its window ever after', async () => {
  const visitor = await arrive({ settings: NEW })
  const { page, words } = visitor
  const caption = await playNow(visitor, 'terrors-of-london')
  await obey(visitor, caption)
  await page.reload()
  await caption.getByText('Take Blood Moon into your deck.').waitFor()
  // Another one works too.
  await page
    .getByRole('button', { name: /Lair of Bones/ })
    .first()
    .click()
  await caption.getByText('That works too.').waitFor()
  await obey(visitor, caption)
  await caption.getByText('Play the Cultist from your hand.').waitFor()
  // The card that has the focus is shown, and put down by the same press.
  const preview = page.locator('[data-overlay][aria-hidden="true"]')
  await preview.first().waitFor()
  await page.keyboard.press('Escape')
  await preview.first().waitFor({ state: 'detached' })
  await caption.getByRole('button', { name: 'Unfold the lesson' }).click()
  await caption.getByRole('button', { name: SAID.en.alone }).click()
  await caption.waitFor({ state: 'detached' })
  await page.goto(visitor.address)
  await chooseWindow(visitor, 'terrors-of-london')
  await page.getByRole('button', { name: SAID.en.learn }).click()
  await caption.waitFor()
  expect(await page.getByRole('main', { name: words.table }).count()).toBe(1)
})

test('the village that is asked for comes to the front, and whoever turns away finds its tab ringed (Evil Corp., by finger)', async () => {
  const visitor = await arrive({ settings: NEW, viewport: PHONE })
  const { page } = visitor
  const caption = await playNow(visitor, 'evil-corp')
  const east = page.getByRole('tab', { name: /^East/ })
  const ringed = page.locator('main [data-lesson]')
  await obey(visitor, caption)
  await caption.getByText('Send it to a Battlefield of the east village.').waitFor()
  // No other village glows under what is said of this one.
  await page.locator('main [data-lesson][data-asked]').waitFor()
  expect(await east.getAttribute('aria-selected')).toBe('true')
  await obey(visitor, caption)
  await obey(visitor, caption)
  await caption.getByText('Put it on a Port of the east village.').waitFor()
  await page.getByRole('tab', { name: /^West/ }).tap()
  await expect.poll(() => ringed.getAttribute('data-zone')).toBe('tab-1')
  await east.tap()
  await page.locator('main [data-lesson][data-asked]').waitFor()
  expect(await ringed.count()).toBe(1)
  expect(await ringed.getAttribute('aria-label')).toMatch(/port/i)
})

test('within a move Esc folds the lesson before it takes anything back', async () => {
  const visitor = await arrive({ settings: NEW })
  const { page } = visitor
  const caption = await playNow(visitor, 'evil-corp')
  await obey(visitor, caption)
  await caption.getByText('Send it to a Battlefield of the east village.').waitFor()
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await cancel.waitFor()
  await page.keyboard.press('Escape')
  const unfold = caption.getByRole('button', { name: 'Unfold the lesson' })
  await unfold.waitFor()
  expect(await cancel.count()).toBe(1)
  await page.keyboard.press('Escape')
  await cancel.waitFor({ state: 'detached' })
  await unfold.click()
  await caption.getByText('Take a Cubicle Brute from behind your screen.').waitFor()
})

test('while a lesson asks for something, it is the hint', async () => {
  const visitor = await arrive({ settings: NEW })
  const { page, words } = visitor
  const caption = await playNow(visitor, 'villainous')
  await caption.getByText('Move Gaston to the Forest.').waitFor()
  await page.getByRole('main', { name: words.table }).waitFor()
  await page.keyboard.press('h')
  const show = caption.getByRole('button', { name: SAID.en.show })
  await expect.poll(() => show.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.getByRole('button', { name: 'Play this move' }).count()).toBe(0)
  // By keys, what is aimed at next is what is asked for.
  for (let steps = 0; steps < 4; steps++) await obey(visitor, caption)
  await caption.getByText('Put them at the Tavern.').waitFor()
  for (const aimed of await page.locator('main [data-aimed]').all())
    expect(await aimed.getAttribute('data-asked')).toBe('')
})
