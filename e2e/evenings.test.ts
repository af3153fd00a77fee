/** The evenings so far: a game that ends is written down once, and the page of them is read at any size. */
import { expect, inject, test } from 'vitest'
import { inspect } from './inspect.ts'
import { awaitTurn } from './seat.ts'
import { DESKTOP, layTable, PHONE } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

test('a game given up is written down once, outlives the game itself, and travels as a file', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'evening' })
  await awaitTurn(visitor)
  await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog', { name: words.sure }).getByRole('button', { name: words.doIt }).click()
  const end = page.getByRole('dialog', { name: 'You resigned' })
  await end.waitFor()
  await page.reload()
  await end.waitFor()
  await page.goto(`${address}/#/`)
  await page.getByRole('button', { name: words.library }).click()
  await page.getByRole('dialog', { name: words.library }).getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The game was removed.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Statistics' }).click()
  await page.getByRole('heading', { name: 'Your statistics' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: '1 game' }).first().waitFor()
  await page.getByText('0 of 1').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const stranger = await arrive()
  await stranger.page.goto(`${address}/#/evenings`)
  await stranger.page.getByRole('heading', { name: 'No game played to its end yet' }).waitFor()
  const bring = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = stranger.page.waitForEvent('filechooser')
    await stranger.page.getByRole('button', { name: 'Open a file' }).click()
    await (await chooser).setFiles(file)
  }
  await bring({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"format":') })
  await stranger.page.getByText('This file holds no statistics.').waitFor()
  await bring(await download.path())
  await stranger.page.getByText('1 game was added.').waitFor()
  await stranger.page.getByText('0 of 1').waitFor()
})

/** Enough of everything that the page can show, with the longest names there are. */
const GAMES = Array.from({ length: 60 }, (_, at) => ({
  table: `t${at}`,
  game: ['evil-corp', 'terrors-of-london', 'villainous', 'kingdom-rush'][at % 4],
  ended: Date.now() - (60 - at) * 20 * 60 * 60 * 1000,
  seats: 2,
  result: at % 3 === 0 ? 'lost' : 'won',
  hints: at % 5 === 0 ? 1 : 0,
  level: ['apprentice', 'regular', 'skilled', 'expert', 'master'][at % 5],
  side: { en: 'Lady Tremaine', fr: 'Le Seigneur des ténèbres' },
}))

test.each([
  { language: 'en', viewport: DESKTOP },
  { language: 'fr', viewport: PHONE },
  { language: 'fr', viewport: { width: 320, height: 480 } },
  { language: 'en', viewport: { width: 844, height: 390 } },
  { language: 'fr', viewport: { width: 707, height: 1013 } },
] as const)('the page of them is whole at $viewport.width x $viewport.height ($language)', async (wishes) => {
  const visitor = await arrive(wishes)
  const { page } = visitor
  await page.evaluate((games) => localStorage.setItem('duskhall-diary', JSON.stringify(games)), GAMES)
  await page.goto(`${address}/#/evenings`)
  await page.getByRole('table').first().waitFor()
  const flaws: string[] = []
  await inspect(visitor, 'evenings', flaws, 'may scroll')
  const month = page.getByRole('radio', { name: /^30 (days|jours)$/ })
  await month.press('Space')
  await inspect(visitor, 'evenings of a month', flaws, 'may scroll')
  expect(flaws).toEqual([])
})

test.each([
  { language: 'en', viewport: DESKTOP },
  { language: 'fr', viewport: PHONE },
  { language: 'fr', viewport: { width: 320, height: 480 } },
  { language: 'en', viewport: { width: 844, height: 390 } },
] as const)(
  'before the first game it says what will be there, and leads to one ($language, $viewport.width wide)',
  async (wishes) => {
    const visitor = await arrive(wishes)
    const { page, words } = visitor
    const french = wishes.language === 'fr'
    await page.goto(`${address}/#/evenings`)
    const coming = page.getByRole('region', {
      name: french ? 'Ce que vous verrez ici' : 'What you will see here',
    })
    for (const name of french ? ['Meilleure série', 'Médailles'] : ['Best streak', 'Medals'])
      await coming.getByRole('heading', { name }).waitFor()
    const flaws: string[] = []
    await inspect(visitor, 'no evenings', flaws, 'may scroll')
    expect(flaws).toEqual([])
    await page.getByRole('link', { name: /^Villainous/ }).click()
    const window = page.getByRole('article', { name: 'Villainous' })
    await window.getByRole('button', { name: words.playNow, exact: true }).waitFor()
  },
)
