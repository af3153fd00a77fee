/** What a player does at the table besides answering: takes back, asks why, changes the language, comes back later. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { flawsOf } from './layout.ts'
import { awaitTurn, look, playOn, press, type Sight } from './seat.ts'
import { DESKTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const address = inject('address')

const namesOf = ({ prompt, offers }: Sight) => ({ prompt, names: offers.map(({ name }) => name) })

/** Chooses the first tile of the hand and looks at the question for its space. */
async function chooseTile(visitor: Visitor): Promise<Sight> {
  const sight = await awaitTurn(visitor)
  const tile = sight.offers.find(({ role }) => role === 'option')
  if (!tile) throw new Error('No tile of the hand can be chosen.')
  await press(visitor, tile)
  return awaitTurn(visitor)
}

test('undo takes back move by move, with what the bots did since, as far as the beginning', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'undo' })
  const beginning = namesOf(await awaitTurn(visitor))
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 6)
  const undo = page.getByRole('button', { name: words.undo })
  for (let left = 6; left > 0 && (await undo.count()) > 0; left--) {
    const before = namesOf(await awaitTurn(visitor))
    await undo.click()
    await expect.poll(async () => namesOf(await awaitTurn(visitor))).not.toEqual(before)
  }
  await expect.poll(async () => namesOf(await awaitTurn(visitor))).toEqual(beginning)
  expect(await undo.count()).toBe(0)
})

test('cancel takes back the chosen tile', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'cancel' })
  const before = namesOf(await awaitTurn(visitor))
  const asked = await chooseTile(visitor)
  expect(asked.prompt).not.toBe(before.prompt)
  await page.getByRole('button', { name: words.cancel }).click()
  await expect.poll(async () => namesOf(await awaitTurn(visitor))).toEqual(before)
})

test('a tile is deployed by drag and drop, and a drop beside the table puts it back', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'drag' })
  const before = namesOf(await awaitTurn(visitor))
  const tile = page.getByRole('listbox').getByRole('option').first()
  /** Takes the tile up and carries it there; the table asks for its space while it is in the air. */
  const carry = async (to: { x: number; y: number }) => {
    await tile.hover()
    await page.mouse.down()
    await page.mouse.move(to.x - 40, to.y - 40, { steps: 4 })
    expect((await look(visitor)).prompt).not.toBe(before.prompt)
    await page.mouse.move(to.x, to.y, { steps: 4 })
  }
  await carry({ x: 720, y: 20 })
  await page.mouse.up()
  await expect.poll(async () => namesOf(await awaitTurn(visitor))).toEqual(before)

  const place = page.getByRole('img', { name: /^Your Battlefield 1 in the west village, free/ })
  const box = await place.boundingBox()
  if (!box) throw new Error('The battlefield is not on the screen.')
  await carry({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  await page.mouse.up()
  // By its name alone: when its power can be used at once, it is a button already.
  await page.getByLabel(/on your Battlefield 1 in the west village/).waitFor()
})

test.each([
  { on: 'desktop', viewport: DESKTOP, language: 'en' as const, sentence: /gold/ },
  { on: 'phone', viewport: PHONE, language: 'fr' as const, sentence: /or/ },
])('what is dim says why not, and its rule opens ($on)', async ({ viewport, language, sentence }) => {
  const visitor = await arrive({ viewport, language })
  const { page, words, phone } = visitor
  await layTable(visitor, { seed: 'why not' })
  await awaitTurn(visitor)
  const table = page.getByRole('main', { name: words.table })
  if (phone) await page.getByRole('tab', { name: /Bureau|Office/ }).tap()
  // With two coins nobody can hire the dearest candidate.
  const dear = table
    .getByRole('button', { disabled: true, name: /(Recruit for|À recruter pour) [4-9] / })
    .first()
  if (phone) await dear.tap({ force: true })
  else await dear.hover()
  const why = page.getByRole('alert').filter({ hasText: words.whyNot })
  await why.waitFor()
  expect(await why.textContent()).toMatch(sentence)
  const link = why.getByRole('button', { name: /EC-[A-Z]+\d+/ })
  const rule = /EC-[A-Z]+\d+/.exec((await link.textContent()) ?? '')?.[0] ?? ''
  await link.click()
  const drawer = page.getByRole('dialog', { name: /Evil Corp/ })
  await drawer.waitFor()
  await page.waitForFunction((id) => document.activeElement?.textContent?.startsWith(id) ?? false, rule)
  const place = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    return box ? { top: box.top, bottom: box.bottom, height: innerHeight } : null
  })
  expect(place && place.top >= 0 && place.bottom <= place.height).toBe(true)
  await drawer.getByRole('searchbox').fill('portal')
  await drawer.getByRole('status').filter({ hasText: /\d+/ }).waitFor()
})

test('the language changes at once and everywhere, and is remembered', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'language' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 2)
  const log = page.getByRole('log')
  expect(await log.textContent()).toMatch(/Round 1/)
  await page.getByRole('button', { name: /^Language: English|^EN/ }).click()
  await page.getByRole('status').filter({ hasText: 'Faites une action' }).waitFor()
  expect(await log.textContent()).toMatch(/Manche 1/)
  expect(await log.textContent()).not.toMatch(/Round/)
  expect(await page.getAttribute('html', 'lang')).toBe('fr')
  await page.reload()
  await page.getByRole('status').filter({ hasText: 'Faites une action' }).waitFor()
})

/** The log once nothing joins it any more: it is drawn a moment after the table. */
async function wholeLog(page: Page): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () => {
        const before = text
        text = (await page.getByRole('log').textContent()) ?? ''
        return text !== '' && text === before
      },
      { interval: 400 },
    )
    .toBe(true)
  return text
}

test('a reload in the middle of a question loses nothing', async () => {
  const visitor = await arrive()
  const { page, words, context } = visitor
  await layTable(visitor, { seed: 'reload' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 4)
  const asked = namesOf(await chooseTile(visitor))
  const told = await wholeLog(page)
  await page.reload()
  await page.getByRole('main', { name: words.table }).waitFor()
  expect(namesOf(await awaitTurn(visitor))).toEqual(asked)
  expect(await wholeLog(page)).toBe(told)
  for (const way of [/^Cancel/, /^Undo/]) await page.getByRole('button', { name: way }).first().waitFor()

  // The same from the hall, in a tab opened later.
  const later = await context.newPage()
  await later.goto(address)
  await later.getByRole('link', { name: /Evil Corp\..*Continue/ }).click()
  await later.getByRole('main', { name: words.table }).waitFor()
  expect(namesOf(await awaitTurn({ ...visitor, page: later }))).toEqual(asked)
  // Only one tab moves the pieces.
  await page.getByRole('heading', { name: 'This game goes on in another tab.' }).waitFor()
  await page.getByRole('button', { name: 'Play here' }).click()
  await page.getByRole('main', { name: words.table }).waitFor()
  expect(namesOf(await awaitTurn(visitor))).toEqual(asked)
})

test('a line of the log shows the table as it was then', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'log' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 6)
  const now = namesOf(await awaitTurn(visitor))
  await page.getByRole('log').getByRole('button', { name: 'Show the table then' }).first().click()
  await page
    .getByRole('status')
    .filter({ hasText: /The table after move \d+ of \d+/ })
    .waitFor()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect.poll(async () => namesOf(await awaitTurn(visitor))).toEqual(now)
})

const WIDTHS = [
  '320x640',
  '390x844',
  '844x390',
  '1010x700',
  '820x1180',
  '1280x720',
  '1366x900',
  '1440x900',
  '1920x1080',
  '2560x1440',
]

test.each(['en', 'fr'] as const)(
  'what one plays for is read whole wherever it stands (%s)',
  async (language) => {
    const visitor = await arrive({ language })
    const { page } = visitor
    await layTable(visitor, { seed: 'goal' })
    await awaitTurn(visitor)
    const goal = page.getByText(language === 'fr' ? 'Il faut 2 jetons Victoire' : 'First to 2 Victory tokens')
    const cut: string[] = []
    let seen = 0
    for (const size of WIDTHS) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      // Whoever measures the room notices with the next picture.
      await page.waitForTimeout(400)
      if (!(await goal.isVisible())) continue
      seen++
      const isShort = await goal.evaluate((line) => line.scrollWidth > line.clientWidth + 1)
      const flaws = await flawsOf(page)
      if (isShort || flaws.cut.some((what) => /First to|Il faut/.test(what))) cut.push(size)
    }
    expect(cut).toEqual([])
    expect(seen).toBeGreaterThanOrEqual(4)
  },
)
