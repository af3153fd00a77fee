import { open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import { evilCorp } from '../index.ts'
import { scene } from './testing/scene.ts'

function purses(seats: number, startingGold?: unknown): number[][] {
  const options = startingGold === undefined ? {} : { startingGold }
  const s = open(evilCorp, { seats, seed: seedFrom('handicap'), options })
  return s.camps.map(({ gold, magicGold }) => [gold, magicGold])
}

test('EC-HANDI1: the opponents of a stronger player may start with gold', () => {
  expect(purses(3, [0, 4, 2])).toEqual([
    [0, 0],
    [4, 0],
    [2, 0],
  ])
})

test.each([0, 1, 2, 3, 4])('EC-HANDI2: a handicap of %i is allowed', (gold) => {
  expect(purses(2, [gold, 0])).toEqual([
    [gold, 0],
    [0, 0],
  ])
})

test.each([5, -1, 1.5, '2', null])('EC-HANDI2: a handicap of %j is refused', (gold) => {
  expect(() => purses(2, [0, gold])).toThrow(
    'Option "startingGold" is a list of 2 whole numbers from 0 to 4, not',
  )
})

test('EC-HANDI2: the range is the one printed in the content', () => {
  const { min, max } = boxOf({ content: STANDARD }).file.handicap
  expect(evilCorp.options.startingGold).toMatchObject({ kind: 'numbers', min, max })
})

test.each([2, 3, 4])('EC-HANDI3, EC-SETUP13: without an agreement %i players start with nothing', (seats) => {
  expect(purses(seats)).toEqual(purses(seats).map(() => [0, 0]))
})

test('EC-HANDI1, EC-RULING94: the handicap is set for each purse, so a team has one', () => {
  expect(purses(4, [0, 3])).toEqual([
    [0, 0],
    [3, 0],
  ])
  expect(() => purses(4, [0, 0, 3, 3])).toThrow('a list of 2 whole numbers')
  expect(() => purses(3, [0, 3])).toThrow('a list of 3 whole numbers')
})

test('EC-HANDI2, EC-RULING95: a handicap of 4 can be spent on the first Day, and is lost in its Night if not', () => {
  const queue = ['red-09', 'red-01', 'red-02', 'red-03', 'red-05']
  const spent = scene({ options: { startingGold: [4, 0] }, queue }).recruit(0, 1)
  expect([spent.purse(0), spent.bag(0)]).toEqual([0, ['red-09']])
  const kept = scene({ options: { startingGold: [4, 0] } })
  expect([kept.purse(0), kept.passAll().purse(0)]).toEqual([4, 0])
})
