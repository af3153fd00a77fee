/** Table options: a small schema that checks what comes in and from which the page builds its form. */

export type OptionField =
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

export type OptionSchema<O> = { readonly [K in keyof O]: OptionField }

/** Thrown for options that a table cannot be opened with; the message names the option and what it takes. */
export class OptionError extends Error {
  override name = 'OptionError'
}

/** The options of a table: what was given, checked, and defaults for the rest. */
export function readOptions<O>(schema: OptionSchema<O>, seats: number, given: unknown = {}): O {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new OptionError('Options are an object of names and values.')
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema, name)) {
      throw new OptionError(
        `There is no option "${name}"; the options are ${Object.keys(schema).join(', ')}.`,
      )
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

/** What of these options a table of so many seats can keep; the rest falls back to defaults. */
export function fittingOptions<O>(
  schema: OptionSchema<O>,
  seats: number,
  given: { readonly [name: string]: unknown },
): { readonly [name: string]: unknown } {
  const fits = ([name, value]: [string, unknown]) => {
    try {
      readOptions(schema, seats, { [name]: value })
      return true
    } catch {
      return false
    }
  }
  return Object.fromEntries(Object.entries(given).filter(fits))
}

/** The values of a choice that a table of so many seats has. */
export function choicesOf(field: Extract<OptionField, { kind: 'choice' }>, seats: number): readonly string[] {
  const { fits } = field
  return fits ? field.values.filter((value) => fits(value, seats)) : field.values
}

function defaultOf(field: OptionField, seats: number): unknown {
  return field.kind === 'numbers' ? new Array(field.length(seats)).fill(field.default) : field.default
}

function checked(name: string, field: OptionField, value: unknown, seats: number): unknown {
  switch (field.kind) {
    case 'choice':
      if (choicesOf(field, seats).includes(value as string)) return value
      throw new OptionError(
        `Option "${name}" is one of ${choicesOf(field, seats).join(', ')}, not ${show(value)}.`,
      )
    case 'flag':
      if (typeof value === 'boolean') return value
      throw new OptionError(`Option "${name}" is true or false, not ${show(value)}.`)
    case 'number':
      if (inRange(value, field)) return value
      throw new OptionError(
        `Option "${name}" is a whole number from ${field.min} to ${field.max}, not ${show(value)}.`,
      )
    case 'numbers': {
      const length = field.length(seats)
      if (Array.isArray(value) && value.length === length && value.every((n) => inRange(n, field)))
        return [...value]
      throw new OptionError(
        `Option "${name}" is a list of ${length} whole numbers from ${field.min} to ${field.max}, not ${show(value)}.`,
      )
    }
  }
}

function inRange(value: unknown, range: { min: number; max: number }): boolean {
  return Number.isInteger(value) && (value as number) >= range.min && (value as number) <= range.max
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
