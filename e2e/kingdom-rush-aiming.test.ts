/** A tile of Kingdom Rush in the air: by mouse, by finger and by keys it comes to lie where somebody wants it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { across, tileInTheAir } from './kingdom-rush-tile.ts'
import { goOnFrom } from './records.ts'
import { look } from './seat.ts'
import { PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const tile = tileInTheAir()
const stopped = across(tile, false)[0]
if (!stopped) throw new Error('It may lie everywhere.')

type Across = typeof stopped

const AIM = '[data-zone="aim"]'
const nameOf = (page: Page) => page.locator(AIM).getAttribute('aria-label')

/** The middle of a place on the screen. */
async function middleOf(page: Page, { row, column }: Across): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('There is no tray.')
  return { x: box.x + ((column + 1) / 5) * box.width, y: box.y + ((row + 0.5) / 5) * box.height }
}

/** Lies across that place: "Row 2, columns 3 and 4". */
const liesAt = (page: Page, { row, column }: Across) =>
  expect
    .poll(() => nameOf(page))
    .toMatch(new RegExp(`^Row ${row + 1}, columns ${column + 1} and ${column + 2}`))

const ACROSS = /^Row \d, columns/
const UPRIGHT = /; row \d/

/** Turned across, if it is not; returns two places far from where it lies then, in other rows. */
async function awayFrom(page: Page): Promise<readonly [Across, Across]> {
  if (UPRIGHT.test((await nameOf(page)) ?? '')) await page.keyboard.press('r')
  await expect.poll(() => nameOf(page)).toMatch(ACROSS)
  const row = Number(/\d/.exec((await nameOf(page)) ?? '')?.[0]) - 1
  const away = across(tile, true).filter((place) => place.row !== row)
  const first = away[0]
  const last = away.findLast((place) => place.row !== first?.row)
  if (!first || !last) throw new Error('The tray has no such places.')
  return [first, last]
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-zone'))

/** The first stop of the table is the tile. */
async function tabToTile(page: Page): Promise<void> {
  if ((await focused(page)) !== 'aim') await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('aim')
}

const told = ({ page }: Visitor) => page.getByRole('log').textContent()

test('a mouse carries a tile from one legal place to the next, turns it, and is told why not', async () => {
  const visitor = await arrive()
  const { page } = visitor
  const { prompt } = await goOnFrom(visitor, tile.record)
  const [first, last] = await awayFrom(page)
  const [one, other, no] = [
    await middleOf(page, first),
    await middleOf(page, last),
    await middleOf(page, stopped),
  ]
  await page.mouse.move(one.x, one.y)
  await liesAt(page, first)
  // What is in its way is marked, and a click says which rule it is.
  await page.mouse.move(no.x, no.y)
  await page.locator(`${AIM}[data-refused]`).waitFor()
  await page.mouse.click(no.x, no.y)
  await page.getByRole('button', { name: /KR-/ }).waitFor()
  await page.mouse.move(one.x, one.y)
  await liesAt(page, first)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => nameOf(page)).toMatch(UPRIGHT)
  await page.mouse.click(one.x, one.y, { button: 'right' })
  await expect.poll(() => nameOf(page)).toMatch(ACROSS)
  // Dragged, and dropped where it shall lie.
  await page.mouse.move(one.x, one.y)
  await page.mouse.down()
  await page.mouse.move(other.x, other.y, { steps: 4 })
  await liesAt(page, last)
  await page.mouse.up()
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(prompt)
  expect(await told(visitor)).toMatch(/covers/)
})

test('by keys alone it moves, turns, says what it covers, is put back and put down', async () => {
  const visitor = await arrive()
  const { page } = visitor
  const { prompt } = await goOnFrom(visitor, tile.record)
  await tabToTile(page)
  await awayFrom(page)
  const before = await nameOf(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => nameOf(page)).not.toBe(before)
  await page.keyboard.press('n')
  await expect.poll(() => page.locator('[data-voice]').textContent()).toMatch(/covers (no enemy|\d+ of \d+)/)
  await page.keyboard.press('i')
  await expect.poll(() => page.locator('[data-voice]').textContent()).toMatch(/Advance forecast/)
  // The focus has stayed on the tile: Enter puts it down, and it can be taken up again.
  expect(await focused(page)).toBe('aim')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(prompt)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await look(visitor)).prompt).toBe(prompt)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(prompt)
  expect(await page.locator(AIM).count()).toBe(0)
})

test('a finger taps a cell, drags from anywhere, turns with a button, and puts the tile down with a tap on it', async () => {
  const visitor = await arrive({ viewport: PHONE })
  const { page, context } = visitor
  const { prompt } = await goOnFrom(visitor, tile.record)
  const [first, last] = await awayFrom(page)
  const tapped = await middleOf(page, first)
  await page.touchscreen.tap(tapped.x, tapped.y)
  await liesAt(page, first)
  const turn = page.getByRole('button', { name: /^Turn/ })
  const box = await turn.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await turn.tap()
  await expect.poll(() => nameOf(page)).toMatch(UPRIGHT)
  await turn.tap()
  await expect.poll(() => nameOf(page)).toMatch(ACROSS)
  // The tile rides one cell up and left of the finger.
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const one = await middleOf(page, first)
  const other = await middleOf(page, last)
  const cell = ((await page.getByRole('grid').boundingBox())?.width ?? 0) / 5
  await touch('touchStart', one)
  await touch('touchMove', { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  await touch('touchMove', { x: other.x + cell, y: other.y + cell })
  await touch('touchEnd')
  await liesAt(page, last)
  expect((await look(visitor)).prompt).toBe(prompt)
  // What a partner announces meanwhile may have moved the tray: a finger taps where the tile lies now.
  const lying = await middleOf(page, last)
  await page.touchscreen.tap(lying.x, lying.y)
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(prompt)
})

test('two fingers make the map larger, and a button makes it smaller again', async () => {
  const visitor = await arrive({ viewport: PHONE })
  const { page, context } = visitor
  await goOnFrom(visitor, tile.record)
  const map = page.locator('[data-zone="map"]')
  const width = async () => (await map.boundingBox())?.width ?? 0
  const fits = await width()
  const finger = await context.newCDPSession(page)
  const spread = (type: 'touchStart' | 'touchMove', apart: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: 195 - apart, y: 200 },
        { x: 195 + apart, y: 200 },
      ],
    })
  await spread('touchStart', 30)
  await spread('touchMove', 40)
  await spread('touchMove', 55)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(width).toBeGreaterThan(fits * 1.2)
  // The page itself has stayed as it was.
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  const smaller = page.getByRole('button', { name: 'Smaller map' })
  await smaller.tap()
  await expect.poll(width).toBe(fits)
  expect(await smaller.count()).toBe(0)
  await page.getByRole('button', { name: 'Larger map' }).tap()
  await expect.poll(width).toBeGreaterThan(fits * 1.2)
})
