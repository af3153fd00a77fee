/** Whoever plays by keyboard sees where they are, on every screen. */
import { expect, inject, test } from 'vitest'
import { goOnFrom, openReplay, recordOf } from './records.ts'
import { tabThrough, withoutRing } from './rings.ts'
import { awaitTurn } from './seat.ts'
import { recordAt } from './villainous-moments.ts'
import { lookAcross, openDiscard } from './villainous-panels.ts'
import { chooseWindow, LAPTOP, layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

/** What shows no ring on the screen that is open now, by the name of the screen. */
async function blindOn(visitor: Visitor, screen: string, least: number): Promise<string[]> {
  const { stops, blind } = await tabThrough(visitor)
  expect(stops, screen).toBeGreaterThanOrEqual(least)
  return blind.map((what) => `${screen}: ${what}`)
}

/** The same for what has the focus now. */
async function blindHere(visitor: Visitor, screen: string): Promise<string[]> {
  const name = await withoutRing(visitor)
  return name === null ? [] : [`${screen}: ${name}`]
}

async function closed({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('in the hall and its dialogs the focus is seen', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await chooseWindow(visitor, 'evil-corp')
  const blind = await blindOn(visitor, 'hall', 4)
  await page.getByRole('button', { name: words.setUp }).click()
  await page.getByRole('dialog').getByText(words.variants).click()
  blind.push(...(await blindOn(visitor, 'set up', 8)))
  await closed(visitor)
  await page.getByRole('button', { name: words.library }).click()
  await page.getByRole('dialog').waitFor()
  blind.push(...(await blindOn(visitor, 'library', 2)))
  expect(blind).toEqual([])
})

test('at the table and in its panels the focus is seen', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'ring', seats: 3 })
  await awaitTurn(visitor)
  const blind = await blindOn(visitor, 'table', 12)
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.locator('main [data-zone][data-legal]').first().waitFor()
  blind.push(...(await blindOn(visitor, 'table with a tile picked', 12)))
  await page.keyboard.press('Escape')
  for (const [key, panel] of [
    ['g', 'gallery'],
    ['r', 'rules'],
    ['?', 'help'],
  ] as const) {
    await page.mouse.click(5, 5)
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    blind.push(...(await blindOn(visitor, panel, 1)))
    await closed(visitor)
  }
  await page.getByRole('button', { name: words.more, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem').first().waitFor()
  blind.push(...(await blindHere(visitor, 'menu')))
  await page.getByRole('menuitem', { name: words.settings }).click()
  await page.getByRole('dialog').waitFor()
  blind.push(...(await blindOn(visitor, 'settings', 6)))
  await closed(visitor)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.tables['evil-corp'].endTurn }).click()
  await page.getByRole('dialog', { name: words.sure }).waitFor()
  blind.push(...(await blindOn(visitor, 'are you sure', 3)))
  expect(blind).toEqual([])
})

test('at the table of Villainous, its piles and the other Realm the focus is seen', async () => {
  const visitor = await arrive({ viewport: LAPTOP })
  await goOnFrom(visitor, recordAt('two Fate cards'))
  const blind = await blindOn(visitor, 'Fate', 12)
  await goOnFrom(visitor, recordAt('full discard piles'))
  await openDiscard(visitor)
  blind.push(...(await blindOn(visitor, 'an open pile', 8)))
  await visitor.page.getByRole('button', { name: visitor.words.close, exact: true }).click()
  await lookAcross(visitor)
  blind.push(...(await blindOn(visitor, 'the other Realm', 8)))
  expect(blind).toEqual([])
})

test('in a replay and on the end screen the focus is seen', async () => {
  const visitor = await arrive({ viewport: LAPTOP })
  const { page, words } = visitor
  const id = await openReplay(visitor, recordOf('evil-corp', 'ring'))
  const blind = await blindOn(visitor, 'replay', 6)
  await page.goto(`${address}/#/table/${id}`)
  await page.getByRole('region', { name: words.course }).waitFor()
  blind.push(...(await blindOn(visitor, 'end', 4)))
  expect(blind).toEqual([])
})

test('after a reload the question has the focus, without a ring for whoever presses no key', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'ring' })
  await awaitTurn(visitor)
  await page.reload()
  const question = page.locator('[data-prompt]:focus')
  await question.waitFor()
  expect(await question.evaluate((bar) => bar.matches(':focus-visible'))).toBe(false)
})
