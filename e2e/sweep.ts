/**
 * Any screen: a table is played to several moments, and each is read at sizes drawn from the whole range by a seed.
 * `SWEEP_SEED=one,two npm run e2e -- sweep` draws others, `SWEEP_SIZES=390x664,844x390+0.47.21.47,…` names them, and
 * `SWEEP_EACH=1` reads every moment at every one.
 */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './axe.ts'
import { faintWords } from './faint.ts'
import { read } from './inspect.ts'
import { mayScroll, readSize, type Size, sizesBy, written } from './sizes.ts'
import { DESKTOP, type Visitor, type VisitorSettings } from './visitor.ts'
import { visitors } from './visits.ts'

const SEEDS = (process.env.SWEEP_SEED ?? 'dusk').split(',')
const NAMED = process.env.SWEEP_SIZES?.split(',').map(readSize)
const EACH = NAMED !== undefined || process.env.SWEEP_EACH === '1'

export interface Stop {
  readonly moment: string
  readonly wishes?: Pick<VisitorSettings, 'settings' | 'motion'>
  /** Is longer than the window where there is much of it. */
  readonly scrolls?: boolean
  /** Brings the visitor there. */
  reach(visitor: Visitor): Promise<unknown>
  /** Opens at each size what closes when the window changes. */
  open?(visitor: Visitor): Promise<unknown>
}

export interface Sweep {
  readonly title: string
  readonly language: 'en' | 'fr'
  readonly finger: boolean
  readonly stops: readonly Stop[]
  /** How many sizes are drawn for all moments together. */
  readonly sizes?: number
  /** Through how many moments one visitor goes: a table that is slow to open is opened once. */
  readonly atOnce?: number
  /** Which of its moments axe reads too, and whether the words stand out there: what does not hang on the size is read once. */
  readonly judged?: 'even' | 'odd'
}

/** What is laid out anew is drawn with the next picture but one. */
export async function resize({ page }: Visitor, { width, height, insets }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    (insets) =>
      new Promise<void>((done) => {
        const { style } = document.documentElement
        for (const [side, length] of Object.entries(insets))
          style.setProperty(`--inset-${side}`, `${length}px`)
        dispatchEvent(new Event('resize'))
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
        // A browser that paints nothing for a while calls for no picture, and nothing would end the wait.
        setTimeout(done, 2000)
      }),
    { top: 0, right: 0, bottom: 0, left: 0, ...insets },
  )
}

/** Where partners act by themselves a word may go while it is measured: what stays faint is. */
async function faintFor(page: Page): Promise<string[]> {
  let faint = await faintWords(page)
  for (let again = 0; again < 2 && faint.length > 0; again++) {
    const now = new Set(await faintWords(page))
    faint = faint.filter((what) => now.has(what))
  }
  return faint
}

async function judge({ page }: Visitor): Promise<string[]> {
  await page.mouse.move(0, 0)
  return [...(await barriers(page)), ...(await faintFor(page)).map((what) => `too faint: ${what}`)]
}

/** How the moments are shared out: one visitor goes through those of a visit, one after the other. */
function visitsOf({
  stops,
  atOnce = 1,
}: Sweep): { readonly moments: string; readonly visit: readonly Stop[] }[] {
  const visits: Stop[][] = []
  for (const stop of stops) {
    const last = visits.at(-1)
    if (last && last.length < atOnce && last[0]?.wishes === stop.wishes) last.push(stop)
    else visits.push([stop])
  }
  return visits.map((visit) => ({ moments: visit.map(({ moment }) => moment).join(', '), visit }))
}

/** The tests of one file. Each moment is read at some of the sizes, and each size at some moment. */
export function sweep(sweeps: readonly Sweep[]): void {
  const arrive = visitors()
  describe.each(sweeps)('$title', (swept) => {
    const { title, language, finger, stops, sizes: count = 40, judged } = swept
    const draws = NAMED ? [NAMED] : SEEDS.map((seed) => sizesBy(`${seed} ${title}`, count))
    test.each(visitsOf(swept))('$moments can be read and played at any size', async ({ visit }) => {
      const visitor = await arrive({ language, finger, viewport: DESKTOP, ...visit[0]?.wishes })
      // Without a graphics card a blurred background takes longer to draw than everything else.
      await visitor.page.addStyleTag({ content: '* { backdrop-filter: none !important }' })
      const found: string[] = []
      for (const stop of visit) {
        const turn = stops.indexOf(stop)
        const sizes = draws.flatMap((drawn) =>
          drawn.filter((_, number) => EACH || number % stops.length === turn),
        )
        const complain = (what: string) => found.push(`${stop.moment}: ${what}`)
        await resize(visitor, DESKTOP)
        await stop.reach(visitor)
        for (const size of sizes) {
          await resize(visitor, size)
          await stop.open?.(visitor)
          const scrolling = stop.scrolls || mayScroll(size) ? 'may scroll' : 'stands still'
          for (const what of await read(visitor, written(size), scrolling, 'eye and finger')) complain(what)
        }
        if (judged === (turn % 2 === 0 ? 'even' : 'odd'))
          for (const what of await judge(visitor)) complain(`${sizes.slice(-1).map(written)}: ${what}`)
      }
      expect(found, `seeds “${SEEDS.join(', ')}”`).toEqual([])
    })
  })
}
