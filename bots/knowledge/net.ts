/**
 * A small net that foretells who wins. Each unit adds up what the layer before it gives and passes on what is above
 * zero; the last one says the chance. The file names the inputs its weights were fitted to.
 */
export interface NetFile {
  readonly format: typeof FORMAT
  readonly inputs: readonly string[]
  readonly layers: readonly Layer[]
}

export interface Layer {
  /** By unit: the weight of each value of the layer before. */
  readonly weights: readonly (readonly number[])[]
  /** By unit. */
  readonly bias: readonly number[]
}

const FORMAT = 'duskhall-net-1'

/** Thrown for a net that was fitted to other inputs. */
export class NetError extends Error {
  override name = 'NetError'
}

export class Net {
  readonly #layers: readonly Units[]

  constructor(layers: readonly Layer[]) {
    this.#layers = layers.map(unitsOf)
  }

  chance(inputs: Float64Array): number {
    let values = inputs
    for (const units of this.#layers) {
      feed(units, values)
      values = units.values
    }
    return 1 / (1 + Math.exp(-(values[0] as number)))
  }
}

interface Units {
  readonly bias: Float64Array
  /** By value of the layer before, then by unit. */
  readonly weights: Float64Array
  readonly values: Float64Array
  /** The values of the layer before that are not zero: the others are passed over at once. */
  readonly found: Int32Array
  readonly isLast: boolean
}

function unitsOf({ weights, bias }: Layer, at: number, all: readonly Layer[]): Units {
  const before = weights[0]?.length ?? 0
  const units = bias.length
  return {
    bias: Float64Array.from(bias),
    weights: Float64Array.from({ length: before * units }, (_, i) => {
      return (weights[i % units] as readonly number[])[Math.floor(i / units)] as number
    }),
    values: new Float64Array(units),
    found: new Int32Array(before),
    isLast: at === all.length - 1,
  }
}

/** A search spends a third of its time here. Four units at a time are added up in registers, which takes less than half as long. */
function feed({ bias, weights, values, found, isLast }: Units, before: Float64Array): void {
  const units = values.length
  let count = 0
  for (let i = 0; i < before.length; i++) if (before[i] !== 0) found[count++] = i
  let unit = 0
  for (; unit + 4 <= units; unit += 4) {
    let a = bias[unit] as number
    let b = bias[unit + 1] as number
    let c = bias[unit + 2] as number
    let d = bias[unit + 3] as number
    for (let k = 0; k < count; k++) {
      const i = found[k] as number
      const value = before[i] as number
      const at = i * units + unit
      a += value * (weights[at] as number)
      b += value * (weights[at + 1] as number)
      c += value * (weights[at + 2] as number)
      d += value * (weights[at + 3] as number)
    }
    values[unit] = a
    values[unit + 1] = b
    values[unit + 2] = c
    values[unit + 3] = d
  }
  for (; unit < units; unit++) {
    let sum = bias[unit] as number
    for (let k = 0; k < count; k++) {
      const i = found[k] as number
      sum += (before[i] as number) * (weights[i * units + unit] as number)
    }
    values[unit] = sum
  }
  if (isLast) return
  for (let at = 0; at < units; at++) if ((values[at] as number) < 0) values[at] = 0
}

/** Reads a fitted net; refuses one of other inputs, whose numbers would mean something else. */
export function readNet(file: unknown, inputs: readonly string[]): Net {
  const { format, inputs: fitted = [], layers = [] } = file as Partial<NetFile>
  if (format !== FORMAT) throw new NetError(`A net should have the format "${FORMAT}", not "${format}".`)
  const at = inputs.findIndex((name, i) => fitted[i] !== name)
  const wrong = at >= 0 ? inputs[at] : fitted[inputs.length]
  if (wrong !== undefined) {
    throw new NetError(`The net does not fit the inputs, from "${wrong}" on. Fit it again.`)
  }
  let width = inputs.length
  for (const { weights, bias } of layers) {
    const isWhole = weights.every((unit) => unit.length === width && unit.every(Number.isFinite))
    if (!isWhole || weights.length !== bias.length || !bias.every(Number.isFinite)) {
      throw new NetError('A layer of the net has a hole. Fit it again.')
    }
    width = bias.length
  }
  if (layers.length === 0 || width !== 1)
    throw new NetError('The net does not end in one unit. Fit it again.')
  return new Net(layers)
}

export function writeNet(inputs: readonly string[], layers: readonly Layer[]): string {
  const rounded = layers.map(({ weights, bias }) => ({ weights: weights.map(round), bias: round(bias) }))
  return `${JSON.stringify({ format: FORMAT, inputs, layers: rounded } satisfies NetFile)}\n`
}

/** Two digits of each weight: the file is half as large, and chances change by less than half a point. */
function round(numbers: readonly number[]): number[] {
  return numbers.map((number) => Number((Math.round(number * 1e4) / 1e4).toPrecision(2)))
}
