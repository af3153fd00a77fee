/** A game with the keyboard alone: Tab, arrows, Enter and letters; the focus is never lost. */
import { expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { enterOn, focusOf, MOST_TABS, tabTo } from './keys.ts'
import { awaitTurn, choose, look, type Sight } from './seat.ts'
import { LAPTOP, layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'
import type { GameId } from './words.ts'

const arrive = visitors()

async function answerByKeyboard(visitor: Visitor, sight: Sight): Promise<void> {
  const { words, page } = visitor
  if (sight.state === 'sure') return enterOn(visitor, words.doIt)
  if (sight.keeping) return enterOn(visitor, /Keep .* overnight/, 'Shift+Tab')
  // A tile in a Fortification is asked about at Night.
  const fort = sight.offers.find(({ name }) => /^Your Fortification .* free$/.test(name))
  const chosen = fort ?? choose(sight, visitor)
  if (!chosen) throw new Error('Nothing can be chosen.')
  await enterOn(visitor, chosen.name, chosen.at === 'prompt' ? 'Shift+Tab' : 'Tab')
  if (chosen.name === words.otherAnswers) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
}

/** At a table of that seed, asked for the first time. */
async function seated(seed: string): Promise<Visitor> {
  const visitor = await arrive()
  await layTable(visitor, { seed })
  // Whoever plays by keys has no pointer resting on the table, which a question mark would be about.
  await visitor.page.mouse.move(0, 0)
  await awaitTurn(visitor)
  return visitor
}

const isFocused = async (visitor: Visitor) => !(await focusOf(visitor)).onBody

/** Lays a table by its form, as far as the first question. */
async function layByKeyboard(visitor: Visitor, game: GameId, seed: string): Promise<void> {
  const { page, words } = visitor
  const setUp = page
    .getByRole('article', { name: words.tables[game].title })
    .getByRole('button', { name: words.setUp })
  await page.getByRole('button', { name: words.setUp }).waitFor()
  if ((await setUp.count()) === 0) await enterOn(visitor, `${words.tables[game].title}: Choose this table`)
  await setUp.waitFor()
  await enterOn(visitor, words.setUp)
  await page.getByRole('dialog').waitFor()
  await enterOn(visitor, words.variants)
  await tabTo(visitor, new RegExp(`^${words.seed}`))
  await page.keyboard.type(seed)
  await enterOn(visitor, words.start)
  await page.getByRole('main', { name: words.table }).waitFor()
}

/** Plays to the end and returns everything that was seen when an answer was due. */
async function playByKeyboard(visitor: Visitor): Promise<Sight[]> {
  const seen: Sight[] = []
  for (;;) {
    const sight = await awaitTurn(visitor)
    if (sight.state === 'over') return seen
    if (seen.length > 0) {
      // The effects that move the focus follow the drawing of the question.
      await expect
        .poll(() => isFocused(visitor), {
          message: `the focus is lost at “${sight.prompt}” (${sight.state})`,
        })
        .toBe(true)
    }
    seen.push(sight)
    expect(seen.length).toBeLessThan(500)
    await answerByKeyboard(visitor, sight)
  }
}

test.each([
  { game: 'evil-corp', title: 'Evil Corp.', level: 'apprentice' },
  { game: 'terrors-of-london', title: 'Terrors of London', level: 'apprentice' },
  { game: 'villainous', title: 'Villainous', level: 'expert' },
] as const)('$title is played to its end with the keyboard alone', async ({ game, level }) => {
  const visitor = await arrive({ settings: { level } })
  const { page, words } = visitor
  await layByKeyboard(visitor, game, 'three')
  const seen = await playByKeyboard(visitor)
  expect(new Set(seen.map(({ phase }) => phase.split(',')[0])).size).toBeGreaterThanOrEqual(3)
  if (game === 'evil-corp') expect(seen.some(({ keeping }) => keeping)).toBe(true)
  await expect.poll(() => isFocused(visitor)).toBe(true)
  await enterOn(visitor, 'Replay step by step')
  await page.getByRole('region', { name: words.replay }).waitFor()
})

test('Esc steps back, Z takes back, and arrows walk over the table', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
  await enterOn(visitor, words.playNow)
  await page.getByRole('main', { name: words.table }).waitFor()
  const before = await awaitTurn(visitor)
  const tile = before.offers.find(({ role }) => role === 'option')?.name ?? ''
  await enterOn(visitor, tile)
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(before.prompt)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await look(visitor)).prompt).toBe(before.prompt)

  await enterOn(visitor, tile)
  await expect.poll(async () => (await focusOf(visitor)).name).toMatch(/ free$/)
  const first = (await focusOf(visitor)).name
  await page.keyboard.press('ArrowRight')
  expect((await focusOf(visitor)).name).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  expect((await focusOf(visitor)).name).toBe(first)
  await page.keyboard.press('Enter')
  const names = async () => (await look(visitor)).offers.map(({ name }) => name)
  await expect.poll(names).not.toContain(first)
  await awaitTurn(visitor)
  await page.keyboard.press('z')
  await expect.poll(names).toContain(tile)

  await page.keyboard.press('r')
  await page.getByRole('dialog', { name: /^Rules/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(visitor)).toBe(true)
})

test('Tab leaves the table while something flies over it, and comes back to its last stop', async () => {
  const visitor = await arrive({ viewport: LAPTOP })
  const { page } = visitor
  await layTable(visitor, { seed: 'keyboard' })
  await awaitTurn(visitor)
  await page.evaluate(() => {
    const flying = document.createElement('span')
    flying.inert = true
    document.querySelector('main')?.append(flying)
  })
  const place = () =>
    page.evaluate(() => {
      const active = document.activeElement
      if (active?.hasAttribute('data-edge')) return 'edge'
      return active?.closest('main') ? 'table' : active?.closest('aside') ? 'log' : 'elsewhere'
    })
  const places: string[] = []
  while (places.at(-1) !== 'log' && places.length < MOST_TABS) {
    await page.keyboard.press('Tab')
    places.push(await place())
  }
  expect(places).toContain('table')
  expect(places).not.toContain('edge')
  expect(places.at(-1)).toBe('log')
  await page.keyboard.press('Shift+Tab')
  expect(await place()).toBe('table')
})

test('P held shows the table behind what lies over it', async () => {
  const visitor = await seated('peek')
  const { page } = visitor
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.waitFor()
  const opacity = () => help.evaluate((dialog) => getComputedStyle(dialog).opacity)
  await expect.poll(opacity).toBe('1')
  await page.keyboard.down('p')
  await expect.poll(opacity).toBe('0')
  await page.keyboard.up('p')
  await expect.poll(opacity).toBe('1')
})

test('? explains the card that has the focus, and without one how to play', async () => {
  const visitor = await seated('help')
  const { page } = visitor
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByText('Hold: see the table behind what lies over it').waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })

  const tile = (await look(visitor)).offers.find(({ role }) => role === 'option')?.name ?? ''
  await tabTo(visitor, tile)
  await page.keyboard.press('?')
  const gallery = page.getByRole('dialog', { name: /^Everything in the box/ })
  const [name = ''] = tile.split(',')
  await expect.poll(() => gallery.getByRole('searchbox').inputValue()).toBe(name)
  await gallery.getByText(name).first().waitFor()
})

test('the menu belongs to the header, is walked with arrows, and gives the focus back', async () => {
  const visitor = await seated('menu')
  const { page, words } = visitor
  await tabTo(visitor, words.more)
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('menu').waitFor()
  await expect.poll(async () => (await focusOf(visitor)).name).toBe(words.settings)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await focusOf(visitor)).name).toBe(words.rules)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(async () => (await focusOf(visitor)).name).toBe(words.more)
})
