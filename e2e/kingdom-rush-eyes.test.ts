/** Kingdom Rush where the system forces its colours: whose a hero is, what is chosen and which room this is can still be seen. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goToCampaign } from './campaign-visits.ts'
import { painted, spread } from './forced-look.ts'
import { recordAt } from './kingdom-rush-moments.ts'
import { goOnFrom } from './records.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const groundsOf = (things: Locator) =>
  things.evaluateAll((all) => all.map((thing) => getComputedStyle(thing).backgroundColor))

const pieces = (page: Page, sort: string) => page.locator(`[data-zone=map] [data-piece^=${sort}]`)

test.each(['dark', 'light'] as const)(
  'heroes have the colours of their players, and trays, tiles and piles are seen on a %s ground',
  async (colorScheme) => {
    const visitor = await arrive()
    const { page } = visitor
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await goOnFrom(visitor, recordAt('a tile in the air'))
    const faint: string[] = []
    const see = async (what: string, thing: Locator) => {
      const contrast = await spread(page, thing.first())
      if (contrast < 3) faint.push(`${what}: ${contrast.toFixed(1)}`)
    }
    await see('a tray on the map', pieces(page, 'tray'))
    await see('the tray with the tile in the air', page.getByRole('grid'))
    await see('a pile', page.getByRole('img', { name: /^Spawn point 1/ }))
    expect(faint).toEqual([])
    // The one that is aimed at, among those in reach.
    const taken = page.locator('[data-taken] [data-piece^=tray]').first()
    const other = page.locator(':not([data-taken]) > [data-piece^=tray]').first()
    expect(await painted(taken)).not.toBe(await painted(other))
    await goOnFrom(visitor, recordAt('a map full of Hordes'))
    const owners = await groundsOf(page.locator('[data-piece^=token] > span[data-owner]'))
    expect(owners.length).toBeGreaterThan(2)
    expect(new Set(owners).size).toBe(owners.length)
  },
)

test('the room that is open is marked', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await page.emulateMedia({ forcedColors: 'active' })
  await goToCampaign(visitor)
  const here = page.getByRole('link', { name: 'Campaign', exact: true })
  expect(await painted(here)).not.toBe(await painted(page.getByRole('link', { name: 'Editor', exact: true })))
})
