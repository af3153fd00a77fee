/** Records: seen again, gone on from, taken away and brought back, as a file and as a link. */
import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { openReplay, recordOf } from './records.ts'
import { awaitTurn, playOn } from './seat.ts'
import { layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const address = inject('address')
const finished = recordOf('evil-corp', 'a finished game')
const total = (JSON.parse(finished) as { moves: unknown[] }).moves.length

async function fromMenu({ page, words }: Visitor, item: string): Promise<void> {
  await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a finished game is stepped through, scrubbed, played, and seen from any seat', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await openReplay(visitor, finished)
  const bar = page.getByRole('region', { name: 'Replay' })
  const slider = bar.getByRole('slider')
  expect(await slider.inputValue()).toBe('0')
  await bar.getByRole('button', { name: 'One move on' }).click()
  await bar.getByRole('button', { name: 'One move on' }).click()
  await bar.getByRole('button', { name: 'One move back' }).click()
  await bar.getByText(`Move 1 of ${total}`).waitFor()
  await slider.fill(String(Math.floor(total / 2)))
  await bar.getByText(`Move ${Math.floor(total / 2)} of ${total}`).waitFor()
  const hand = page.getByRole('listbox', { name: 'Behind your screen' })
  const seats = bar.getByRole('combobox', { name: 'Seen by' })
  const handOf = async () =>
    hand.getByRole('option').evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel))
  await slider.fill('1')
  const mine = await handOf()
  await seats.selectOption({ index: 1 })
  expect(await handOf()).not.toEqual(mine)
  await seats.selectOption({ label: 'All cards open' })
  await slider.fill(String(total - 1))
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await bar.getByText(`Move ${total} of ${total}`).waitFor()
  await bar.getByRole('button', { name: 'To the beginning' }).click()
  await bar.getByText('Beginning').waitFor()
})

test('"play from here" goes on with a new game and keeps the old one', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await openReplay(visitor, finished)
  const bar = page.getByRole('region', { name: 'Replay' })
  await bar.getByRole('slider').fill('8')
  await bar.getByRole('button', { name: 'Play from here' }).click()
  await page.getByText('A new game goes on from here. The old one is kept.').waitFor()
  await page.getByRole('main', { name: words.table }).waitFor()
  const { answers } = await playOn(visitor, ({ state }, given) => state === 'asked' && given >= 3)
  expect(answers).toBe(3)
  await page.getByRole('link', { name: words.toHall }).click()
  await page.getByRole('button', { name: words.library }).click()
  const library = page.getByRole('dialog', { name: words.library })
  await library.getByRole('heading', { name: 'Finished games' }).waitFor()
  expect(await library.getByText(`${total} moves`).count()).toBe(1)
  expect(await library.getByRole('link', { name: 'Continue' }).count()).toBe(1)
})

test('a game leaves as a file and as a link, and is the same in another browser', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'export' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 5)
  await awaitTurn(visitor)
  const download = page.waitForEvent('download')
  await fromMenu(visitor, 'Save the record as a file')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^evil-corp-[0-9a-f]{8}\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  const moves = (JSON.parse(text) as { moves: unknown[] }).moves.length
  expect(moves).toBeGreaterThan(5)
  await fromMenu(visitor, 'Copy a link to the record')
  await page.getByText('The link is in your clipboard. It holds the whole game.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.startsWith(`${address}/#/record/`)).toBe(true)

  const other = await arrive({ viewport: PHONE })
  await openReplay(other, text)
  expect(await other.page.getByRole('slider').getAttribute('max')).toBe(String(moves))

  const third = await arrive()
  await third.page.goto(link)
  await third.page.getByRole('region', { name: 'Replay' }).waitFor()
  expect(await third.page.getByRole('slider').getAttribute('max')).toBe(String(moves))
  expect(third.page.url().length).toBeLessThan(200)
})

test('"report a problem" saves the record with the question', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await layTable(visitor, { seed: 'report' })
  await awaitTurn(visitor)
  const download = page.waitForEvent('download')
  await fromMenu(visitor, 'Report a problem')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/-question-\d+\.json$/)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    question: expect.any(Number),
  })
})
