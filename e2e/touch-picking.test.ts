/** Picking with the hand or by key: another tile takes the place of the one picked, and nothing is played twice. */
import { expect, test } from 'vitest'
import { awaitTurn, look } from './seat.ts'
import { layTable, PHONE } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

test('a tile that is picked is exchanged for another or dropped by a click, and Z leaves the table whole', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'drag' })
  const { prompt } = await awaitTurn(visitor)
  const promptNow = async () => (await look(visitor)).prompt
  const tiles = page.getByRole('listbox').getByRole('option')
  const picked = page.locator('[role=option][data-selected]')
  const [one, two] = [tiles.nth(0), tiles.nth(1)]

  await one.click()
  await expect.poll(promptNow).not.toBe(prompt)
  await expect.poll(() => picked.getAttribute('data-piece')).toBe(await one.getAttribute('data-piece'))
  await two.click()
  await expect.poll(() => picked.getAttribute('data-piece')).toBe(await two.getAttribute('data-piece'))
  expect(await picked.count()).toBe(1)
  await two.click()
  await expect.poll(promptNow).toBe(prompt)
  expect(await picked.count()).toBe(0)

  // Pointing at a place for it while the pick is taken back.
  await one.click()
  await expect.poll(promptNow).not.toBe(prompt)
  await page.locator('main [data-zone][data-legal]').first().hover()
  await expect.poll(() => page.locator('[data-aimed]').count()).toBe(1)
  await page.keyboard.press('z')
  await expect.poll(promptNow).toBe(prompt)
  await page.getByRole('main', { name: words.table }).waitFor()
  expect(await tiles.count()).toBeGreaterThan(1)
})

test('a held Enter picks a tile and does not put it down too', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'drag' })
  const { prompt } = await awaitTurn(visitor)
  await page.keyboard.press('1')
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(prompt)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await look(visitor)).prompt).toBe(prompt)
  await page.getByRole('listbox').getByRole('option').first().focus()
  // The same key goes down again and again, as it does when it is held.
  for (let times = 0; times < 4; times++) {
    await page.keyboard.down('Enter')
    await expect.poll(() => page.locator('[role=option][data-selected]').count()).toBe(1)
  }
  await page.keyboard.up('Enter')
  expect(await page.locator('[role=option][data-selected]').count()).toBe(1)
})

test('what is tapped twice before the table is drawn anew is one answer, and nobody is warned', async () => {
  const visitor = await arrive({ viewport: PHONE })
  const { page } = visitor
  await layTable(visitor, { seed: 'drag' })
  const { prompt } = await awaitTurn(visitor)
  await page
    .getByRole('listbox')
    .getByRole('option')
    .first()
    .evaluate((tile) => {
      for (let taps = 0; taps < 2; taps++)
        tile.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    })
  await expect.poll(() => page.locator('[role=option][data-selected]').count()).toBe(1)
  expect((await look(visitor)).prompt).not.toBe(prompt)
  expect(await page.locator('[data-tone]').count()).toBe(0)
})
