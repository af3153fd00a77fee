/** What the eye meets at a table of Terrors of London, whatever room there is: names, rings, places, blows. */
import { expect, test } from 'vitest'
import { flawsOf } from './layout.ts'
import { goOnFrom } from './records.ts'
import { look } from './seat.ts'
import { recordAt } from './terrors-moments.ts'
import type { Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
] as const

/** Of cards, Overlords, piles and chips. */
const NAMES = /_(name|title|label|words|text|faction|verb)_/

/** Goes through everything on the table that can have the focus; what is told of each that shows no whole ring. */
function ringless({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>('main [data-stop], main button')
    return [...stops].flatMap((stop) => {
      if (stop.getBoundingClientRect().width === 0) return []
      stop.focus({ focusVisible: true })
      stop.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const name = stop.getAttribute('aria-label') ?? stop.textContent ?? ''
      const style = getComputedStyle(stop)
      const reach =
        Number.parseFloat(style.outlineWidth) + Math.min(0, Number.parseFloat(style.outlineOffset))
      if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2)
        return [`${name}: no ring`]
      // The ring may lie inside; outside of what scrolls it must not be cut on all sides but one.
      const box = stop.getBoundingClientRect()
      let cut = 0
      for (let around = stop.parentElement; around; around = around.parentElement) {
        if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflow)) continue
        const edge = around.getBoundingClientRect()
        cut = Math.max(
          cut,
          [
            box.left - reach < edge.left - 1,
            box.right + reach > edge.right + 1,
            box.top - reach < edge.top - 1,
            box.bottom + reach > edge.bottom + 1,
          ].filter(Boolean).length,
        )
      }
      return cut > 1 ? [`${name}: the ring is cut on ${cut} sides`] : []
    })
  })
}

test.each(SIZES)(
  'every target shows the focus, and no name is cut, at $width by $height',
  async (viewport) => {
    const visitor = await arrive({ language: 'fr', viewport })
    for (const moment of ['a hand to play', 'a horde can grow'] as const) {
      await goOnFrom(visitor, recordAt(moment))
      const { cut } = await flawsOf(visitor.page)
      // The prompt has its own test.
      expect(cut.filter((words) => NAMES.test(words))).toEqual([])
      expect(await ringless(visitor)).toEqual([])
    }
  },
)

test('the places for a picked monster never overlap on a phone', async () => {
  const visitor = await arrive({ viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await goOnFrom(visitor, recordAt('hordes can grow in several ways'))
  const area = page.getByRole('group', { name: 'Your play area' })
  const picks = area.locator('[data-piece^="card-"][data-legal]')
  for (let at = 0; at < (await picks.count()); at++) {
    await picks.nth(at).tap()
    const ends = area.locator('[data-zone^="end-"]')
    if ((await ends.count()) < 2) return
    const boxes = await ends.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    for (const [nr, one] of boxes.entries()) {
      expect(one.width).toBeGreaterThanOrEqual(44)
      for (const other of boxes.slice(nr + 1))
        expect(one.right <= other.left + 0.5 || other.right <= one.left + 0.5).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => ends.count()).toBe(0)
  }
})

test.each(['reduce', 'no-preference'] as const)('an attack is seen to strike, motion: %s', async (motion) => {
  const visitor = await arrive({ motion })
  const { page } = visitor
  await goOnFrom(visitor, recordAt('an attack is left, and the turn may end'))
  const health = page.getByRole('region', { name: 'Gnash' }).getByRole('meter')
  const before = Number(await health.getAttribute('aria-valuenow'))
  const struck = page.evaluate(
    () =>
      new Promise<string>((seen) => {
        const stage = document.querySelector('main') as Element
        new MutationObserver((news) => {
          for (const { addedNodes } of news)
            for (const node of addedNodes)
              if (/^−\d+$/.test(node.textContent ?? '') && node.parentElement === stage)
                seen(node.textContent ?? '')
        }).observe(stage, { childList: true })
      }),
  )
  await page.getByRole('button', { name: /^Attack for \d+$/ }).click()
  const taken = Number((await struck).slice(1))
  await expect.poll(async () => Number(await health.getAttribute('aria-valuenow'))).toBe(before - taken)
})

test('all cards by one press: where one asks, the rest is played after the answer', async () => {
  const visitor = await arrive()
  const { page } = visitor
  await goOnFrom(visitor, recordAt('a hand with RAGE in it'))
  const hand = page.getByRole('listbox', { name: 'Your hand' }).getByRole('option')
  await page.getByRole('button', { name: /^Play (and use )?all$/ }).click()
  const question = page.getByRole('region', { name: visitor.words.question })
  await question.getByRole('button', { name: 'Gain 2 Power' }).click()
  await expect.poll(() => hand.count()).toBe(0)
  await expect.poll(async () => (await look(visitor)).prompt).toMatch(/end your turn/)
})
