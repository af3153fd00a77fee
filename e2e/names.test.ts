/** What is printed on tiles is read: names whole in both languages, behind the screen, in the queue and in the gallery. */
import evilCorp from '@duskhall/games/evil-corp/content/evil-corp.json' with { type: 'json' }
import { texts } from '@duskhall/games/evil-corp/text/index.ts'
import { arrangementFor } from '@duskhall/ui/arrangement.ts'
import { expect, test } from 'vitest'
import { awaitTurn } from './seat.ts'
import { readSize, written } from './sizes.ts'
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

/** Numbers on the faces of tiles whose ink is not 4.5 times lighter or darker than their ground. */
function faintNumbers({ page }: Visitor, part: string): Promise<string[]> {
  return page.evaluate((part) => {
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => {
        const share = Number(value) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a)
      return (high + 0.05) / (low + 0.05)
    }
    /** Every colour it may be painted with. */
    const groundOf = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      [...(backgroundImage.match(/rgb\([^)]*\)/g) ?? []), backgroundColor].filter((colour) =>
        colour.startsWith('rgb('),
      )
    const numbers = [...document.querySelectorAll(`${part} [data-text]`)].filter(
      (one) => /^\d+$/.test(one.getAttribute('data-text') ?? '') && one.checkVisibility(),
    )
    const faint = numbers.flatMap((number) => {
      const ink = getComputedStyle(number).color
      const shape = number.closest('[data-color]')?.querySelector('path')
      const around = [number, number.parentElement, number.parentElement?.parentElement]
      const ground = around.map((one) => (one ? groundOf(getComputedStyle(one)) : []))
      const grounds = shape ? [getComputedStyle(shape).fill] : (ground.find(({ length }) => length > 0) ?? [])
      const least = Math.min(...grounds.map((colour) => contrast(ink, colour)))
      return least >= 4.5
        ? []
        : [`${number.getAttribute('data-text')}: ${least.toFixed(1)} (${ink} on ${grounds})`]
    })
    return numbers.length > 0 ? [...new Set(faint)] : [`${part} has no number`]
  }, part)
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
    cut.push(...(await faintNumbers(visitor, '[role=dialog] ul')))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(cut).toEqual([])
})

/** Upright, down to the smallest screen. */
const UPRIGHT = ['412x915', '390x664', '360x740', '360x640', '320x700', '320x480']

test('the names of three players are read in the bar of a phone', async () => {
  const visitor = await arrive({ language: 'fr', settings: { level: 'expert' } })
  const { page } = visitor
  await layTable(visitor, { seed: 'names', seats: 3 })
  await awaitTurn(visitor)
  const names = ['Cendrine', 'Cendrine II']
  for (const size of UPRIGHT.map(readSize)) {
    await page.setViewportSize(size)
    await page.locator(`[data-arrangement=${arrangementFor(size.width, size.height)}]`).waitFor()
    // They are drawn, not written: the bar is spoken as a whole.
    const read = () =>
      page.evaluate(
        (names) =>
          [...document.querySelectorAll<HTMLElement>('main button[aria-expanded] [data-text]')]
            .filter((one) => one.checkVisibility() && one.scrollWidth <= one.clientWidth)
            .flatMap(({ dataset: { text = '' } }) => (names.includes(text) ? [text] : [])),
        names,
      )
    await expect.poll(read, { message: written(size) }).toEqual(names)
  }
})
