import { expect, test, vi } from 'vitest'
import { KeptDrawer } from './drawers.ts'

function shelf() {
  const kept = new Map<string, string>()
  let full = false
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
  }
  const unwritten = vi.fn()
  const open = () => new KeptDrawer('k', () => area, { unwritten })
  const fill = (now: boolean) => {
    full = now
  }
  return { kept, open, unwritten, fill }
}

test('what a room keeps is there for the next page, and for another tab at once', () => {
  const { open } = shelf()
  const [here, there] = [open(), open()]
  expect(here.now).toBeNull()
  here.change(() => ({ won: [1] }))
  expect(there.now).toEqual({ won: [1] })
  // It is changed from what lies there, not from what this tab saw last.
  there.change((before) => ({ won: [...(before as { won: number[] }).won, 2] }))
  here.change((before) => ({ won: [...(before as { won: number[] }).won, 3] }))
  expect(open().now).toEqual({ won: [1, 2, 3] })
  expect(here.now).toBe(here.now)
})

test('what cannot be written stays in the page, is told, and is written with the next change', () => {
  const { open, unwritten, fill } = shelf()
  const drawer = open()
  const heard = vi.fn()
  drawer.onChange(heard)
  fill(true)
  drawer.change(() => 1)
  expect([drawer.now, drawer.atRisk, open().now]).toEqual([1, true, null])
  expect([unwritten.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1])
  fill(false)
  drawer.change((before) => Number(before) + 1)
  expect([open().now, drawer.atRisk]).toEqual([2, false])
})

test('a text of somebody else is nothing, and a datum that stays the same is not written', () => {
  const { open, kept } = shelf()
  kept.set('k', '{ damaged')
  const drawer = open()
  const heard = vi.fn()
  drawer.onChange(heard)
  expect(drawer.now).toBeNull()
  drawer.change((before) => before)
  expect([kept.get('k'), heard.mock.calls.length]).toEqual(['{ damaged', 0])
  // What is written over it leaves it beside.
  drawer.change(() => 1)
  expect([kept.get('k'), kept.get('k-unread')]).toEqual(['1', '{ damaged'])
})
