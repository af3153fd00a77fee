/** A hand under a finger: swiping along it picks nothing, and a tile can be dragged out of it. */
import { expect, test } from 'vitest'
import { awaitTurn, look } from './seat.ts'
import { layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

interface Point {
  readonly x: number
  readonly y: number
}

/** A finger goes down, moves in small steps, and lifts. */
async function slide({ page, context }: Visitor, from: Point, to: Point): Promise<void> {
  const steps = 12
  const input = await context.newCDPSession(page)
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function middleOf(box: { x: number; y: number; width: number; height: number } | null): Point {
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('swiping along the hand picks nothing; a tile that is dragged out of it is put down', async () => {
  const visitor = await arrive({ viewport: { width: 390, height: 664 } })
  const { page } = visitor
  await layTable(visitor, { seed: 'drag' })
  const { prompt } = await awaitTurn(visitor)
  const tiles = page.getByRole('listbox').getByRole('option')
  const promptNow = async () => (await look(visitor)).prompt
  const [first, last] = [await tiles.first().boundingBox(), await tiles.last().boundingBox()].map(middleOf)
  await slide(visitor, last as Point, first as Point)
  await slide(visitor, first as Point, last as Point)
  expect(await page.locator('[data-selected]').count()).toBe(0)
  expect(await promptNow()).toBe(prompt)

  // Where it may go is seen once it is picked; the same tile drops it again.
  await tiles.first().tap()
  await expect.poll(promptNow).not.toBe(prompt)
  const there = page.locator('main [data-zone][data-legal]').first()
  const spot = middleOf(await there.boundingBox())
  await tiles.first().tap()
  await expect.poll(promptNow).toBe(prompt)
  const count = await tiles.count()
  await slide(visitor, middleOf(await tiles.first().boundingBox()), spot)
  await expect.poll(() => tiles.count()).toBeLessThan(count)
})
