/** What Villainous promises at sizes of their own: nothing scrolls where it need not, and cards are read where they lie. */
import { content } from '@duskhall/games/villainous/content/shelf.ts'
import { namesIn } from '@duskhall/games/villainous/text/names.ts'
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

test('on a tablet every word of the cards in hand is read on the cards', async () => {
  const visitor = await arrive({ language: 'fr', viewport: { width: 820, height: 1180 }, finger: true })
  await goOnFrom(visitor, recordAt('a late turn of Lady Tremaine'))
  // The hand as it may be at worst: the longest words of the box.
  const { text } = namesIn(content.standard, 'fr')
  const longest = text('invitation-from-the-king')
  const cut = await visitor.page.evaluate((words) => {
    const faces = [...document.querySelectorAll('[role=listbox] [data-size=hand]')]
    return faces.flatMap((face) => {
      const body = face.lastElementChild?.previousElementSibling ?? face
      const written = [...face.querySelectorAll<HTMLElement>('span')].find(
        (one) => getComputedStyle(one).webkitLineClamp !== 'none',
      )
      if (!written) return []
      written.textContent = words
      const most = face.getBoundingClientRect().bottom
      const isCut = written.scrollHeight > written.clientHeight + 3
      return [isCut || body.getBoundingClientRect().bottom > most]
    })
  }, longest)
  expect(cut).toEqual([false, false, false, false])
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
