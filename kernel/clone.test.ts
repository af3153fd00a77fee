import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clone } from './clone.ts'

/** Plain data as states hold it: a list is of values or of objects and lists, never of both. */
const plain = fc.letrec<{ value: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.array(fc.integer()),
    fc.array(fc.string()),
    fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))),
    fc.array(fc.oneof(tie('value'), fc.constant(null))),
    fc.dictionary(fc.string(), tie('value')),
  ),
})).value

/** Every object and list in a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(parts)]
}

test('a clone is equal and shares nothing', () => {
  fc.assert(
    fc.property(plain, (original) => {
      const copy = clone(original)
      expect(copy).toEqual(original)
      const shared = new Set(parts(original))
      expect(parts(copy).filter((part) => shared.has(part))).toEqual([])
    }),
  )
})

test('what is written to a clone is not written to the original', () => {
  const original = { hands: [[1], [2]], answers: [null, { do: 'pass' }], at: { seat: 0 } }
  const copy = clone(original)
  copy.hands[1]?.push(3)
  copy.answers[1] = null
  copy.at.seat = 1
  expect(original).toEqual({ hands: [[1], [2]], answers: [null, { do: 'pass' }], at: { seat: 0 } })
})
