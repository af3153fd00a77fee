/**
 * Fits a small net to positions of finished games, and keeps it as it was when it best foretold games that it was
 * not fitted to. The same samples always give the same net.
 */
import { type RngState, rngFrom, seedFrom, shuffleWith } from '@duskhall/kernel'
import { Dense } from './dense.ts'
import { regress } from './fit.ts'
import { type Layer, Net } from './knowledge/net.ts'

/** Units of the layers between the inputs and the chance. */
const HIDDEN = [32, 16]
/** One game in so many is kept to judge the net by. */
const KEPT = 8
const EPOCHS = 20
const BATCH = 256
/** The length of the first steps; the last ones are next to nothing. */
const RATE = 0.002
/** An input that hardly ever varies is not blown up. */
const LEAST_SPREAD = 0.02

/** The positions of one finished game, and by position what the seat that looked at it won: a draw is half. */
export interface FinishedGame {
  readonly rows: readonly Float64Array[]
  readonly won: readonly number[]
}

export interface FittedNet {
  readonly layers: readonly Layer[]
  /** Mean squared error of the chances over the games kept back. */
  readonly error: number
  /** The same of a linear value of the same inputs: what the net has to beat. */
  readonly linearError: number
}

export function fitNet(games: readonly FinishedGame[]): FittedNet {
  const { learnt, kept } = split(games)
  const scale = scaleOf(learnt.rows)
  const rows = learnt.rows.map((row) => row.map((value, i) => scaled(scale, value, i)))
  const rng = rngFrom(seedFrom('net'))
  const learner = new Learner(scale.mean.length, rng)
  const order = rows.map((_, at) => at)
  let best: Omit<FittedNet, 'linearError'> = { layers: [], error: Number.POSITIVE_INFINITY }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffleWith(rng, order)
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      for (const at of batch) learner.learn(rows[at] as Float64Array, learnt.won[at] as number)
      learner.step(RATE * (1 - (epoch + from / order.length) / EPOCHS), batch.length)
    }
    const layers = unscaled(learner.asLayers(), scale)
    const error = errorOf(new Net(layers), kept)
    if (error < best.error) best = { layers, error }
  }
  return { ...best, linearError: errorOf(linear(learnt), kept) }
}

/** A net without hidden units. */
function linear({ rows, won }: FinishedGame): Net {
  const [bias, ...weights] = regress(
    rows.map((row) => Float64Array.of(1, ...row)),
    won,
  )
  return new Net([{ weights: [weights], bias: [bias as number] }])
}

/** Whole games are kept back: positions of one game tell much about each other. */
function split(games: readonly FinishedGame[]): { learnt: FinishedGame; kept: FinishedGame } {
  const together = (some: readonly FinishedGame[]): FinishedGame => {
    return { rows: some.flatMap(({ rows }) => rows), won: some.flatMap(({ won }) => won) }
  }
  return {
    learnt: together(games.filter((_, at) => at % KEPT > 0)),
    kept: together(games.filter((_, at) => at % KEPT === 0)),
  }
}

/** Mean squared error of the chances. */
function errorOf(net: Net, { rows, won }: FinishedGame): number {
  const sum = rows.reduce((total, row, at) => total + (net.chance(row) - (won[at] as number)) ** 2, 0)
  return sum / rows.length
}

/** Inputs of all sizes learn alike when each is measured by its own spread. */
interface Scale {
  readonly mean: Float64Array
  readonly spread: Float64Array
}

function scaleOf(rows: readonly Float64Array[]): Scale {
  const size = rows[0]?.length ?? 0
  const mean = new Float64Array(size)
  const spread = new Float64Array(size)
  for (const row of rows)
    row.forEach((value, i) => {
      mean[i] = (mean[i] as number) + value / rows.length
    })
  for (const row of rows) {
    row.forEach((value, i) => {
      spread[i] = (spread[i] as number) + (value - (mean[i] as number)) ** 2 / rows.length
    })
  }
  return { mean, spread: spread.map((square) => Math.max(LEAST_SPREAD, Math.sqrt(square))) }
}

function scaled({ mean, spread }: Scale, value: number, i: number): number {
  return (value - (mean[i] as number)) / (spread[i] as number)
}

/** The same net for inputs as they are measured. */
function unscaled([first, ...rest]: readonly Layer[], { mean, spread }: Scale): Layer[] {
  const { weights, bias } = first as Layer
  const own = weights.map((unit) => unit.map((weight, i) => weight / (spread[i] as number)))
  const shifted = bias.map((value, unit) => {
    return (own[unit] as number[]).reduce((sum, weight, i) => sum - weight * (mean[i] as number), value)
  })
  return [{ weights: own, bias: shifted }, ...rest]
}

class Learner {
  readonly #layers: readonly Dense[]

  constructor(inputs: number, rng: RngState) {
    const sizes = [inputs, ...HIDDEN, 1]
    this.#layers = sizes.slice(1).map((units, at) => new Dense(sizes[at] as number, units, rng))
  }

  learn(row: Float64Array, won: number): void {
    const layers = this.#layers
    const last = layers.length - 1
    const before = (at: number) => (at === 0 ? row : (layers[at - 1] as Dense).values)
    layers.forEach((layer, at) => {
      layer.feed(before(at), at === last)
    })
    const { values, blame } = layers[last] as Dense
    blame[0] = 1 / (1 + Math.exp(-(values[0] as number))) - won
    for (let at = last; at >= 0; at--) {
      ;(layers[at] as Dense).learn(before(at), layers[at - 1]?.blame ?? null, at === last)
    }
  }

  step(rate: number, batch: number): void {
    for (const layer of this.#layers) layer.step(rate, batch)
  }

  asLayers(): Layer[] {
    return this.#layers.map((layer) => layer.asLayer())
  }
}
