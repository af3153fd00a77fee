/** Pieces fly where that is welcome and fade in where it is not; either way nothing of it stays behind. */
import { expect, test } from 'vitest'
import { playOn } from './seat.ts'
import { layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

/** Notes what is set in motion by script, and how fast it is hurried. */
const before = `
  window.moved = []
  window.hurried = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (...given) {
    window.moved.push({ flies: this.inert, duration: given[1].duration })
    return animate.apply(this, given)
  }
  const { updatePlaybackRate } = Animation.prototype
  Animation.prototype.updatePlaybackRate = function (rate) {
    window.hurried.push(rate)
    updatePlaybackRate.call(this, rate)
  }
`

async function playFewMoves(motion: 'reduce' | 'no-preference'): Promise<Visitor> {
  const visitor = await arrive({ motion, before })
  await layTable(visitor, { seed: 'motion' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 8)
  return visitor
}

/** Copies in the air, and pieces that are still hidden or lit by hand. */
function leftovers({ page, words }: Visitor): Promise<number> {
  return page
    .getByRole('main', { name: words.table })
    .evaluate(
      (stage) =>
        [...stage.querySelectorAll<HTMLElement>('[inert], [data-piece]')].filter(
          ({ inert, style }) => inert || style.opacity !== '',
        ).length,
    )
}

test.each([
  { motion: 'no-preference', manner: { flies: true, duration: 380 }, hurried: [4] },
  { motion: 'reduce', manner: { flies: false, duration: 120 }, hurried: [] },
] as const)(
  'with motion $motion pieces arrive, and nothing stays behind',
  async ({ motion, manner, hurried }) => {
    const visitor = await playFewMoves(motion)
    const seen = await visitor.page.evaluate<{ moved: unknown[]; hurried: number[] }>('({ moved, hurried })')
    expect(seen.moved).toContainEqual(manner)
    expect(seen.moved.filter((one) => JSON.stringify(one) !== JSON.stringify(manner))).toEqual([])
    expect([...new Set(seen.hurried)]).toEqual(hurried)
    await expect.poll(() => leftovers(visitor)).toBe(0)
    expect(visitor.complaints).toEqual([])
  },
)

test('where motion is not wanted a dialog’s buttons do not move either, as soon as that is chosen', async () => {
  const visitor = await arrive({ motion: 'no-preference', settings: { motion: 'reduced' } })
  const { page, words } = visitor
  await page.getByRole('button', { name: words.setUp }).click()
  const button = page.getByRole('dialog').getByRole('button', { name: words.start })
  expect(await button.evaluate((one) => getComputedStyle(one).transitionProperty)).toBe('none')
})
