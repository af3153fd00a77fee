import { expect, test } from 'vitest'
import { termsBy } from './terms.ts'

const termsOf = termsBy<number>({
  deck: 'zones.deck',
  'fate-deck': ['zones.fateDeck', 'cards.fate'],
  icon: (seats, seat, at) => `icons.${seats} ${seat} ${at}`,
})

test('the longest beginning of a name tells what the thing is', () => {
  expect(termsOf(2, 'deck-0')).toEqual(['zones.deck'])
  expect(termsOf(2, 'fate-deck-1')).toEqual(['zones.fateDeck', 'cards.fate'])
  expect(termsOf(2, 'fate-0')).toEqual([])
})

test('what differs from thing to thing is told by the table and the rest of the name', () => {
  expect(termsOf(3, 'icon-1-2')).toEqual(['icons.3 1 2'])
})
