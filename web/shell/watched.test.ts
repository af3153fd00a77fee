import { expect, test, vi } from 'vitest'
import { watched } from './watched.ts'

test('it is looked at once, and again only after it has changed', () => {
  let width = 390
  let change = () => {}
  const look = vi.fn(() => width)
  const listen = vi.fn((changed: () => void) => {
    change = changed
  })
  const { now, watch } = watched(look, listen)
  expect(look).not.toHaveBeenCalled()
  for (let drawings = 0; drawings < 5; drawings++) expect(now()).toBe(390)
  expect(look).toHaveBeenCalledOnce()
  expect(listen).toHaveBeenCalledOnce()

  const heard = vi.fn()
  const leave = watch(heard)
  width = 844
  change()
  expect(heard).toHaveBeenCalledOnce()
  expect(now()).toBe(844)
  leave()
  change()
  expect(heard).toHaveBeenCalledOnce()
})
