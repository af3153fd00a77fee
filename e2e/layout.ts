/**
 * What the eye and the finger would complain about: words too small, cut off or under something else, targets too small or
 * out of reach, a dialog with nothing in it, and a page that scrolls where it should not.
 */
import type { Page } from 'playwright-core'

export interface Flaws {
  readonly small: readonly string[]
  readonly cut: readonly string[]
  readonly covered: readonly string[]
  /** Under a finger only. */
  readonly narrow: readonly string[]
  readonly unreachable: readonly string[]
  readonly empty: readonly string[]
  /** Under a notch or the rounded edge of the screen. */
  readonly notched: readonly string[]
  /** What scrolls or is written in, and whose parts that the browser draws are of the other light: white bars at night. */
  readonly glaring: readonly string[]
  readonly sideways: boolean
  readonly upAndDown: boolean
}

/** No word is set smaller, and no target under a finger; pixels. */
const LEAST = { text: 12, target: 44 }

/**
 * Reads every visible word of the page. Words that end in an ellipsis or after a number of lines are shortened on
 * purpose; words that just end at an edge are cut off. What floats over the table for a while says so (`data-floats`).
 */
export function flawsOf(page: Page): Promise<Flaws> {
  return page.evaluate((least) => {
    const small = new Set<string>()
    const cut = new Set<string>()
    const covered = new Set<string>()
    const narrow = new Set<string>()
    const unreachable = new Set<string>()
    const empty = new Set<string>()
    const notched = new Set<string>()
    const glaring = new Set<string>()
    const tolerance = 1.5
    const dialog = [...document.querySelectorAll('[role=dialog], [role=menu], dialog[open]')].at(-1)
    // Behind a dialog nothing is read or pressed.
    const isBehind = (element: Element) => dialog !== undefined && !dialog.contains(element)
    const isSeen = (element: Element) =>
      !element.closest('script, style, [inert], select, title') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    const spokenOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)

    const isShortened = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    // What is shown as if it were not there has no box of its own either.
    const isSpokenOnly = (box: DOMRect, style: CSSStyleDeclaration) =>
      (box.width <= 2 && box.height <= 2 && style.display !== 'contents') || style.clipPath === 'inset(50%)'
    const around = (element: Element) => {
      const all: Element[] = []
      for (let one: Element | null = element; one; one = one.parentElement) all.push(one)
      return all
    }
    const ears = new Map<Element, boolean>()
    const isForEars = (element: Element): boolean => {
      const known = ears.get(element)
      if (known !== undefined) return known
      const parent = element.parentElement
      const spoken =
        isSpokenOnly(element.getBoundingClientRect(), styleOf(element)) ||
        (parent !== null && isForEars(parent))
      ears.set(element, spoken)
      return spoken
    }
    /** What explains the question goes as a whole where both do not fit. */
    const isSpared = (element: Element, box: DOMRect): boolean => {
      const room = element.closest('[data-spare]')?.parentElement?.getBoundingClientRect()
      return room !== undefined && (box.left >= room.right - tolerance || box.top >= room.bottom - tolerance)
    }

    /** Whether an edge of one of its surroundings hides a part of the box. */
    const isCut = (element: Element, box: DOMRect): boolean => {
      for (const one of around(element)) {
        const style = styleOf(one)
        if (isShortened(style)) return false
        const edge = one.getBoundingClientRect()
        const across = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const down = style.overflowY === 'hidden' || style.overflowY === 'clip'
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
        if (scrolls) return false
        if (across && (box.left < edge.left - tolerance || box.right > edge.right + tolerance)) return true
        if (down && (box.top < edge.top - tolerance || box.bottom > edge.bottom + tolerance)) return true
        if (style.position === 'fixed') break
      }
      // What floats over the page does not scroll with it.
      const floats = element.closest('[data-overlay]') !== null
      if (floats && (box.top < -tolerance || box.bottom > innerHeight + tolerance)) return true
      return box.right > innerWidth + tolerance || box.left < -tolerance
    }

    /** Whether it hangs out of the card, tile or button it is printed on; the box of a word is a little higher than its line. */
    const spills = (element: Element, box: DOMRect): boolean => {
      const button = element.closest('[role=dialog] :is(button, label)')?.getBoundingClientRect()
      if (button && (box.left < button.left - tolerance || box.right > button.right + tolerance)) return true
      const piece = element.closest('[data-piece]')
      return piece !== null && box.bottom > piece.getBoundingClientRect().bottom + least.text / 4
    }

    /** The words of a piece that go on in the next line without a hyphen; where one is drawn, the text ends before it. */
    const torn = (node: Node, boxes: readonly DOMRect[]): string[] => {
      if (boxes.length < 2 || !node.parentElement?.closest('[data-piece]')) return []
      const range = document.createRange()
      return [...(node.textContent ?? '').matchAll(/\p{L}[\p{L}'’]+/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
        return Math.max(...tops) - Math.min(...tops) > least.text / 2 ? [word] : []
      })
    }

    /** Whether one of its surroundings that scroll, or the window, leaves this point out of sight. */
    const isOutOfSight = (element: Element, x: number, y: number): boolean =>
      x < 0 ||
      y < 0 ||
      x >= innerWidth ||
      y >= innerHeight ||
      around(element).some((one) => {
        const { overflowX, overflowY } = styleOf(one)
        if (!/auto|scroll|hidden|clip/.test(overflowX + overflowY)) return false
        const edge = one.getBoundingClientRect()
        return x < edge.left || x > edge.right || y < edge.top || y > edge.bottom
      })

    const paints = (element: Element): boolean => {
      // A drawing paints where its shapes are; one may lie over a whole map.
      if (element.closest('svg') && element.tagName !== 'svg') return true
      const { backgroundColor, backgroundImage, opacity } = styleOf(element)
      const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor)
      const solid = backgroundColor !== 'rgba(0, 0, 0, 0)' && Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.5
      return Number(opacity) > 0.5 && (solid || backgroundImage !== 'none')
    }
    const isLong = (one: Element) =>
      (one === document.documentElement || /auto|scroll/.test(styleOf(one).overflowY)) &&
      one.scrollHeight > one.clientHeight + 1
    /** What lies over this point of it, and paints there. */
    const over = (element: Element, x: number, y: number): Element | null => {
      for (const hit of document.elementsFromPoint(x, y)) {
        if (hit === element || hit.contains(element) || element.contains(hit)) return null
        if (!paints(hit)) continue
        if (hit.closest('[data-floats], [data-overlay]')) return null
        // In what scrolls things are scrolled out from under what stays in sight.
        const stays = around(hit).find((one) => styleOf(one).position === 'sticky')
        return stays && around(stays).some(isLong) ? null : hit
      }
      return null
    }

    const look = (element: Element, box: DOMRect, shown: string) => {
      const y = box.top + box.height / 2
      const hidden = [0.2, 0.5, 0.8].flatMap((part) => {
        const x = box.left + box.width * part
        return isOutOfSight(element, x, y) ? [] : (over(element, x, y) ?? [])
      })
      if (hidden.length >= 2) covered.add(`${shown} under ${named(hidden[0] as Element)}`)
    }

    const insets = ['top', 'right', 'bottom', 'left'].map((side) =>
      Number.parseFloat(styleOf(document.documentElement).getPropertyValue(`--inset-${side}`)),
    )
    const [top = 0, right = 0, bottom = 0, left = 0] = insets
    const safe = { top, right: innerWidth - right, bottom: innerHeight - bottom, left }
    /** Keeps clear of the edges; what can be scrolled away from one may lie there meanwhile. */
    const clear = (element: Element, box: DOMRect, shown: string) => {
      if (!insets.some((length) => length > 0)) return
      if (isOutOfSight(element, box.left + box.width / 2, box.top + box.height / 2)) return
      const outside = {
        across:
          (left > 0 && box.left < safe.left - tolerance) || (right > 0 && box.right > safe.right + tolerance),
        down:
          (top > 0 && box.top < safe.top - tolerance) || (bottom > 0 && box.bottom > safe.bottom + tolerance),
      }
      const scrolls = (axis: 'X' | 'Y') =>
        around(element).some((one) =>
          one === document.documentElement ||
          /auto|scroll/.test(axis === 'X' ? styleOf(one).overflowX : styleOf(one).overflowY)
            ? axis === 'X'
              ? one.scrollWidth > one.clientWidth + 1
              : one.scrollHeight > one.clientHeight + 1
            : false,
        )
      const across = outside.across && !scrolls('X')
      const down = outside.down && !scrolls('Y')
      if (across || down) notched.add(shown)
    }
    const page = document.documentElement
    const further = page.scrollHeight - page.clientHeight - page.scrollTop
    // What scrolls to the edge of the screen scrolls its end clear of it, and so does the page where it is longer.
    for (const one of bottom > 0 ? document.body.querySelectorAll('*') : []) {
      if (!/auto|scroll/.test(styleOf(one).overflowY) || !isSeen(one) || isBehind(one)) continue
      if (one.scrollHeight <= one.clientHeight + 1) continue
      // Whatever it lies in scrolls it clear.
      if (around(one).slice(1).some(isLong)) continue
      const lifted = around(one).some((outer) => styleOf(outer).position === 'fixed') ? 0 : further
      const under = Math.min(one.getBoundingClientRect().bottom - lifted, innerHeight) - safe.bottom
      if (under > tolerance && Number.parseFloat(styleOf(one).paddingBottom) < under - tolerance)
        notched.add(`the end of ${named(one)}`)
    }

    const isLight = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
      const most = colour.startsWith('color(') ? 1 : 255
      return 0.3 * red + 0.59 * green + 0.11 * blue > most / 2
    }
    for (const one of [page, ...document.body.querySelectorAll('*')]) {
      const style = styleOf(one)
      const isDrawn =
        one.matches('select, input, textarea') || /auto|scroll/.test(style.overflowX + style.overflowY)
      if (!isDrawn || isBehind(one) || !isSeen(one)) continue
      // Light words stand on a dark ground.
      if (style.colorScheme !== (isLight(style.color) ? 'dark' : 'light')) glaring.add(named(one))
    }

    // Everything can be hit while it is looked at, so that whatever is painted on top is found there.
    const touchable = document.createElement('style')
    touchable.textContent = '*, ::before, ::after { pointer-events: auto !important }'
    document.head.append(touchable)

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (!words || !element || isBehind(element) || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()]
      const [box] = boxes
      if (!box || isForEars(element)) continue
      const svg = element.closest('svg')
      const scale = element instanceof SVGGraphicsElement && svg ? (element.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(styleOf(element).fontSize) * scale
      const shown = `“${words.slice(0, 60)}” (${named(element)})`
      // Without any size it is there for the ear.
      if (size === 0) continue
      if (size < least.text - 0.05) small.add(`${size.toFixed(1)}px ${shown}`)
      if (isSpared(element, box)) continue
      if (boxes.some((one) => one.width > 0 && (isCut(element, one) || spills(element, one)))) cut.add(shown)
      else look(element, box, shown)
      for (const word of torn(node, boxes)) cut.add(`${word} without a hyphen in ${shown}`)
      // What is shortened ends where its box does.
      for (const one of isShortened(styleOf(element)) ? [] : boxes)
        if (one.width > 0) clear(element, one, shown)
    }

    // Words that only a style sheet knows.
    for (const element of document.body.querySelectorAll(':not(svg, svg *)')) {
      if (isBehind(element)) continue
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (!/^".*[\p{L}\p{N}].*"$/u.test(style.content) || style.display === 'none') continue
        if (!isSeen(element) || isForEars(element)) continue
        const size = Number.parseFloat(style.fontSize)
        if (size < least.text - 0.05)
          small.add(`${size.toFixed(1)}px ${style.content} (${named(element)}${pseudo})`)
      }
    }
    touchable.remove()

    // What answers is hit in its middle, once it is scrolled to; and under a finger it is large enough.
    const finger = matchMedia('(pointer: coarse)').matches
    const floating = '[data-floats], [data-overlay]'
    const targets =
      'button, a[href], input, select, summary, label:has([type=radio], [type=checkbox]), [role=tab], [role=option], ' +
      '[role=menuitem], [data-legal], [data-answer]'
    const isWordInSentence = (target: Element) =>
      /^inline(-block)?$/.test(styleOf(target).display) &&
      (target.closest('[role=log], [role=status]') !== null ||
        [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        ))
    const scrolled = around(document.body).concat(
      [...document.querySelectorAll('*')].filter((one) => one.scrollTop || one.scrollLeft),
    )
    const before = scrolled.map((one) => [one, one.scrollLeft, one.scrollTop] as const)
    for (const target of document.body.querySelectorAll(targets)) {
      if (isBehind(target) || !isSeen(target) || isForEars(target) || target.closest('[aria-hidden=true]'))
        continue
      if (target.matches('[type=file], label [type=radio], label [type=checkbox]')) continue
      const shown = `“${spokenOf(target)}” (${named(target)})`
      const box = target.getBoundingClientRect()
      const halo = getComputedStyle(target, '::before')
      const reach = (side: 'width' | 'height') =>
        Math.max(box[side], halo.content === 'none' ? 0 : Number.parseFloat(halo[side]) || 0)
      clear(target, box, shown)
      // A word within a sentence is as large as its line.
      if (
        finger &&
        !isWordInSentence(target) &&
        Math.min(reach('width'), reach('height')) < least.target - 0.6
      )
        narrow.add(`${Math.round(reach('width'))} by ${Math.round(reach('height'))} ${shown}`)
      if (
        target.matches(':disabled') ||
        !target.matches('[data-legal], [data-answer], [data-prompt] button, [role=tab], header button')
      )
        continue
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const now = target.getBoundingClientRect()
      const x = now.left + now.width / 2
      const y = now.top + now.height / 2
      const hit = document.elementFromPoint(x, y)
      // What only floats there goes with the next press.
      if (hit?.closest(floating) && !target.closest(floating)) continue
      if (!hit || !(target.contains(hit) || hit.contains(target)))
        unreachable.add(`${shown}${hit ? ` under ${named(hit)}` : ' out of the window'}`)
    }
    for (const [one, left, top] of before) one.scrollTo(left, top)

    // The question is always read to its end; what hangs below the last line is no line.
    const asked = document.querySelector('[data-prompt] [role=status]')
    const question = asked?.querySelector('p')
    if (asked && question && !isBehind(asked)) {
      const edge = asked.getBoundingClientRect()
      const whole = question.scrollHeight <= question.clientHeight + least.text / 2
      if (!whole || question.getBoundingClientRect().bottom > edge.bottom + least.text / 4)
        cut.add(`the question “${question.textContent}”`)
    }
    for (const one of document.querySelectorAll('[role=dialog], [role=log]')) {
      const body = one.matches('[role=log]') ? one : one.querySelector(':scope > :not(header, footer)')
      const box = body?.getBoundingClientRect()
      if (body && isSeen(one) && (!body.textContent?.trim() || (box && box.height < least.target)))
        empty.add(`“${spokenOf(one)}” (${named(one)})`)
    }
    const root = document.documentElement
    return {
      small: [...small],
      cut: [...cut],
      covered: [...covered],
      narrow: [...narrow],
      unreachable: [...unreachable],
      empty: [...empty],
      notched: [...notched],
      glaring: [...glaring],
      sideways: Math.max(root.scrollWidth, document.body.scrollWidth) > innerWidth,
      upAndDown: Math.max(root.scrollHeight, document.body.scrollHeight) > innerHeight,
    }
  }, LEAST)
}
