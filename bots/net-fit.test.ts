import { int, rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { Net } from './knowledge/net.ts'
import { type FinishedGame, fitNet, roundsOf } from './net-fit.ts'

/** Games won by whoever has both or neither: no weights of the two alone can tell. */
function games(count: number): FinishedGame[] {
  const rng = rngFrom(seedFrom('net'))
  return Array.from({ length: count }, () => {
    const one = int(rng, 2)
    const other = int(rng, 2)
    return [{ rows: [Float64Array.of(10 * one, other, 5)], won: one === other ? 1 : 0 }]
  })
}

test('a net finds what no linear value can tell, whatever its inputs are measured in', () => {
  const { layers, error, linearError } = fitNet(games(4000))
  expect(linearError).toBeGreaterThan(0.2)
  expect(error).toBeLessThan(0.05)
  const net = new Net(layers)
  expect(net.chance(Float64Array.of(10, 1, 5))).toBeGreaterThan(0.8)
  expect(net.chance(Float64Array.of(10, 0, 5))).toBeLessThan(0.2)
})

test('the same games give the same net', () => {
  expect(fitNet(games(20)).layers).toEqual(fitNet(games(20)).layers)
})

test('a net that goes on learning begins with what it knew', () => {
  const { layers } = fitNet(games(4000))
  const few = games(9)
  const { error } = fitNet(few, undefined, layers)
  expect(error).toBeLessThan(0.05)
  expect(fitNet(few).error).toBeGreaterThan(2 * error)
  let rounds = 0
  fitNet(few, () => rounds++, layers)
  expect(rounds).toBe(roundsOf(layers))
})
