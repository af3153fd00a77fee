/** Cards and locations that an entry names must be on its own board: a verb would look for them in vain. */
import * as v from 'valibot'
import type { Instruction, Verb } from '../rules/verb.ts'
import type { Takes } from './fields.ts'
import type { VillainEntry } from './schema.ts'

/** One name in an entry: its place there, what is named, and whether that is a card or a location. */
export interface Naming {
  readonly path: string
  readonly kind: 'card' | 'location'
  readonly name: string
}

type Entry = { readonly [field: string]: unknown }

/** Every name in the instructions of an entry, at any depth. */
export function namesIn(entry: VillainEntry, verbs: readonly Verb[]): Naming[] {
  const takes = new Map(verbs.map((verb) => [verb.op, verb.takes]))
  const found: Naming[] = []
  const search = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const op = 'op' in value ? (value as Instruction).op : undefined
    if (op !== undefined) found.push(...namesOf(value as Entry, takes.get(op) ?? {}, path))
    for (const [field, part] of Object.entries(value)) search(part, path ? `${path}.${field}` : field)
  }
  search(entry, '')
  return found
}

function namesOf(instruction: Entry, takes: Takes, path: string): Naming[] {
  return Object.entries(takes).flatMap(([field, schema]) => {
    const kind = kindOf(schema)
    const names = [instruction[field] ?? []].flat() as string[]
    return kind ? names.map((name) => ({ path: `${path}.${field}`, kind, name })) : []
  })
}

/** What a field names, also where it may be left out or is a list. */
function kindOf(schema: unknown): Naming['kind'] | null {
  const { wrapped, item } = schema as { readonly wrapped?: unknown; readonly item?: unknown }
  if (wrapped ?? item) return kindOf(wrapped ?? item)
  const { names } = v.getMetadata(schema as v.GenericSchema) as { names?: Naming['kind'] }
  return names ?? null
}
