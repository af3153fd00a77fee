/**
 * Every screen: no barrier, no small or cut word, no scrolling where none belongs. Looked at in both layouts, at three
 * sizes, each in a file of its own; tables are read in the other language as well.
 */
import { expect, inject, test } from 'vitest'
import { hurtEntries, openDamaged } from './damaged.ts'
import { inspect, inspectTable } from './inspect.ts'
import { goOnFrom, linkOf, openReplay, recordOf } from './records.ts'
import { awaitTurn, playOn, type Sight, type Until } from './seat.ts'
import { type Moment, recordAt } from './terrors-moments.ts'
import { pickToLink } from './terrors-stops.ts'
import { type Moment as VillainousMoment, recordAt as villainousAt } from './villainous-moments.ts'
import { lookAcross, openDiscard } from './villainous-panels.ts'
import { chooseWindow, layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'
import type { GameId } from './words.ts'

interface Look {
  readonly language: 'en' | 'fr'
  readonly viewport: { readonly width: number; readonly height: number }
}

/** Opens a panel as a player of this layout does: by its button, or from the menu. */
async function openPanel({ page, words, phone }: Visitor, panel: 'settings' | 'rules' | 'gallery' | 'help') {
  if (phone || panel === 'settings') {
    await page.getByRole('button', { name: words.more, exact: true }).click()
    await page.getByRole('menuitem', { name: words[panel] }).click()
  } else {
    await page.getByRole('banner').getByRole('button', { name: words[panel], exact: true }).click()
  }
  await page.getByRole('dialog').waitFor()
}

async function closeDialog({ page, words }: Visitor): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words.close, exact: true }).first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Asks the first dim thing why not; on a phone it may lie behind another tab. */
async function askWhyNot({ page, words, phone }: Visitor): Promise<void> {
  const dim = page.getByRole('main', { name: words.table }).locator('[data-refused]').first()
  if (!(await dim.isVisible())) await page.getByRole('tab', { name: /Office|Bureau/ }).tap()
  // Whoever has just acted there must come back to it.
  await page.mouse.move(0, 0)
  if (phone) await dim.tap({ force: true })
  else await dim.hover()
  await page.getByRole('alert').filter({ hasText: words.whyNot }).waitFor()
}

interface Sample {
  readonly game: GameId
  readonly title: string
  /** What is looked at on the way, each with when it is there. */
  readonly stops: readonly (readonly [screen: string, until: Until])[]
  readonly panels: readonly ('rules' | 'gallery' | 'settings' | 'help')[]
  readonly firstRule: RegExp
}

const asked = ({ state }: Sight) => state === 'asked'

const SAMPLES: readonly Sample[] = [
  {
    game: 'evil-corp',
    title: 'Evil Corp.',
    stops: [
      ['table in the first Day', (sight, answers) => asked(sight) && answers >= 9],
      ['table in round 2', (sight) => asked(sight) && / 2,/.test(sight.phase)],
    ],
    panels: ['rules', 'gallery', 'settings', 'help'],
    firstRule: /EC-SETUP1/,
  },
  {
    game: 'terrors-of-london',
    title: 'Terrors of London',
    stops: [
      ['Influences', (sight) => asked(sight) && /Influence$/.test(sight.phase)],
      ['table in the first turn', (sight) => asked(sight) && /(Turn|Tour) [12],/.test(sight.phase)],
    ],
    panels: ['rules', 'gallery'],
    firstRule: /TL-SETUP1/,
  },
  {
    game: 'villainous',
    title: 'Villainous',
    stops: [
      ['actions to choose from', (sight) => asked(sight) && /Actions$/.test(sight.phase)],
      ['table in turn 5', (sight) => asked(sight) && / ([5-9]|\d\d),/.test(sight.phase)],
    ],
    panels: ['rules', 'gallery'],
    firstRule: /VD-SETUP1/,
  },
]

const MOMENTS: readonly Moment[] = [
  'a Horde ability is chosen',
  'a monster comes back from the discard pile',
  'cards of the draw pile are looked at',
  'a Relic makes room for another',
  'a haunting monster acts again',
  'a hand to play',
]

const VILLAINOUS: readonly VillainousMoment[] = [
  'a late turn of Lady Tremaine',
  'three full Realms',
  'whom Fate meets',
  'two Fate cards',
  'where a Hero goes',
  'a Condition may be played',
  'Allies for a Vanquish',
]

/** Every screen at one size, in one language: the tests of one file, so that two browsers can share the looks. */
export function readEveryScreen({ language, viewport }: Look): void {
  const arrives = visitors()

  const address = inject('address')
  const arrive = () => arrives({ language, viewport })

  test('the hall, its windows and dialogs, and an empty and a full library', async () => {
    const visitor = await arrive()
    const { page, words } = visitor
    const found: string[] = []
    await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
    await inspect(visitor, 'hall', found, 'may scroll')
    await page.getByRole('button', { name: words.library }).click()
    await inspect(visitor, 'empty library', found, 'may scroll')
    await closeDialog(visitor)
    await page.getByRole('button', { name: words.settings, exact: true }).click()
    await inspect(visitor, 'settings', found, 'may scroll')
    await closeDialog(visitor)
    for (const { game, title } of SAMPLES.toReversed()) {
      await chooseWindow(visitor, game)
      await inspect(visitor, `hall with the window of ${title} open`, found, 'may scroll')
      await page.getByRole('button', { name: words.setUp }).click()
      await page.getByRole('dialog').getByText(words.variants).click()
      await inspect(visitor, `set-up of ${title} with variants`, found, 'may scroll')
      await closeDialog(visitor)
    }
    await layTable(visitor, { seed: 'hall' })
    await page.getByRole('link', { name: words.toHall }).click()
    await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
    await inspect(visitor, 'hall with a game to continue', found, 'may scroll')
    await page.getByRole('button', { name: words.library }).click()
    await inspect(visitor, 'library', found, 'may scroll')
    expect(found).toEqual([])
  })

  test.each(SAMPLES)('$title: the table, with what opens over it', async (sample) => {
    const { game, stops, panels, firstRule } = sample
    const visitor = await arrive()
    const { page } = visitor
    const found: string[] = []
    await layTable(visitor, { game, seed: 'screens' })
    await awaitTurn(visitor)
    await inspectTable(visitor, 'table at the start', found)
    for (const [screen, until] of stops) {
      await playOn(visitor, until)
      await inspectTable(visitor, screen, found)
    }
    await askWhyNot(visitor)
    await inspect(visitor, 'why not', found, 'stands still')
    await page.keyboard.press('Escape')
    for (const panel of panels) {
      await openPanel(visitor, panel)
      if (panel === 'rules') await page.getByText(firstRule).first().waitFor()
      await inspect(visitor, panel, found, 'stands still')
      await closeDialog(visitor)
    }
    expect(found).toEqual([])
  })

  test('Evil Corp.: three and four at a table', async () => {
    const visitor = await arrive()
    const { page, words } = visitor
    const found: string[] = []
    for (const seats of [3, 4]) {
      await page.goto(`${address}/#/`)
      await page.getByRole('button', { name: words.setUp }).waitFor()
      await layTable(visitor, { seed: 'more players', seats })
      await playOn(visitor, (sight, answers) => asked(sight) && answers >= 8)
      await inspectTable(visitor, `table of ${seats}`, found)
    }
    expect(found).toEqual([])
  })

  test('Terrors of London: hordes, piles, and what cards ask', async () => {
    const visitor = await arrive()
    const { page, phone } = visitor
    const found: string[] = []
    for (const moment of MOMENTS) {
      await goOnFrom(visitor, recordAt(moment))
      await inspectTable(visitor, moment, found)
    }
    // Where there is little room, the rival's piles are behind the bar on top.
    if (phone)
      await page
        .getByRole('region', { name: /^(Gnash|Croque)$/ })
        .getByRole('button')
        .tap()
    const discard = page.getByRole('button', { name: /^(Discard pile of Gnash|Défausse de Croque)/ })
    await (phone ? discard.tap() : discard.click())
    await inspectTable(visitor, 'the discard pile of the other', found)

    await pickToLink(visitor, 'a horde can be formed')
    await inspectTable(visitor, 'a monster picked to join another', found)
    expect(found).toEqual([])
  })

  test('Villainous: Fate, Conditions, Vanquish, piles, and three at a table', async () => {
    const visitor = await arrive()
    const found: string[] = []
    for (const moment of VILLAINOUS) {
      await goOnFrom(visitor, villainousAt(moment))
      await inspectTable(visitor, moment, found)
    }
    await goOnFrom(visitor, villainousAt('full discard piles'))
    await lookAcross(visitor)
    await inspectTable(visitor, "the other's Realm", found)
    await goOnFrom(visitor, villainousAt('full discard piles'))
    await openDiscard(visitor)
    await inspectTable(visitor, 'an open pile', found)
    expect(found).toEqual([])
  })

  test.each(SAMPLES)('$title: replay and end screen', async ({ game }) => {
    const visitor = await arrive()
    const { page, words } = visitor
    const found: string[] = []
    const id = await openReplay(visitor, recordOf(game, 'a finished game'))
    await inspectTable(visitor, 'replay', found)
    await page.goto(`${address}/#/table/${id}`)
    await page.getByRole('region', { name: words.course }).waitFor()
    await inspect(visitor, 'end screen', found, 'stands still')
    expect(found).toEqual([])
  })

  test('a game from a link, damaged entries, and a table that cannot be opened or saved', async () => {
    const visitor = await arrive()
    const { page, words } = visitor
    const found: string[] = []
    await page.goto(linkOf(address, recordOf('evil-corp', 'a link', 12)))
    await page.getByRole('region', { name: words.replay }).waitFor()
    await inspectTable(visitor, 'a game from a link', found)
    await hurtEntries(page)
    await page.goto(`${address}/#/table/hurt`)
    await page.getByRole('alert').getByRole('button').first().waitFor()
    await inspect(visitor, 'a table that cannot be opened', found, 'stands still')
    await page.goto(`${address}/#/`)
    await openDamaged(visitor)
    await inspect(visitor, 'damaged games', found, 'may scroll')
    await closeDialog(visitor)
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room.', 'QuotaExceededError')
      }
    })
    await layTable(visitor, { seed: 'not saved' })
    await awaitTurn(visitor)
    await page.getByRole('button', { name: /^(Not saved|Pas gardé)/ }).waitFor()
    await inspectTable(visitor, 'a table that cannot be saved', found)
    expect(found).toEqual([])
  })

  test('the curtain', async () => {
    const visitor = await arrive()
    const { page } = visitor
    const found: string[] = []
    await layTable(visitor, { seed: 'curtain', together: true })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await inspect(visitor, 'curtain', found, 'stands still')
    expect(found).toEqual([])
  })
}
