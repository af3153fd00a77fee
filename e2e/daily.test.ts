/** The table of the day: the first finished try counts, once, and its result is shared as text and as a picture. */
import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { inspect } from './inspect.ts'
import { awaitTurn } from './seat.ts'
import { DESKTOP, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

/** An evening on which Evil Corp. is played, and the one after it. */
const EVENING = new Date(2026, 10, 16, 20)
const NEXT = new Date(2026, 10, 17, 20)

async function resign({ page, words }: Visitor, counts: boolean): Promise<void> {
  await page.getByRole('button', { name: words.more, exact: true }).click()
  const again = page.getByRole('menuitem', { name: /^Start again/ })
  await page.getByRole('menuitem', { name: 'Resign' }).waitFor()
  // The only try that counts ends by nothing that says less than that.
  expect(await again.count()).toBe(counts ? 0 : 1)
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  const sure = page.getByRole('dialog', { name: words.sure })
  expect(await sure.getByText('That is your result of the day').count()).toBe(counts ? 1 : 0)
  await sure.getByRole('button', { name: words.doIt }).click()
}

const names = (pieces: Element[]) => pieces.map((piece) => piece.getAttribute('data-piece'))

test('the first try counts, outlives a reload, and is shared; the next one is practice', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await page.clock.setFixedTime(EVENING)
  await page.reload()
  await page.getByRole('link', { name: 'Daily table' }).click()
  await page.getByRole('button', { name: 'Play the daily table' }).click()
  await awaitTurn(visitor)
  expect(await page.getByRole('button', { name: /^Hint/ }).count()).toBe(0)
  // Who asks for a hint is told why there is none.
  await page.keyboard.press('h')
  await page.getByText('Hints are off at the daily table.').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.goto(`${address}/#/daily`)
  await page.reload()
  await page.getByRole('button', { name: 'Continue your try' }).click()
  await awaitTurn(visitor)
  await resign(visitor, true)
  const end = page.getByRole('dialog', { name: 'You resigned' })
  await end.getByText('This is your result of the day.').waitFor()
  await end.getByRole('button', { name: 'Daily table' }).click()
  const card = page.getByRole('region', { name: 'Your result' })
  await card.getByText(/Evil Corp\. · Lost, given up · Round 1/).waitFor()
  await card.getByRole('button', { name: 'Copy the text' }).click()
  await page.getByText('The text is copied.').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.split('\n').slice(0, 3)).toEqual([
    'Duskhall · Daily table · 16 November 2026',
    'Evil Corp. · Lost, given up · Round 1',
    '▫',
  ])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Save the picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('duskhall-2026-11-16.png')
  const picture = readFileSync(await download.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350])
  // A picture of one colour would be far smaller.
  expect(picture.length).toBeGreaterThan(20_000)

  const first = await page.evaluate(() => localStorage.getItem('duskhall-daily'))
  await page.getByRole('button', { name: 'Play it again, as practice' }).click()
  await awaitTurn(visitor)
  await page.getByText('Daily table, practice').waitFor()
  const shuffle = () => page.getByRole('main').locator('[data-piece]').evaluateAll(names)
  const laid = await shuffle()
  await page.getByRole('button', { name: visitor.words.more, exact: true }).click()
  await page.getByRole('menuitem', { name: /^Start again/ }).click()
  const table = page.url()
  await page.getByRole('dialog').getByRole('button', { name: visitor.words.doIt }).click()
  await expect.poll(() => page.url()).not.toBe(table)
  await awaitTurn(visitor)
  await page.getByText('Daily table, practice').waitFor()
  expect(await shuffle()).toEqual(laid)
  await resign(visitor, false)
  await end.getByText('Practice: it does not count for the day.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('duskhall-daily'))).toBe(first)

  await page.goto(`${address}/#/`)
  await page.getByRole('link', { name: 'Daily table, played' }).waitFor()
  await page.clock.setFixedTime(NEXT)
  await page.reload()
  await page.getByRole('link', { name: 'Daily table', exact: true }).click()
  await page.getByText('1 day in a row').waitFor()
  await page.getByRole('button', { name: /^Monday,? 16 November: Evil Corp\., Lost, given up/ }).click()
  await card.getByText(/Evil Corp\. · Lost/).waitFor()
  await page.getByRole('button', { name: 'Play it again, as practice' }).waitFor()
  await page.getByRole('button', { name: /^Sunday,? 15 November[:,] not played/ }).click()
  await page.getByRole('button', { name: 'Play it, as practice' }).waitFor()
  await page.getByRole('button', { name: 'Back to today' }).click()
  await page.getByRole('button', { name: 'Play the daily table' }).waitFor()
})

const DAYS = Array.from({ length: 14 }, (_, at) => ({
  day: `2026-11-${String(16 - at).padStart(2, '0')}`,
  game: ['terrors-of-london', 'villainous', 'kingdom-rush', 'evil-corp'][at % 4],
  table: `t${at}`,
  ended: 1,
  result: ['won', 'lost', 'drawn'][at % 3],
  hints: 0,
  when: { en: 'Turn 23', fr: 'Tour 23' },
  course: '=+-'.repeat(20),
}))

test.each([
  { language: 'en', viewport: DESKTOP },
  { language: 'fr', viewport: PHONE },
  { language: 'fr', viewport: { width: 320, height: 480 } },
  { language: 'en', viewport: { width: 844, height: 390 } },
] as const)('the page of it is whole at $viewport.width x $viewport.height ($language)', async (wishes) => {
  const visitor = await arrive(wishes)
  const { page } = visitor
  await page.clock.setFixedTime(EVENING)
  const flaws: string[] = []
  await page.goto(`${address}/#/daily`)
  const play = page.getByRole('button', { name: /^(Play the daily table|Jouer la table du jour)$/ })
  await play.waitFor()
  // On a phone on its side too, what can be done is seen before anything is scrolled.
  const { y = 0, height = 0 } = (await play.boundingBox()) ?? {}
  if (wishes.viewport.width > 400) expect(y + height).toBeLessThanOrEqual(wishes.viewport.height)
  await inspect(visitor, 'daily table', flaws, 'may scroll')
  // What cannot be read stands in nobody's way.
  await page.evaluate(
    (days) => localStorage.setItem('duskhall-daily', JSON.stringify([...days, { day: 'never' }, null])),
    DAYS,
  )
  await page.reload()
  await page.getByText(/^Duskhall .*\nTerrors of London/).waitFor()
  await inspect(visitor, 'daily result', flaws, 'may scroll')
  expect(flaws).toEqual([])
})
