import type { Game } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { lantern } from '../../kernel/testing/lantern.ts'
import { choicesAt } from './options.ts'

test('what a table chooses from is written with the default first', () => {
  expect(choicesAt(lantern, 2)).toMatchObject({
    cards: '12 to 30, else 20',
    mood: ['dusk', 'dawn'],
    wagers: [true, false],
  })
  const game: Game = {
    ...lantern,
    options: {
      first: {
        kind: 'choice',
        values: ['0', '1', '2', 'any'],
        default: 'any',
        fits: (v, n) => !(Number(v) >= n),
      },
      oil: { kind: 'numbers', min: 0, max: 4, default: 1, length: (seats) => seats + 1 },
      wicks: {
        kind: 'choices',
        values: ['a', 'b', 'c'],
        default: () => ['b'],
        count: (seats) => ({ min: 1, max: seats }),
      },
    },
  }
  expect(choicesAt(game, 2)).toEqual({
    first: ['any', '0', '1'],
    oil: '3 times 0 to 4, else 1',
    wicks: '1 to 2 of a, b, c, else b',
  })
})
