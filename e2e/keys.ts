/** Going about with the keyboard alone: Tab until the focus stands where it should, and is seen to. */
import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

interface Focus {
  readonly name: string
  readonly onBody: boolean
  readonly ring: boolean
}

export function focusOf({ page }: Visitor): Promise<Focus> {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : active.textContent
    const name = (active.getAttribute('aria-label') ?? label ?? '').replace(/\s+/g, ' ').trim()
    return { name, onBody: active === document.body, ring: active.matches(':focus-visible') }
  })
}

/** The prompt stands before the table, so it is nearest backwards. */
type Way = 'Tab' | 'Shift+Tab'

/** More than there are stops on any screen. */
export const MOST_TABS = 60

/** Presses Tab until the focus stands on what has that name. */
export async function tabTo(visitor: Visitor, name: string | RegExp, way: Way = 'Tab'): Promise<void> {
  const seen: string[] = []
  for (let tabs = 0; tabs <= MOST_TABS; tabs++) {
    const focus = await focusOf(visitor)
    const found = typeof name === 'string' ? focus.name === name : name.test(focus.name)
    if (found && !focus.onBody) {
      expect(focus.ring, `“${focus.name}” shows that it has the focus`).toBe(true)
      return
    }
    seen.push(focus.name)
    await visitor.page.keyboard.press(way)
  }
  throw new Error(`Tab never came to ${name}; it went over ${[...new Set(seen)].join(' | ')}`)
}

export async function enterOn(visitor: Visitor, name: string | RegExp, way: Way = 'Tab'): Promise<void> {
  await tabTo(visitor, name, way)
  await visitor.page.keyboard.press('Enter')
}
