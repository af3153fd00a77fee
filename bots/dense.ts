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
  /** By unit: a weight for each value of the layer before, then the bias. */
  readonly #weights: Float64Array
  readonly #slopes: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  #steps = 0

  constructor(before: number, units: number, rng: RngState) {
    const size = units * (before + 1)
    this.#before = before
    this.values = new Float64Array(units)
    this.blame = new Float64Array(units)
    this.#slopes = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
    const reach = Math.sqrt(3 / before)
    this.#weights = Float64Array.from({ length: size }, (_, i) => {
      return i % (before + 1) === before ? 0 : reach * (next(rng) / 2 ** 31 - 1)
    })
  }

  feed(before: Float64Array, isLast: boolean): void {
    const { values } = this
    const weights = this.#weights
    const width = this.#before
    let at = 0
    for (let unit = 0; unit < values.length; unit++) {
      let sum = weights[at + width] as number
      for (let i = 0; i < width; i++) sum += (weights[at + i] as number) * (before[i] as number)
      values[unit] = isLast || sum > 0 ? sum : 0
      at += width + 1
    }
  }

  /** Takes the blame into the slopes and hands it on to the layer before. */
  learn(before: Float64Array, blameBefore: Float64Array | null, isLast: boolean): void {
    const { values, blame } = this
    const weights = this.#weights
    const slopes = this.#slopes
    const width = this.#before
    blameBefore?.fill(0)
    for (let unit = 0; unit < values.length; unit++) {
      const own = blame[unit] as number
      if (own === 0 || (!isLast && values[unit] === 0)) continue
      const at = unit * (width + 1)
      for (let i = 0; i < width; i++)
        slopes[at + i] = (slopes[at + i] as number) + own * (before[i] as number)
      slopes[at + width] = (slopes[at + width] as number) + own
      if (!blameBefore) continue
      for (let i = 0; i < width; i++) {
        blameBefore[i] = (blameBefore[i] as number) + own * (weights[at + i] as number)
      }
    }
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
    const width = this.#before
    const units = Array.from(this.values, (_, unit) => {
      return [...this.#weights.subarray(unit * (width + 1), (unit + 1) * (width + 1))]
    })
    return {
      weights: units.map((unit) => unit.slice(0, width)),
      bias: units.map((unit) => unit[width] as number),
    }
  }
}
