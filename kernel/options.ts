/** Table options: a small schema that checks what comes in and from which the page builds its form. */
import { DuskhallError, problem } from './errors.ts'

export type OptionField = OptionKind & {
  /** What a table is about: asked when it is laid, before how the rules are read. */
  readonly foremost?: true
}

type OptionKind =
  | {
      readonly kind: 'choice'
      readonly values: readonly string[]
      readonly default: string
      /** Whether a table of so many seats has this value; left out: always. */
      fits?(value: string, seats: number): boolean
    }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | {
      readonly kind: 'numbers'
      readonly min: number
      readonly max: number
      readonly default: number
      /** How many numbers, by the count of seats. */
      length(seats: number): number
    }
  | {
      /** Some of the values, none twice, in the order in which they were chosen: heroes, unlocked spells. */
      readonly kind: 'choices'
      readonly values: readonly string[]
      /** What is chosen unless somebody says otherwise, by the count of seats. */
      default(seats: number): readonly string[]
      /** How many are chosen, by the count of seats. */
      count(seats: number): { readonly min: number; readonly max: number }
      /** The list goes by seat, and this stands in it, as often as wanted, for a seat that chooses at the table. */
      readonly later?: string
    }

/** One of the values; the first is the default. */
export function choice(...values: readonly [string, ...string[]]): OptionField {
  return { kind: 'choice', values, default: values[0] }
}

export function flag(byDefault: boolean): OptionField {
  return { kind: 'flag', default: byDefault }
}

/** One of the values for each seat, by seat: who plays what. The first are chosen unless somebody says otherwise. */
export function oneForEachSeat(values: readonly string[]): OptionField {
  return {
    kind: 'choices',
    foremost: true,
    values,
    default: (seats) => values.slice(0, seats),
    count: (seats) => ({ min: seats, max: seats }),
  }
}

export type OptionSchema<O> = { readonly [K in keyof O]: OptionField }

/** Options that are allowed one by one and not together: which of them should change, and a word for why. */
export interface Clash<O> {
  readonly option: keyof O & string
  /** A key of the option's texts (`clashes`). */
  readonly reason: string
}

/** What was given, checked one by one, and defaults for the rest. */
export function readOptions<O>(schema: OptionSchema<O>, seats: number, given: unknown = {}): O {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw problem('options-no-object', {})
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema, name)) {
      throw problem('option-unknown', { option: short(name), known: Object.keys(schema).join(', ') })
    }
  }
  const options: Record<string, unknown> = {}
  for (const name of Object.keys(schema)) {
    const field = schema[name as keyof O]
    const value: unknown = Reflect.get(given, name)
    options[name] = value === undefined ? defaultOf(field, seats) : checked(name, field, value, seats)
  }
  return options as O
}

/** What of these options a table of so many seats can keep, of lists by seat their beginning; the rest falls back to defaults. */
export function fittingOptions<O>(
  schema: OptionSchema<O>,
  seats: number,
  given: { readonly [name: string]: unknown },
): { readonly [name: string]: unknown } {
  const cut = ([name, value]: [string, unknown]): [string, unknown] => {
    const field = schema[name as keyof O]
    const goesBySeat = field?.kind === 'choices' && field.later !== undefined && Array.isArray(value)
    return [name, goesBySeat ? value.slice(0, field.count(seats).max) : value]
  }
  const fits = ([name, value]: [string, unknown]) => {
    try {
      readOptions(schema, seats, { [name]: value })
      return true
    } catch (error) {
      if (error instanceof DuskhallError) return false
      throw error
    }
  }
  return Object.fromEntries(Object.entries(given).map(cut).filter(fits))
}

/** The values of a choice that a table of so many seats has. */
export function choicesOf(field: Extract<OptionField, { kind: 'choice' }>, seats: number): readonly string[] {
  const { fits } = field
  return fits ? field.values.filter((value) => fits(value, seats)) : field.values
}

/** What a table of so many seats has unless somebody says otherwise. */
export function defaultOf(field: OptionField, seats: number): unknown {
  if (field.kind === 'choices') return [...field.default(seats)]
  return field.kind === 'numbers' ? new Array(field.length(seats)).fill(field.default) : field.default
}

function checked(name: string, field: OptionField, given: unknown, seats: number): unknown {
  const { fits, wanted } = demandOf(field, seats)
  // What is no JSON may have holes, over which a test of every element would pass.
  const value = Array.isArray(given) ? [...given] : given
  if (!fits(value)) throw problem('option-value', { option: name, wanted, given: show(value) })
  return value
}

/** What a field takes at a table of so many seats, as a test and in words. */
function demandOf(field: OptionField, seats: number): { fits(value: unknown): boolean; wanted: string } {
  switch (field.kind) {
    case 'choice': {
      const values = choicesOf(field, seats)
      return { fits: (value) => values.includes(value as string), wanted: `one of ${values.join(', ')}` }
    }
    case 'flag':
      return { fits: (value) => typeof value === 'boolean', wanted: 'true or false' }
    case 'number':
      return {
        fits: (value) => inRange(value, field),
        wanted: `a whole number from ${field.min} to ${field.max}`,
      }
    case 'numbers': {
      const length = field.length(seats)
      return {
        fits: (value) => isList(value, length, length) && value.every((n) => inRange(n, field)),
        wanted: `a list of ${length} whole numbers from ${field.min} to ${field.max}`,
      }
    }
    case 'choices': {
      const { min, max } = field.count(seats)
      const { later } = field
      const named = (value: readonly unknown[]) =>
        later === undefined ? value : value.filter((one) => one !== later)
      const known = (value: unknown) => field.values.includes(value as string)
      const isSet = (value: readonly unknown[]) => value.every(known) && new Set(value).size === value.length
      const wanted = `a list of ${min === max ? min : `${min} to ${max}`} of ${field.values.join(', ')}, none twice`
      return {
        fits: (value) => isList(value, min, max) && isSet(named(value)),
        wanted: later === undefined ? wanted : `${wanted}, or ${later}`,
      }
    }
  }
}

function isList(value: unknown, min: number, max: number): value is unknown[] {
  return Array.isArray(value) && value.length >= min && value.length <= max
}

function inRange(value: unknown, range: { min: number; max: number }): boolean {
  return Number.isInteger(value) && (value as number) >= range.min && (value as number) <= range.max
}

function show(value: unknown): string {
  return short(JSON.stringify(value) ?? String(value))
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
