/**
 * Fits a small net to positions of finished games, and keeps it as it was when it best foretold games that it was
 * not fitted to. The same samples always give the same net.
 */
import { type RngState, rngFrom, seedFrom, shuffleWith } from '@duskhall/kernel'
import { Dense } from './dense.ts'
import { type Layer, Net } from './knowledge/net.ts'

/** Units of the layers between the inputs and the chance. */
const HIDDEN = [64, 32]
/** One game in so many is kept to judge the net by. */
const KEPT = 8
const BATCH = 256
/** The length of the first steps of a pass; the last ones are next to nothing. */
const RATE = 0.002
/** An input that hardly ever varies is not blown up. */
const LEAST_SPREAD = 0.02

/**
 * The first pass learns from who won. How a game ends is mostly luck, so later passes learn from what the net itself
 * thought one position later, and of that from what it thought another one later: `far` is how much of the end is left
 * with each step.
 */
const PASSES = [
  { epochs: 6, far: 1 },
  { epochs: 5, far: 0.7 },
  { epochs: 5, far: 0.5 },
]

/** What one seat saw of a finished game, in order, and what it won: a draw is half. */
export interface Side {
  readonly rows: readonly Float64Array[]
  readonly won: number
}

export type FinishedGame = readonly Side[]

export interface FittedNet {
  readonly layers: readonly Layer[]
  /** Mean squared error of the chances over the games kept back, by which the best of all rounds was chosen as well. */
  readonly error: number
  /** The same of a linear value of the same inputs: what the net has to beat. */
  readonly linearError: number
}

type Fitted = Omit<FittedNet, 'linearError'>

/** A net that goes on has learnt from who won already. */
const passesFrom = (begun: readonly Layer[]) => (begun.length === 0 ? PASSES : PASSES.slice(1))

const epochsOf = (passes: typeof PASSES) => passes.reduce((sum, { epochs }) => sum + epochs, 0)

/** So often all positions are gone through, by the net and by the linear value. */
export const roundsOf = (begun: readonly Layer[]) => epochsOf(PASSES) + epochsOf(passesFrom(begun))

/**
 * Begins with a net that knows nothing, or goes on with one that has `begun` to learn. It takes minutes: `gone` hears of
 * every time that all positions have been gone through.
 */
export function fitNet(
  games: readonly FinishedGame[],
  gone: () => void = () => {},
  begun: readonly Layer[] = [],
): FittedNet {
  const { error: linearError } = fitUnits([], games, gone, [])
  return { ...fitUnits(HIDDEN, games, gone, begun), linearError }
}

function fitUnits(
  hidden: readonly number[],
  games: readonly FinishedGame[],
  gone: () => void,
  begun: readonly Layer[],
): Fitted {
  const { learnt, kept } = split(games)
  const rows = learnt.flatMap((side) => side.rows)
  const scale = scaleOf(rows)
  const rng = rngFrom(seedFrom('net'))
  const isNew = begun.length === 0
  const learner = isNew
    ? freshLearner([scale.mean.length, ...hidden, 1], rng)
    : learnerOf(scaled(begun, scale))
  const order = rows.map((_, at) => at)
  const row = new Float64Array(scale.mean.length)
  let best: Fitted = {
    layers: begun,
    error: isNew ? Number.POSITIVE_INFINITY : errorOf(new Net(begun), kept),
  }
  for (const { epochs, far } of passesFrom(begun)) {
    const net = new Net(best.layers)
    const wanted = learnt.flatMap((side) => wantedOf(side, net, far))
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffleWith(rng, order)
      for (let from = 0; from < order.length; from += BATCH) {
        const batch = order.slice(from, from + BATCH)
        for (const at of batch) {
          scaleInto(row, scale, rows[at] as Float64Array)
          learner.learn(row, wanted[at] as number)
        }
        learner.step(RATE * (1 - (epoch + from / order.length) / epochs), batch.length)
      }
      const layers = unscaled(learner.asLayers(), scale)
      const error = errorOf(new Net(layers), kept)
      if (error < best.error) best = { layers, error }
      gone()
    }
  }
  return best
}

/** Whole games are kept back: positions of one game tell much about each other. */
function split(games: readonly FinishedGame[]): { learnt: readonly Side[]; kept: readonly Side[] } {
  return {
    learnt: games.filter((_, at) => at % KEPT > 0).flat(),
    kept: games.filter((_, at) => at % KEPT === 0).flat(),
  }
}

/** By position: the chance that the net should see there. */
function wantedOf({ rows, won }: Side, net: Net, far: number): number[] {
  const wanted = new Array<number>(rows.length).fill(won)
  if (far === 1) return wanted
  for (let at = rows.length - 2; at >= 0; at--) {
    wanted[at] = far * (wanted[at + 1] as number) + (1 - far) * net.chance(rows[at + 1] as Float64Array)
  }
  return wanted
}

/** Mean squared error of the chances. */
function errorOf(net: Net, sides: readonly Side[]): number {
  let sum = 0
  let count = 0
  for (const { rows, won } of sides) {
    for (const row of rows) sum += (net.chance(row) - won) ** 2
    count += rows.length
  }
  return sum / count
}

/** Inputs of all sizes learn alike when each is measured by its own spread, from its own mean. */
interface Scale {
  readonly mean: Float64Array
  readonly spread: Float64Array
}

function scaleOf(rows: readonly Float64Array[]): Scale {
  const size = rows[0]?.length ?? 0
  const mean = new Float64Array(size)
  const spread = new Float64Array(size)
  const seen = new Float64Array(size)
  for (const row of rows)
    for (let i = 0; i < size; i++) {
      const value = row[i] as number
      if (value === 0) continue
      mean[i] = (mean[i] as number) + value / rows.length
      seen[i] = (seen[i] as number) + 1
    }
  for (const row of rows) {
    for (let i = 0; i < size; i++) {
      spread[i] = (spread[i] as number) + ((row[i] as number) - (mean[i] as number)) ** 2 / rows.length
    }
  }
  return {
    // What is mostly zero stays zero, which costs nothing to learn from.
    mean: mean.map((value, i) => ((seen[i] as number) * 2 < rows.length ? 0 : value)),
    spread: spread.map((square) => Math.max(LEAST_SPREAD, Math.sqrt(square))),
  }
}

function scaleInto(out: Float64Array, { mean, spread }: Scale, row: Float64Array): void {
  for (let i = 0; i < row.length; i++) {
    out[i] = ((row[i] as number) - (mean[i] as number)) / (spread[i] as number)
  }
}

/** The same net for inputs as they are measured. */
function unscaled([first, ...rest]: readonly Layer[], { mean, spread }: Scale): Layer[] {
  const { weights, bias } = first as Layer
  const own = weights.map((unit) => unit.map((weight, i) => weight / (spread[i] as number)))
  return [{ weights: own, bias: shifted(bias, own, mean, -1) }, ...rest]
}

/** The same net for inputs that are measured by their spread, from their mean. */
function scaled([first, ...rest]: readonly Layer[], { mean, spread }: Scale): Layer[] {
  const { weights, bias } = first as Layer
  const own = weights.map((unit) => unit.map((weight, i) => weight * (spread[i] as number)))
  return [{ weights: own, bias: shifted(bias, weights, mean, 1) }, ...rest]
}

function shifted(
  bias: readonly number[],
  weights: Layer['weights'],
  mean: Float64Array,
  sign: 1 | -1,
): number[] {
  return bias.map((value, unit) => {
    return (weights[unit] as readonly number[]).reduce(
      (sum, weight, i) => sum + sign * weight * (mean[i] as number),
      value,
    )
  })
}

const freshLearner = (sizes: readonly number[], rng: RngState) =>
  new Learner(sizes.slice(1).map((units, at) => Dense.fresh(sizes[at] as number, units, rng)))

const learnerOf = (layers: readonly Layer[]) => new Learner(layers.map((layer) => Dense.of(layer)))

class Learner {
  readonly #layers: readonly Dense[]

  constructor(layers: readonly Dense[]) {
    this.#layers = layers
  }

  /** Compares the chance it sees with the one it should see. */
  learn(row: Float64Array, wanted: number): void {
    const layers = this.#layers
    const last = layers.length - 1
    const before = (at: number) => (at === 0 ? row : (layers[at - 1] as Dense).values)
    layers.forEach((layer, at) => {
      layer.feed(before(at), at === last)
    })
    const { values, blame } = layers[last] as Dense
    blame[0] = 1 / (1 + Math.exp(-(values[0] as number))) - wanted
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
