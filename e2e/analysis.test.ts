/** A finished game looked through afterwards: at every table, from its end or its replay, and on from a moment of it. */
import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { openEnding } from './endings.ts'
import { inspect } from './inspect.ts'
import { openReplay, recordOf } from './records.ts'
import { awaitTurn } from './seat.ts'
import { DESKTOP, LAPTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

const fixture = (game: string, name: string) =>
  readFile(new URL(`../games/${game}/fixtures/${name}.json`, import.meta.url), 'utf8')

const plot = ({ page }: Visitor) => page.getByRole('listbox', { name: /chances/i })
const turns = ({ page }: Visitor) => page.getByRole('button', { name: /^(Turning point|Tournant) \d/ })
const percent = /^\d+\s?%$/

/** Until all is looked through, however slow the machine. */
async function lookedThrough(visitor: Visitor): Promise<void> {
  await turns(visitor).first().waitFor({ timeout: 120_000 })
}

const GAMES = [
  { game: 'evil-corp', name: 'evil-corp-2-seats-seed-kept-random-game-1', language: 'en', viewport: DESKTOP },
  { game: 'terrors-of-london', name: 'lost-by-an-overlords-price', language: 'fr', viewport: PHONE },
  { game: 'villainous', name: 'gaston-wins-with-2', language: 'en', viewport: LAPTOP },
  {
    game: 'kingdom-rush',
    name: 'won-with-two-stars',
    language: 'fr',
    viewport: { width: 820, height: 1180 },
  },
] as const

test.each(GAMES)(
  '$game: the chances and what turned them, a moment of it in the replay, and on from there',
  async ({ game, name, language, viewport }) => {
    const visitor = await arrive({ language, viewport })
    const { page, phone, words } = visitor
    const record = await fixture(game, name)
    if (phone) {
      await openReplay(visitor, record)
      await page.getByRole('button', { name: words.more, exact: true }).click()
      await page.getByRole('menuitem', { name: 'Analyser' }).click()
    } else {
      await openEnding(visitor, record)
      await page.getByRole('button', { name: /^(Analysis|Analyse)$/ }).click()
    }
    await lookedThrough(visitor)
    const points = plot(visitor).getByRole('option')
    expect(await points.count()).toBeGreaterThan(2)
    const count = await turns(visitor).count()
    expect(count).toBeLessThanOrEqual(3)
    const heading = count === 1 ? '(One turning point|Un tournant)' : `${count} (turning points|tournants)`
    await page.getByRole('heading', { name: new RegExp(`^${heading}$`) }).waitFor()
    await page.getByText(percent).first().waitFor()
    const flaws: string[] = []
    await inspect(visitor, `analysis of ${game}`, flaws, 'may scroll')
    expect(flaws).toEqual([])

    // By key from decision to decision; the table beside it follows.
    await plot(visitor).focus()
    await page.keyboard.press('Home')
    await expect.poll(() => points.first().getAttribute('aria-selected')).toBe('true')
    const there = page.getByRole('complementary').getByRole('heading').first()
    const first = await there.innerText()
    await page.keyboard.press('End')
    await expect.poll(() => there.innerText()).not.toBe(first)

    const see = page.getByRole('link', { name: /^(See this moment|Revoir ce moment) .* 1$/ })
    const move = /move=(\d+)/.exec((await see.getAttribute('href')) ?? '')?.[1]
    await see.click()
    await page.getByRole('region', { name: words.replay }).waitFor()
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe(move)
    // Nothing is looked at twice.
    await page.goBack()
    await turns(visitor).first().click()
    await expect.poll(() => turns(visitor).first().getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByRole('progressbar').count()).toBe(0)
    await page.getByRole('button', { name: /^(Play on from here|Rejouer à partir d'ici)$/ }).click()
    await page.getByRole('main', { name: words.table }).waitFor()
    await page.getByText(/^(A new game goes on from here|Une nouvelle partie continue d'ici)/).waitFor()
    expect(page.url()).toMatch(/#\/table\//)
  },
)

test('a long one is stopped, found again after a reload where it was, and goes on', async () => {
  const visitor = await arrive({ viewport: { width: 844, height: 390 }, language: 'fr' })
  const { page } = visitor
  const id = await openReplay(visitor, await fixture('terrors-of-london', 'everything-sacrificed'))
  await page.goto(`${address}/#/analysis/${id}`)
  const progress = page.getByRole('progressbar')
  const share = async () => Number(await progress.getAttribute('value'))
  await expect.poll(share, { timeout: 60_000 }).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await page.getByText(/^L'analyse s'est arrêtée à/).waitFor()
  const flaws: string[] = []
  await inspect(visitor, 'a stopped analysis', flaws, 'may scroll')
  expect(flaws).toEqual([])
  const known = await plot(visitor).getByRole('option').count()
  expect(known).toBeGreaterThan(0)
  await page.reload()
  await progress.waitFor()
  // As far as it had come it is there at once, and more follows.
  expect(await plot(visitor).getByRole('option').count()).toBeGreaterThanOrEqual(known)
  await expect
    .poll(() => plot(visitor).getByRole('option').count(), { timeout: 60_000 })
    .toBeGreaterThan(known)
})

test('a game that was given up before anything was played says so', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'given up at once' })
  await awaitTurn(visitor)
  await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog', { name: words.sure }).getByRole('button', { name: words.doIt }).click()
  await page.getByRole('dialog', { name: 'You resigned' }).getByRole('button', { name: 'Analysis' }).click()
  await page.getByText('The game was given up before this seat had played a move', { exact: false }).waitFor()
})

test('a game that is not over cannot be looked through: the rest would be told', async () => {
  const visitor = await arrive()
  const { page } = visitor
  const id = await openReplay(visitor, recordOf('villainous', 'begun', 40))
  expect(await page.getByRole('button', { name: 'Analyse' }).count()).toBe(0)
  await page.goto(`${address}/#/analysis/${id}`)
  await page.getByText('This game is not over.', { exact: false }).waitFor()
})
