import { expect, test } from 'vitest'
import { inOneSentence } from './consequence.ts'

const list = (parts: readonly string[]) => parts.join(' and ')

test('parts become one sentence that begins with a capital', () => {
  expect(inOneSentence(['you pay 1 Coin', 'it goes home'], list)).toBe('You pay 1 Coin and it goes home')
  expect(inOneSentence([], list)).toBe('')
})
