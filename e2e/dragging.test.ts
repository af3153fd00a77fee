/** Tiles under the hand: what is dragged does not hide where it goes, and of two equal tiles one is meant. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { awaitTurn, look } from './seat.ts'
import { layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen.`)
  return box
}
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
const apart = (one: Box, other: Box) =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height

const TILE = '[role=listbox] [role=option][data-legal]'
const SPACE = 'main [data-zone][data-legal]'

/** Over a space that takes it: the space shows what comes, and the tile lies beside it. */
async function seesTarget({ page }: Visitor): Promise<void> {
  await page.locator('[data-zone][data-over][data-aimed]').waitFor()
  const target = await boxOf(page, '[data-zone][data-over]')
  await expect.poll(async () => apart(await boxOf(page, '[data-ghost]'), target)).toBe(true)
  expect(await page.locator('[data-zone][data-over] [data-face]').count()).toBe(1)
}

test('a tile that is dragged lies beside the space that would take it', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'drag' })
  const { prompt } = await awaitTurn(visitor)
  const from = middle(await boxOf(page, TILE))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20, { steps: 3 })
  await page.locator(SPACE).first().waitFor()
  const to = middle(await boxOf(page, SPACE))
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await seesTarget(visitor)
  await page.mouse.up()
  await expect.poll(() => page.locator('[data-ghost]').count()).toBe(0)
  await expect.poll(async () => (await look(visitor)).prompt).toBe(prompt)
  expect(await page.getByRole('log').textContent()).toMatch(/You deploy/)
})

test('a finger carries a tile to its space, and sees the space', async () => {
  const visitor = await arrive({ viewport: PHONE })
  const { page } = visitor
  await layTable(visitor, { seed: 'drag' })
  await awaitTurn(visitor)
  const hand = page.getByRole('listbox').getByRole('option')
  const before = await hand.count()
  const from = middle(await boxOf(page, TILE))
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  for (const up of [4, 12, 24, 40]) await touch('touchMove', { x: from.x, y: from.y - up })
  await page.locator(SPACE).first().waitFor()
  const to = middle(await boxOf(page, SPACE))
  await touch('touchMove', to)
  await seesTarget(visitor)
  await touch('touchEnd')
  await expect.poll(() => hand.count()).toBe(before - 1)
})

test('of two equal tiles the one that is pointed at lights up, and the one that is pressed is picked', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'drag' })
  await awaitTurn(visitor)
  const tiles = page.getByRole('listbox').getByRole('option')
  const names = await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const second = names.findIndex((name, at) => names.indexOf(name) < at)
  expect(second).toBeGreaterThan(0)
  const first = names.indexOf(names[second] ?? '')
  for (const at of [second, first]) {
    await tiles.nth(at).hover()
    const lit = () => tiles.evaluateAll((all) => all.map((one) => one.hasAttribute('data-aimed')))
    await expect.poll(lit).toEqual(names.map((_, other) => other === at))
  }
  for (const at of [second, first]) {
    await tiles.nth(at).click()
    const picked = () => tiles.evaluateAll((all) => all.map((one) => one.hasAttribute('data-selected')))
    await expect.poll(picked).toEqual(names.map((_, other) => other === at))
  }
})
