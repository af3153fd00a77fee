/**
 * Words that are hard to read, by the picture itself: over gradients, pictures and other things that axe gives up on, in
 * dim pieces, in what styles print, and in drawings. The page is taken without its words, and the colour of each is held
 * against the picture behind it.
 */
import type { Page } from 'playwright-core'

/** What WCAG asks of text, and of large text. */
const LEAST = 4.5
const LEAST_LARGE = 3
/** A grey of the tables' grounds. */
const DARK = 20

interface Written {
  readonly text: string
  readonly where: string
  readonly colour: readonly [red: number, green: number, blue: number, alpha: number]
  /** How much of it is left after all that it stands in. */
  readonly opacity: number
  readonly large: boolean
  /** Where it brings its own ground along, wherever that lies. */
  readonly ground?: readonly [red: number, green: number, blue: number]
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Every line of text that can be seen now, with the colour it is painted in. */
function written(page: Page): Promise<Written[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const parse = (colour: string) => {
      if (!canvas) throw new Error('There is no canvas.')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255] as const
    }
    const chain = (element: Element) => {
      let opacity = 1
      let brightness = 1
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        opacity *= Number(style.opacity)
        brightness *= Number(/brightness\(([\d.]+)\)/.exec(style.filter)?.[1] ?? 1)
      }
      return { opacity, brightness }
    }
    const found: Written[] = []
    const add = (
      element: Element,
      text: string,
      box: DOMRect,
      style: CSSStyleDeclaration,
      paint: string,
      ground?: Written['ground'],
    ) => {
      const x = box.x + box.width / 2
      const y = box.y + box.height / 2
      if (box.width < 3 || box.height < 6) return
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return
      // What lies under something else is not read.
      const top = document.elementFromPoint(x, y)
      if (top && !top.contains(element) && !element.contains(top)) return
      const { opacity, brightness } = chain(element)
      const [red, green, blue, alpha] = parse(paint)
      if (alpha * opacity === 0) return
      const size = Number.parseFloat(style.fontSize)
      found.push({
        text,
        where:
          element.closest('[aria-label]')?.getAttribute('aria-label')?.slice(0, 60) ??
          element.className.toString(),
        colour: [red * brightness, green * brightness, blue * brightness, alpha],
        opacity,
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        box: { x: box.x, y: box.y, width: box.width, height: box.height },
        ...(ground && { ground }),
      })
    }
    /** What is left of it where whatever it stands in cuts it off. */
    const inside = (element: Element, box: DOMRect) => {
      let { left, right, top, bottom } = box
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      // What floats over the table comes and goes by itself.
      element.closest('[inert], :disabled, option, [data-floats]') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (!text || !element || isHidden(element)) continue
      const style = getComputedStyle(element)
      // For the ear alone.
      if (style.clipPath !== 'none' || style.clip !== 'auto') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const paint = element instanceof SVGElement ? style.fill : style.webkitTextFillColor
      for (const box of range.getClientRects()) {
        const seen = inside(element, box)
        // A line that is half scrolled out of sight is not read there.
        if (seen.height > box.height * 0.7) add(element, text.slice(0, 40), seen, style, paint)
      }
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const side of ['::before', '::after']) {
        const style = getComputedStyle(element, side)
        const print = /^"(.*\S.*)"$/.exec(style.content)?.[1]
        if (!print || isHidden(element)) continue
        const [red, green, blue, alpha] = parse(style.backgroundColor)
        const ground = alpha === 1 ? ([red, green, blue] as const) : undefined
        add(element, print, inside(element, element.getBoundingClientRect()), style, style.color, ground)
      }
    }
    return found
  })
}

/** Everything written too faintly, as sentences. */
export async function faintWords(page: Page): Promise<string[]> {
  const words = await written(page)
  const style = await page.addStyleTag({
    content:
      '*, ::before, ::after { -webkit-text-fill-color: transparent !important; transition: none !important } svg text { fill: transparent !important } [data-floats] { visibility: hidden !important }',
  })
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  await style.evaluate((element) => (element as Element).remove())
  return page.evaluate(
    async ({ words, picture, least, leastLarge, dark }) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })
      if (!context) throw new Error('There is no canvas.')
      context.drawImage(bitmap, 0, 0)
      const scale = bitmap.width / innerWidth
      const part = (value: number) =>
        value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
      const light = (red: number, green: number, blue: number) =>
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
      const faint: string[] = []
      for (const { text, where, colour, opacity, large, ground, box } of words) {
        // The middle of the line: its edges may lie on a border.
        const x = Math.max(0, Math.round(box.x * scale))
        const y = Math.max(0, Math.round((box.y + box.height * 0.2) * scale))
        const width = Math.min(bitmap.width - x, Math.max(1, Math.round(box.width * scale)))
        const height = Math.min(bitmap.height - y, Math.max(1, Math.round(box.height * 0.6 * scale)))
        if (width < 1 || height < 1) continue
        const data = ground
          ? Uint8ClampedArray.of(...ground, 255)
          : context.getImageData(x, y, width, height).data
        const [red, green, blue, alpha] = colour
        const contrasts: number[] = []
        for (let at = 0; at < data.length; at += 4) {
          const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
          // What is faded as a whole shows the table through it, and every table is dark.
          const over = (top: number, under: number) =>
            (top * alpha + under * (1 - alpha)) * opacity + dark * (1 - opacity)
          const ink = light(over(red, r), over(green, g), over(blue, b))
          const behind = light(r, g, b)
          contrasts.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05))
        }
        contrasts.sort((a, b) => a - b)
        // A tenth of the ground may be something else: a line, the edge of a coin.
        const contrast = contrasts[Math.floor(contrasts.length / 10)] ?? 21
        // A sign without a letter or number is a picture.
        const asked = large || !/[\p{L}\p{N}]/u.test(text) ? leastLarge : least
        if (contrast < asked - 0.05) faint.push(`“${text}” (${where}): ${contrast.toFixed(2)}`)
      }
      return [...new Set(faint)]
    },
    { words, picture, least: LEAST, leastLarge: LEAST_LARGE, dark: DARK },
  )
}
