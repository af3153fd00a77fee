/** What stands around a table, or opens over it: read at any size, like the tables. */
import { hurtEntries, openDamaged } from './damaged.ts'
import { handful } from './evil-corp-stops.ts'
import { goOnFrom, linkOf, openReplay, recordOf, recordUntil } from './records.ts'
import { awaitTurn } from './seat.ts'
import type { Stop } from './sweep.ts'
import { recordAt } from './terrors-moments.ts'
import { chooseWindow, LAPTOP, layTable, type Visitor } from './visitor.ts'
import type { GameId } from './words.ts'

/** So wide that the log is a dialog, and so high that everything has its button in the bar. */
const WITHOUT_RAIL = { width: 1000, height: 800 }

async function inHall({ page, words }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
}

/** In the hall, with a game to go on with. */
async function backInHall(visitor: Visitor): Promise<void> {
  const { page, words } = visitor
  await layTable(visitor, { seed: 'hall', seats: 4 })
  await awaitTurn(visitor)
  await page.getByRole('link', { name: words.toHall }).click()
  await inHall(visitor)
}

async function setUp(visitor: Visitor, game: GameId, seats = 2): Promise<void> {
  const { page, words } = visitor
  await chooseWindow(visitor, game)
  await page.getByRole('button', { name: words.setUp }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(words.variants).click()
  for (let seat = 2; seat < seats; seat++)
    await dialog.getByRole('button', { name: /Add a seat|Ajouter une place/ }).click()
}

export const HALL: readonly Stop[] = [
  { moment: 'the hall', scrolls: true, reach: inHall },
  { moment: 'the hall with a game to go on with', scrolls: true, reach: backInHall },
  {
    moment: 'the hall with its last window open',
    scrolls: true,
    reach: (visitor) => chooseWindow(visitor, 'kingdom-rush'),
  },
  { moment: 'the set-up of Evil Corp.', scrolls: true, reach: (visitor) => setUp(visitor, 'evil-corp', 4) },
  {
    moment: 'the set-up of Terrors of London',
    scrolls: true,
    reach: (visitor) => setUp(visitor, 'terrors-of-london'),
  },
  {
    moment: 'the set-up of Kingdom Rush',
    scrolls: true,
    reach: (visitor) => setUp(visitor, 'kingdom-rush', 4),
  },
  {
    moment: 'the library without a game',
    scrolls: true,
    async reach({ page, words }) {
      await page.getByRole('button', { name: words.library }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    moment: 'the library',
    scrolls: true,
    async reach(visitor) {
      await backInHall(visitor)
      await visitor.page.getByRole('button', { name: visitor.words.library }).click()
      await visitor.page.getByRole('dialog').waitFor()
    },
  },
  {
    moment: 'the library with damaged games',
    scrolls: true,
    async reach(visitor) {
      await backInHall(visitor)
      await hurtEntries(visitor.page)
      await visitor.page.reload()
      await openDamaged(visitor)
    },
  },
  {
    moment: 'a game from a link',
    async reach({ page, address, words }) {
      await page.goto(linkOf(address, recordOf('evil-corp', 'a link', 12)))
      await page.getByRole('region', { name: words.replay }).waitFor()
    },
  },
  {
    moment: 'a table that is not there',
    scrolls: true,
    async reach({ page, address }) {
      await page.goto(`${address}/#/table/nowhere`)
      await page.getByRole('alert').getByRole('button').first().waitFor()
    },
  },
  {
    moment: 'the curtain',
    async reach(visitor) {
      await layTable(visitor, { seed: 'curtain', together: true })
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

/** A whole game looked through. */
export const ANALYSIS: Stop = {
  moment: 'an analysis',
  scrolls: true,
  async reach(visitor) {
    const { page, address } = visitor
    const id = await openReplay(visitor, recordOf('terrors-of-london', 'an analysis'))
    await page.goto(`${address}/#/analysis/${id}`)
    await page.getByRole('button', { name: /^(Turning point|Tournant) 1/ }).waitFor({ timeout: 120_000 })
  },
}

/** Asks the last of the dim things in sight why it cannot be had: below and at the right there is least room for the answer. */
async function askWhyNot({ page, phone, words }: Visitor): Promise<void> {
  await page.keyboard.press('Escape')
  const spot = await page.evaluate(() => {
    const spots = [...document.querySelectorAll('main [data-refused]')].flatMap((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return thing.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : []
    })
    return spots.at(-1)
  })
  // Where what is dim has folded, nobody asks.
  if (!spot) return
  if (phone) await page.touchscreen.tap(spot.x, spot.y)
  else await page.mouse.click(spot.x, spot.y)
  await page.getByRole('alert').filter({ hasText: words.whyNot }).waitFor()
}

/** What opens over the table of a game. */
export function panelStops(game: GameId): readonly Stop[] {
  let record: string | undefined
  const table = async (visitor: Visitor) => {
    record ??=
      game === 'evil-corp' ? recordUntil(game, handful) : recordAt('an attack is left, and the turn may end')
    await goOnFrom(visitor, record)
  }
  const openMenu = ({ page, words }: Visitor) =>
    page.getByRole('button', { name: words.more, exact: true }).click()
  const panel = (panel: 'settings' | 'rules' | 'gallery' | 'help'): Stop => ({
    moment: `${panel} over ${game}`,
    async reach(visitor) {
      await table(visitor)
      await openMenu(visitor)
      await visitor.page.getByRole('menuitem', { name: visitor.words[panel] }).click()
      await visitor.page.getByRole('dialog').waitFor()
      if (panel === 'rules')
        await visitor.page
          .getByText(/-SETUP1/)
          .first()
          .waitFor()
    },
  })
  return [
    panel('settings'),
    panel('rules'),
    panel('gallery'),
    panel('help'),
    {
      moment: `the menu over ${game}`,
      async reach(visitor) {
        await table(visitor)
        await openMenu(visitor)
        await visitor.page.getByRole('menu').waitFor()
      },
    },
    { moment: `a reason why not over ${game}`, reach: table, open: askWhyNot },
    {
      moment: `the log over ${game}`,
      async reach(visitor) {
        await table(visitor)
        await visitor.page.setViewportSize(WITHOUT_RAIL)
        await visitor.page.keyboard.press('l')
        await visitor.page.getByRole('dialog').waitFor()
      },
    },
    {
      moment: `the question whether one is sure over ${game}`,
      async reach(visitor) {
        const { page, words } = visitor
        await table(visitor)
        await page.setViewportSize(LAPTOP)
        await page.getByRole('button', { name: words.tables[game].endTurn }).first().click()
        await page.getByRole('dialog').waitFor()
      },
    },
  ]
}
