import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { shelf } from './shelf.ts'

const read = (json: unknown) => {
  if (typeof json !== 'object') throw new Error('This is no content.')
  return json as { readonly cards: number; readonly note?: string }
}
const open = (formerly: { readonly [name: string]: string } = {}) =>
  shelf({
    read,
    make: (id, { cards }) => ({ id, cards }),
    essence: ({ cards }) => ({ cards }),
    standard: { cards: 45 },
    formerly,
  })

test('a shelf holds the standard box from the start', () => {
  const boxes = open()
  expect(boxes.has(boxes.standard)).toBe(true)
  expect(boxes.boxOf({ content: boxes.standard })).toEqual({ id: boxes.standard, cards: 45 })
})

test('the same content is one box, other content another', () => {
  const boxes = open()
  expect(boxes.load({ cards: 45 })).toBe(boxes.standard)
  const other = boxes.load({ cards: 46 })
  expect(other).not.toBe(boxes.standard)
  const first = boxes.boxOf({ content: other })
  expect(first.cards).toBe(46)
  expect(boxes.boxOf({ content: boxes.standard }).cards).toBe(45)
  boxes.load({ cards: 46 })
  expect(boxes.boxOf({ content: other })).toBe(first)
})

test('a file that is refused leaves the shelf as it was, and a missing box is named', () => {
  const boxes = open()
  expect(() => boxes.load('nonsense')).toThrow('This is no content.')
  expect(boxes.has('nonsense')).toBe(false)
  expect(() => boxes.boxOf({ content: 'nonsense' })).toThrow('The content nonsense is not loaded.')
})

test('what the rules do not read is no part of the identity', () => {
  const boxes = open()
  expect(boxes.load({ cards: 45, note: 'counted twice' })).toBe(boxes.standard)
  expect(boxes.load({ cards: 44, note: 'counted twice' })).not.toBe(boxes.standard)
})

test('a table that names the fingerprint of the whole file still finds its box', () => {
  const boxes = open()
  const noted = { cards: 46, note: 'a torn card' }
  const id = boxes.load(noted)
  expect(boxes.boxOf({ content: hashOf(noted) })).toBe(boxes.boxOf({ content: id }))
})

test('a former name means the content it has always meant, whatever lies in the box now', () => {
  const now = hashOf({ cards: 45 })
  const then = hashOf({ cards: 44 })
  const boxes = open({ 'the-second-edition': now, 'the-first-edition': then })
  expect(boxes.boxOf({ content: 'the-second-edition' }).cards).toBe(45)
  expect(boxes.has('the-first-edition')).toBe(false)
  boxes.load({ cards: 44 })
  expect(boxes.boxOf({ content: 'the-first-edition' }).cards).toBe(44)
})

test('the file behind an identity can be kept and loaded elsewhere', () => {
  const here = open()
  const id = here.load({ cards: 47 })
  const there = open()
  expect(there.has(id)).toBe(false)
  expect(there.load(here.file(id))).toBe(id)
  expect(there.file('unheard-of')).toBeUndefined()
})
