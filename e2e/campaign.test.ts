/** The campaign of Kingdom Rush: a step is unlocked and stays so, files come and go, and the map is walked by key. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goToCampaign, nodeOf, winInCampaign } from './campaign-visits.ts'
import { inspect, read } from './inspect.ts'
import { PHONE } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const SAID = {
  en: { campaign: 'Campaign', locked: 'locked', goOn: 'Go on', play: /^Play/, yours: /^Campaign 1$/ },
  fr: {
    campaign: 'Campagne',
    locked: 'à débloquer',
    goOn: 'Continuer',
    play: /^Jouer/,
    yours: /^Campagne 1$/,
  },
} as const

test.each(['en', 'fr'] as const)(
  'in %s a scenario that is won opens the next one, and that is still so after a reload',
  { timeout: 120_000 },
  async (language) => {
    const said = SAID[language]
    const visitor = await arrive({ language, ...(language === 'fr' ? { viewport: PHONE } : {}) })
    const { page, address } = visitor
    await goToCampaign(visitor)
    expect(await nodeOf(visitor, 2).getAttribute('aria-label')).toContain(said.locked)
    const id = await winInCampaign(visitor)
    await page.goto(`${address}/#/table/${id}`)
    await page.getByRole('dialog').getByRole('button', { name: said.campaign, exact: true }).click()
    const scene = page.getByRole('dialog')
    await scene.getByText(/They Came with Axes|Ils sont arrivés avec des haches/).waitFor()
    await scene.getByRole('button', { name: said.goOn }).click()
    await scene.waitFor({ state: 'detached' })
    for (const _ of ['as it is', 'after a reload']) {
      expect(await nodeOf(visitor, 1).getAttribute('aria-label')).toMatch(/2 (stars|étoiles)/)
      expect(await nodeOf(visitor, 2).getAttribute('aria-label')).not.toContain(said.locked)
      expect(await nodeOf(visitor, 3).getAttribute('aria-label')).toContain(said.locked)
      expect(await page.getByRole('dialog').count()).toBe(0)
      await page.reload()
      await nodeOf(visitor, 1).waitFor()
    }
  },
)

test('a campaign goes into a file and comes back; a damaged file changes nothing', async () => {
  const visitor = await arrive()
  const { page } = visitor
  const campaign = {
    schema: 'duskhall-kingdom-rush-campaign-1',
    freeOrder: false,
    chosen: { difficulty: 'star3', heroes: ['alleria'] },
    won: [{ scenario: 1, stars: 3, heroic: true, iron: false }],
    name: 'Nora & co',
  }
  await goToCampaign(visitor)
  await page.getByRole('button', { name: SAID.en.yours }).click()
  const dialog = page.getByRole('dialog')
  const give = async (text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Open a file' }).click()
    const buffer = Buffer.from(text)
    await (await chooser).setFiles({ name: 'campaign.json', mimeType: 'application/json', buffer })
  }
  await give(JSON.stringify(campaign).slice(0, -20))
  await page.getByText('Nothing was changed.').waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(1)
  await give(JSON.stringify(campaign))
  await dialog.getByRole('listitem').filter({ hasText: 'Nora & co' }).waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(2)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  const saved = readFileSync(await (await saving).path(), 'utf8')
  expect(JSON.parse(saved)).toEqual(campaign)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Nora & co' }).waitFor()
  expect(await nodeOf(visitor, 1).getAttribute('aria-label')).toContain('3 stars, Heroic')
})

test('arrows walk the road, digits choose the level, and Enter plays', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await goToCampaign(visitor)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'They Came with Axes' }).waitFor()
  expect(await page.getByText('Win scenario 1 first.').count()).toBeGreaterThan(0)
  // What is locked cannot be played.
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { name: 'Rift in Time' }).waitFor()
  await page.keyboard.press('2')
  await page.getByRole('radio', { name: /^2 stars/, checked: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('main', { name: words.table }).waitFor()
})

test.each([
  ['desktop', { width: 1440, height: 900 }, 'en'],
  ['phone', PHONE, 'fr'],
  ['phone on its side', { width: 844, height: 390 }, 'en'],
  ['small phone', { width: 360, height: 640 }, 'fr'],
  ['tablet', { width: 820, height: 1180 }, 'fr'],
] as const)('nothing stands in the way of reading the campaign on a %s', async (_, viewport, language) => {
  const visitor = await arrive({ viewport, language })
  const complaints: string[] = []
  await goToCampaign(visitor)
  await inspect(visitor, 'campaign', complaints, 'stands still')
  await visitor.page.getByRole('button', { name: SAID[language].yours }).click()
  await inspect(visitor, 'campaigns', complaints, 'stands still')
  await visitor.page.goto(`${visitor.address}/#/kingdom-rush/free/8`)
  await visitor.page.getByRole('button', { name: SAID[language].play }).waitFor()
  await inspect(visitor, 'free play', complaints, 'stands still')
  expect(complaints).toEqual([])
})

test('a guided start asks for one thing after another, goes on after a reload, and can be left', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await goToCampaign(visitor)
  await page.getByRole('checkbox', { name: 'Guided start', checked: true }).waitFor()
  await page.getByRole('button', { name: SAID.en.play }).click()
  const caption = page.getByRole('complementary', { name: 'Your first round' })
  await caption.getByText('Stop the Hordes before the exit: choose an ability').waitFor()
  await caption.getByRole('button', { name: 'Show me' }).click()
  await caption.getByText('Take a tower from your hand.').waitFor()
  await page.reload()
  await caption.getByText('Take a tower from your hand.').waitFor()
  expect(await read(visitor, 'lesson', 'stands still')).toEqual([])
  await caption.getByRole('button', { name: 'Play on alone' }).click()
  await caption.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('main', { name: visitor.words.table }).waitFor()
  expect(await caption.count()).toBe(0)
})
