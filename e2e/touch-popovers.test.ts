/** What lies over the table comes when somebody asks for it, and goes when nobody looks any more. */
import { expect, test } from 'vitest'
import { awaitTurn } from './seat.ts'
import { LAPTOP, layTable, PHONE } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

/** Longer than a card waits before it shows itself to a pointer. */
const A_WHILE = 700

test('“why not?” stays on the way to its rule and goes when the pointer leaves', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'why not' })
  await awaitTurn(visitor)
  const why = page.getByRole('alert').filter({ hasText: words.whyNot })
  const dear = page.locator('main [data-refused]').first()
  await dear.hover()
  await why.waitFor()
  // On the way to the rule it stays.
  await why.getByRole('button').hover()
  await page.waitForTimeout(A_WHILE)
  expect(await why.count()).toBe(1)
  await page.mouse.move(3, 3)
  await why.waitFor({ state: 'detached' })
})

test('a large card leaves answers and the question free, and goes along when the window changes', async () => {
  const visitor = await arrive({ viewport: LAPTOP })
  const { page } = visitor
  await layTable(visitor, { seed: 'drag' })
  await awaitTurn(visitor)
  const tile = page.getByRole('listbox').getByRole('option').first()
  const card = page.locator('[data-overlay][aria-hidden]')
  const covered = () =>
    page.evaluate(() => {
      const box = document.querySelector('[data-overlay][aria-hidden]')?.getBoundingClientRect()
      if (!box || box.width === 0) return ['no card']
      const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
      const free = '[data-prompt], main [data-legal], main [data-zone][data-stop]:not([data-refused])'
      const under = [...document.querySelectorAll(free)].filter((one) => {
        const at = one.getBoundingClientRect()
        return at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top
      })
      return [...under.map((one) => one.getAttribute('aria-label')), ...(inside ? [] : ['the edge'])]
    })
  await tile.hover()
  await card.waitFor()
  expect(await covered()).toEqual([])
  await page.setViewportSize({ width: 1200, height: 660 })
  await expect.poll(covered).toEqual([])
})

test('no card opens by itself for whoever takes the screen over', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'drag', together: true })
  const raise = page.getByRole('main').getByRole('button')
  await raise.waitFor()
  await raise.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('main', { name: words.table }).waitFor()
  await page.waitForTimeout(A_WHILE)
  expect(await page.locator('[data-overlay][aria-hidden]').count()).toBe(0)
  await page.getByRole('listbox').getByRole('option').first().hover()
  await page.locator('[data-overlay][aria-hidden]').waitFor()
})

test('nothing opens over a tile that was put under the pointer, until the pointer moves', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'drag' })
  await awaitTurn(visitor)
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.locator('main [data-zone][data-legal]').first().click()
  await awaitTurn(visitor)
  await page.waitForTimeout(A_WHILE)
  const overlay = page.locator('[data-overlay][aria-hidden], [data-overlay][role=alert]')
  expect(await overlay.count()).toBe(0)
  await page.mouse.move(3, 3)
  await page.locator('main [data-zone] > [data-card]').first().hover()
  await overlay.first().waitFor()
})

test('on a phone a card that answers nothing is shown by a tap, and so is what the objective says', async () => {
  const visitor = await arrive({ viewport: PHONE })
  const { page } = visitor
  await layTable(visitor, { game: 'villainous', seed: 'tap' })
  const { prompt } = await awaitTurn(visitor)
  const hand = page.getByRole('listbox').getByRole('option')
  const card = page.locator('[data-overlay][aria-hidden]')
  // Not enabled, and shown all the same.
  await hand.first().tap({ force: true })
  await card.waitFor()
  // The next touch takes it away, wherever it goes.
  const objective = page.getByRole('button', { name: /^Objective: / })
  const sentence = ((await objective.getAttribute('aria-label')) ?? '').replace('Objective: ', '')
  await objective.tap()
  await card.waitFor({ state: 'detached' })
  await page.locator('[popover]').getByText(sentence).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[popover]').getByText(sentence).waitFor({ state: 'hidden' })
  expect((await awaitTurn(visitor)).prompt).toBe(prompt)
})
