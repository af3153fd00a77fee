/** A layer of a net while it learns: slopes add up over a batch, then Adam takes a step. */
import { next, type RngState } from '@duskhall/kernel'
import type { Layer } from './knowledge/net.ts'

/** Adam's memory of slopes and of their squares. */
const MEMORY = 0.9
const LONG_MEMORY = 0.999
const TINY = 1e-8
/** How strongly weights are pulled toward zero with each step, against their own size. */
const PULL = 0.02

export class Dense {
  readonly values: Float64Array
  /** How much the error grows with each value of this layer. */
  readonly blame: Float64Array
  readonly #before: number
  /** By value of the layer before, then by unit; the bias comes last. */
  readonly #weights: Float64Array
  readonly #slopes: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  #steps = 0

  constructor(before: number, units: number, weights: Float64Array) {
    const size = units * (before + 1)
    this.#before = before
    this.#weights = weights
    this.values = new Float64Array(units)
    this.blame = new Float64Array(units)
    this.#slopes = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
  }

  /** One that knows nothing yet. */
  static fresh(before: number, units: number, rng: RngState): Dense {
    const reach = Math.sqrt(3 / before)
    const weightAt = (i: number) => (i >= before * units ? 0 : reach * (next(rng) / 2 ** 31 - 1))
    return new Dense(
      before,
      units,
      Float64Array.from({ length: units * (before + 1) }, (_, i) => weightAt(i)),
    )
  }

  /** One that goes on learning. */
  static of({ weights, bias }: Layer): Dense {
    const before = weights[0]?.length ?? 0
    const byInput = Array.from({ length: before }, (_, i) => weights.map((unit) => unit[i] as number))
    return new Dense(before, bias.length, Float64Array.from([...byInput.flat(), ...bias]))
  }

  feed(before: Float64Array, isLast: boolean): void {
    const { values } = this
    const weights = this.#weights
    const units = values.length
    const width = this.#before
    for (let unit = 0; unit < units; unit++) values[unit] = weights[width * units + unit] as number
    for (let i = 0; i < width; i++) {
      const value = before[i] as number
      if (value === 0) continue
      const at = i * units
      for (let unit = 0; unit < units; unit++) {
        values[unit] = (values[unit] as number) + value * (weights[at + unit] as number)
      }
    }
    if (isLast) return
    for (let unit = 0; unit < units; unit++) if ((values[unit] as number) < 0) values[unit] = 0
  }

  /** Takes the blame into the slopes and hands it on to the layer before. */
  learn(before: Float64Array, blameBefore: Float64Array | null, isLast: boolean): void {
    const { values, blame } = this
    const units = values.length
    const width = this.#before
    // What a unit did not pass on was nobody's fault.
    if (!isLast) for (let unit = 0; unit < units; unit++) if (values[unit] === 0) blame[unit] = 0
    for (let i = 0; i < width; i++) {
      const value = before[i] as number
      if (value !== 0) this.#addSlopes(i, value)
      if (blameBefore) blameBefore[i] = this.#blameOf(i)
    }
    this.#addSlopes(width, 1)
  }

  #addSlopes(i: number, value: number): void {
    const { blame } = this
    const slopes = this.#slopes
    const at = i * blame.length
    for (let unit = 0; unit < blame.length; unit++) {
      slopes[at + unit] = (slopes[at + unit] as number) + value * (blame[unit] as number)
    }
  }

  #blameOf(i: number): number {
    const { blame } = this
    const weights = this.#weights
    const at = i * blame.length
    let sum = 0
    for (let unit = 0; unit < blame.length; unit++)
      sum += (blame[unit] as number) * (weights[at + unit] as number)
    return sum
  }

  step(rate: number, batch: number): void {
    const weights = this.#weights
    this.#steps++
    const warm = 1 - MEMORY ** this.#steps
    const warmLong = 1 - LONG_MEMORY ** this.#steps
    for (let i = 0; i < weights.length; i++) {
      const slope = (this.#slopes[i] as number) / batch
      const mean = MEMORY * (this.#mean[i] as number) + (1 - MEMORY) * slope
      const square = LONG_MEMORY * (this.#square[i] as number) + (1 - LONG_MEMORY) * slope * slope
      this.#mean[i] = mean
      this.#square[i] = square
      const move = mean / warm / (Math.sqrt(square / warmLong) + TINY)
      weights[i] = (weights[i] as number) * (1 - rate * PULL) - rate * move
    }
    this.#slopes.fill(0)
  }

  asLayer(): Layer {
    const units = this.values.length
    const width = this.#before
    const weight = (i: number, unit: number) => this.#weights[i * units + unit] as number
    const numbers = [...this.values.keys()]
    return {
      weights: numbers.map((unit) => Array.from({ length: width }, (_, i) => weight(i, unit))),
      bias: numbers.map((unit) => weight(width, unit)),
    }
  }
}
