import { expect, expectTypeOf, test } from 'vitest'
import { type BlanksOf, fill, type SameAs } from './text.ts'

const plurals = new Intl.PluralRules('en')

test('every blank is filled, also one that stands twice', () => {
  expect(fill('{{a}}, {{b}} and {{a}}', { a: 'x', b: 2 }, plurals)).toBe('x, 2 and x')
})

test('what is written into a blank is never read as a blank or a pattern', () => {
  expect(fill('{{a}} and {{b}}', { a: '{{b}}', b: '$&' }, plurals)).toBe('{{b}} and $&')
})

test('the number chooses the sentence', () => {
  const text = { one: 'One move', other: '{{count}} moves' }
  expect(fill(text, { count: 1 }, plurals)).toBe('One move')
  expect(fill(text, { count: 3 }, plurals)).toBe('3 moves')
})

test('the type of a text names its blanks', () => {
  type Blanks = BlanksOf<'{{min}} to {{max}}'>
  expectTypeOf<Blanks>().toEqualTypeOf<{ readonly min: string | number; readonly max: string | number }>()
  expectTypeOf<keyof BlanksOf<'none'>>().toEqualTypeOf<never>()
  expectTypeOf<keyof BlanksOf<{ one: 'One of {{all}}'; other: 'Some' }>>().toEqualTypeOf<'count' | 'all'>()
})

test('a translation keeps the blanks, in any order', () => {
  expectTypeOf<'{{b}} de {{a}}'>().toExtend<SameAs<'{{a}} of {{b}}'>>()
  expectTypeOf<'de {{a}}'>().not.toExtend<SameAs<'{{a}} of {{b}}'>>()
  expectTypeOf<{ one: 'Une'; other: '{{count}}' }>().toExtend<
    SameAs<{ one: '{{count}}'; other: '{{count}}' }>
  >()
  expectTypeOf<{ one: 'Une'; other: 'Des' }>().not.toExtend<SameAs<{ one: 'One'; other: '{{count}}' }>>()
})
