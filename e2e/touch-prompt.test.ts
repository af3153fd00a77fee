/** The question's own button: it says what it does, and comes without moving anything. */
import { expect, test } from 'vitest'
import { awaitTurn, look } from './seat.ts'
import { layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

/** A tile is picked at a fresh table; the way to drop it stands in the question. */
async function pickTile(visitor: Visitor) {
  const { page, words, phone } = visitor
  await layTable(visitor, { seed: 'drag' })
  const { prompt } = await awaitTurn(visitor)
  const tile = page.getByRole('listbox').getByRole('option').first()
  await (phone ? tile.tap() : tile.click())
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(prompt)
  const question = page.getByRole('region', { name: words.question })
  return { page, question, cancel: question.getByRole('button', { name: words.cancel }) }
}

test('what lies under the pointer brings no button, what has the focus brings one that says what it does', async () => {
  const { page, question, cancel } = await pickTile(await arrive())
  await cancel.waitFor()
  const before = await cancel.boundingBox()
  const deploy = question.getByRole('button', { name: 'Deploy here' })
  await page.locator('main [data-zone][data-legal]').first().hover()
  await expect.poll(() => page.locator('[data-aimed]').count()).toBe(1)
  expect(await deploy.count()).toBe(0)
  expect(await cancel.boundingBox()).toEqual(before)
  await page.mouse.move(3, 3)
  await page.keyboard.press('Tab')
  await page.locator('main [data-zone][data-legal]').first().focus()
  await deploy.waitFor()
  expect(await cancel.boundingBox()).toEqual(before)
})

test('under a finger the button comes where room was kept for it', async () => {
  const { page, question, cancel } = await pickTile(await arrive({ viewport: PHONE }))
  const before = await cancel.boundingBox()
  await page.locator('main [data-zone][data-legal]').first().tap()
  await question.getByRole('button', { name: 'Deploy here' }).waitFor()
  expect(await cancel.boundingBox()).toEqual(before)
})
