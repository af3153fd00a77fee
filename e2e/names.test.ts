/** No name of a tile is cut off or shortened, in neither language: behind the screen, in the queue, in piles and in the gallery. */

import evilCorp from '@duskhall/games/evil-corp/content/evil-corp.json' with { type: 'json' }
import { texts } from '@duskhall/games/evil-corp/text/index.ts'
import { arrangementFor } from '@duskhall/ui/arrangement.ts'
import { expect, test } from 'vitest'
import { awaitTurn } from './seat.ts'
import { DESKTOP, LAPTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const namesIn = (language: 'en' | 'fr') =>
  [...evilCorp.basics, ...evilCorp.tiles].map(({ id }) => texts[language].name(id))

/**
 * Wherever a name stands in the part of the page, every name is written there in turn, unless all stand there. Told are those that reach over
 * an edge: the end of a line that does not break, or of a box that hides what hangs out.
 */
function cutNames({ page }: Visitor, part: string, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ part, names }) => {
      const cut = new Set<string>()
      const known = new Set(names)
      const isCut = (node: Text): boolean => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        for (let around = node.parentElement; around; around = around.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(around)
          if (/auto|scroll/.test(overflowX + overflowY)) return false
          if (display === 'inline') continue
          const edge = around.getBoundingClientRect()
          const across = overflowX !== 'visible' || around === node.parentElement
          const down = overflowY !== 'visible'
          if (across && boxes.some((box) => box.left < edge.left - 1 || box.right > edge.right + 1))
            return true
          // The box of a letter is higher than its ink.
          if (down && boxes.some((box) => box.top < edge.top - 4 || box.bottom > edge.bottom + 4)) return true
        }
        return false
      }
      const root = document.querySelector(part)
      if (!root) return [`there is no ${part}`]
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const places: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (known.has(node.nodeValue ?? '') && node.parentElement?.checkVisibility())
          places.push(node as Text)
      }
      // Where all of them stand, each is read at its own place.
      const all = places.length >= names.length
      for (const place of places) {
        const name = place.nodeValue ?? ''
        for (const other of all ? [name] : names) {
          place.nodeValue = other
          if (isCut(place)) cut.add(`${part}: ${other}`)
        }
        place.nodeValue = name
      }
      return places.length > 0 ? [...cut] : [`${part} has no name`]
    },
    { part, names },
  )
}

const SIZES = [DESKTOP, LAPTOP, { width: 1024, height: 768 }, PHONE]

test.each(['en', 'fr'] as const)('names of tiles are read whole at every size (%s)', async (language) => {
  const visitor = await arrive({ language })
  const { page } = visitor
  const names = namesIn(language)
  await layTable(visitor, { seed: 'names' })
  await awaitTurn(visitor)
  const cut: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.locator(`[data-arrangement=${arrangementFor(size.width, size.height)}]`).waitFor()
    const read = async (part: string) => {
      await page.locator(part).first().waitFor()
      const found = await cutNames(visitor, part, names)
      cut.push(...found.map((what) => `${size.width} by ${size.height}, ${what}`))
    }
    await read('[role=listbox]')
    const office = page.getByRole('tab', { name: /Office|Bureau/ })
    if ((await office.count()) > 0) await office.click()
    await read('[data-zone=queue]')
    await page.keyboard.press('g')
    await read('[role=dialog] ul')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(cut).toEqual([])
})
