/** The options under which the contract suite plays a game: every value of every option at least once. */
import {
  choicesOf,
  type Game,
  int,
  type OptionField,
  readOptions,
  rngFrom,
  same,
  seedFrom,
  shuffleWith,
} from '@duskhall/kernel'

/** So many lists of the values of one option are all played: who sits beside whom may matter. */
const FEW_ORDERS = 6

/** What a table's options differ in from the documented ones. */
export type Departures = { readonly [option: string]: unknown }

/**
 * At least `least` sets of options, the first as documented. The others mix the values of all options by chance,
 * because what goes wrong with one may need another. Sets that clash are no tables; a value that only stood in such
 * a set is played alone, if it goes with the defaults.
 */
export function optionSets(
  game: Pick<Game, 'options' | 'clash'>,
  seats: number,
  least: number,
): Departures[] {
  const fields = Object.entries<OptionField>(game.options).map(([name, field]) => ({
    name,
    others: otherValues(field, seats),
  }))
  const count = Math.max(least - 1, ...fields.map(({ others }) => others.length))
  const goesTogether = (set: Departures) => !game.clash?.(readOptions(game.options, seats, set), seats)
  const mixed = mixedSets(fields, seats, count).filter(goesTogether)
  const alone = fields.flatMap(({ name, others }) =>
    others
      .filter((value) => !mixed.some((set) => same(set[name], value)))
      .map((value): Departures => ({ [name]: value }))
      .filter(goesTogether),
  )
  const played = [...mixed, ...alone]
  const more = Array.from({ length: Math.max(0, least - 1 - played.length) }, (): Departures => ({}))
  return [{}, ...played, ...more]
}

function mixedSets(
  fields: readonly { readonly name: string; readonly others: readonly unknown[] }[],
  seats: number,
  count: number,
): Departures[] {
  const mixed = Array.from({ length: count }, (): Record<string, unknown> => ({}))
  for (const { name, others } of fields) {
    const r = rngFrom(seedFrom('options', name, seats))
    // Beyond one of each: by chance any of them, or the default.
    const more = Array.from({ length: count - others.length }, () => others[int(r, others.length + 1)])
    shuffleWith(r, [...others, ...more]).forEach((value, at) => {
      if (value !== undefined) Object.assign(mixed[at] as object, { [name]: value })
    })
  }
  return mixed
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
      const standard = field.default(seats)
      const others = ordersOf(values, max).filter((chosen) => !same(chosen, standard))
      const { later } = field
      // The first seat chooses at the table, the others have chosen.
      if (later !== undefined) others.push([later, ...values.slice(0, max - 1)])
      return min === max ? others : [...others, values.slice(0, min)]
    }
  }
}

/** Every list of so many values where there are few; else one that begins with each of them. */
function ordersOf(values: readonly string[], length: number): string[][] {
  let count = 1
  for (let i = 0; i < length; i++) count *= values.length - i
  if (count <= FEW_ORDERS) return everyOrder(values, length)
  return values.map((_, at) => [...values.slice(at), ...values.slice(0, at)].slice(0, length))
}

function everyOrder(values: readonly string[], length: number): string[][] {
  if (length === 0) return [[]]
  return values.flatMap((first) =>
    everyOrder(
      values.filter((value) => value !== first),
      length - 1,
    ).map((rest) => [first, ...rest]),
  )
}
