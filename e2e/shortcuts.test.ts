/** Single letters can be switched off, and nothing speaks of them then; Space held passes wherever the focus is. */
import { expect, test } from 'vitest'
import { awaitTurn, playOn } from './seat.ts'
import { layTable } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

test('where letters are switched off, they do nothing and are printed nowhere', async () => {
  const visitor = await arrive({ settings: { shortcuts: false } })
  const { page, words } = visitor
  await layTable(visitor, { seed: 'letters' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 2)
  const undo = page.getByRole('button', { name: words.undo, exact: true })
  await undo.waitFor()
  const before = await page.getByRole('log').textContent()
  for (const key of ['l', 'r', 'g', 'h', '?', 'z', 's', '1', '2', 'p']) await page.keyboard.press(key)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('option', { selected: true }).count()).toBe(0)
  expect(await page.getByRole('log').textContent()).toBe(before)
  expect(await undo.locator('kbd').count()).toBe(0)
  await page.getByRole('banner').getByRole('button', { name: words.help, exact: true }).click()
  const keys = await page.getByRole('dialog').locator('kbd').allTextContents()
  expect(keys.length).toBeGreaterThan(3)
  expect(keys.filter((key) => /^(\S|1–9)$/.test(key))).toEqual([])
})

test('Space held on a card ends the turn, and a short press plays the card', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'space' })
  await awaitTurn(visitor)
  const card = page.getByRole('option').first()
  await card.focus()
  await page.keyboard.press(' ')
  await page.getByRole('option', { selected: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('option', { selected: true }).waitFor({ state: 'detached' })
  await card.focus()
  await page.keyboard.down(' ')
  const dialog = page.getByRole('dialog').getByRole('button', { name: words.doIt })
  const passed = page.getByRole('log').getByText(/You pass/)
  await dialog.or(passed).first().waitFor()
  await page.keyboard.up(' ')
  if (await dialog.isVisible()) await dialog.click()
  await passed.waitFor()
  expect(await page.getByRole('option', { selected: true }).count()).toBe(0)
})
