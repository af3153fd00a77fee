/** What the eye would complain about: words too small or cut off, and a page that scrolls where it should not. */
import type { Page } from 'playwright-core'

export interface Flaws {
  readonly small: readonly string[]
  readonly cut: readonly string[]
  readonly sideways: boolean
  readonly upAndDown: boolean
}

/** No word is set smaller. */
const LEAST = 12

/**
 * Reads every visible word of the page. Words that end in an ellipsis or after a number of lines are shortened on
 * purpose; words that just end at an edge are cut off.
 */
export function flawsOf(page: Page): Promise<Flaws> {
  return page.evaluate((least) => {
    const small = new Set<string>()
    const cut = new Set<string>()
    const tolerance = 1.5

    const isShortened = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    // What is shown as if it were not there has no box of its own either.
    const isSpokenOnly = (box: DOMRect, style: CSSStyleDeclaration) =>
      (box.width <= 2 && box.height <= 2 && style.display !== 'contents') || style.clipPath === 'inset(50%)'

    /** Whether an edge of one of its surroundings hides a part of the box. */
    const isCut = (element: Element, box: DOMRect): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (isShortened(style)) return false
        const edge = around.getBoundingClientRect()
        const across = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const down = style.overflowY === 'hidden' || style.overflowY === 'clip'
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
        if (scrolls) return false
        if (across && (box.left < edge.left - tolerance || box.right > edge.right + tolerance)) return true
        if (down && (box.top < edge.top - tolerance || box.bottom > edge.bottom + tolerance)) return true
        if (style.position === 'fixed') break
      }
      return box.right > innerWidth + tolerance || box.left < -tolerance
    }

    /** Whether it hangs out of the card or tile it is printed on; the box of a word is a little higher than its line. */
    const spills = (element: Element, box: DOMRect): boolean => {
      const piece = element.closest('[data-piece]')
      return piece !== null && box.bottom > piece.getBoundingClientRect().bottom + least / 4
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (!words || !element || element.closest('script, style, [inert], select, title')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()]
      const [box] = boxes
      if (!box) continue
      const surroundings: Element[] = []
      for (let around: Element | null = element; around; around = around.parentElement)
        surroundings.push(around)
      if (surroundings.some((one) => isSpokenOnly(one.getBoundingClientRect(), getComputedStyle(one))))
        continue
      const svg = element.closest('svg')
      const scale = element instanceof SVGGraphicsElement && svg ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      const shown = `“${words.slice(0, 60)}” (${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''})`
      // Without any size it is there for the ear.
      if (size === 0) continue
      if (size < least - 0.05) small.add(`${size.toFixed(1)}px ${shown}`)
      // Behind a dialog nothing is read.
      const dialog = document.querySelector('[role=dialog]')
      if (dialog && !dialog.contains(element)) continue
      if (boxes.some((one) => one.width > 0 && (isCut(element, one) || spills(element, one)))) cut.add(shown)
    }
    // The question is always read to its end; what hangs below the last line is no line.
    const question = document.querySelector('[data-prompt] [role=status] p')
    if (question && question.scrollHeight > question.clientHeight + least / 2) {
      cut.add(`the question “${question.textContent}”`)
    }
    const root = document.documentElement
    return {
      small: [...small],
      cut: [...cut],
      sideways: Math.max(root.scrollWidth, document.body.scrollWidth) > innerWidth,
      upAndDown: Math.max(root.scrollHeight, document.body.scrollHeight) > innerHeight,
    }
  }, LEAST)
}
