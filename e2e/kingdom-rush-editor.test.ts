/** The scenario editor of Kingdom Rush: drawn, broken, mended, played, sent away and brought back. */
import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { inspect, read } from './inspect.ts'
import { DESKTOP, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = `${inject('address')}/#/kingdom-rush/editor`

const SAYS = {
  en: {
    scenario: /^3\. /,
    blank: 'Open ground',
    file: 'Open a file',
    show: /^Show: This spawn point reaches no exit/,
    join: 'Join here',
    sound: 'Nothing is in the way of playing and sharing.',
    checks: 'Checks',
    play: 'Test play',
    exported: 'Export',
    name: 'English name',
    mirror: 'Mirror',
    drafts: 'Scenarios',
    tabs: ['Piles', 'Rules', /^Checks/, 'Map'],
  },
  fr: {
    scenario: /^3\. /,
    blank: 'Terrain libre',
    file: 'Ouvrir un fichier',
    show: /^Montrer\s: Ce point d.Apparition ne mène à aucune Sortie/,
    join: 'Relier ici',
    sound: /Rien n.empêche de jouer et de partager/,
    checks: 'Contrôles',
    play: 'Essayer',
    exported: 'Exporter',
    name: 'Nom anglais',
    mirror: 'Miroir',
    drafts: 'Scénarios',
    tabs: ['Piles', 'Règles', /^Contrôles/, 'Carte'],
  },
} as const

/** A square of the map by its name: "C2" inside, or what its rim says. */
const square = ({ page }: Visitor, name: string | RegExp): Locator =>
  page
    .getByRole('grid')
    .getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}, `) : name })

const lookOf = async (visitor: Visitor, name: string) =>
  (await square(visitor, name).getAttribute('aria-label')) ?? ''

/** What is on a phone's other tabs is on a desktop's screen. */
async function turnTo({ page, phone }: Visitor, tab: string | RegExp): Promise<void> {
  if (phone) await page.getByRole('tab', { name: tab }).click()
}

/** What the page would save as a file. */
async function exported(visitor: Visitor): Promise<string> {
  const { page, language } = visitor
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: SAYS[language].exported }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

async function bringFile(
  { page, language }: Visitor,
  text: string,
  button: string = SAYS[language].file,
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles({ name: 'scenario.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** The titles of the scenarios that tables of this browser bring along. */
const broughtAlong = ({ page }: Visitor) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('duskhall')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('contents').objectStore('contents').getAll()
          all.onsuccess = () => resolve(all.result.map(({ file }) => file.scenarios[0].title.en))
        }
      }),
  )

test.each([
  ['en', DESKTOP],
  ['fr', PHONE],
] as const)(
  'a broken road is shown at its spot and mended; the scenario is played, exported and brought back (%s)',
  async (language, viewport) => {
    const visitor = await arrive({ address, language, viewport })
    const { page, phone } = visitor
    const says = SAYS[language]
    await page.getByRole('button', { name: says.scenario }).click()
    await page.getByRole('grid').waitFor()
    const whole = await lookOf(visitor, 'D4')
    // With X the road is cleared, and its lanes lead nowhere.
    await square(visitor, 'D4').focus()
    await page.keyboard.press('x')
    await expect.poll(() => lookOf(visitor, 'D4')).not.toBe(whole)
    expect(await page.getByRole('button', { name: says.play }).getAttribute('aria-disabled')).toBe('true')
    await turnTo(visitor, says.tabs[2])
    await page.getByRole('button', { name: says.show }).first().click()
    await page.getByRole('button', { name: says.join }).click()
    await turnTo(visitor, says.tabs[2])
    await page.getByText(says.sound).waitFor()
    await turnTo(visitor, says.tabs[1])
    const name = page.getByRole('textbox', { name: says.name })
    await name.fill('The Mended Ford')
    // Eighty letters at most, and so many are left: a field says how much it holds.
    const about = `#${await name.getAttribute('aria-describedby')}`
    await expect.poll(() => page.locator(about).textContent()).toMatch(/80 .*65/)
    const text = await exported(visitor)
    expect(JSON.parse(text)).toMatchObject({ id: 'the-mended-ford', title: { en: 'The Mended Ford' } })

    await page.getByRole('button', { name: says.play }).click()
    await page.getByRole('main', { name: visitor.words.table }).waitFor()
    // The table brings its scenario along, whatever becomes of the draft.
    await page.reload()
    await page.getByRole('main', { name: visitor.words.table }).waitFor()
    expect(await broughtAlong(visitor)).toEqual(['The Mended Ford'])

    await page.goto(address)
    await bringFile(visitor, text)
    await page.getByRole('grid').waitFor()
    expect(await exported(visitor)).toBe(text)
    if (phone) return
    // Within the editor a file takes the place of what is drawn, as one step.
    const titled = (title: string) => page.getByRole('heading', { name: title, exact: true }).waitFor()
    await bringFile(visitor, text.replaceAll('The Mended Ford', 'The Lost Ford'), 'Import')
    await titled('The Lost Ford')
    await bringFile(visitor, '{ "map": [', 'Import')
    await page.getByText('The file is damaged: it cannot be read.').waitFor()
    await page.keyboard.press('Control+z')
    await titled('The Mended Ford')
    // Both are kept: the draft that was drawn, and the one that came back.
    await page.getByRole('button', { name: says.drafts, exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Open The Mended Ford' }).count()).toBe(2)
  },
)

test('a scenario is drawn from nothing by the keyboard alone, taken back and done again, and outlives a reload', async () => {
  const visitor = await arrive({ address })
  const { page } = visitor
  await page.getByRole('button', { name: SAYS.en.blank }).press('Enter')
  await page.getByText('There is no exit.').waitFor()
  const at = async (name: string | RegExp, key: string) => {
    await square(visitor, name).focus()
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await at(/^south edge at D6/, 'e')
  await at(/^north edge at D1/, 's')
  // Down the column by arrows, painting on the way.
  await square(visitor, 'D1').focus()
  await page.keyboard.press('p')
  for (let row = 2; row <= 5; row++) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => lookOf(visitor, 'D5')).toContain('lane 1, 5 of 6')
  await at('C2', '1')
  expect(await lookOf(visitor, 'C2')).toBe('C2, red site')
  await page.keyboard.press('z')
  await expect.poll(() => lookOf(visitor, 'C2')).toBe('C2, open ground')
  await page.keyboard.press('Shift+Z')
  await expect.poll(() => lookOf(visitor, 'C2')).toBe('C2, red site')
  await at('E2', '2')
  // A card of the deck goes into a new part of the pile, and moves from part to part.
  const piles = page.getByRole('region', { name: 'Piles' })
  await piles.getByRole('button', { name: 'Portal', exact: true }).press('Enter')
  await piles
    .getByRole('button', { name: /^Portal of level 2/ })
    .first()
    .press('Enter')
  await piles.getByRole('button', { name: 'Part', exact: true }).press('Enter')
  const card = piles.getByRole('button', { name: /^Portal of level 2/ }).first()
  await card.focus()
  await page.keyboard.press('Control+ArrowRight')
  await page.getByText('This part of the pile is empty.').waitFor()
  await page.getByRole('button', { name: 'Remove the part' }).press('Enter')
  await page.getByText(SAYS.en.sound).waitFor()
  await page.reload()
  await page.getByText(SAYS.en.sound).waitFor()
  expect(await lookOf(visitor, 'D5')).toContain('lane 1, 5 of 6')
})

test('after a test play whatever was drawn before can still be taken back', async () => {
  const visitor = await arrive({ address })
  const { page } = visitor
  await page.getByRole('button', { name: SAYS.en.scenario }).click()
  await square(visitor, 'D4').focus()
  const whole = await lookOf(visitor, 'D4')
  await page.keyboard.press('x')
  await expect.poll(() => lookOf(visitor, 'D4')).not.toBe(whole)
  await page.getByRole('button', { name: SAYS.en.show }).first().click()
  await page.getByRole('button', { name: SAYS.en.join }).click()
  await page.getByText(SAYS.en.sound).waitFor()
  const mended = await lookOf(visitor, 'D4')
  await page.getByRole('button', { name: SAYS.en.play }).click()
  await page.getByRole('main', { name: visitor.words.table }).waitFor()
  await page.goBack()
  await page.getByRole('grid').waitFor()
  expect(await lookOf(visitor, 'D4')).toBe(mended)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lookOf(visitor, 'D4')).not.toBe(mended)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lookOf(visitor, 'D4')).toBe(whole)
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
})

test('nothing is called sound that is won without doing anything', async () => {
  const visitor = await arrive({ address })
  const { page } = visitor
  await page.getByRole('button', { name: SAYS.en.blank }).click()
  const at = async (name: string | RegExp, key: string) => {
    await square(visitor, name).focus()
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await at(/^east edge at G3/, 'e')
  await at(/^west edge at A3/, 's')
  for (const name of ['B3', 'C3', 'D3', 'E3', 'F3']) await at(name, 'p')
  await page.getByText('With any number of players no Portal comes', { exact: false }).waitFor()
  expect(await page.getByText(SAYS.en.sound).count()).toBe(0)
  const play = page.getByRole('button', { name: SAYS.en.play })
  expect(await play.getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Add a Portal' }).click()
  await page.getByText(SAYS.en.sound).waitFor()
  expect(await play.getAttribute('aria-disabled')).toBe('false')
})

test('the mouse paints by dragging, the right button clears, and a mirror doubles each stroke', async () => {
  const visitor = await arrive({ address })
  const { page } = visitor
  await page.getByRole('button', { name: SAYS.en.blank }).click()
  await page.getByRole('button', { name: /^Mirror/ }).click()
  await square(visitor, 'A2').hover()
  await page.mouse.down()
  await square(visitor, 'B2').hover()
  await square(visitor, 'B3').hover()
  await page.mouse.up()
  for (const name of ['A2', 'B2', 'B3', 'G2', 'F2', 'F3'])
    await expect.poll(() => lookOf(visitor, name)).toContain('path')
  await square(visitor, 'G2').click({ button: 'right' })
  for (const name of ['A2', 'G2']) await expect.poll(() => lookOf(visitor, name)).toContain('open ground')
  // A whole stroke is one step.
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lookOf(visitor, 'B3')).toContain('open ground')
})

test('a finger paints as it goes, and the whole stroke is one step', async () => {
  const visitor = await arrive({ address, language: 'fr', viewport: PHONE })
  const { page, context } = visitor
  await page.getByRole('button', { name: SAYS.fr.blank }).click()
  const middle = async (name: string) => {
    const box = await square(visitor, name).boundingBox()
    if (!box) throw new Error(`${name} is not to be seen.`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await square(visitor, 'B2').waitFor()
  const hand = await context.newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', name?: string) => {
    const touchPoints = name ? [await middle(name)] : []
    await hand.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await touch('touchStart', 'B2')
  for (const name of ['B3', 'B4', 'C4']) await touch('touchMove', name)
  await touch('touchEnd')
  for (const name of ['B2', 'B3', 'B4', 'C4'])
    await expect.poll(() => lookOf(visitor, name)).toContain('Chemin')
  await page.getByRole('button', { name: 'Annuler' }).click()
  for (const name of ['B2', 'C4']) await expect.poll(() => lookOf(visitor, name)).toContain('terrain libre')
})

test('two tabs draw the same scenario: each sees what the other has drawn, and may take it back', async () => {
  const visitor = await arrive({ address })
  const { page, context } = visitor
  // Two quick clicks begin one scenario.
  await page.getByRole('button', { name: SAYS.en.blank }).dblclick()
  await square(visitor, 'B2').click()
  const tab = await context.newPage()
  await tab.goto(page.url())
  const other = { ...visitor, page: tab }
  await expect.poll(() => lookOf(other, 'B2')).toContain('path')
  await square(other, 'C3').click()
  await expect.poll(() => lookOf(visitor, 'C3')).toContain('path')
  await square(visitor, 'D4').click()
  await expect.poll(() => lookOf(other, 'D4')).toContain('path')
  expect(await lookOf(other, 'C3')).toContain('path')
  for (const _ of ['D4', 'C3']) await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lookOf(other, 'C3')).toContain('open ground')
  expect(await lookOf(other, 'B2')).toContain('path')
  await page.getByRole('button', { name: SAYS.en.drafts, exact: true }).click()
  await page.getByRole('button', { name: /^Open New scenario/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Open New scenario/ }).count()).toBe(1)
})

test('a link brings a scenario that is kept only when somebody asks; files that are none are told with their place', async () => {
  const author = await arrive({ address })
  await author.page.getByRole('button', { name: SAYS.en.scenario }).click()
  await author.page.getByRole('button', { name: 'Share' }).click()
  const link = await author.page.getByRole('textbox', { name: 'Link to this scenario' }).inputValue()
  const reader = await arrive({ address: link })
  const { page } = reader
  await page.getByText('Came with a link, not kept').waitFor()
  await page.goto(address)
  await page.getByText('You have not drawn a scenario yet.', { exact: false }).waitFor()
  await page.goto(link)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByText('Kept in this browser').waitFor()
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click()
  await bringFile(reader, '{ "map": [')
  await page.getByText('The file is damaged: it cannot be read.').waitFor()
  await bringFile(reader, '{ "format": "somebody-else" }')
  await page.getByText('This is no scenario of Kingdom Rush.').waitFor()
  await bringFile(reader, '{ "schema": "duskhall-kingdom-rush-campaign-1" }')
  await page.getByText('This is a campaign.').waitFor()
  await bringFile(reader, ' '.repeat(2_100_000))
  await page.getByText('The file is far larger than a scenario.').waitFor()
  await bringFile(reader, JSON.stringify({ map: ['.'], number: 'one' }))
  await page.getByText('number: "one" is not allowed here.').waitFor()
  await page.getByText('spawns: this field is missing.').waitFor()
  expect(await page.getByRole('button', { name: /^Open .*\(copy\)/ }).count()).toBe(1)
})

test.each([
  ['en', DESKTOP],
  ['fr', PHONE],
  ['en', { width: 844, height: 390 }],
] as const)('the editor can be read and reached (%s, %o)', async (language, viewport) => {
  const visitor = await arrive({ address, language, viewport, finger: viewport.width < 900 })
  const { page } = visitor
  const says = SAYS[language]
  const found: string[] = []
  const look = async (screen: string) => {
    if (visitor.phone) found.push(...(await read(visitor, screen, 'stands still', 'eye and finger')))
    await inspect(visitor, screen, found, 'stands still')
  }
  await page.getByRole('button', { name: says.scenario }).waitFor()
  await look('drafts')
  await page.getByRole('button', { name: says.scenario }).click()
  await page.getByRole('grid').waitFor()
  await look('map')
  // A button that says "Off" says of what.
  if (visitor.phone) expect(await page.getByText(says.mirror, { exact: true }).isVisible()).toBe(true)
  await square(visitor, 'D4').focus()
  await page.keyboard.press('x')
  if (visitor.phone)
    for (const tab of says.tabs) {
      await page.getByRole('tab', { name: tab }).click()
      // Each begins at its top, however far down the last one was read.
      const panel = page.getByRole('tabpanel')
      expect(await panel.evaluate((element) => element.scrollTop)).toBe(0)
      await look(String(tab))
      await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    }
  await turnTo(visitor, says.tabs[2])
  await page.getByRole('button', { name: says.show }).first().click()
  await look('a mistake at its spot')
  expect([...new Set(found)]).toEqual([])
})
