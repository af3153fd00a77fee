import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, hash128, hashOf, same } from './hash.ts'

/** The same value with the keys of every object written the other way round. */
function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, v]) => [key, reversedKeys(v)]),
  )
}

describe('canonical text', () => {
  test('does not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: 2, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":2}]}')
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(reversedKeys(value))).toBe(canonical(value))
        expect(same(reversedKeys(value), value)).toBe(true)
      }),
    )
  })

  test('is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(same(JSON.parse(canonical(value)), value)).toBe(true)
      }),
    )
  })

  test('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}')
  })
})

describe('a fingerprint', () => {
  test('is the same for the same text for ever: stored records lean on it', () => {
    expect(hash128('')).toBe('69efbe8936dd7f57f6796f04fb259187')
    expect(hash128('Duskhall')).toBe('7c4a72d84725fe0f5938ca2afba2f84a')
  })

  test('finds one damaged character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.string({ minLength: 1 }), (text, at, put) => {
        const i = at % text.length
        const damaged = text.slice(0, i) + put.charAt(0) + text.slice(i + 1)
        fc.pre(damaged !== text)
        expect(hash128(damaged)).not.toBe(hash128(text))
      }),
    )
  })

  test('finds two characters that changed places, and a lost end', () => {
    expect(hash128('[1,2,3]')).not.toBe(hash128('[2,1,3]'))
    expect(hash128('[1,2,3')).not.toBe(hash128('[1,2,3]'))
    expect(hash128('\u0000')).not.toBe(hash128('\u0000\u0000'))
  })

  test('of a value does not depend on the order of keys', () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }))
    expect(hashOf({ a: 1, b: 2 })).not.toBe(hashOf({ a: 2, b: 1 }))
  })
})

describe('same', () => {
  test('agrees with canonical text on plain values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b))
      }),
    )
  })

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1], { 0: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [null, {}],
    ['1', 1],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false)
  })
})
