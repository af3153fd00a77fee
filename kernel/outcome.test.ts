import { expect, test } from 'vitest'
import { isCooperative, resultFor } from './outcome.ts'
import { openToy, toyGame } from './testing/toy.ts'

const game = toyGame({ seats: 4 })
const s = openToy(game)
const results = (of: typeof game, winners: number[]) =>
  [0, 1, 2, 3].map((seat) => resultFor(of, s, { winners, rule: 'TOY-OVER' }, seat))

test('every seat for itself: whoever is among the winners has won, unless nobody is left out', () => {
  expect(results(game, [2])).toEqual(['lost', 'lost', 'won', 'lost'])
  expect(results(game, [0, 2])).toEqual(['won', 'lost', 'won', 'lost'])
  expect(results(game, [0, 1, 2, 3])).toEqual(['drawn', 'drawn', 'drawn', 'drawn'])
  expect(isCooperative(game, s)).toBe(false)
})

test('teams share a victory whole, and a draw when each has won', () => {
  const teams = {
    ...game,
    teams: () => [
      [0, 2],
      [1, 3],
    ],
  }
  expect(results(teams, [0, 2])).toEqual(['won', 'lost', 'won', 'lost'])
  expect(results(teams, [0, 1, 2, 3])).toEqual(['drawn', 'drawn', 'drawn', 'drawn'])
})

test('all against the game win together or lose together', () => {
  const together = { ...game, teams: () => [[0, 1, 2, 3]] }
  expect(isCooperative(together, s)).toBe(true)
  expect(results(together, [0, 1, 2, 3])).toEqual(['won', 'won', 'won', 'won'])
  expect(results(together, [])).toEqual(['lost', 'lost', 'lost', 'lost'])
})
