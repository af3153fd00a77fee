import { describe, expect, test } from 'vitest'
import type { RngState } from './contract.ts'
import { anyOf, chance, int, isSeed, next, rngFrom, seedFrom, shuffleWith } from './rng.ts'
import { openToy, toyGame } from './testing/toy.ts'

/** The statistic of a fit to equal shares; compare it with a quantile of n - 1 degrees of freedom. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function counted(size: number, times: number, draw: () => number): number[] {
  const counts: number[] = new Array(size).fill(0)
  for (let i = 0; i < times; i++) (counts[draw()] as number)++
  return counts
}

const seed = seedFrom('a seed for tests')

describe('the generator', () => {
  test('gives the published outputs of xoshiro128** from the state 1, 2, 3, 4', () => {
    const r: RngState = [1, 2, 3, 4]
    expect(Array.from({ length: 10 }, () => next(r))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
    expect(r.map((word) => word >>> 0)).toEqual([939045227, 1864939416, 1451579149, 2199351389])
  })

  test('gives the same numbers from the same seed and others from another', () => {
    const draw = (from: string) => {
      const r = rngFrom(from)
      return Array.from({ length: 20 }, () => next(r))
    }
    expect(draw(seed)).toEqual(draw(seed))
    expect(draw(seed)).not.toEqual(draw(seedFrom('another seed')))
  })

  test('goes on from its JSON as if nothing had happened', () => {
    const r = rngFrom(seed)
    next(r)
    const copy = JSON.parse(JSON.stringify(r)) as RngState
    expect(Array.from({ length: 50 }, () => next(copy))).toEqual(Array.from({ length: 50 }, () => next(r)))
  })

  test('does not stand still on a seed of zeros', () => {
    const r = rngFrom('0'.repeat(32))
    expect(new Set(Array.from({ length: 20 }, () => next(r))).size).toBe(20)
  })

  test('starts far apart from seeds that differ in one digit', () => {
    const a = next(rngFrom(`${'0'.repeat(31)}1`))
    const b = next(rngFrom(`${'0'.repeat(31)}2`))
    const bits = (a ^ b).toString(2).replaceAll('0', '').length
    expect(bits).toBeGreaterThan(4)
  })
})

describe('a seed', () => {
  test('is the same for the same words for ever: records lean on it', () => {
    expect(seedFrom('dusk', 7)).toBe('64cf8774837ff93d5d67d21c073bc25a')
    expect(seedFrom('dusk', 7)).toBe(seedFrom('dusk', '7'))
  })

  test('tells words apart by where they begin and end', () => {
    expect(seedFrom('ab', 'c')).not.toBe(seedFrom('a', 'bc'))
  })

  test('is 32 lower-case hexadecimal digits and nothing else', () => {
    expect(isSeed(seed)).toBe(true)
    for (const wrong of ['', seed.slice(1), `${seed}0`, seed.toUpperCase().replace(/\d/g, 'A'), 12, null]) {
      expect(isSeed(wrong)).toBe(false)
    }
    expect(() => rngFrom('dusk')).toThrow('A seed is 32 hexadecimal digits, not "dusk".')
  })
})

describe('a whole number', () => {
  // The 99.9 % quantiles of chi-square for n - 1 degrees of freedom.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [52, 87.97],
  ])('from 0 to %i - 1 comes equally often', (n, quantile) => {
    const r = rngFrom(seed)
    expect(chiSquare(counted(n, 60_000, () => int(r, n)))).toBeLessThan(quantile)
  })

  test('is unbiased where a plain remainder would favour the lower third', () => {
    const r = rngFrom(seed)
    const third = 2 ** 30
    const counts = counted(3, 30_000, () => Math.floor(int(r, 3 * third) / third))
    expect(chiSquare(counts)).toBeLessThan(13.82)
  })

  test('decided by the table moves its fence and its generator', () => {
    const s = openToy(toyGame({ agenda: [] }))
    const twin = structuredClone(s)
    const drawn = chance(s, 100)
    expect(drawn).toBe(int(twin.rng, 100))
    expect(s.rng).toEqual(twin.rng)
    expect(s.fence).toBe(twin.fence + 1)
  })
})

test('a shuffle gives each of the six orders of three cards equally often', () => {
  const r = rngFrom(seed)
  const orders = ['012', '021', '102', '120', '201', '210']
  const counts = counted(6, 12_000, () => orders.indexOf(shuffleWith(r, [0, 1, 2]).join('')))
  expect(chiSquare(counts)).toBeLessThan(20.52)
})

test('any one of a list comes as often as the others', () => {
  const r = rngFrom(seed)
  expect(chiSquare(counted(3, 9_000, () => anyOf(r, [0, 1, 2])))).toBeLessThan(13.82)
})
