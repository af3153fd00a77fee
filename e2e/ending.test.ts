/** How games end: by the rules, by giving up, and by starting again; and what is seen of a game that is not over. */
import { expect, inject, test } from 'vitest'
import { inspect } from './inspect.ts'
import { openReplay, recordOf } from './records.ts'
import { awaitTurn, playOn } from './seat.ts'
import { LAPTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

async function fromMenu({ page, words }: Visitor, item: string): Promise<void> {
  await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const idOf = ({ page }: Visitor) => /table\/([0-9a-f]+)/.exec(page.url())?.[1]

test.each([
  { language: 'en', resign: 'Resign', title: 'You resigned', mark: 'resigned', finished: 'Finished games' },
  {
    language: 'fr',
    resign: 'Abandonner',
    title: 'Vous avez abandonné',
    mark: 'abandon',
    finished: 'Parties finies',
  },
] as const)(
  'a game that is given up is over, kept and marked ($language)',
  async ({ language, resign, title, mark, finished }) => {
    const visitor = await arrive({ language, viewport: language === 'fr' ? PHONE : LAPTOP })
    const { page, words } = visitor
    await layTable(visitor, { seed: 'resign' })
    await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 3)
    await fromMenu(visitor, resign)
    await page.getByRole('dialog', { name: words.sure }).getByRole('button', { name: words.doIt }).click()
    await page.getByRole('dialog', { name: title }).waitFor()
    await page.reload()
    const end = page.getByRole('dialog', { name: title })
    await end.waitFor()
    const flaws: string[] = []
    await inspect(visitor, 'end of a game given up', flaws, 'stands still')
    await end.getByRole('button', { name: /^(Look at the table|Regarder la table)$/ }).click()
    await end.waitFor({ state: 'detached' })
    await inspect(visitor, 'table after the end', flaws, 'stands still')
    expect(flaws).toEqual([])
    await page.goto(`${address}/#/`)
    await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
    expect(await page.getByRole('link', { name: /Evil Corp/ }).count()).toBe(0)
    await page.getByRole('button', { name: words.library }).click()
    const library = page.getByRole('dialog', { name: words.library })
    await library.getByRole('heading', { name: finished }).waitFor()
    await library.getByText(mark).waitFor()
    await library.getByRole('link').click()
    const bar = page.getByRole('region', { name: words.replay })
    await bar.getByRole('combobox').selectOption('all')
  },
)

test('"start again" lays the same table anew, and the old game does not wait any more', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'again', seats: 3 })
  await awaitTurn(visitor)
  const before = idOf(visitor)
  await fromMenu(visitor, 'Start again (same seats, same options)')
  await page.getByRole('dialog', { name: words.sure }).getByRole('button', { name: words.doIt }).click()
  await expect.poll(() => idOf(visitor)).not.toBe(before)
  await awaitTurn(visitor)
  await page.getByText('Gloop (Apprentice) · Gloop II (Apprentice)').waitFor()
  await page.goto(`${address}/#/`)
  await page.getByRole('button', { name: words.library }).click()
  const library = page.getByRole('dialog', { name: words.library })
  await library.getByText('resigned').waitFor()
  expect(await library.getByRole('link', { name: 'Continue' }).count()).toBe(1)
})

test('the end of a game of four fits a laptop, teams together, and a rematch is one button away', async () => {
  const visitor = await arrive({ viewport: LAPTOP, language: 'fr' })
  const { page, words } = visitor
  const id = await openReplay(visitor, recordOf('evil-corp', 'four at the end', undefined, { seats: 4 }))
  await page.goto(`${address}/#/table/${id}`)
  await page.getByRole('region', { name: words.course }).waitFor()
  const end = page.getByRole('dialog')
  const [height, room] = await end.evaluate((box) => [box.scrollHeight, box.clientHeight] as const)
  expect(height).toBeLessThanOrEqual(room)
  const teams = await Promise.all(
    ['Équipe A', 'Équipe B'].map((name) => end.getByRole('region', { name }).textContent()),
  )
  expect(teams[0]).toMatch(/Vous.*Grogne/)
  expect(teams[1]).toMatch(/Grogne.*Grogne/)
  expect(await end.textContent()).not.toMatch(/Vous remporte\b|\bde Vous\b/)
  await end.getByRole('button', { name: 'Regarder la table' }).click()
  await end.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Revanche, places tournées' }).click()
  await expect.poll(() => idOf(visitor)).not.toBe(id)
  await page.getByRole('main', { name: words.table }).waitFor()
})

test('a running game on one screen is replayed without any hand; a hand comes after the curtain', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'two people', together: true })
  await page.getByRole('button', { name: /^I am Player/ }).click()
  await awaitTurn(visitor)
  await page.goto(`${address}/#/replay/${idOf(visitor)}`)
  const bar = page.getByRole('region', { name: words.replay })
  await bar.waitFor()
  const hand = page.getByRole('listbox', { name: 'Behind your screen' })
  expect(await hand.count()).toBe(0)
  await bar.getByRole('combobox').selectOption({ label: 'Player 2' })
  await page.getByRole('heading', { name: 'Pass the screen to Player 2' }).waitFor()
  expect(await page.getByRole('main', { name: words.table }).count()).toBe(0)
  await page.getByRole('button', { name: 'I am Player 2' }).click()
  await hand.waitFor()
  expect(await bar.getByRole('combobox').locator('option').allTextContents()).toEqual([
    'Everybody: no hand shown',
    'Player 1',
    'Player 2',
  ])
})
