/** Every screen, in both layouts, at three sizes; French is the longer language, so it gets the small ones: no barrier, no small or cut word, no scrolling where none belongs. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { barriers } from './axe.ts'
import { flawsOf } from './layout.ts'
import { openReplay, recordOf } from './records.ts'
import { awaitTurn, playOn } from './seat.ts'
import { DESKTOP, LAPTOP, layTable, openBrowser, PHONE, type Visitor, visit } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const address = inject('address')

interface Look {
  readonly name: string
  readonly language: 'en' | 'fr'
  readonly viewport: { readonly width: number; readonly height: number }
}

const LOOKS: readonly Look[] = [
  { name: 'desktop, English', language: 'en', viewport: DESKTOP },
  { name: 'laptop, French', language: 'fr', viewport: LAPTOP },
  { name: 'phone, French', language: 'fr', viewport: PHONE },
]

type Scrolling = 'may scroll' | 'stands still'

/** All complaints about what is on the screen now, under the name of the screen. */
async function inspect(
  { page }: Visitor,
  screen: string,
  complaints: string[],
  scrolling: Scrolling,
): Promise<void> {
  // Entrances fade in; contrast is measured when they have.
  await page.waitForTimeout(350)
  const { small, cut, sideways, upAndDown } = await flawsOf(page)
  complaints.push(...small.map((what) => `${screen}: too small: ${what}`))
  complaints.push(...cut.map((what) => `${screen}: cut off: ${what}`))
  if (sideways) complaints.push(`${screen}: the page scrolls sideways`)
  if (upAndDown && scrolling === 'stands still') complaints.push(`${screen}: the page scrolls up and down`)
  complaints.push(...(await barriers(page)).map((what) => `${screen}: ${what}`))
}

/** Opens a panel as a player of this layout does: by its button, or from the menu. */
async function openPanel({ page, words, phone }: Visitor, panel: 'settings' | 'rules' | 'gallery' | 'help') {
  if (phone || panel === 'settings') {
    await page.getByRole('button', { name: words.more, exact: true }).click()
    await page.getByRole('menuitem', { name: words[panel] }).click()
  } else {
    await page.getByRole('banner').getByRole('button', { name: words[panel], exact: true }).click()
  }
  await page.getByRole('dialog').waitFor()
}

async function closeDialog({ page, words }: Visitor): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words.close, exact: true }).first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const finished = recordOf('evil-corp', 'a finished game')

describe.each(LOOKS)('$name', ({ language, viewport }) => {
  const arrive = () => visit(browser, { address, language, viewport })

  test('the hall, its dialogs, and an empty and a full library', async () => {
    const visitor = await arrive()
    const { page, words, complaints: said, context } = visitor
    const found: string[] = []
    await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
    await inspect(visitor, 'hall', found, 'may scroll')
    await page.getByRole('button', { name: words.library }).click()
    await inspect(visitor, 'empty library', found, 'may scroll')
    await closeDialog(visitor)
    await page.getByRole('button', { name: words.settings, exact: true }).click()
    await inspect(visitor, 'settings', found, 'may scroll')
    await closeDialog(visitor)
    await page.getByRole('button', { name: words.setUp }).click()
    await inspect(visitor, 'set-up', found, 'may scroll')
    await page.getByRole('dialog').getByText(words.variants).click()
    await inspect(visitor, 'set-up with variants', found, 'may scroll')
    await closeDialog(visitor)
    await layTable(visitor, { seed: 'hall' })
    await page.getByRole('link', { name: words.toHall }).click()
    await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
    await inspect(visitor, 'hall with a game to continue', found, 'may scroll')
    await page.getByRole('button', { name: words.library }).click()
    await inspect(visitor, 'library', found, 'may scroll')
    expect([...found, ...said]).toEqual([])
    await context.close()
  })

  test('the table, with what opens over it', async () => {
    const visitor = await arrive()
    const { page, complaints: said, context } = visitor
    const found: string[] = []
    await layTable(visitor, { seed: 'screens' })
    await awaitTurn(visitor)
    await inspect(visitor, 'table at the start', found, 'stands still')
    await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 9)
    await inspect(visitor, 'table in the first Day', found, 'stands still')
    for (const panel of ['rules', 'gallery', 'settings', 'help'] as const) {
      await openPanel(visitor, panel)
      if (panel === 'rules')
        await page
          .getByText(/EC-SETUP1/)
          .first()
          .waitFor()
      await inspect(visitor, panel, found, 'stands still')
      await closeDialog(visitor)
    }
    await playOn(visitor, ({ phase, state }) => state === 'asked' && / 2,/.test(phase))
    await inspect(visitor, 'table in round 2', found, 'stands still')
    expect([...found, ...said]).toEqual([])
    await context.close()
  })

  test('three and four at a table', async () => {
    const visitor = await arrive()
    const { page, words, complaints: said, context } = visitor
    const found: string[] = []
    for (const seats of [3, 4]) {
      await page.goto(`${address}/#/`)
      await page.getByRole('button', { name: words.setUp }).waitFor()
      await layTable(visitor, { seed: 'more players', seats })
      await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 8)
      await inspect(visitor, `table of ${seats}`, found, 'stands still')
    }
    expect([...found, ...said]).toEqual([])
    await context.close()
  })

  test('replay, end screen and curtain', async () => {
    const visitor = await arrive()
    const { page, words, complaints: said, context } = visitor
    const found: string[] = []
    const id = await openReplay(visitor, finished)
    await inspect(visitor, 'replay', found, 'stands still')
    await page.goto(`${address}/#/table/${id}`)
    await page.getByRole('dialog').getByRole('heading', { name: words.ended }).waitFor()
    await inspect(visitor, 'end screen', found, 'stands still')
    await page.goto(`${address}/#/`)
    await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
    await layTable(visitor, { seed: 'curtain', together: true })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await inspect(visitor, 'curtain', found, 'stands still')
    expect([...found, ...said]).toEqual([])
    await context.close()
  })
})
