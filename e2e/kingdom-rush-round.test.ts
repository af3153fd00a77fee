/** A round of Kingdom Rush goes by itself: followed step by step, resolved at once, summed up; by the keyboard alone. */
import { expect, test } from 'vitest'
import { inspect } from './inspect.ts'
import { keptUntil } from './kept-games.ts'
import { goOnFrom } from './records.ts'
import { awaitTurn, look } from './seat.ts'
import { DESKTOP, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

/** The last one says to be ready, and the round goes on to the next without a question. */
const whole = keptUntil(
  'won-by-two',
  ({ before, after, told }) =>
    before.phase === 'play' && told.includes('destroyed') && after.round === before.round + 1,
)
const SETTINGS = { interludes: 'steps', pace: 'slow' }

async function ready(visitor: Visitor): Promise<void> {
  const { page, words } = visitor
  const button = page.getByRole('button', { name: words.tables['kingdom-rush'].endTurn, exact: true })
  await (visitor.phone ? button.tap() : button.click())
  await said(visitor).waitFor()
}
const said = ({ page }: Visitor) => page.locator('[data-interlude] [role=status]')
const stepNow = async (visitor: Visitor) => Number(/\d+/.exec((await said(visitor).textContent()) ?? '')?.[0])
const onward = ({ page }: Visitor) => page.getByRole('dialog').getByRole('button', { name: /^On to round/ })

test('Space waits, the arrow steps, Enter resolves the rest; the summary has the focus on its button and leads on', async () => {
  const visitor = await arrive({ motion: 'no-preference', settings: SETTINGS })
  const { page } = visitor
  await goOnFrom(visitor, whole)
  await ready(visitor)
  // The button that was pressed is gone; the keys are the table's.
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: 'Go on', pressed: true }).waitFor()
  expect((await look(visitor)).offers).toEqual([])
  const before = await stepNow(visitor)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => stepNow(visitor)).toBe(before + 1)
  const strip = page.getByRole('list', { name: 'In this order' })
  expect(await strip.locator('[aria-current=step]').count()).toBe(1)
  await page.keyboard.press('Enter')
  const summary = page.getByRole('dialog', { name: /^Round \d+$/ })
  await summary.waitFor()
  await expect.poll(() => onward(visitor).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await summary.getByRole('heading', { name: /^Destroyed/ }).count()).toBe(1)
  expect(await summary.textContent()).toMatch(/by (you|Milo)/)
  const round = /\d+/.exec((await onward(visitor).textContent()) ?? '')?.[0]
  // A press meant for the table is none for the summary.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Enter')
        return summary.count()
      },
      { interval: 200 },
    )
    .toBe(0)
  await awaitTurn(visitor)
  expect((await look(visitor)).phase).toBe(`Round ${round}, Play`)
})

test('who wants only the summary gets it at once, and what is chosen there is for the next round', async () => {
  const visitor = await arrive({ settings: { interludes: 'summary' } })
  const { page, words } = visitor
  await goOnFrom(visitor, whole)
  await page.getByRole('button', { name: words.tables['kingdom-rush'].endTurn, exact: true }).click()
  const summary = page.getByRole('dialog', { name: /^Round \d+$/ })
  await summary.waitFor()
  await summary.getByText('never', { exact: true }).click()
  expect(await summary.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await summary.waitFor({ state: 'detached' })
  expect((await look(visitor)).offers).toEqual([])
  await page.getByRole('button', { name: /^On to round/ }).click()
  await awaitTurn(visitor)
})

test('a hero’s choice stops the queue and asks its owner; the rest follows', async () => {
  const stopped = keptUntil(
    'lost-with-the-last-heart',
    ({ before, after, told }) =>
      before.phase === 'play' && after.phase === 'advance' && told.includes('advanced') && !after.outcome,
  )
  const visitor = await arrive({ motion: 'no-preference', settings: SETTINGS })
  const { page } = visitor
  await goOnFrom(visitor, stopped)
  await ready(visitor)
  await page.keyboard.press('Enter')
  const sight = await awaitTurn(visitor)
  expect(sight.prompt).toMatch(/^Choose a free space/)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each([
  { language: 'en', viewport: DESKTOP },
  { language: 'fr', viewport: PHONE },
] as const)('a step and the summary have no barrier and no cut word, in $language', async (sight) => {
  const visitor = await arrive({ ...sight, motion: 'no-preference', settings: SETTINGS })
  const { page } = visitor
  await goOnFrom(visitor, whole)
  await ready(visitor)
  await page.getByRole('button', { name: 'Pause' }).click()
  const found: string[] = []
  await inspect(visitor, 'a step of the round', found, 'stands still')
  await page.getByRole('button', { name: /^(Resolve all|Tout résoudre)/ }).click()
  await page.getByRole('dialog').waitFor()
  await inspect(visitor, 'the summary of the round', found, 'may scroll')
  expect(found).toEqual([])
})
