/** What Villainous promises at sizes of their own: nothing scrolls where it need not, and cards are read where they lie. */
import { expect, test } from 'vitest'
import { goOnFrom } from './records.ts'
import { readSize } from './sizes.ts'
import { resize } from './sweep.ts'
import { recordAt } from './villainous-moments.ts'
import { LAPTOP } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

test('the smallest phones show the table, the whole hand and the question without scrolling', async () => {
  const visitor = await arrive({ language: 'fr', finger: true })
  const { page } = visitor
  await goOnFrom(visitor, recordAt('actions of a full Realm'))
  for (const size of ['320x480', '326x503+30.0.20.0', '360x640']) {
    await resize(visitor, readSize(size))
    const seen = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      const bottomOf = (card: Element) => card.getBoundingClientRect().bottom
      const hand = Math.max(...[...document.querySelectorAll('[role=listbox] [role=option]')].map(bottomOf))
      const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect().top ?? 0
      return {
        sideways: scrollWidth > innerWidth,
        down: scrollHeight > innerHeight,
        handIsWhole: hand > 0 && hand <= prompt,
      }
    })
    expect(seen, size).toEqual({ sideways: false, down: false, handIsWhole: true })
  }
})

test('on a laptop the words of the cards in hand are read on the cards', async () => {
  const visitor = await arrive({ viewport: LAPTOP })
  const { page } = visitor
  await goOnFrom(visitor, recordAt('actions of a full Realm'))
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('[role=listbox] [role=option]')].flatMap((card) => {
      const edge = card.getBoundingClientRect()
      const [text] = [...card.querySelectorAll('[data-size=hand] span')].filter(
        (one) => getComputedStyle(one).webkitLineClamp !== 'none',
      )
      if (!text) return []
      const { top, bottom } = text.getBoundingClientRect()
      const style = getComputedStyle(text)
      return {
        inside: top >= edge.top && bottom <= edge.bottom,
        lines: Math.round((bottom - top) / Number.parseFloat(style.lineHeight)),
        size: Number.parseFloat(style.fontSize),
      }
    }),
  )
  expect(texts.length).toBeGreaterThan(1)
  for (const { inside, lines, size } of texts) {
    expect(inside).toBe(true)
    expect(lines).toBeGreaterThan(0)
    expect(size).toBeGreaterThanOrEqual(12)
  }
})
