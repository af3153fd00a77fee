/** The options under which the contract suite plays a game: every value of every option at least once. */
import {
  choicesOf,
  int,
  type OptionField,
  type OptionSchema,
  rngFrom,
  same,
  seedFrom,
  shuffleWith,
} from '@duskhall/kernel'

/** What a table's options differ in from the documented ones. */
export type Departures = { readonly [option: string]: unknown }

/**
 * At least `least` sets of options, the first as documented. The others mix the values of all options by chance,
 * because what goes wrong with one may need another.
 */
export function optionSets<O>(schema: OptionSchema<O>, seats: number, least: number): Departures[] {
  const fields = Object.entries<OptionField>(schema).map(([name, field]) => ({
    name,
    others: otherValues(field, seats),
  }))
  const count = Math.max(least - 1, ...fields.map(({ others }) => others.length))
  const mixed = Array.from({ length: count }, (): Record<string, unknown> => ({}))
  for (const { name, others } of fields) {
    const r = rngFrom(seedFrom('options', name, seats))
    // Beyond one of each: by chance any of them, or the default.
    const more = Array.from({ length: count - others.length }, () => others[int(r, others.length + 1)])
    shuffleWith(r, [...others, ...more]).forEach((value, at) => {
      if (value !== undefined) Object.assign(mixed[at] as object, { [name]: value })
    })
  }
  return [{}, ...mixed]
}

/** The values of an option besides its default; of numbers the ends of their range, of choices each once. */
function otherValues(field: OptionField, seats: number): unknown[] {
  switch (field.kind) {
    case 'choice':
      return choicesOf(field, seats).filter((value) => value !== field.default)
    case 'flag':
      return [!field.default]
    case 'number':
      return [field.min, field.max].filter((value) => value !== field.default)
    case 'numbers': {
      const ends = [field.min, field.max]
      const list = (number: (at: number) => unknown) =>
        Array.from({ length: field.length(seats) }, (_, at) => number(at))
      const standard = list(() => field.default)
      const lists = [...ends.map((end) => list(() => end)), list((at) => ends[at % 2])]
      return lists.filter((numbers) => !same(numbers, standard))
    }
    case 'choices': {
      const { values, count } = field
      const { min, max } = count(seats)
      // Beginning with each of the values in turn, and as many as may be; then as few.
      const lists = values.map((_, at) => [...values.slice(at), ...values.slice(0, at)].slice(0, max))
      return [...lists, values.slice(0, min)].filter((chosen) => !same(chosen, field.default(seats)))
    }
  }
}
