/** Fitted weights: how much each feature of a position counts toward the chance to win. */

/** Fitted weights as a file: by head, the weight of each feature in the order of `features`. */
export interface WeightsFile {
  readonly format: typeof FORMAT
  readonly heads: { readonly [head: string]: { readonly [feature: string]: number } }
}

const FORMAT = 'duskhall-weights-1'

/** Thrown for weights that were fitted to other features. */
export class WeightsError extends Error {
  override name = 'WeightsError'
}

export type Weights = { readonly [head: string]: Float64Array }

/** Reads fitted weights; refuses those of other features, whose numbers would mean something else. */
export function readWeights(file: unknown, features: readonly string[], heads: readonly string[]): Weights {
  const { format, heads: fitted } = file as Partial<WeightsFile>
  if (format !== FORMAT) {
    throw new WeightsError(`Weights should have the format "${FORMAT}", not "${format}".`)
  }
  const read = heads.map((head) => [head, readHead(head, fitted?.[head] ?? {}, features)])
  return Object.fromEntries(read)
}

function readHead(
  head: string,
  fitted: { [feature: string]: number },
  features: readonly string[],
): Float64Array {
  const names = Object.keys(fitted)
  const at = features.findIndex((name, i) => names[i] !== name)
  const wrong = at >= 0 ? features[at] : names[features.length]
  if (wrong !== undefined) {
    throw new WeightsError(
      `The weights for "${head}" do not fit the features, from "${wrong}" on. Fit them again.`,
    )
  }
  const weights = Float64Array.from(Object.values(fitted))
  if (weights.every(Number.isFinite)) return weights
  throw new WeightsError(`A weight for "${head}" is no number. Fit them again.`)
}

export function writeWeights(
  features: readonly string[],
  heads: { [head: string]: readonly number[] },
): string {
  const named = Object.entries(heads).map(([head, weights]) => [
    head,
    Object.fromEntries(features.map((name, at) => [name, Math.round((weights[at] as number) * 1e4) / 1e4])),
  ])
  return `${JSON.stringify({ format: FORMAT, heads: Object.fromEntries(named) }, null, 2)}\n`
}

/** The chance that a linear value stands for. */
export function chanceOf(weights: Float64Array, measured: Float64Array): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (measured[i] as number)
  return 1 / (1 + Math.exp(-sum))
}
