import type { Game } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { wilson } from './intervals.ts'
import { nim } from './testing/nim.ts'
import { pairingOf, sharesOf, teamsOf } from './tournament.ts'

const pairs = { game: 'nim', bots: ['a', 'b'], seed: '1' }
const bridge = {
  ...nim,
  teams: () => [
    [0, 2],
    [1, 3],
  ],
} as Game
const four = { game: 'bridge', bots: ['a', 'b', 'c', 'd'], seed: '1' }

describe('a tournament', () => {
  test('plays each seed with every rotation of the seats', () => {
    const games = [0, 1, 2, 3].map((index) => pairingOf(nim, pairs, index))
    expect(games.map(({ entries }) => entries)).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ])
    expect(games[0]?.seed).toBe(games[1]?.seed)
    expect(games[2]?.seed).not.toBe(games[1]?.seed)
  })

  test('plays no game twice: where equal bots have changed places the seed is another', () => {
    const equal = { ...pairs, bots: ['a', 'a'] }
    const seeds = [0, 1, 2, 3].map((index) => pairingOf(nim, equal, index).seed)
    expect(new Set(seeds).size).toBe(4)
    const mixed = { ...four, bots: ['a', 'a', 'b', 'a'] }
    const three = { ...nim, teams: () => [[0], [1], [2]] } as Game
    const trio = [0, 1, 2].map((index) => pairingOf(three, { ...pairs, bots: ['a', 'b', 'a'] }, index).seed)
    expect(new Set(trio).size).toBe(1)
    // Teams of a and b against a and a: swapped, they are another game on the same seed.
    expect(pairingOf(bridge, mixed, 0).seed).toBe(pairingOf(bridge, mixed, 1).seed)
    expect(pairingOf(nim, equal, 0, () => false).seed).toBe(pairingOf(nim, equal, 1, () => false).seed)
  })

  test('moves teams as a whole', () => {
    expect(pairingOf(bridge, four, 0).entries).toEqual([0, 1, 2, 3])
    expect(pairingOf(bridge, four, 1).entries).toEqual([1, 0, 3, 2])
    expect(pairingOf(bridge, four, 2).seed).not.toBe(pairingOf(bridge, four, 1).seed)
  })

  test('gives every member of the winning team the victory, and shares it among winning teams', () => {
    const teams = teamsOf(bridge, four)
    expect(sharesOf(teams, pairingOf(bridge, four, 1), [0, 2])).toEqual([0, 1, 0, 1])
    expect(sharesOf(teams, pairingOf(bridge, four, 0), [0, 1, 2, 3])).toEqual([0.5, 0.5, 0.5, 0.5])
    expect(sharesOf([[0], [1]], pairingOf(nim, pairs, 1), [0])).toEqual([0, 1])
  })
})

describe('the interval of Wilson', () => {
  test('has the published values', () => {
    // Newcombe 1998, table I: 81 of 263 and 15 of 148.
    expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4)
    expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4)
    expect(wilson(15, 148).low).toBeCloseTo(0.0624, 4)
    expect(wilson(15, 148).high).toBeCloseTo(0.1605, 4)
  })

  test('stays between 0 and 1, and is honest without games', () => {
    expect(wilson(0, 20).low).toBe(0)
    expect(wilson(20, 20).high).toBe(1)
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 })
  })
})
