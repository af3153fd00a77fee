/** How games of Kingdom Rush end: the Kingdom stands, or it fell and a round of it is played again. */
import { expect, inject, test } from 'vitest'
import { openEnding } from './endings.ts'
import { inspect } from './inspect.ts'
import { keptGame } from './kept-games.ts'
import { awaitTurn, look, playOn } from './seat.ts'
import { DESKTOP, PHONE } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

test.each([
  { language: 'en', viewport: DESKTOP, won: 'The Kingdom stands!', lost: /^The Kingdom fell in round \d+$/ },
  {
    language: 'fr',
    viewport: PHONE,
    won: 'Le Royaume tient bon !',
    lost: /^Le Royaume est tombé à la manche \d+$/,
  },
] as const)(
  'victory and defeat have no barrier and no cut word, in $language',
  async ({ won, lost, ...sight }) => {
    const visitor = await arrive(sight)
    const { page } = visitor
    const found: string[] = []
    await openEnding(visitor, keptGame('won-by-two'))
    const end = page.getByRole('dialog', { name: won })
    await end.waitFor()
    expect(await end.getByRole('img', { name: /Portal|Portail/ }).count()).toBeGreaterThan(1)
    await inspect(visitor, 'victory', found, 'stands still')
    await page.goto(`${address}/#/`)
    await openEnding(visitor, keptGame('lost-with-the-last-heart'))
    await page.getByRole('dialog', { name: lost }).waitFor()
    await inspect(visitor, 'defeat', found, 'stands still')
    expect(found).toEqual([])
  },
)

test('a turning point opens the replay there', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await openEnding(visitor, keptGame('won-by-two'))
  await page.getByRole('region', { name: 'Key moments' }).getByRole('button').first().click()
  await page.getByRole('region', { name: words.replay }).waitFor()
  expect(page.url()).toMatch(/replay\/[0-9a-f]+\?move=\d+$/)
})

test('a lost game goes back to a round, by the keyboard, and is played on; the lost one is kept', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await openEnding(visitor, keptGame('lost-with-the-last-heart'))
  const lost = page.url()
  const back = page.getByRole('region', { name: 'Go back' })
  const rounds = back.getByRole('radio')
  const last = await rounds.count()
  await rounds.nth(last - 1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  const button = back.getByRole('button', { name: `Go back to round ${last - 2}` })
  await button.press('Enter')
  await expect.poll(() => page.url()).not.toBe(lost)
  await awaitTurn(visitor)
  expect((await look(visitor)).phase).toBe(`Round ${last - 2}, Play`)
  await playOn(visitor, (_, answers) => answers >= 3)
  await page.goto(`${address}/#/`)
  await page.getByRole('button', { name: words.library }).click()
  const library = page.getByRole('dialog', { name: words.library })
  await library.getByRole('heading', { name: 'Finished games' }).waitFor()
  expect(await library.getByRole('link', { name: 'Continue' }).count()).toBe(1)
})
