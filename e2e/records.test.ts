/** Records: seen again, gone on from, taken away and brought back, as a file and as a link. */
import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { linkOf, openReplay, recordOf } from './records.ts'
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
  // Nothing is kept until one asks, and then once: the same link leads to the same game.
  const kept = async () => {
    await third.page.goto(`${address}/#/`)
    await third.page.getByRole('button', { name: third.words.playNow, exact: true }).waitFor()
    return third.page.getByRole('link', { name: /Evil Corp\..*Continue/ }).count()
  }
  expect(await kept()).toBe(0)
  await third.page.goto(link)
  await third.page.getByRole('button', { name: 'Keep this game' }).click()
  await third.page.getByText('The game is kept among yours.').waitFor()
  expect(third.page.url().length).toBeLessThan(200)
  const first = third.page.url()
  await third.page.getByRole('region', { name: 'Replay' }).waitFor()
  expect(await third.page.getByRole('button', { name: 'Keep this game' }).count()).toBe(0)
  await third.page.goto(link)
  await expect.poll(() => third.page.url()).toBe(first)
  await third.page.getByRole('region', { name: 'Replay' }).waitFor()
  await expect.poll(kept).toBe(1)
})

/** A game that somebody plays on for ever, as a link. */
function endless(moves: number): string {
  const { moves: played, ...record } = JSON.parse(recordOf('terrors-of-london', 'endless', 60))
  const more = Array.from({ length: moves }, (_, at) => played[at % played.length])
  const text = JSON.stringify({ ...record, moves: [...played, ...more] })
  return linkOf(address, text)
}

test('a link that is too long is refused at once, one that does not hold with its reason, and neither freezes the page', async () => {
  const { page } = await arrive()
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  await page.goto(endless(100_000))
  await page.getByRole('alert').filter({ hasText: 'more than 20000 moves' }).waitFor()
  await page.goto(endless(15_000))
  await page.getByRole('alert').filter({ hasText: 'the rules do not allow its move 61' }).waitFor()
  const longest = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'tasks') as number[])))
  expect(longest).toBeLessThan(1500)
})

test('the check of a link says how far it is and can be called off', async () => {
  // A worker that never comes to an end.
  const before = `
    const Real = Worker
    window.Worker = class extends Real {
      postMessage(message) {
        if (!message.check) return super.postMessage(message)
        setTimeout(() => this.onmessage({ data: { moves: 300, of: 1000 } }), 0)
      }
    }`
  const { page, words } = await arrive({ before })
  await page.goto(endless(10))
  const progress = page.getByRole('progressbar', { name: 'The moves are being checked against the rules…' })
  await progress.waitFor()
  await expect.poll(() => progress.getAttribute('value')).toBe('300')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
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
