/** What a hint is about is in sight: where it lies beyond an edge, or under the sheet of the hint, the table is scrolled to it. */
import { isInSight } from './useSight.ts'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** A sheet this wide lies at the lower edge, another one at the right. */
const ACROSS = 0.7

/** What of the screen a sheet leaves free. */
export function freeOf(sheet: Box | null, screen: Box): Box {
  if (!sheet) return screen
  const isBelow = sheet.right - sheet.left > ACROSS * (screen.right - screen.left)
  return isBelow ? { ...screen, bottom: sheet.top } : { ...screen, right: sheet.left }
}

/** How far what lies there has to be scrolled to stand in the middle of what is free; null where it is seen already. */
export function wayInto(box: Box, free: Box): { readonly left: number; readonly top: number } | null {
  const inside = {
    left: box.left - free.left,
    right: box.right - free.left,
    top: box.top - free.top,
    bottom: box.bottom - free.top,
  }
  const [width, height] = [free.right - free.left, free.bottom - free.top]
  if (isInSight(inside, { width, height })) return null
  const [x, y] = [(inside.left + inside.right) / 2, (inside.top + inside.bottom) / 2]
  return {
    left: x < 0 || x > width ? x - width / 2 : 0,
    top: y < 0 || y > height ? y - height / 2 : 0,
  }
}

export function bringIntoSight(thing: Element, behavior: 'auto' | 'smooth'): void {
  const sheet = document.querySelector('section[data-sheet]')?.getBoundingClientRect() ?? null
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const way = wayInto(thing.getBoundingClientRect(), freeOf(sheet, screen))
  if (!way) return
  const { left, top } = way
  if (top !== 0) scrollerOf(thing, 'y')?.scrollBy({ top, behavior })
  if (left !== 0) scrollerOf(thing, 'x')?.scrollBy({ left, behavior })
}

/** The nearest thing around it that a finger could scroll that way. */
function scrollerOf(thing: Element, along: 'x' | 'y'): Element | null {
  for (let at = thing.parentElement; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    const more = along === 'x' ? at.scrollWidth - at.clientWidth : at.scrollHeight - at.clientHeight
    const mayScroll = /auto|scroll/.test(along === 'x' ? style.overflowX : style.overflowY)
    if (more > 1 && (mayScroll || at === document.scrollingElement)) return at
  }
  return null
}
