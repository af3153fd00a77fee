/** The question's own button: it says what it does, and comes without moving anything. */
import { expect, test } from 'vitest'
import { awaitTurn, look } from './seat.ts'
import { layTable, PHONE } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

test('what lies under the pointer brings no button, what has the focus brings one that says what it does', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'drag' })
  const { prompt } = await awaitTurn(visitor)
  const question = page.getByRole('region', { name: words.question })
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(prompt)
  const cancel = question.getByRole('button', { name: words.cancel })
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
  const visitor = await arrive({ viewport: PHONE })
  const { page, words } = visitor
  await layTable(visitor, { seed: 'drag' })
  const { prompt } = await awaitTurn(visitor)
  const question = page.getByRole('region', { name: words.question })
  await page.getByRole('listbox').getByRole('option').first().tap()
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(prompt)
  const cancel = question.getByRole('button', { name: words.cancel })
  const before = await cancel.boundingBox()
  await page.locator('main [data-zone][data-legal]').first().tap()
  await question.getByRole('button', { name: 'Deploy here' }).waitFor()
  expect(await cancel.boundingBox()).toEqual(before)
})
