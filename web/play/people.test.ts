import { isSeed } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { botAt, newId, newSeed, personAt, rotated, seatsOf } from './people.ts'

test('the curious get the same seed for the same words, others a new one', () => {
  expect(newSeed('midnight')).toBe(newSeed('  midnight '))
  expect(newSeed('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef')
  expect(newSeed()).not.toBe(newSeed())
  for (const seed of [newSeed('midnight'), newSeed()]) expect(isSeed(seed)).toBe(true)
  expect(newId()).toMatch(/^[0-9a-f]{16}$/)
})

test('seats have shapes and colours of their own, and one is you', () => {
  const seats = seatsOf([personAt(0, 'Nora'), botAt(1, 'expert'), botAt(2, 'regular')], 0)
  expect(new Set(seats.map(({ shape }) => shape)).size).toBe(3)
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3)
  expect(seats.map(({ you }) => you)).toEqual([true, false, false])
})

test('a rematch lets the next one begin', () => {
  expect(rotated(['a', 'b', 'c'])).toEqual(['b', 'c', 'a'])
})
