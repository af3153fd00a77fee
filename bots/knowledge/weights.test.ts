import { describe, expect, test } from 'vitest'
import { chanceOf, readWeights, WeightsError, writeWeights } from './weights.ts'

const FEATURES = ['lead', 'coins']
const text = writeWeights(FEATURES, { day: [0.5, -0.25], dawn: [1, 2] })
const file = () => JSON.parse(text)

describe('fitted weights', () => {
  test('are read as they were written', () => {
    const weights = readWeights(file(), FEATURES, ['day', 'dawn'])
    expect([...(weights.day as Float64Array)]).toEqual([0.5, -0.25])
    expect(chanceOf(weights.dawn as Float64Array, Float64Array.of(0, 0))).toBe(0.5)
    expect(chanceOf(weights.dawn as Float64Array, Float64Array.of(1, 1))).toBeCloseTo(0.9526, 4)
  })

  test.each([
    ['another order', ['coins', 'lead'], ['day'], 'from "coins" on'],
    ['a new feature', ['lead', 'coins', 'loot'], ['day'], 'from "loot" on'],
    ['a feature that is gone', ['lead'], ['day'], 'from "coins" on'],
    ['a missing head', FEATURES, ['night'], 'for "night"'],
  ])('are refused for %s', (_, features, heads, sentence) => {
    expect(() => readWeights(file(), features, heads)).toThrow(WeightsError)
    expect(() => readWeights(file(), features, heads)).toThrow(sentence)
  })

  test('are refused in another format or with a hole', () => {
    expect(() => readWeights({ ...file(), format: 'other' }, FEATURES, ['day'])).toThrow('format')
    const hole = { ...file(), heads: { day: { lead: null, coins: Number.NaN } } }
    expect(() => readWeights(hole, FEATURES, ['day'])).toThrow('no number')
  })
})
