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
  return Array.isArray(list) ? list : []
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { id, saved, entry } = value as Partial<Draft>
  return typeof id === 'string' && typeof saved === 'number' && hasShape(entry)
}

/** The newest first. What cannot be read stays where it is and is not shown. */
export function draftsIn(datum: unknown): Draft[] {
  return listIn(datum)
    .filter(isDraft)
    .sort((a, b) => b.saved - a.saved)
}

export function withDraft(datum: unknown, draft: Draft): unknown {
  return { drafts: [draft, ...listIn(datum).filter((other) => idOf(other) !== draft.id)] }
}

export function withoutDraft(datum: unknown, id: string): unknown {
  return { drafts: listIn(datum).filter((other) => idOf(other) !== id) }
}
