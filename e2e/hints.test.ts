/** A hint at the tables whose bots search: asked for, taken, and the second best; by key, mouse and finger, in both languages. */
import type { EvilCorp, EvilCorpMove } from '@duskhall/games/evil-corp/state.ts'
import type { View } from '@duskhall/kernel'
import { expect, inject, test } from 'vitest'
import { goOnFrom, openReplay, recordUntil } from './records.ts'
import { answer, awaitTurn, look } from './seat.ts'
import { recordAt as terrorsAt } from './terrors-moments.ts'
import { recordAt as villainousAt } from './villainous-moments.ts'
import { PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

/** A Day of Evil Corp. with something to deploy. */
const deploying = () =>
  recordUntil<View<EvilCorp, EvilCorpMove>>(
    'evil-corp',
    ({ state, question }) =>
      question?.name === 'action' && state.round >= 2 && question.moves.some((move) => move.do === 'deploy'),
  )

const panel = ({ page }: Visitor) => page.getByRole('region', { name: /^(Hint|Conseil)$/ })
const play = (visitor: Visitor) =>
  panel(visitor).getByRole('button', { name: /Play this move|Jouer ce coup/ })
const givenUp = (visitor: Visitor) =>
  panel(visitor).getByText(/^(More at the end of the first way|Ce que la première façon a de plus à la fin)/)
const log = ({ page }: Visitor) => page.getByRole('log')

async function seated(visitor: Visitor, record: string): Promise<void> {
  await goOnFrom(visitor, record)
  await awaitTurn(visitor)
}

test('Evil Corp.: by keyboard the best, the second best, and the best again is taken', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await seated(visitor, deploying())
  await page.keyboard.press('h')
  await play(visitor).waitFor()
  expect(await panel(visitor).getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await page.locator('[data-hint]').count()).toBeGreaterThan(0)
  await page.locator('svg[data-hint-arc]').waitFor()
  await panel(visitor)
    .getByText(/^Chance to win with it: about \d+%$/)
    .waitFor()
  expect(await givenUp(visitor).count()).toBe(0)
  await page.keyboard.press('h')
  await givenUp(visitor).waitFor()
  const best = page.getByRole('heading', { name: 'Hint' })
  for (let more = 0; more < 2 && !(await best.isVisible()); more++) await page.keyboard.press('h')
  await best.waitFor()
  const before = await page.getByRole('main').innerText()
  await expect.poll(() => play(visitor).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('main').innerText()).not.toBe(before)
  // The panel stands in its place until then.
  await log(visitor).getByText('You ask for a hint.').waitFor()
})

test('Terrors of London: on a phone by finger, from the menu', async () => {
  const visitor = await arrive({ viewport: PHONE, language: 'fr' })
  const { page } = visitor
  await seated(visitor, terrorsAt('a hand to play'))
  await page.getByRole('banner').getByRole('button').last().tap()
  await page.getByRole('menuitem', { name: /^Conseil/ }).tap()
  await play(visitor).waitFor()
  await panel(visitor).getByRole('button', { name: /^2[.]/ }).tap()
  await givenUp(visitor).waitFor()
  const before = await page.getByRole('main').innerText()
  await play(visitor).tap()
  await expect.poll(() => page.getByRole('main').innerText()).not.toBe(before)
})

test('Villainous: closed after its first step and asked for again, a hint goes on with its second', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await seated(visitor, villainousAt('actions of a full Realm'))
  const step = (at: number) => panel(visitor).getByRole('listitem').nth(at)
  const words = async (at: number) => (await step(at).locator('span').innerText()).trim()
  await page.keyboard.press('h')
  await play(visitor).waitFor()
  const second = await words(1)
  const before = await page.getByRole('main').innerText()
  await play(visitor).click()
  await expect.poll(() => page.getByRole('main').innerText()).not.toBe(before)
  await panel(visitor).getByRole('button', { name: 'Close the hint' }).click()
  await page.keyboard.press('h')
  await play(visitor).waitFor()
  expect(await words(0)).toBe(second)
})

test('asked for while a bot plays, it says that it will come, and comes', async () => {
  const visitor = await arrive({ settings: { pace: 'slow' } })
  const { page } = visitor
  await seated(visitor, deploying())
  // Until the bot has its turn.
  for (let sight = await look(visitor); sight.state !== 'waiting'; sight = await look(visitor)) {
    await answer(visitor, sight)
  }
  await page.keyboard.press('h')
  await panel(visitor).getByText('It comes as soon as you can act.').waitFor()
  await page.keyboard.press('s')
  await play(visitor).waitFor()
})

test.each([
  ['evil-corp', deploying],
  ['terrors-of-london', () => terrorsAt('a hand to play')],
] as const)('%s: in a window of middling width a hint hides nothing of the table', async (_, record) => {
  const visitor = await arrive({ viewport: { width: 1010, height: 720 } })
  const { page, words } = visitor
  await seated(visitor, record())
  await page.keyboard.press('h')
  await play(visitor).waitFor()
  const table = await page.getByRole('main', { name: words.table }).boundingBox()
  const hint = await panel(visitor).boundingBox()
  if (!table || !hint) throw new Error('There is no table, or no hint.')
  expect(hint.x).toBeGreaterThanOrEqual(table.x + table.width - 1)
})

test('Terrors of London: where it must lie over the table, a hint folds and unfolds', async () => {
  const visitor = await arrive({ viewport: { width: 844, height: 390 } })
  const { page } = visitor
  await seated(visitor, terrorsAt('a hand to play'))
  await page.keyboard.press('h')
  await play(visitor).waitFor()
  const height = async () => (await panel(visitor).boundingBox())?.height ?? 0
  const whole = await height()
  await panel(visitor).getByRole('button', { name: 'Fold the hint away' }).click()
  await play(visitor).waitFor({ state: 'detached' })
  expect(await height()).toBeLessThan(whole / 3)
  await panel(visitor).getByRole('button', { name: 'Show the whole hint' }).click()
  await play(visitor).waitFor()
})

test('Villainous: by mouse, the second best, then the best is taken; in a replay there is none', async () => {
  const visitor = await arrive()
  const { page } = visitor
  const record = villainousAt('actions of a full Realm')
  await seated(visitor, record)
  const ask = page.getByRole('banner').getByRole('button', { name: /^Hint/ })
  await ask.click()
  await play(visitor).waitFor()
  await ask.click()
  await givenUp(visitor).waitFor()
  // The second best may be one that the table warns of.
  await panel(visitor).getByRole('button', { name: /^1[.]/ }).click()
  await givenUp(visitor).waitFor({ state: 'detached' })
  const before = await page.getByRole('main').innerText()
  await play(visitor).click()
  await expect.poll(() => page.getByRole('main').innerText()).not.toBe(before)
  await page.goto(`${inject('address')}/#/`)
  await openReplay(visitor, record)
  await page.getByRole('main').waitFor()
  expect(await ask.count()).toBe(0)
})
