/**
 * Any screen: a table is played to several moments, and each is read at sizes drawn from the whole range by a seed.
 * `SWEEP_SEED=one,two npm run e2e -- sweep` draws others, `SWEEP_SIZES=390x664,844x390+0.47.21.47,…` names them, and
 * `SWEEP_EACH=1` reads every moment at every one.
 */
import { describe, expect, test } from 'vitest'
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
      }),
    { top: 0, right: 0, bottom: 0, left: 0, ...insets },
  )
}

/** The tests of one file. Each moment is read at some of the sizes, and each size at some moment. */
export function sweep(sweeps: readonly Sweep[]): void {
  const arrive = visitors()
  describe.each(sweeps)('$title', ({ title, language, finger, stops, sizes: count = 40 }) => {
    const draws = NAMED ? [NAMED] : SEEDS.map((seed) => sizesBy(`${seed} ${title}`, count))
    test.each(stops)('$moment can be read and played at any size', async (stop) => {
      const turn = stops.indexOf(stop)
      const sizes = draws.flatMap((drawn) =>
        drawn.filter((_, number) => EACH || number % stops.length === turn),
      )
      const visitor = await arrive({ language, finger, viewport: DESKTOP, ...stop.wishes })
      await stop.reach(visitor)
      // Without a graphics card a blurred background takes longer to draw than everything else.
      await visitor.page.addStyleTag({ content: '* { backdrop-filter: none !important }' })
      const found: string[] = []
      for (const size of sizes) {
        await resize(visitor, size)
        await stop.open?.(visitor)
        const scrolling = stop.scrolls || mayScroll(size) ? 'may scroll' : 'stands still'
        found.push(...(await read(visitor, written(size), scrolling, 'eye and finger')))
      }
      expect(found, `seeds “${SEEDS.join(', ')}”`).toEqual([])
    })
  })
}
