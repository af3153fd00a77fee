/** The scenarios that a browser keeps: what lies in the room's drawer, perhaps written by another version. */
import type { ScenarioEntry } from '../../../content/schema.ts'
import { hasShape } from './problems.ts'

export interface Draft {
  readonly id: string
  readonly entry: ScenarioEntry
  /** When it was last changed, in milliseconds. */
  readonly saved: number
}

export const MOST_DRAFTS = 40

function listIn(datum: unknown): readonly unknown[] {
  const list: unknown = typeof datum === 'object' && datum !== null ? Reflect.get(datum, 'drafts') : null
  if (Array.isArray(list)) return list
  // What another version wrote in another form stays, as something that this one cannot read.
  return datum === null || datum === undefined ? [] : [datum]
}

/** The last moment that a calendar has. */
const LATEST = 8.64e15

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { id, saved, entry } = value as Partial<Draft>
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return false
  return typeof saved === 'number' && Math.abs(saved) <= LATEST && hasShape(entry)
}

/** The newest first. What cannot be read stays where it is and is not shown. */
export function draftsIn(datum: unknown): Draft[] {
  return listIn(datum)
    .filter(isDraft)
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
    .sort((a, b) => b.saved - a.saved)
}

export function withDraft(datum: unknown, draft: Draft): unknown {
  return { drafts: [draft, ...listIn(datum).filter((other) => idOf(other) !== draft.id)] }
}

export function withoutDraft(datum: unknown, id: string): unknown {
  return { drafts: listIn(datum).filter((other) => idOf(other) !== id) }
}
