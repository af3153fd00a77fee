import { expect, test } from 'vitest'
import { afterVerb } from './after-verb.ts'

test('what the button shows is not said twice', () => {
  expect(afterVerb('Deploy', 'Deploy Candle Ghost')).toBe(' Candle Ghost')
  expect(afterVerb('Passer', "Passer jusqu'à la fin du Jour")).toBe(" jusqu'à la fin du Jour")
  expect(afterVerb('Attack for 4', 'Attack for 4')).toBe('')
})

test('what only sounds alike is said whole', () => {
  expect(afterVerb('Use', 'Useless things')).toBe(': Useless things')
  expect(afterVerb('Deploy here', 'Your Port 1, free')).toBe(': Your Port 1, free')
})
