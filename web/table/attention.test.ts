import { expect, test } from 'vitest'
import { attention } from './attention.ts'

test('a pointer that rests where the table comes up asks for nothing, one that moves does', () => {
  const table = attention()
  expect(table.awake).toBe(false)
  table.pointer({ movementX: 0, movementY: 0 })
  expect(table.awake).toBe(false)
  table.pointer({ movementX: 0, movementY: 1 })
  expect(table.awake).toBe(true)
})

test('a key is a sign too', () => {
  const table = attention()
  table.key()
  expect(table.awake).toBe(true)
})

test('what another question puts under a pointer that rests is not asked for', () => {
  const table = attention()
  table.pointer({ movementX: 4, movementY: 0 })
  expect(table.points).toBe(true)
  table.rest()
  table.pointer({ movementX: 0, movementY: 0 })
  expect([table.awake, table.points]).toEqual([true, false])
  table.pointer({ movementX: 1, movementY: 0 })
  expect(table.points).toBe(true)
})
