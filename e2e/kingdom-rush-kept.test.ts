/** Nothing of a game of Kingdom Rush is lost: by a reload in the middle of anything, without a line, and in its record. */
import { readFile } from 'node:fs/promises'
import type { MatchRecord } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { keptGame, keptUntil } from './kept-games.ts'
import { type Moment, recordAt } from './kingdom-rush-moments.ts'
import { goOnFrom, openReplay } from './records.ts'
import { answer, awaitTurn, look, playOn, type Sight } from './seat.ts'
import { layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

/** What somebody reads of a question. */
const standing = ({ prompt, phase, offers }: Sight) => ({
  prompt,
  phase,
  offers: offers.map(({ role, name }) => `${role} ${name}`),
})

const IN_THE_MIDDLE: readonly Moment[] = [
  'a site for a tower',
  'four ways for a tower to look',
  'a tile in the air',
  'a hero to be activated',
  'a figure steps aside',
  'diamonds to spend',
]

test('a reload in the middle of an action leaves the question as it stood, and it can still be taken back', async () => {
  const visitor = await arrive()
  const { page } = visitor
  for (const moment of IN_THE_MIDDLE) {
    const before = await goOnFrom(visitor, recordAt(moment))
    await page.reload()
    expect(standing(await awaitTurn(visitor)), moment).toEqual(standing(before))
  }
  await goOnFrom(visitor, recordAt('a tile in the air'))
  const { prompt } = await awaitTurn(visitor)
  await page.reload()
  await awaitTurn(visitor)
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await look(visitor)).prompt).not.toBe(prompt)
  expect(await page.locator('[data-zone="aim"]').count()).toBe(0)
})

test('a reload while the round goes by comes to the table after it, and the log tells all of it', async () => {
  const whole = keptUntil(
    'won-by-two',
    ({ before, after, told }) =>
      before.phase === 'play' && told.includes('destroyed') && after.round === before.round + 1,
  )
  const visitor = await arrive({
    motion: 'no-preference',
    settings: { interludes: 'steps', pace: 'slow' },
  })
  const { page, words } = visitor
  const { phase } = await goOnFrom(visitor, whole)
  const round = Number(/\d+/.exec(phase)?.[0])
  await page.getByRole('button', { name: words.tables['kingdom-rush'].endTurn, exact: true }).click()
  await page.locator('[data-interlude] [role=status]').waitFor()
  await page.keyboard.press(' ')
  await page.reload()
  expect((await awaitTurn(visitor)).phase).toBe(`Round ${round + 1}, Play`)
  const told = await page.getByRole('log').innerText()
  expect(told).toMatch(/destroyed/i)
  expect(told).toMatch(new RegExp(`Round ${round + 1}`, 'i'))
})

/** Questions before the first round. */
const MOST_CHOICES = 8

async function fileOf({ page, words }: Visitor): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save the record as a file' }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('without a line a round is played, a hint asked for, and the record says so in another browser', async () => {
  const visitor = await arrive()
  const { page, context, words } = visitor
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await layTable(visitor, { game: 'kingdom-rush', seats: 1, seed: 'three' })
  await context.setOffline(true)
  await page.reload()
  const { endTurn } = words.tables['kingdom-rush']
  let sight = await awaitTurn(visitor)
  for (let asked = 0; asked < MOST_CHOICES && !sight.offers.some(({ name }) => name === endTurn); asked++) {
    await answer(visitor, sight)
    sight = await awaitTurn(visitor)
  }
  await page.keyboard.press('h')
  await page.getByRole('button', { name: /Play this move/ }).waitFor()
  await page.getByRole('button', { name: 'Close the hint' }).click()
  await playOn(visitor, ({ phase }) => Number(/\d+/.exec(phase)?.[0]) > 1)
  const text = await fileOf(visitor)
  const { moves, hints } = JSON.parse(text) as MatchRecord & { readonly hints: readonly { at: number }[] }
  expect(hints).toHaveLength(1)

  const other = await arrive()
  await openReplay(other, text)
  const bar = other.page.getByRole('region', { name: words.replay })
  const asked = (hints[0]?.at ?? 0) + 1
  await bar.getByRole('slider').fill(String(asked))
  await bar.getByText(`Move ${asked} of ${moves.length}`).waitFor()
  await other.page
    .getByRole('log')
    .getByText(/asks? for a hint/)
    .waitFor()
})

test('a whole game is stepped through, scrubbed and played in the replay, seen by either hero', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  const text = keptGame('won-by-two')
  const total = (JSON.parse(text) as MatchRecord).moves.length
  await openReplay(visitor, text)
  const bar = page.getByRole('region', { name: words.replay })
  const slider = bar.getByRole('slider')
  const at = (move: number) => bar.getByText(`Move ${move} of ${total}`, { exact: true }).waitFor()
  await bar.getByRole('button', { name: 'One move on' }).click()
  await at(1)
  await slider.fill(String(Math.floor(total / 2)))
  await at(Math.floor(total / 2))
  expect(
    await page.getByRole('main', { name: words.table }).locator('[data-piece^="tray-"]').count(),
  ).toBeGreaterThan(0)
  await bar.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 1 })
  await at(Math.floor(total / 2))
  await slider.fill(String(total - 2))
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await at(total)
  // Whoever only looks is asked nothing.
  expect((await look(visitor)).offers).toEqual([])
})
