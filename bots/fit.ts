/**
 * Fits the linear evaluation of a game: which weights of its features best foretell who won. Logistic regression
 * by Newton's method, with a little pull toward zero; the same samples always give the same weights.
 */
import type { Knowledge, Seat, Table } from '@duskhall/kernel'

/** How strongly weights are pulled toward zero, against samples counted one each. */
const PULL = 20
const ROUNDS = 12

/** A position as a seat sees it. */
export interface Position {
  readonly head: string
  readonly seat: Seat
  readonly row: Float64Array
}

export function positionsOf(knowledge: Knowledge, s: Table): Position[] {
  return Array.from({ length: s.seats }, (_, seat) => {
    const row = new Float64Array(knowledge.features.length)
    knowledge.measure(s, seat, row)
    return { head: knowledge.head(s), seat, row }
  })
}

/** Positions of finished games, by head. */
export class Samples {
  readonly #heads = new Map<string, { rows: Float64Array[]; won: number[] }>()

  /** Of a finished game, with what was won by seat: a draw is half of it. */
  add(positions: readonly Position[], shares: readonly number[]): void {
    for (const { head, seat, row } of positions) {
      const samples = this.#heads.get(head) ?? { rows: [], won: [] }
      this.#heads.set(head, samples)
      samples.rows.push(row)
      samples.won.push(shares[seat] as number)
    }
  }

  fit(): { head: string; count: number; weights: number[]; error: number }[] {
    const heads = [...this.#heads.entries()].sort(([a], [b]) => (a < b ? -1 : 1))
    return heads.map(([head, { rows, won }]) => {
      const weights = regress(rows, won)
      return { head, count: rows.length, weights: [...weights], error: errorOf(weights, rows, won) }
    })
  }
}

function dot(weights: Float64Array, row: Float64Array): number {
  let sum = 0
  for (let i = 0; i < row.length; i++) sum += (weights[i] as number) * (row[i] as number)
  return sum
}

const chance = (value: number) => 1 / (1 + Math.exp(-value))

/** Mean squared error of the chances. */
function errorOf(weights: Float64Array, rows: readonly Float64Array[], won: readonly number[]): number {
  const sum = rows.reduce(
    (total, row, at) => total + (chance(dot(weights, row)) - (won[at] as number)) ** 2,
    0,
  )
  return sum / rows.length
}

export function regress(rows: readonly Float64Array[], won: readonly number[]): Float64Array {
  const size = rows[0]?.length ?? 0
  const weights = new Float64Array(size)
  const spread = Float64Array.from({ length: size }, (_, i) => Math.sqrt(meanSquare(rows, i)))
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(size)
    const curve = Array.from({ length: size }, () => new Float64Array(size))
    rows.forEach((row, at) => {
      const p = chance(dot(weights, row))
      const miss = (won[at] as number) - p
      const weight = Math.max(p * (1 - p), 1e-6)
      for (let i = 0; i < size; i++) {
        const x = row[i] as number
        if (x === 0) continue
        slope[i] = (slope[i] as number) + miss * x
        const line = curve[i] as Float64Array
        for (let j = 0; j <= i; j++) line[j] = (line[j] as number) + weight * x * (row[j] as number)
      }
    })
    for (let i = 0; i < size; i++) {
      const pull = PULL * Math.max((spread[i] as number) ** 2, 1e-9)
      slope[i] = (slope[i] as number) - pull * (weights[i] as number)
      const line = curve[i] as Float64Array
      line[i] = (line[i] as number) + pull
      for (let j = 0; j < i; j++) (curve[j] as Float64Array)[i] = line[j] as number
    }
    const step = solve(curve, slope)
    for (let i = 0; i < size; i++) weights[i] = (weights[i] as number) + (step[i] as number)
  }
  return weights
}

function meanSquare(rows: readonly Float64Array[], i: number): number {
  return rows.reduce((sum, row) => sum + (row[i] as number) ** 2, 0) / rows.length
}

/** Solves a symmetric positive system by elimination, in place. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  for (let i = 0; i < size; i++) {
    const line = matrix[i] as Float64Array
    for (let below = i + 1; below < size; below++) {
      const other = matrix[below] as Float64Array
      const factor = (other[i] as number) / (line[i] as number)
      if (factor === 0) continue
      for (let j = i; j < size; j++) other[j] = (other[j] as number) - factor * (line[j] as number)
      right[below] = (right[below] as number) - factor * (right[i] as number)
    }
  }
  const solved = new Float64Array(size)
  for (let i = size - 1; i >= 0; i--) {
    let sum = right[i] as number
    for (let j = i + 1; j < size; j++)
      sum -= ((matrix[i] as Float64Array)[j] as number) * (solved[j] as number)
    solved[i] = sum / ((matrix[i] as Float64Array)[i] as number)
  }
  return solved
}
