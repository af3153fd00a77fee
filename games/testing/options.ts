/** What a game lets a table choose, in a form that a test can write down. What is refused and how is the kernel's. */
import { choicesOf, type Game, type OptionField } from '@duskhall/kernel'

/** By option: what a table of so many seats chooses from, the default first, or a sentence about its numbers. */
export function choicesAt(game: Game, seats: number): { readonly [option: string]: unknown } {
  const fields = Object.entries<OptionField>(game.options)
  return Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, seats)]))
}

function valuesOf(field: OptionField, seats: number): unknown {
  switch (field.kind) {
    case 'flag':
      return [field.default, !field.default]
    case 'choice':
      return [field.default, ...choicesOf(field, seats).filter((value) => value !== field.default)]
    case 'number':
      return `${field.min} to ${field.max}, else ${field.default}`
    case 'numbers':
      return `${field.length(seats)} times ${field.min} to ${field.max}, else ${field.default}`
    case 'choices': {
      const { min, max } = field.count(seats)
      const all = field.later === undefined ? field.values : [...field.values, field.later]
      return `${min} to ${max} of ${all.join(', ')}, else ${field.default(seats).join(', ')}`
    }
  }
}
