/** Cards of the hand in Villainous: one press plays them, and what is picked to be discarded is not done by accident. */
import { expect, test } from 'vitest'
import { goOnFrom } from './records.ts'
import { look } from './seat.ts'
import { recordAt } from './villainous-moments.ts'
import type { Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const picked = ({ page }: Visitor) =>
  page.locator('main [role=listbox] [role=option][aria-selected=true]').count()

test('Enter picks a card to discard and Enter again drops it: nothing else is picked by it', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await goOnFrom(visitor, recordAt('cards to discard'))
  const card = page.locator('main [role=listbox] [role=option][data-legal]').first()
  await card.focus()
  for (const count of [1, 0, 1]) {
    await page.keyboard.press('Enter')
    await expect.poll(() => picked(visitor)).toBe(count)
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => picked(visitor)).toBe(0)
})

test('a press on a card says why not, or asks where it goes, and Esc takes the card and the icon back', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await goOnFrom(visitor, recordAt('an Ally to play'))
  const before = await look(visitor)
  await page.locator('main [role=listbox] [data-refused]').first().click({ force: true })
  await page.getByRole('alert').filter({ hasText: /VD-/ }).waitFor()
  await page.locator('main [role=listbox] [role=option][data-drag]').first().click()
  await expect.poll(() => picked(visitor)).toBe(1)
  await expect.poll(async () => (await look(visitor)).offers.some(({ place }) => place)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await look(visitor)).prompt).toBe(before.prompt)
  expect(await picked(visitor)).toBe(0)
})
