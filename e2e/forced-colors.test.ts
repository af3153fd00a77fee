/** Where the system forces its colours, or asks for more contrast: what can be done is still told apart, and seen. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { painted, spread } from './forced-look.ts'
import { awaitTurn, playOn } from './seat.ts'
import { DESKTOP, layTable, PHONE } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

test('the form of a table: who sits there is marked', async () => {
  const { page, words } = await arrive()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.getByRole('button', { name: words.setUp }).click()
  await page.getByRole('dialog').waitFor()
  const label = (checked: boolean) =>
    page.getByRole('radio', { checked }).first().locator('xpath=following-sibling::*')
  expect(await painted(label(true))).not.toBe(await painted(label(false)))
})

test('the hall: nothing shines through a dialog', async () => {
  const { page, words } = await arrive()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.getByRole('button', { name: words.library }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground(dialog)).toMatch(/^rgb\(/)
})

test.each([
  { game: 'evil-corp', title: 'Evil Corp.', viewport: PHONE },
  { game: 'terrors-of-london', title: 'Terrors of London', viewport: DESKTOP },
  { game: 'villainous', title: 'Villainous', viewport: DESKTOP },
  { game: 'kingdom-rush', title: 'Kingdom Rush', viewport: DESKTOP },
] as const)(
  '$title: answers, dim things, the chosen one and the focus differ',
  async ({ game, viewport }) => {
    const visitor = await arrive({ viewport })
    const { page, words } = visitor
    await page.emulateMedia({ forcedColors: 'active' })
    await layTable(visitor, { game, seed: 'forced' })
    await playOn(visitor, ({ state, phase }) => state === 'asked' && /Round|Turn/.test(phase))
    const table = page.getByRole('main', { name: words.table })
    const legal = table.locator('[data-legal]:visible')
    const answer = await painted(legal.nth(1))
    expect(answer).not.toBe('nothing')
    await legal.first().focus()
    await page.keyboard.press('Tab')
    const ring = await painted(page.locator(':focus-visible'))
    expect(ring).not.toBe('nothing')
    expect(ring).not.toBe(answer)
    const dim = table.locator('[data-refused]').first()
    expect(await painted(dim)).not.toBe('nothing')
    expect(await painted(dim)).not.toBe(answer)
    if (game !== 'evil-corp') return
    const tabs = page.getByRole('tab')
    expect(await painted(tabs.and(page.locator('[aria-selected=true]')))).not.toBe(
      await painted(tabs.and(page.locator('[aria-selected=false]')).first()),
    )
    await table.getByRole('option').first().tap()
    const picked = table.getByRole('option', { selected: true }).first()
    await picked.waitFor()
    expect(await painted(picked)).not.toBe(answer)
  },
)

test.each(['dark', 'light'] as const)(
  'coins, players and gauges are seen on a %s ground',
  async (colorScheme) => {
    const visitor = await arrive()
    const { page, words } = visitor
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const faint: string[] = []
    const see = async (what: string, thing: Locator) => {
      const contrast = await spread(page, thing.first())
      if (contrast < 3) faint.push(`${what}: ${contrast.toFixed(1)}`)
    }
    const question = page.getByRole('region', { name: words.question })
    await layTable(visitor, { seed: 'forced' })
    await awaitTurn(visitor)
    await see('whose turn it is', question.locator('svg'))
    await see('a coin', page.getByRole('img', { name: /\d gold$/ }).locator('*'))
    await see('a gauge', page.getByRole('meter', { name: /^Terror/ }))
    await see('a pawn', page.locator('[data-piece^=conquest]'))
    await page.goto(`${visitor.address}/#/`)
    await page.getByRole('button', { name: words.setUp }).waitFor()
    await layTable(visitor, { game: 'terrors-of-london', seed: 'forced' })
    await playOn(visitor, ({ state, phase }) => state === 'asked' && /Turn/.test(phase))
    await see('an orb', page.getByRole('img', { name: /^\d+ Coins?$/ }))
    await see('Health', page.getByRole('meter'))
    await page.goto(`${visitor.address}/#/`)
    await page.getByRole('button', { name: words.setUp }).waitFor()
    await layTable(visitor, { game: 'villainous', seed: 'a' })
    await awaitTurn(visitor)
    await see('an action', page.getByRole('img', { name: /^Gain 2 Power/ }))
    await see('Obstacles', page.getByRole('meter', { name: /Obstacles removed$/ }))
    await see('the mover', page.locator('[data-piece^=pawn]'))
    expect(faint).toEqual([])
  },
)

test('where more contrast is asked for, nothing is told faintly', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await page.emulateMedia({ contrast: 'more' })
  await layTable(visitor, { seed: 'forced' })
  await awaitTurn(visitor)
  const inks = await page
    .getByRole('main', { name: words.table })
    .evaluate((table) => ['--ink', '--ink-2'].map((ink) => getComputedStyle(table).getPropertyValue(ink)))
  expect(inks[0]).toBe(inks[1])
})
