import { int, rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { regress } from './fit.ts'

test('the fit finds the weights that made the games', () => {
  const truth = [1.5, -0.7, 0]
  const rng = rngFrom(seedFrom('fit'))
  const uniform = () => int(rng, 1_000_000) / 1_000_000
  const rows = Array.from({ length: 20_000 }, () => Float64Array.from(truth, () => 4 * uniform() - 2))
  const won = rows.map((row) => {
    const value = row.reduce((sum, x, i) => sum + x * (truth[i] as number), 0)
    return uniform() < 1 / (1 + Math.exp(-value)) ? 1 : 0
  })
  const weights = regress(rows, won)
  truth.forEach((weight, i) => {
    expect(weights[i]).toBeCloseTo(weight, 1)
  })
})
