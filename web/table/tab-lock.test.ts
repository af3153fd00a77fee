import { afterEach, describe, expect, test, vi } from 'vitest'
import { takeTable } from './tab-lock.ts'

afterEach(() => void vi.unstubAllGlobals())

const told = () => new Promise((resolve) => setTimeout(resolve, 50))

describe.each(['locks', 'words'])('tabs that tell each other by %s', (by) => {
  const arrive = () => {
    if (by === 'words') vi.stubGlobal('navigator', {})
  }

  test('the newest has the table, the older one is told once, and others are left alone', async () => {
    arrive()
    const [older, other, newer] = [vi.fn(), vi.fn(), vi.fn()]
    const first = takeTable('a', older)
    const apart = takeTable('b', other)
    await Promise.all([first.taken, apart.taken])
    const second = takeTable('a', newer)
    await second.taken
    await told()
    expect([older, other, newer].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
    const third = takeTable('a', () => {})
    await third.taken
    await told()
    expect([older, newer].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    for (const lock of [first, apart, second, third]) lock.release()
  })

  test('whoever has left the table is not told', async () => {
    arrive()
    const left = vi.fn()
    const first = takeTable('c', left)
    await first.taken
    first.release()
    await told()
    const second = takeTable('c', () => {})
    await second.taken
    await told()
    second.release()
    expect(left).not.toHaveBeenCalled()
  })
})
