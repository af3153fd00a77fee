/** What a player of Terrors of London does at the table: carries cards, forms hordes, looks ahead and into piles. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { goOnFrom } from './records.ts'
import { awaitTurn, look, playOn } from './seat.ts'
import { recordAt } from './terrors-moments.ts'
import { chooseWindow, DESKTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const game = 'terrors-of-london'

const offersOf = async (visitor: Visitor) => (await look(visitor)).offers.map(({ name }) => name)

/** Takes it up and carries it over that place; it is still in the air then. */
async function carry({ page }: Visitor, what: Locator, to: Locator): Promise<void> {
  await what.hover()
  await page.mouse.down()
  const start = await middleOf(what)
  await page.mouse.move(start.x + 12, start.y - 12)
  const { x, y } = await middleOf(to)
  await page.mouse.move(x - 20, y - 20)
  await page.mouse.move(x, y)
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox()
  if (!box) throw new Error(`${thing} is not on the screen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a card is carried from the hand into play, and dropped on anything else it stays', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await goOnFrom(visitor, recordAt('a hand to play'))
  const before = await offersOf(visitor)
  const cards = page.getByRole('listbox', { name: 'Your hand' }).getByRole('option')
  await carry(visitor, cards.first(), page.getByRole('group', { name: 'Street' }))
  await page.mouse.up()
  await expect.poll(() => offersOf(visitor)).toEqual(before)

  const [name = ''] = (await cards.first().getAttribute('aria-label'))?.split(',') ?? []
  const area = page.getByRole('group', { name: 'Your play area' })
  const played = area.getByLabel(`${name},`)
  const count = await played.count()
  await carry(visitor, cards.first(), area)
  await page.getByRole('button', { name: `Play ${name}`, exact: true }).waitFor()
  await page.mouse.up()
  await expect.poll(() => played.count()).toBe(count + 1)
})

test('a monster is dragged to the end of a horde', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await goOnFrom(visitor, recordAt('a horde can grow'))
  const area = page.getByRole('group', { name: 'Your play area' })
  const horde = area.getByText(/^Horde of \d/)
  const size = Number(/\d+/.exec((await horde.textContent()) ?? '')?.[0])
  const monster = area.getByRole('button', { name: /, in your play area/ }).first()
  const before = await offersOf(visitor)
  // Other answers of the question are no place for it.
  await carry(
    visitor,
    monster,
    page.getByRole('group', { name: 'Street' }).locator('[data-legal], [data-refused]').first(),
  )
  await page.mouse.up()
  await expect.poll(() => offersOf(visitor)).toEqual(before)

  await carry(visitor, monster, area)
  const end = area.getByRole('button', { name: / to the (left|right) of / }).first()
  const { x, y } = await middleOf(end)
  await page.mouse.move(x, y, { steps: 3 })
  await page.mouse.up()
  await area.getByText(`Horde of ${size + 1}`).waitFor()
  expect((await awaitTurn(visitor)).prompt).toBeTruthy()
  expect(await page.getByRole('button', { name: words.cancel }).count()).toBe(1)
})

test('ending the turn warns of what is left to do, once', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await goOnFrom(visitor, recordAt('an attack is left, and the turn may end'))
  const before = await offersOf(visitor)
  const endTurn = page.getByRole('button', { name: words.tables[game].endTurn, exact: true })
  await endTurn.click()
  const dialog = page.getByRole('dialog', { name: words.sure })
  await dialog.getByText(/You can still attack for \d+.*End your turn\?/).waitFor()
  await dialog.getByRole('button', { name: 'No, go back' }).click()
  await expect.poll(() => offersOf(visitor)).toEqual(before)
  await endTurn.click()
  await page
    .getByRole('log')
    .getByText(/^You pass/)
    .last()
    .waitFor()
  await awaitTurn(visitor)
})

test('an attack shows its damage before it is made, for any amount', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await goOnFrom(visitor, recordAt('an attack is left, and the turn may end'))
  const rival = page.getByRole('region', { name: 'Gnash' })
  const health = async () => Number(await rival.getByRole('meter').getAttribute('aria-valuenow'))
  const from = await health()
  const attack = page.getByRole('button', { name: /^Attack for \d+$/ })
  const power = Number(/\d+/.exec((await attack.textContent()) ?? '')?.[0])
  const told = page.getByRole('region', { name: words.question }).getByText(/^Gnash: Health \d+ to \d+/)
  const toldHealth = async () => Number(/to (\d+)/.exec((await told.textContent()) ?? '')?.[1])

  await attack.hover()
  await told.waitFor()
  const all = await toldHealth()
  expect(all).toBeLessThan(from)
  await rival.getByRole('meter').locator(`[data-text=" → ${all}"]`).waitFor()
  await page.getByRole('button', { name: 'Attack: another amount' }).click()
  const less = page.getByRole('button', { name: new RegExp(`^Attack with ${power - 1} Power`) })
  await less.hover()
  await expect.poll(toldHealth).toBe(all + 1)
  // Nothing was sent so far.
  expect(await health()).toBe(from)
  await less.click()
  await expect.poll(health).toBe(all + 1)
})

test.each([
  {
    on: 'a desktop, in English',
    language: 'en',
    viewport: DESKTOP,
    piles: ['Your discard pile', 'Discard pile of Gnash'],
  },
  {
    on: 'a phone, in French',
    language: 'fr',
    viewport: PHONE,
    piles: ['Votre défausse', 'Défausse de Croque'],
  },
] as const)('both discard piles are looked through on $on', async ({ language, viewport, piles }) => {
  const visitor = await arrive({ language, viewport })
  const { page, words } = visitor
  await goOnFrom(visitor, recordAt('both discard piles hold cards'))
  const act = (target: Locator) => (visitor.phone ? target.tap() : target.click())
  for (const [at, title] of piles.entries()) {
    // Where there is little room, the rival's piles are behind the bar on top.
    if (visitor.phone && at > 0)
      await act(page.getByRole('region', { name: /^(Gnash|Croque)$/ }).getByRole('button'))
    const button = page.getByRole('button', { name: new RegExp(`^${title}, \\d+ \\S+$`) })
    const count = Number(/\d+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0])
    await act(button)
    const panel = page.getByRole('region', { name: title })
    const names = await panel
      .getByRole('group', { name: title })
      .getByRole('img')
      .evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''))
    const shown = names.map((name) => Number(/^(\d+) × /.exec(name)?.[1] ?? 1))
    expect(shown.reduce((sum, one) => sum + one, 0)).toBe(count)
    await act(panel.getByRole('button', { name: words.close }))
    await panel.waitFor({ state: 'detached' })
  }
})

test.each([
  { language: 'en', note: /are (largely )?a reconstruction/ },
  { language: 'fr', note: /reconstitués|reconstituées/ },
] as const)(
  'that most cards are a reconstruction is said where the game is chosen ($language)',
  async ({ language, note }) => {
    const visitor = await arrive({ language })
    const { page, words } = visitor
    await chooseWindow(visitor, game)
    await page.getByRole('contentinfo').getByText(note).waitFor()
    await layTable(visitor, { game, seed: 'note' })
    await page.getByRole('main', { name: words.table }).getByText(note).waitFor()
    await page.getByRole('banner').getByRole('button', { name: words.gallery }).click()
    await page
      .getByRole('dialog')
      .getByText(/^(Reconstructed|Reconstituées)$/)
      .nth(1)
      .waitFor()
  },
)

test.each([
  { on: 'a phone, in English', language: 'en', viewport: PHONE, motion: 'reduce' },
  { on: 'a desktop with all motion, in French', language: 'fr', viewport: DESKTOP, motion: 'no-preference' },
] as const)('the first turns are played on $on', async ({ language, viewport, motion }) => {
  const visitor = await arrive({ language, viewport, motion })
  await layTable(visitor, { game, seed: 'first turns' })
  const { sight } = await playOn(visitor, ({ state, phase }) => state === 'asked' && / [5-9],/.test(phase))
  expect(sight.phase).toMatch(language === 'fr' ? /^Tour [5-9], Action$/ : /^Turn [5-9], Action$/)
})
