/** What happens by itself: the Night is followed step by step, its summary waits, and no press means the next Day. */
import { expect, test } from 'vitest'
import { inspect } from './inspect.ts'
import { awaitTurn, look } from './seat.ts'
import { DESKTOP, layTable, PHONE, type Visitor } from './visitor.ts'
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

/** Notes every step as it is announced, and whether anything could have been answered then. */
const listening = `
  window.announced = []
  new MutationObserver(() => {
    const said = document.querySelector('[data-interlude] [role=status]')?.textContent
    if (!said || said === window.announced.at(-1)) return
    window.announced.push(said)
    window.answerable = (window.answerable ?? 0) + document.querySelectorAll('[data-legal], [data-answer]').length
  }).observe(document, { childList: true, subtree: true, characterData: true })
`

test('the Night is counted village by village, announced in order, and nothing answers the next Day meanwhile', async () => {
  const settings = { interludes: 'steps', pace: 'fastest' }
  const visitor = await arrive({ motion: 'no-preference', settings, before: listening })
  const { page } = visitor
  await layTable(visitor, { seed: 'night' })
  await pass(visitor)
  await said(visitor).waitFor()
  expect((await look(visitor)).phase).toBe('Round 1, Night')
  // Keys that would answer a question of the Day, pressed until the summary is there. (Escape would put it aside, and
  // Z take the pass back where the rival is asked something in the Night.)
  for (let pressed = 0; (await onward(visitor).count()) === 0 && pressed < 1000; pressed++)
    for (const key of ['1', '2']) await page.keyboard.press(key)
  const announced = await page.evaluate<string[]>('window.announced')
  expect(announced.join('\n')).toMatch(
    /^Counting the west village.*\nCounting the east village.*\n.*begins? Day 2/s,
  )
  expect(await page.evaluate('window.answerable')).toBe(0)
  expect((await look(visitor)).phase).toBe('Round 1, Night')
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
  // Another way to be shown it is for the next Night; this summary stays.
  await summary.getByText('never', { exact: true }).click()
  await page.waitForTimeout(400)
  expect(await summary.isVisible()).toBe(true)
  await onward(visitor).press('Enter')
  await expect.poll(async () => (await look(visitor)).phase).toBe('Round 2, Day')
})

test.each([
  { language: 'en', viewport: DESKTOP },
  { language: 'fr', viewport: PHONE },
] as const)('a step and the summary have no barrier and no cut word, in $language', async (look) => {
  const settings = { interludes: 'steps', pace: 'fastest' }
  const visitor = await arrive({ ...look, motion: 'no-preference', settings })
  const { page, words } = visitor
  await layTable(visitor, { seed: 'night' })
  await awaitTurn(visitor)
  const end = page.getByRole('button', { name: words.tables['evil-corp'].endTurn })
  await (visitor.phone ? end.tap() : end.click())
  await page.getByRole('dialog').getByRole('button', { name: words.doIt }).click()
  await said(visitor).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  const found: string[] = []
  await inspect(visitor, 'a step of the Night', found, 'stands still')
  const summary = page.getByRole('dialog')
  const next = page.getByRole('button', { name: /^(Next|Suivant)/ })
  for (const until = Date.now() + 30_000; Date.now() < until && (await summary.count()) === 0; ) {
    if (await next.isVisible()) await next.click({ timeout: 1000 }).catch(() => {})
  }
  await summary.waitFor()
  await inspect(visitor, 'the summary of the Night', found, 'may scroll')
  expect(found).toEqual([])
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
    // A small window has room for a line, that opens.
    if (viewport) await page.getByRole('button', { name: /^Meanwhile: / }).tap()
    await recap.waitFor()
    const lines = await recap.getByRole('listitem').allTextContents()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThan(4)
    expect(lines.join(' ')).toContain('Gloop')
    await page.keyboard.press('Shift')
    await recap.waitFor({ state: 'detached' })
  }
})
