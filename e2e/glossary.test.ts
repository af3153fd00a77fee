/** "What is this?": whatever stands on a table answers by its name and what it is, by pointer, by keys and by finger. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inspect } from './inspect.ts'
import { goOnFrom } from './records.ts'
import { awaitTurn } from './seat.ts'
import { sizesBy, written } from './sizes.ts'
import { resize } from './sweep.ts'
import { recordAt } from './terrors-moments.ts'
import { chooseWindow, layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'
import type { GameId } from './words.ts'

const arrive = visitors()

/** One thing of each table that is always there, and the beginning of what is said of it. */
const THINGS: { readonly [G in GameId]: { readonly at: string; readonly en: string; readonly fr: string } } =
  {
    'evil-corp': {
      at: '[data-zone^="gold-0"]',
      en: 'Pays for anything.',
      fr: 'Il paie tout.',
    },
    'terrors-of-london': { at: '[data-zone="prompt"]', en: 'Who you are.', fr: 'Votre personnage.' },
    villainous: { at: '[data-zone="power-0"]', en: 'What you pay cards', fr: 'Ce qui paie les cartes' },
    'kingdom-rush': { at: '[data-zone="hearts"]', en: 'Health of the Kingdom.', fr: 'La santé du Royaume.' },
  }
/** What the arrows of the keyboard lead to, and is no card. */
const START: { readonly [G in GameId]: string } = {
  'evil-corp': 'main [data-zone^="space-"][data-stop]',
  'terrors-of-london': 'main [data-piece^="faction-"][data-stop]',
  villainous: 'main [data-zone^="place-"][data-stop]',
  'kingdom-rush': 'main [data-zone^="site-"][data-stop], main [data-piece^="seat-"][data-stop]',
}
const GAMES = Object.keys(THINGS) as GameId[]

const WHAT = { en: /^What is this\?/, fr: /^Qu.est-ce que c.est/ } as const

/** A finger that rests on a thing. */
async function hold({ page, context }: Visitor, thing: Locator): Promise<void> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  const finger = await context.newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.getByRole('complementary', { name: WHAT.fr }).waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.each(GAMES)('%s: pointed at, a thing says what it is; a key asks and walks on', async (game) => {
  const visitor = await arrive({ language: 'en' })
  const { page } = visitor
  const complaints: string[] = []
  await layTable(visitor, { seed: 'what is this', game })
  const thing = page.locator(THINGS[game].at).first()
  await page.mouse.move(4, 4)
  await thing.hover()
  const note = page.getByRole('complementary', { name: WHAT.en })
  await note.getByText(THINGS[game].en).waitFor()
  await inspect(visitor, `what is this at ${game}`, complaints, 'stands still')
  await page.mouse.move(4, 4)
  await note.waitFor({ state: 'detached' })
  // By keys: what has the focus, then one thing after another.
  await page.locator(START[game]).first().focus()
  await page.keyboard.press('?')
  const card = page.getByRole('dialog', { name: WHAT.en })
  await card.waitFor()
  const seen = new Set<string>()
  for (let steps = 0; steps < 120; steps++) {
    const name = (await card.getAttribute('aria-label')) ?? ''
    if (seen.has(name)) break
    seen.add(name)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => card.getAttribute('aria-label')).not.toBe(name)
  }
  // Before the first turn of Terrors of London there are Overlords to choose from, and little else.
  expect(seen.size).toBeGreaterThanOrEqual(game === 'terrors-of-london' ? 2 : 5)
  await inspect(visitor, `asked by a key at ${game}`, complaints, 'stands still')
  // Its rule is one press away, and Esc leads back.
  await card.getByRole('button', { name: /^Rule / }).click()
  await page.locator('[data-target]').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})

test('what the pointer rests on answers, by itself and to a key, one card at a time', async () => {
  const visitor = await arrive({ language: 'en' })
  const { page } = visitor
  await layTable(visitor, { seed: 'what is this' })
  await awaitTurn(visitor)
  const note = page.getByRole('complementary', { name: WHAT.en })
  const asked = page.getByRole('dialog', { name: WHAT.en })
  const preview = page.locator('[data-overlay][aria-hidden="true"]:has(dl)')
  // Anywhere on it, not only where a pawn stands.
  await page.mouse.move(4, 4)
  await page
    .locator('[data-what="tokens.conquest"]')
    .first()
    .hover({ position: { x: 12, y: 60 } })
  await expect.poll(() => note.getAttribute('aria-label')).toMatch(/Conquest/)
  // By a key too, though a tile of the hand was pressed before.
  const tile = page.locator('main [data-card][data-piece^="hand-"]').first()
  await tile.click()
  await page.keyboard.press('Escape')
  // A key that was pressed before the mouse moved does not count.
  await page.mouse.move(4, 4)
  await page
    .locator('[data-what="tokens.conquest"]')
    .first()
    .hover({ position: { x: 12, y: 60 } })
  await note.waitFor()
  await page.keyboard.press('?')
  await expect.poll(() => asked.getAttribute('aria-label')).toMatch(/Conquest/)
  expect(await note.count()).toBe(0)
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  // Over a tile its card, and no other.
  await tile.hover()
  await preview.waitFor()
  expect((await note.count()) + (await asked.count())).toBe(0)
  // The key that closed the last one means nothing: the card is asked about, among all others.
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: /^Everything in the box/ }).waitFor()
  await page.locator('[role=dialog] details[open]').waitFor()
})

test('a finger on the Conquest track or the Terror gauge learns of these, not of the village', async () => {
  const visitor = await arrive({ language: 'fr', viewport: { width: 390, height: 664 } })
  const { page } = visitor
  await layTable(visitor, { seed: 'what is this' })
  await awaitTurn(visitor)
  const note = page.getByRole('complementary', { name: WHAT.fr })
  for (const [at, name] of [
    ['[data-what="tokens.conquest"]', /Conqu/],
    ['[data-what^="tokens.terror "]', /Terreur/],
  ] as const) {
    await hold(visitor, page.locator(at).filter({ visible: true }).first())
    await expect.poll(() => note.getAttribute('aria-label')).toMatch(name)
    await page.touchscreen.tap(195, 60)
    await note.waitFor({ state: 'detached' })
  }
})

test.each(GAMES)('%s: a finger that rests on a thing learns what it is', async (game) => {
  const visitor = await arrive({ language: 'fr', viewport: { width: 390, height: 664 } })
  const { page } = visitor
  const complaints: string[] = []
  await layTable(visitor, { seed: 'what is this', game })
  await hold(visitor, page.locator(THINGS[game].at).filter({ visible: true }).first())
  const note = page.getByRole('complementary', { name: WHAT.fr })
  await note.getByText(THINGS[game].fr).first().waitFor()
  await inspect(visitor, `held at ${game}`, complaints, 'stands still')
  expect(complaints).toEqual([])
  // The next touch elsewhere puts it away.
  await page.touchscreen.tap(195, 60)
  await note.waitFor({ state: 'detached' })
})

test.each(GAMES)(
  '%s in one page: from its window and from the help, with its icons, printed alone',
  async (game) => {
    const visitor = await arrive({ language: 'en' })
    const { page, words } = visitor
    const complaints: string[] = []
    await chooseWindow(visitor, game)
    await page.getByRole('button', { name: 'The game in one page' }).click()
    const sheet = page.getByRole('dialog', { name: /in one page$/ })
    await sheet.getByRole('heading', { name: 'What the icons mean' }).waitFor()
    await inspect(visitor, `${game} in one page`, complaints, 'stands still')
    await page.emulateMedia({ media: 'print' })
    const box = await sheet.boundingBox()
    expect([box?.x, box?.y].map((edge) => Math.round(edge ?? -1))).toEqual([0, 0])
    expect(await page.getByRole('article').first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await layTable(visitor, { seed: 'what is this', game })
    await page.getByRole('banner').getByRole('button', { name: words.help, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'The game in one page' }).click()
    await sheet.getByRole('heading', { name: 'What the icons mean' }).waitFor()
    expect(complaints).toEqual([])
  },
)

/** Words of the sheet that lie outside its panels or are torn without a hyphen, and cards that are hardly there. */
function brokenOn(sheet: Locator): Promise<string[]> {
  return sheet.locator('[data-sheet]').evaluate((page) => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const boxesOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from)
      range.setEnd(node, to)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent ?? ''
      const panel = (node.parentElement?.closest('section') ?? page).getBoundingClientRect()
      for (const { left, right, top, bottom } of boxesOf(node, 0, words.length))
        if (
          left < panel.left - 1 ||
          right > panel.right + 1 ||
          top < panel.top - 1 ||
          bottom > panel.bottom + 1
        )
          if (node.parentElement?.closest('section')) found.add(`out of its panel: ${words}`)
      for (const { 0: word, index } of words.matchAll(/\p{L}[\p{L}'’]+/gu)) {
        const tops = boxesOf(node, index, index + word.length).map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 6) found.add(`torn: ${word}`)
      }
    }
    for (const card of page.querySelectorAll('section > div > span')) {
      const { width, height } = card.getBoundingClientRect()
      if (width < 60 || height < 60) found.add(`a card of ${Math.round(width)} by ${Math.round(height)}`)
    }
    return [...found]
  })
}

test.each(GAMES)('%s in one page: its words and cards stay in their panels at any size', async (game) => {
  const visitor = await arrive({ language: GAMES.indexOf(game) % 2 === 0 ? 'fr' : 'en' })
  const { page } = visitor
  await chooseWindow(visitor, game)
  await page.getByRole('button', { name: /^(The game in one page|Le jeu en une page)$/ }).click()
  const sheet = page.getByRole('dialog', { name: /(in one page|en une page)$/ })
  await sheet.locator('[data-sheet] dl').waitFor()
  const broken: string[] = []
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 664 },
    ...sizesBy(`${game} in one page`, 6),
  ]) {
    await resize(visitor, size)
    broken.push(...(await brokenOn(sheet)).map((what) => `${written(size)}: ${what}`))
  }
  expect(broken).toEqual([])
})

const HELD = ['evil-corp', 'villainous', 'terrors-of-london'] as const

test.each(HELD)('%s: a card that a finger holds up can be read on any phone', async (game) => {
  const visitor = await arrive({ language: 'fr', viewport: { width: 390, height: 664 } })
  const { page, context } = visitor
  if (game === 'terrors-of-london') await goOnFrom(visitor, recordAt('a hand to play'))
  else await layTable(visitor, { seed: 'what is this', game })
  await awaitTurn(visitor)
  const finger = await context.newCDPSession(page)
  for (const size of [
    { width: 390, height: 664 },
    { width: 844, height: 390 },
    { width: 360, height: 640 },
  ]) {
    await resize(visitor, size)
    const card = page.locator('main [data-card]').filter({ visible: true }).last()
    await card.scrollIntoViewIfNeeded()
    const box = await card.boundingBox()
    if (!box) throw new Error('No card is in sight.')
    const at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    const held = page.locator('[data-card-held]')
    await held.waitFor()
    const { least, box: shown } = await held.evaluate((shown) => {
      const scale = Number(getComputedStyle(shown).scale) || 1
      const words = [...shown.querySelectorAll('*')].filter((one) =>
        [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      )
      const least = Math.min(...words.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))) * scale
      const { left, top, right, bottom } = shown.getBoundingClientRect()
      return { least, box: { left, top, right, bottom } }
    })
    expect(least, written(size)).toBeGreaterThanOrEqual(11.9)
    expect(Math.min(shown.left, shown.top), written(size)).toBeGreaterThanOrEqual(0)
    expect(shown.right, written(size)).toBeLessThanOrEqual(size.width)
    expect(shown.bottom, written(size)).toBeLessThanOrEqual(size.height)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // The next touch, wherever it is.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')))
    await held.waitFor({ state: 'detached' })
  }
})
