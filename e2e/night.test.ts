/** What happens by itself: the Night is followed step by step, its summary waits, and no press means the next Day. */
import { expect, test } from 'vitest'
import { awaitTurn, look } from './seat.ts'
import { layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

/** Passes for the Day, by the keyboard as by the pointer. */
async function pass(visitor: Visitor): Promise<void> {
  const { page, words } = visitor
  await awaitTurn(visitor)
  await page.getByRole('button', { name: words.tables['evil-corp'].endTurn }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.doIt }).click()
}

const said = ({ page }: Visitor) => page.locator('[data-interlude] [role=status]')
const onward = ({ page }: Visitor) => page.getByRole('button', { name: /^Continue to Day 2/ })

test('the Night is counted village by village, announced in order, and nothing answers the next Day meanwhile', async () => {
  const visitor = await arrive({ motion: 'no-preference', settings: { interludes: 'steps', pace: 'slow' } })
  const { page } = visitor
  await layTable(visitor, { seed: 'night' })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await pass(visitor)
  // Skips what the bot does by itself, not the Night.
  await said(visitor)
    .or(page.getByRole('button', { name: 'Skip to my turn' }))
    .first()
    .waitFor()
  while ((await said(visitor).count()) === 0) {
    await page.keyboard.press('s')
    await page.waitForTimeout(50)
  }
  await page.keyboard.press('p')
  const heard: string[] = []
  for (let step = 0; step < 12 && (await onward(visitor).count()) === 0; step++) {
    heard.push((await said(visitor).textContent()) ?? '')
    const { phase, offers } = await look(visitor)
    expect([phase, offers]).toEqual(['Round 1, Night', []])
    // Keys and clicks that would answer a question of the Day.
    for (const key of ['1', 'z', 'Escape']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(60)
  }
  expect(heard.join('\n')).toMatch(/Counting the west village.*Counting the east village/s)
})

test('the summary waits with the focus on its button, can be put aside, and leads to the next Day', async () => {
  const visitor = await arrive({ settings: { interludes: 'summary' } })
  const { page } = visitor
  await layTable(visitor, { seed: 'night' })
  await pass(visitor)
  const summary = page.getByRole('dialog', { name: 'Night 1' })
  await summary.waitFor()
  await expect.poll(() => onward(visitor).evaluate((button) => button === document.activeElement)).toBe(true)
  // The press that passed, made twice, does not close it.
  expect(await summary.getByRole('region', { name: /village/i }).count()).toBe(2)
  await page.keyboard.press('Escape')
  await summary.waitFor({ state: 'detached' })
  expect((await look(visitor)).offers).toEqual([])
  await page.getByRole('button', { name: 'Summary' }).click()
  await summary.waitFor()
  await page.waitForTimeout(400)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await look(visitor)).phase).toBe('Round 2, Day')
})

test('what the bots did while nobody waited stays until the next press, in three lines at most', async () => {
  for (const viewport of [undefined, PHONE]) {
    const visitor = await arrive({ ...(viewport ? { viewport } : {}), settings: { pace: 'instant' } })
    const { page } = visitor
    await layTable(visitor, { seed: 'recap' })
    const sight = await awaitTurn(visitor)
    const recap = page.locator('[data-prompt] ul')
    const tile = page.getByRole('listbox').getByRole('option').first()
    expect(sight.offers.length).toBeGreaterThan(0)
    await (viewport ? tile.tap() : tile.click())
    const place = page.locator('main [data-zone][data-legal]').first()
    await place.waitFor()
    await (viewport ? place.tap() : place.click())
    if (viewport) await place.tap()
    await recap.waitFor()
    const lines = await recap.getByRole('listitem').allTextContents()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThan(4)
    expect(lines.join(' ')).toContain('Vex')
    await page.keyboard.press('Shift')
    await recap.waitFor({ state: 'detached' })
  }
})
