import type { CardInfo } from '@duskhall/ui'
import { expect, test } from 'vitest'
import { cardSaid } from './card-said.ts'

const HYDRA: CardInfo = {
  id: 'hydra',
  name: 'Hydra Resources',
  text: ['Deployment: Kill a tile of terror 2 or less.', 'Passive: Stays.'],
  facets: { Colour: 'Red', Terror: '1' },
  count: 1,
  provenance: 'rulebook',
}

test('a card that is asked for is said with its numbers and its powers', () => {
  expect(cardSaid([{ ...HYDRA, id: 'other', name: 'Other' }, HYDRA], 'hydra')).toEqual([
    'Hydra Resources, Colour Red, Terror 1',
    'Deployment: Kill a tile of terror 2 or less.',
    'Passive: Stays.',
  ])
  expect(cardSaid([HYDRA], 'nothing')).toEqual([])
})
