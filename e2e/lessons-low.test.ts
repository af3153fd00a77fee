/** In windows that are low a lesson's caption covers neither what it points at nor what one chooses among. */
import { readFileSync } from 'node:fs'
import { int, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { goToCampaign } from './campaign-visits.ts'
import { chooseWindow, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'
import { type GameId, WORDS } from './words.ts'

const arrive = visitors()

const SEED = process.env.SWEEP_SEED ?? 'low'

/** Of what is pointed at, and of anything else that can be answered with, more than this is not to be hidden. */
const MOST = { anchor: 0.05, answer: 0.25 }

const drawn = (rng: RngState, from: number, to: number) => from + int(rng, to - from + 1)

const sizeBy = (rng: RngState) => ({ width: drawn(rng, 560, 950), height: drawn(rng, 320, 430) })

async function open(visitor: Visitor, game: GameId): Promise<void> {
  const { page, words } = visitor
  if (game === 'kingdom-rush') {
    await goToCampaign(visitor)
    await page.getByRole('button', { name: /^(Play|Jouer)/ }).click()
    return
  }
  await chooseWindow(visitor, game)
  await page.getByRole('button', { name: words.playNow, exact: true }).click()
}

/** What lies under the caption, by name; nothing where there is no caption. */
function hidden({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate((most) => {
    const caption = document.querySelector('aside[data-step]')?.getBoundingClientRect()
    if (!caption) return []
    const inner = (one: DOMRect, other: DOMRect) => {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
      const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    // What is scrolled out of its own part of the table is not there to be covered.
    const seenOf = (one: Element) => {
      let box = inner(one.getBoundingClientRect(), new DOMRect(0, 0, window.innerWidth, window.innerHeight))
      for (let around = one.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible') box = inner(box, around.getBoundingClientRect())
      return box
    }
    const part = (box: DOMRect) => {
      const { width, height } = inner(box, caption)
      return (width * height) / Math.max(64, box.width * box.height)
    }
    const under = (what: string, limit: number) =>
      [...document.querySelectorAll(what)].flatMap((one) => {
        const share = one.checkVisibility() ? part(seenOf(one)) : 0
        const name = one.getAttribute('data-piece') ?? one.getAttribute('data-zone') ?? one.textContent
        return share > limit ? [`${name} by ${Math.round(100 * share)} %`] : []
      })
    return [...under('[data-lesson]', most.anchor), ...under('main [data-legal]', most.answer)]
  }, MOST)
}

const GAMES = Object.keys(WORDS.en.tables) as readonly GameId[]

test.each(
  // Other seeds draw other sizes.
  GAMES.map((game, at) => [game, at % 2 === 0 ? 'en' : 'fr'] as const),
)('no caption of %s hides what it speaks of, in low windows (%s)', async (game, language) => {
  const rng = rngFrom(seedFrom('low windows', SEED, game, language))
  const viewport = sizeBy(rng)
  const visitor = await arrive({ settings: { taught: [] }, language, viewport, finger: true })
  const { page } = visitor
  const file = new URL(`../games/${game}/lessons/lessons.json`, import.meta.url)
  const [lesson] = JSON.parse(readFileSync(file, 'utf8'))
  await open(visitor, game)
  const caption = page.getByRole('complementary', { name: lesson.title[language], exact: true })
  const show = caption.getByRole('button', { name: language === 'fr' ? 'Montrez-moi' : 'Show me' })
  await show.waitFor()
  const wrong: string[] = []
  for (let steps = 0; steps < 2 * lesson.steps.length; steps++) {
    const at = await caption.getAttribute('data-step')
    const size = sizeBy(rng)
    await page.setViewportSize(size)
    let covers = await hidden(visitor)
    // What flies comes to rest, and the caption with it.
    for (let times = 0; times < 30 && (times < 10 || covers.length > 0); times++) {
      await page.waitForTimeout(60)
      covers = await hidden(visitor)
    }
    if (covers.length > 0) {
      const said = (await caption.innerText()).split('\n').join(' ')
      wrong.push(`${size.width}x${size.height} ${at} ${said}: ${covers.join(', ')}`)
    }
    await show.tap()
    const next = page.locator(`aside[data-step]:not([data-step="${at}"])`)
    const sure = page.getByRole('dialog').getByRole('button', { name: /^(Yes, do it|Oui)/ })
    await next.or(sure).first().waitFor()
    if (await sure.isVisible()) await sure.click()
    await next.waitFor()
    if (!(await show.isVisible())) break
  }
  expect(wrong).toEqual([])
})
