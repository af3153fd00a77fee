import type { OptionField, OptionSchema } from './options.ts'
import { int, rngFrom, type Seed, seedFrom } from './rng.ts'

/** Who or what is played, drawn by lot where a table chooses it: for a game that is begun without choosing. */
export function drawnChoices<O>(
  schema: OptionSchema<O>,
  seats: number,
  seed: Seed,
): { readonly [option: string]: readonly string[] } {
  const rng = rngFrom(seedFrom(seed, 'options'))
  const drawn: { [option: string]: readonly string[] } = {}
  for (const [name, field] of Object.entries(schema) as [string, OptionField][]) {
    if (field.kind !== 'choices') continue
    const { min, max } = field.count(seats)
    // Where one may also choose fewer, what is usual stays.
    if (min !== max) continue
    const values = [...field.values]
    drawn[name] = Array.from({ length: min }, () => values.splice(int(rng, values.length), 1)[0] as string)
  }
  return drawn
}
