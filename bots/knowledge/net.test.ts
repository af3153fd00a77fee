import { describe, expect, test } from 'vitest'
import { type Layer, Net, NetError, readNet, writeNet } from './net.ts'

const INPUTS = ['lead', 'coins']
/** Two hidden units: how far the lead is above the coins, and how far below. */
const LAYERS: readonly Layer[] = [
  {
    weights: [
      [1, -1],
      [-1, 1],
    ],
    bias: [0, 0.5],
  },
  { weights: [[2, -3]], bias: [0.25] },
]
const file = () => JSON.parse(writeNet(INPUTS, LAYERS))
const chanceAt = (value: number) => 1 / (1 + Math.exp(-value))

describe('a net', () => {
  test('passes on what is above zero and ends in a chance', () => {
    const net = new Net(LAYERS)
    expect(net.chance(Float64Array.of(3, 1))).toBeCloseTo(chanceAt(2 * 2 + 0.25))
    expect(net.chance(Float64Array.of(1, 3))).toBeCloseTo(chanceAt(-3 * 2.5 + 0.25))
    expect(net.chance(Float64Array.of(0, 0))).toBeCloseTo(chanceAt(-3 * 0.5 + 0.25))
  })

  test('is read as it was written', () => {
    const inputs = Float64Array.of(0.7, -0.2)
    expect(readNet(file(), INPUTS).chance(inputs)).toBe(new Net(LAYERS).chance(inputs))
  })

  test.each([
    ['another order', ['coins', 'lead'], 'from "coins" on'],
    ['a new input', ['lead', 'coins', 'loot'], 'from "loot" on'],
    ['an input that is gone', ['lead'], 'from "coins" on'],
  ])('is refused for %s', (_, inputs, sentence) => {
    expect(() => readNet(file(), inputs)).toThrow(NetError)
    expect(() => readNet(file(), inputs)).toThrow(sentence)
  })

  test.each([
    ['in another format', { format: 'other' }, 'format'],
    ['without layers', { layers: [] }, 'one unit'],
    ['with two units at the end', { layers: LAYERS.slice(0, 1) }, 'one unit'],
    ['with a weight too few', { layers: [{ weights: [[1]], bias: [0] }] }, 'hole'],
    ['with a bias too few', { layers: [{ weights: [[1, 1]], bias: [] }] }, 'hole'],
    ['with a weight that is no number', { layers: [{ weights: [[1, null]], bias: [0] }] }, 'hole'],
  ])('is refused %s', (_, change, sentence) => {
    expect(() => readNet({ ...file(), ...change }, INPUTS)).toThrow(sentence)
  })
})
