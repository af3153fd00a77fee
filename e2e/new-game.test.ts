/**
 * "Add a game" of CONTRIBUTING.md, followed from an empty folder to a table: everybody builds one wall together,
 * all may act at any time, and all win or lose as one.
 */
import { openHall } from '@duskhall/server'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspect } from './inspect.ts'
import { addGame, openWorkshop } from './new-game/workshop.ts'
import { PHONE, type Visitor, type VisitorSettings } from './visitor.ts'
import { visitors } from './visits.ts'

const workshop = openWorkshop()
const built = `${workshop.folder}/e2e/dist`
const arrive = visitors()
let hall: Awaited<ReturnType<typeof openHall>>
beforeAll(async () => {
  addGame(workshop)
  await workshop.run('vite', 'build', 'web', '--outDir', built, '--logLevel', 'error')
  hall = await openHall({ port: 0, host: '127.0.0.1', built })
}, 240_000)
afterAll(async () => {
  await hall?.close()
  workshop.tidyUp()
})

test('its types hold, and the layers', async () => {
  expect(await workshop.run('tsc')).toBe('')
  await workshop.run('git', 'init', '--quiet')
  expect(await workshop.run('node', 'scripts/layers.js')).toContain('keep the layers')
})

test('the suites of all games run over it', async () => {
  const suites = ['contract', 'registry', 'content', 'texts'].map((name) => `games/${name}.test.ts`)
  const more = ['cli/simulations.test.ts', 'cli/no-peeking.test.ts', 'web/home/windows.test.ts']
  const told = await workshop.run('vitest', 'run', ...suites, ...more, '-t', 'commons')
  expect(told).toMatch(/Test Files .*7 passed/)
})

test('its own tests run, and prove each of its rules', async () => {
  expect(await workshop.run('vitest', 'run', 'games/commons')).toMatch(/Tests .*\d+ passed/)
  expect(await workshop.run('node', 'scripts/rules.ts')).toContain('commons: 8 of 8 rules are proven')
})

test('bots play it on the command line, where its speed is measured too', async () => {
  const words = ['simulate', 'commons', '--seats', 'greedy,greedy', '--games', '5']
  expect(await workshop.run('node', 'cli/main.ts', ...words)).toMatch(/^greedy, greedy +won 100\.0 %/)
  const speed = JSON.parse(await workshop.run('node', 'cli/bench/game.ts', 'commons', '10'))
  expect(speed.clonesPerSecond).toBeGreaterThan(0)
})

interface Table extends Visitor {
  readonly question: Locator
  /** The stones in front of somebody, as far as they can be lifted. */
  stones(of: string): Locator
  /** Somebody who is ready. */
  ready(name: string): Locator
  /** Lifts a stone and lays it where the wall is low. */
  build(of: string): Promise<void>
  say(answer: string): Promise<void>
}

interface Wishes extends Omit<VisitorSettings, 'address'> {
  readonly names: readonly string[]
  /** People in front of one screen, or one person and bots. */
  readonly together?: boolean
}

/** Lays a table through the form. */
async function sitDown({ names, together = false, ...wishes }: Wishes): Promise<Table> {
  const visitor = await arrive({ address: hall.address, ...wishes })
  const { page, words, language } = visitor
  const title = language === 'fr' ? 'Communaux' : 'Commons'
  const window = page.getByRole('article', { name: title })
  await window.getByRole('button').click()
  await window.getByRole('button', { name: together ? words.oneScreen : words.setUp }).click()
  const dialog = page.getByRole('dialog')
  for (let seat = 2; seat < names.length; seat++)
    await dialog.getByRole('button', { name: 'Add a seat' }).click()
  const fields = dialog.getByRole('textbox')
  for (const [at, name] of names.entries()) await fields.nth(at).fill(name)
  await dialog.getByText(words.variants).click()
  await dialog.getByRole('textbox', { name: words.seed }).fill('many hands')
  await dialog.getByRole('button', { name: words.start }).click()
  await page.getByRole('main', { name: words.table }).waitFor()
  return atTable(visitor)
}

function atTable(visitor: Visitor): Table {
  const { page, words } = visitor
  const question = page.getByRole('region', { name: words.question })
  const stones = (of: string) => page.getByRole('group', { name: `Stones of ${of}` }).getByRole('button')
  return {
    ...visitor,
    question,
    stones,
    ready: (name) => page.getByRole('group', { name: `Stones of ${name}, ready` }),
    async build(of) {
      await stones(of).first().click()
      await page
        .getByRole('group', { name: 'The wall' })
        .getByRole('button', { disabled: false })
        .first()
        .click()
      await question.getByText('Lay the stone.').waitFor({ state: 'detached' })
    },
    say: (answer) => question.getByRole('button', { name: answer }).click(),
  }
}

/** Bots answer at once from now on. */
async function hurry({ page, words }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words.more }).click()
  await page.getByRole('menuitem', { name: words.settings }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Pace of the bots' }).getByText('instant').click()
  await dialog.getByRole('button', { name: words.close }).click()
}

const papers = (end: Locator) => end.evaluate((dialog) => dialog.querySelectorAll('[aria-hidden] > i').length)

describe('at a table', () => {
  test('the hall shows its window, and says what does not go together', async () => {
    const { page, words } = await arrive({ address: hall.address })
    const window = page.getByRole('article', { name: 'Commons' })
    await window.getByRole('button').click()
    await window.getByRole('button', { name: words.setUp }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(words.variants).click()
    const start = dialog.getByRole('button', { name: words.start })
    await dialog.getByRole('checkbox', { name: /^Mortar/ }).check()
    expect(await start.isEnabled()).toBe(true)
    await dialog.getByRole('combobox', { name: /^Weather/ }).selectOption('Rain')
    await dialog.getByText('Mortar does not set in the rain.').waitFor()
    expect(await start.isEnabled()).toBe(false)
    await dialog.getByRole('checkbox', { name: /^Mortar/ }).uncheck()
    expect(await start.isEnabled()).toBe(true)
  })

  test('bots act beside a person, who is never kept waiting, to a victory of all', async () => {
    const table = await sitDown({
      names: ['Nora', 'Vex', 'Fenn'],
      settings: { pace: 'normal', level: 'regular' },
    })
    const { page, words, question, stones, ready, say, build } = table
    // In the middle of a choice of two parts: others go on meanwhile, and nothing of it is forgotten.
    await stones('Nora').first().click()
    const done = page.getByRole('button', { name: /^West, [56] of 5 high/, disabled: true })
    await done.click({ force: true })
    const reason = page.getByRole('alert').getByText('This place is high enough.')
    await reason.waitFor()
    const told = page.getByRole('log').getByText(/(Vex|Fenn) lays a/)
    const before = await told.count()
    await expect.poll(() => told.count()).toBeGreaterThan(before)
    expect(await reason.count()).toBe(1)
    await page
      .getByRole('alert')
      .getByRole('button', { name: /COM-LAY1/ })
      .click()
    const rules = page.getByRole('dialog', { name: /Commons/ })
    await rules.getByText('A stone is laid only at a place').waitFor()
    await rules.getByRole('button', { name: words.close }).click()
    await question.getByText('Lay the stone.').waitFor()
    await page.getByRole('button', { name: /^Gate/ }).click()
    await page.getByRole('log').getByText('You lay a').waitFor()
    // Ready, and thinking again while the bots still build.
    await say('I am ready')
    await ready('Nora').waitFor()
    expect(await stones('Nora').count()).toBe(0)
    await say('Not yet')
    await ready('Nora').waitFor({ state: 'detached' })
    // The bots have done what they could, and wait; the person goes on as before.
    await hurry(table)
    await ready('Vex').waitFor()
    await ready('Fenn').waitFor()
    for (let left = await stones('Nora').count(); left > 0; left = await stones('Nora').count())
      await build('Nora')
    await say('I am ready')
    const end = page.getByRole('dialog', { name: 'The wall stands' })
    await end.getByRole('img', { name: /^[123] stars?$/ }).waitFor()
    // All have won: nobody is called the winner beside another.
    for (const name of ['Nora', 'Vex', 'Fenn']) expect(await end.getByText(name).count()).toBeGreaterThan(0)
    expect(await end.getByText('Winner').count()).toBe(0)
    expect(await papers(end)).toBeGreaterThan(0)
  })

  test('two people share one screen without a curtain, and take back what the other did', async () => {
    const { page, question, stones, ready, say, build, words } = await sitDown({
      names: ['Nora', 'Ana'],
      together: true,
    })
    const playAs = (name: string) =>
      page.getByRole('group', { name: 'Play as' }).getByRole('button', { name })
    const isSeated = (name: string) => playAs(name).getAttribute('aria-pressed')
    expect(await isSeated('Nora')).toBe('true')
    await build('Nora')
    expect(await isSeated('Nora')).toBe('true')
    await playAs('Ana').click()
    expect(await isSeated('Ana')).toBe('true')
    expect(await page.getByRole('heading', { level: 1, name: /^Pass the screen/ }).count()).toBe(0)
    await stones('Ana').first().click()
    // The other one takes this part back, and then their own whole move.
    await playAs('Nora').click()
    await question.getByRole('button', { name: words.undo }).click()
    await playAs('Ana').click()
    await question.getByText('Lift a stone, or be ready.').waitFor()
    await question.getByRole('button', { name: words.undo }).click()
    await page.getByRole('log').getByText('lays a').waitFor({ state: 'detached' })
    expect(await question.getByRole('button', { name: words.undo }).count()).toBe(0)
    // Whoever is ready makes room, and may come back.
    await say('I am ready')
    await ready('Ana').waitFor()
    expect(await isSeated('Nora')).toBe('true')
    await playAs('Ana').click()
    await say('Not yet')
    await ready('Ana').waitFor({ state: 'detached' })
  })

  test('a lost game is lost by all, on a phone and in the words of the hall', async () => {
    const names = ['Nora', 'Wilhelmina']
    const table = await sitDown({ names, together: true, language: 'fr', viewport: PHONE })
    const { page, say } = table
    const seats = page.getByRole('group', { name: 'Jouer pour' }).getByRole('button')
    for (const seat of await seats.all()) {
      const { width = 0, height = 0 } = (await seat.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    const flaws: string[] = []
    await inspect(table, 'Several seats on a phone', flaws, 'stands still')
    expect(flaws).toEqual([])
    await say('Je suis prêt')
    await say('Je suis prêt')
    const end = page.getByRole('dialog', { name: 'Le mur cède' })
    await end.getByText('Le mur a des trous.').waitFor()
    expect(await end.getByText('Victoire', { exact: true }).count()).toBe(0)
    expect(await papers(end)).toBe(0)
  })
})
