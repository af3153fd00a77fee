import { expect, test } from 'vitest'
import { roomFor } from './room-for.ts'

const room = { left: 0, top: 0, width: 1000, height: 800 }
const size = { width: 300, height: 200 }

test('a caption lies above what it points at, where nothing else is', () => {
  const anchor = { left: 400, top: 500, width: 100, height: 100 }
  expect(roomFor(size, anchor, room, [])).toEqual({ left: 300, top: 286 })
})

test('it makes way for what can be answered with', () => {
  const anchor = { left: 400, top: 500, width: 100, height: 100 }
  const above = { left: 300, top: 300, width: 300, height: 150 }
  expect(roomFor(size, anchor, room, [above])).toEqual({ left: 300, top: 600 })
})

test('it stays within the screen, also where there is less room than it wants', () => {
  const anchor = { left: 0, top: 0, width: 50, height: 50 }
  expect(roomFor(size, anchor, room, [])).toEqual({ left: 0, top: 64 })
  expect(roomFor(size, null, { ...room, width: 200 }, []).left).toBe(0)
})
