import { expect, test } from 'vitest'
import { warning } from './warning.ts'

const LEFT = 'You can still deploy 2 tiles.'

test('the end of a turn is warned of once', () => {
  const { about } = warning()
  expect(about(LEFT, true)).toBe(LEFT)
  expect(about(LEFT, true)).toBeNull()
  expect(about(null, true)).toBeNull()
})

test('another reason is told, and what else is doubted is asked about every time', () => {
  const { about } = warning()
  about(LEFT, true)
  expect(about('You can still attack for 3.', true)).toBe('You can still attack for 3.')
  expect([about(LEFT, false), about(LEFT, false)]).toEqual([LEFT, LEFT])
})

test('the next turn is warned of in the same words', () => {
  const { about, settled } = warning()
  about(LEFT, true)
  settled()
  expect(about(LEFT, true)).toBe(LEFT)
})
