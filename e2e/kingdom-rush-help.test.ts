/** Help at the table of Kingdom Rush: a hint taken by key and by mouse, and a partner who says what it means to do and gives way. */
import { expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { answer, awaitTurn } from './seat.ts'
import { layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

/** Questions before the first round. */
const MOST_CHOICES = 8

/** At the open question of the first round, with a partner who takes its time. */
async function seated(wishes: Parameters<typeof arrive>[0] = {}): Promise<Visitor> {
  const visitor = await arrive({ settings: { pace: 'slow', level: 'skilled' }, ...wishes })
  await layTable(visitor, { game: 'kingdom-rush', seed: 'three' })
  for (let asked = 0; asked < MOST_CHOICES; asked++) {
    const sight = await awaitTurn(visitor)
    if (sight.offers.some(({ name }) => name === visitor.words.tables['kingdom-rush'].endTurn)) return visitor
    await answer(visitor, sight)
  }
  throw new Error('The first round never began.')
}

const play = ({ page }: Visitor) => page.getByRole('button', { name: /Play this move|Jouer ce coup/ })
const log = ({ page }: Visitor) => page.getByRole('log')
/** While a hint is open partners wait, so that there is time to read. */
async function hinted(visitor: Visitor, ask: () => Promise<void>): Promise<void> {
  await ask()
  await play(visitor).waitFor()
}

test('a hint is asked for and taken with the keyboard', async () => {
  const visitor = await seated()
  const { page } = visitor
  await hinted(visitor, () => page.keyboard.press('h'))
  const panel = page.getByRole('region', { name: 'Hint' })
  expect(await panel.getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await page.locator('[data-hint]').count()).toBeGreaterThan(0)
  expect(await barriers(page)).toEqual([])
  // Asked again: another way, and what the first has more.
  await page.keyboard.press('h')
  await panel.getByText(/^More at the end of the first way/).waitFor()
  await page.keyboard.press('h')
  const first = page.getByRole('heading', { name: 'Hint' })
  for (let more = 0; more < 2 && !(await first.isVisible()); more++) await page.keyboard.press('h')
  const step = await panel.getByRole('listitem').first().innerText()
  await expect.poll(() => play(visitor).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: 'Close the hint' })
  if (await close.isVisible()) await close.click({ timeout: 1000 }).catch(() => {})
  // What was advised has been done: "Build Archer …" is told as "You build Archer …".
  const [, verb = ''] = /(\w+)/.exec(step.replace(/^\d+\s*/, '')) ?? []
  await log(visitor)
    .getByText(new RegExp(`^You (${verb.toLowerCase()}|activate)`))
    .first()
    .waitFor()
  await log(visitor).getByText('You ask for a hint.').waitFor()
})

test('a hint is within reach of a thumb on a phone, and taken with the mouse', async () => {
  const visitor = await seated({ viewport: PHONE, language: 'fr' })
  const { page } = visitor
  await hinted(visitor, () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Conseil/ })
      .click(),
  )
  const before = await page.getByRole('main').innerText()
  await play(visitor).click()
  await expect.poll(() => page.getByRole('main').innerText()).not.toBe(before)
})

test('a partner says what it means to do, and leaves it to whoever wants it', async () => {
  const visitor = await seated({ settings: { pace: 'normal', level: 'skilled' } })
  const { page } = visitor
  await hinted(visitor, () => page.keyboard.press('h'))
  const card = page.getByRole('region', { name: /^What .* means to do$/ })
  const keep = card.getByRole('button', { name: 'Leave this one to me' })
  await keep.waitFor()
  expect(await barriers(page)).toEqual([])
  const [, horde = ''] = /(?:against|attack|confront) the (.+? on [A-Z]\d)/.exec(await card.innerText()) ?? []
  expect(horde).not.toBe('')
  await page.keyboard.press('m')
  await expect.poll(() => page.locator('[data-voice]').textContent()).toContain('Kept for you')
  // It is kept with the game.
  await page.reload()
  await awaitTurn(visitor)
  // It says what it will do instead, or is ready; in the end it has left that Horde alone.
  const partner = page.getByRole('region', { name: 'The others' })
  const go = card.getByRole('button', { name: 'Go ahead' })
  await expect
    .poll(
      async () => {
        if (await go.isVisible()) await go.click({ timeout: 1000 }).catch(() => {})
        return partner.getByLabel(/, ready$/).count()
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0)
  const hits = (await log(visitor).innerText())
    .split('\n')
    .filter((line) => /hits|takes on|confronts/.test(line))
  expect(hits.filter((line) => line.includes(horde))).toEqual([])
})
