import { expect, test } from 'vitest'
import { shelf } from './shelf.ts'

const read = (json: unknown) => {
  if (typeof json !== 'object') throw new Error('This is no content.')
  return json as { readonly cards: number }
}
const open = () => shelf(read, (id, { cards }) => ({ id, cards }), { cards: 45 })

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
