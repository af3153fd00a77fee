/** The hall at any size, with long names and many games: nothing scrolls sideways, hangs out or lies over another. */
import { int, rngFrom, seedFrom } from '@duskhall/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { faintWords } from './faint.ts'
import { flawsOf } from './layout.ts'
import { awaitTurn } from './seat.ts'
import { chooseWindow, layTable } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

/** As long as a name may be, in one word. */
const LONG_NAME = 'MaximilianeWolkensteinXY'

/** Other ones than those the pages were drawn at, and the edges. */
const SIZES = (() => {
  const chance = rngFrom(seedFrom('sizes of the hall'))
  const any = Array.from({ length: 22 }, () => ({
    width: 320 + int(chance, 2241),
    height: 480 + int(chance, 961),
  }))
  const phones = Array.from({ length: 6 }, () => ({
    width: 320 + int(chance, 441),
    height: 480 + int(chance, 461),
  }))
  const edges = [
    { width: 320, height: 568 },
    { width: 667, height: 375 },
    { width: 844, height: 390 },
    { width: 760, height: 600 },
    { width: 761, height: 600 },
    { width: 900, height: 600 },
    { width: 901, height: 600 },
    { width: 1100, height: 1101 },
    { width: 1101, height: 1400 },
    { width: 2560, height: 1440 },
  ]
  return [...edges, ...phones, ...any]
})()

/** Keeps the game that was begun so many times over, with long names, as the hall keeps games. */
async function keepGames(page: Page, count: number): Promise<void> {
  await page.goto(`${address}/icon.svg`)
  await page.evaluate(
    async ({ count, name }) => {
      const ended = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await ended(indexedDB.open('duskhall'))
      const boxes = database.transaction(['tables', 'list'], 'readwrite')
      const [tables, list] = [boxes.objectStore('tables'), boxes.objectStore('list')]
      const [[table], [info]] = [await ended(tables.getAll()), await ended(list.getAll())]
      const players = info.players.map((player: object) => ({ ...player, name }))
      const caption = { en: 'Round 12, Night', fr: 'Manche 12, Nuit' }
      for (let at = 0; at < count; at++) {
        const game = { id: `g${at}`, players, caption, saved: at, over: at % 3 === 2 }
        await ended(tables.put({ ...table, ...game }))
        await ended(list.put({ ...info, ...game }))
      }
      database.close()
    },
    { count, name: LONG_NAME },
  )
}

/** What stands where it should not. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const box = (element: Element | null) => (element ?? document.body).getBoundingClientRect()
    const windows = [...document.querySelectorAll('article')]
    const footer = box(document.querySelector('footer'))
    const hero = box(document.querySelector('h1')?.parentElement?.parentElement ?? null)
    for (const window of windows) {
      const frame = box(window)
      const title = box(window.querySelector('h2'))
      if (frame.bottom > footer.top + 1) found.push('the small print lies over a window')
      if (hero.bottom > frame.top + 1) found.push('the greeting lies over a window')
      if (title.top < frame.top) found.push(`“${window.ariaLabel}” hangs out of its window`)
      // Over the picture the game speaks; what must be said besides stands at the foot of the page.
      if (/reconstr|reconstit|publish|publi|éditeurs/i.test(window.textContent ?? ''))
        found.push(`small print in the window of “${window.ariaLabel}”`)
      for (const button of window.querySelectorAll('button')) {
        if (box(button).bottom > frame.bottom + 1) found.push(`“${button.textContent}” hangs out below`)
      }
    }
    const chosen = windows.find((window) => window.matches('[data-chosen]'))
    const view = box(chosen?.querySelector('svg') ?? null)
    if (view.width < box(chosen ?? null).width * 0.9) found.push('beside the view the window is dark')
    return found
  })
}

test.each(['en', 'fr'] as const)(
  'with long names and many games it fits everywhere (%s)',
  async (language) => {
    const wishes = {
      address,
      language,
      settings: { name: LONG_NAME },
      viewport: { width: 1200, height: 800 },
    }
    const visitor = await arrive(wishes)
    const { page, words } = visitor
    await layTable(visitor, { seed: 'many games', seats: 4 })
    await awaitTurn(visitor)
    await keepGames(page, 12)
    await page.goto(address)
    await page
      .getByRole('link', { name: /Evil Corp/ })
      .first()
      .waitFor()
    const found: string[] = []
    const read = async (screen: string) => {
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height })
        const { sideways, cut } = await flawsOf(page)
        const faults = [...cut.map((what) => `cut off: ${what}`), ...(sideways ? ['scrolls sideways'] : [])]
        if (screen !== 'library') faults.push(...(await misplaced(page)))
        found.push(...faults.map((fault) => `${screen} ${width}x${height}: ${fault}`))
      }
    }
    for (const game of ['evil-corp', 'villainous', 'kingdom-rush'] as const) {
      await page.setViewportSize(wishes.viewport)
      await chooseWindow(visitor, game)
      await read(`hall with ${game}`)
    }
    await page.setViewportSize(wishes.viewport)
    await page.getByRole('button', { name: words.library }).first().click()
    await page.getByRole('dialog').waitFor()
    await read('library')
    expect(found).toEqual([])
  },
)

test.each(['en', 'fr'] as const)(
  'on a phone on its side the first press needs no scrolling, and every word is read (%s)',
  async (language) => {
    const visitor = await arrive({ language, viewport: { width: 844, height: 390 }, finger: true })
    const { page, words } = visitor
    const play = page.getByRole('button', { name: words.playNow, exact: true })
    const { y = 0, height = 0 } = (await play.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(390)
    const faint: string[] = []
    for (const game of ['evil-corp', 'terrors-of-london', 'villainous', 'kingdom-rush'] as const) {
      await chooseWindow(visitor, game)
      faint.push(...(await faintWords(page)))
    }
    expect(faint).toEqual([])
  },
)

test('the levels of bots at a window are those of the form, and what is chosen there is what the form begins with', async () => {
  const visitor = await arrive({ language: 'fr' })
  const { page, words } = visitor
  const levels = page.getByRole('combobox', { name: 'Bots' })
  const names = await levels.getByRole('option').allInnerTexts()
  expect(names).toHaveLength(5)
  expect(names[4]).toBe('Maître · Ombrine')
  await levels.selectOption({ index: 4 })
  await page.getByRole('button', { name: words.setUp }).click()
  const inForm = page.getByRole('dialog').getByRole('combobox', { name: 'Niveau' })
  await inForm.waitFor()
  expect(await inForm.getByRole('option').allInnerTexts()).toEqual(names)
  expect(await inForm.inputValue()).toBe('master')
})

test('long names fit the set-up and the curtain of the smallest phone', async () => {
  const { page, words } = await arrive({ viewport: { width: 320, height: 568 } })
  await page.getByRole('button', { name: words.oneScreen }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(LONG_NAME)
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(LONG_NAME)
  const fits = async () => {
    const { sideways, cut } = await flawsOf(page)
    return sideways || page.viewportSize()?.width !== (await page.evaluate(() => innerWidth))
      ? 'scrolls'
      : cut
  }
  expect(await fits()).toEqual([])
  await dialog.getByRole('button', { name: words.start }).click()
  await page.getByRole('button', { name: `I am ${LONG_NAME}` }).waitFor()
  expect(await fits()).toEqual([])
})

test('the window chosen last stands open at the next visit', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await chooseWindow(visitor, 'terrors-of-london')
  await page.reload()
  const window = page.getByRole('article', { name: words.tables['terrors-of-london'].title })
  await window.getByRole('button', { name: words.setUp }).waitFor()
  expect(await page.getByRole('button', { name: words.setUp }).count()).toBe(1)
})

test('the form shows the seats as the table will: its colours, and who plays together', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await chooseWindow(visitor, 'evil-corp')
  for (let more = 0; more < 2; more++) await page.getByRole('button', { name: 'More players' }).click()
  await page.getByRole('button', { name: words.setUp }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Team B').first().waitFor()
  const seats = dialog.getByRole('group', { name: /^Seat \d$/ })
  const teams = await seats.evaluateAll((rows) =>
    rows.map((row) => /Team [AB]/.exec(row.textContent ?? '')?.[0]),
  )
  expect(teams).toEqual(['Team A', 'Team A', 'Team B', 'Team B'])
  const colours = (selector: string) =>
    page.locator(selector).evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).color))
  const promised = await colours('[role=dialog] [data-game="evil-corp"] > :first-child')
  await dialog.getByRole('button', { name: words.start }).click()
  await page.getByRole('main', { name: words.table }).waitFor()
  const laid = await page.evaluate(() => {
    const probe = document.querySelector('main')?.appendChild(document.createElement('i'))
    return [1, 2, 3, 4].map((seat) => {
      if (!probe) return ''
      probe.style.color = `var(--p${seat})`
      return getComputedStyle(probe).color
    })
  })
  expect(promised).toEqual(laid)
})

/** A browser that keeps nothing: every script comes over the network. */
const FIRST_VISIT = 'navigator.serviceWorker.register = () => new Promise(() => {})'

test('while the table comes, its outlines are there at once, whatever is still loading', async () => {
  const { context, words } = await arrive({ before: FIRST_VISIT })
  // The hall fetches the table ahead: it is held back from the beginning.
  const page = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/TableScreen.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address)
  await page.getByRole('button', { name: words.playNow, exact: true }).click()
  await page.waitForURL(/#\/table\//)
  const outlines = page.getByRole('status').filter({ hasText: 'Setting the table' })
  await outlines.waitFor({ timeout: 1000 })
  // Nothing fades in: what is there is seen.
  const opacity = await outlines
    .getByText('Setting the table')
    .evaluate((words) => [words, words.parentElement].map((part) => part && getComputedStyle(part).opacity))
  expect(opacity).toEqual(['1', '1'])
  release()
  await page.getByRole('main', { name: words.table }).waitFor()
})

test('before any script has come, the mark of the hall is there', async () => {
  const { context } = await arrive({ before: FIRST_VISIT })
  const page = await context.newPage()
  await page.route(/\.js$/, () => {})
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('img', { name: 'Duskhall' }).waitFor()
})
