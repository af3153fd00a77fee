import { expect, test } from 'vitest'
import { partyOf, readHeroes, readWho, seated, switched, withHero } from './party.ts'

test('somebody is always a person', () => {
  expect(seated(['person', 'bot'], 4)).toEqual(['person', 'bot', 'bot', 'bot'])
  expect(seated(['bot', 'person'], 1)).toEqual(['person'])
  expect(switched(['person', 'bot'], 1)).toEqual(['person', 'person'])
  expect(switched(['person', 'bot'], 0)).toEqual(['person', 'bot'])
  expect(readWho(['person', 'person', 'bot'])).toEqual(['person', 'person', 'bot'])
  expect([readWho(['bot']), readWho([]), readWho('person'), readWho(['person', 'cat'])]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('every seat has a hero of its own: those who were chosen first, as far as they may come', () => {
  const open = ['malik', 'ignus', 'magnus', 'alleria'] as const
  expect(partyOf(['lilith', 'alleria', 'alleria'], open, 3)).toEqual(['alleria', 'malik', 'ignus'])
  expect(partyOf([], open, 1)).toEqual(['malik'])
})

test('a hero whom somebody has changes seats with the other', () => {
  expect(withHero(['malik', 'ignus'], 0, 'ignus')).toEqual(['ignus', 'malik'])
  expect(withHero(['malik', 'ignus'], 1, 'lilith')).toEqual(['malik', 'lilith'])
  expect(readHeroes(['malik', 'nobody', 3, 'lilith'])).toEqual(['malik', 'lilith'])
})
