import { int, type Knowledge, noKnowledge, open, rngFrom, seedFrom, type Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { positionsOf, regress, Samples } from './fit.ts'
import { nim } from './testing/nim.ts'
import { worthsOf } from './value.ts'

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

test('a draw is half a victory to both, not a whole one', () => {
  const knowledge: Knowledge = {
    ...noKnowledge,
    features: ['always'],
    head: () => 'any',
    measure: (_, __, out) => void out.fill(1),
  }
  const s = open(nim, { seats: 2, seed: seedFrom('nim'), options: { heap: 5 } }) as Table
  const ended = (winners: number[]): Table => ({ ...s, outcome: { winners, rule: 'NIM' } })
  expect(worthsOf(nim, ended([0, 1]))).toEqual([0.5, 0.5])
  expect(worthsOf(nim, ended([1]))).toEqual([0, 1])
  expect(worthsOf({ ...nim, teams: () => [[0, 1]] }, ended([0, 1]))).toEqual([1, 1])
  const fitted = (winners: number[]) => {
    const samples = new Samples()
    for (let game = 0; game < 50; game++) {
      samples.add(positionsOf(knowledge, s), worthsOf(nim, ended(winners)))
    }
    return samples.fit()[0]?.weights[0]
  }
  // Whoever always draws has an even chance, which is a weight of nothing.
  expect(fitted([0, 1])).toBeCloseTo(0)
  expect(fitted([0])).toBeCloseTo(0)
})
