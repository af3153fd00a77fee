/** A scenario as a file: what is written is what is read, and what is no scenario is told with its place. */
import { type Misshape, shapeOf } from '../../../content/scenario-shape.ts'
import type { ScenarioEntry } from '../../../content/schema.ts'
import { hasShape } from './problems.ts'

/** Why a file is not opened. */
export type Unread =
  | { readonly code: 'noJson' | 'foreign' | 'campaign' | 'record' | 'large' }
  | { readonly code: 'more'; readonly count: number }
  | (Pick<Misshape, 'place' | 'found'> & { readonly code: Misshape['kind'] })

/** Far more than a scenario needs. */
const MOST_LETTERS = 200_000
/** So much of what is wrong is told; whoever mends a file begins with these. */
const MOST_TOLD = 20
const LONGEST_FOUND = 40

export function textOf(entry: ScenarioEntry): string {
  return `${JSON.stringify(entry, null, 2)}\n`
}

export function readScenario(
  text: string,
): { readonly entry: ScenarioEntry } | { readonly unread: readonly Unread[] } {
  if (text.length > MOST_LETTERS && !text.includes('"scenarios"')) return { unread: [{ code: 'large' }] }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { unread: [{ code: 'noJson' }] }
  }
  const found = scenarioIn(json)
  if (!found) return { unread: [{ code: whatElse(json) }] }
  const shape = shapeOf(found)
  if ('entry' in shape) return shape
  // What its author had not come to yet when it was written is no damage.
  if (hasShape(found)) return { entry: found }
  const told = shape.misshapes.slice(0, MOST_TOLD).map(({ kind, place, found: value }) => {
    const cut = value.length > LONGEST_FOUND ? `${value.slice(0, LONGEST_FOUND)}…` : value
    return { code: kind, place, found: cut }
  })
  const count = shape.misshapes.length - told.length
  return { unread: [...told, ...(count > 0 ? [{ code: 'more' as const, count }] : [])] }
}

/** A scenario, or the first one of a whole content file; null for anything else. */
function scenarioIn(json: unknown): object | null {
  if (typeof json !== 'object' || json === null) return null
  const scenarios: unknown = Reflect.get(json, 'scenarios')
  const entry: unknown = Array.isArray(scenarios) ? scenarios[0] : json
  if (typeof entry !== 'object' || entry === null) return null
  return ['map', 'spawns', 'sites'].some((field) => Object.hasOwn(entry, field)) ? entry : null
}

/** Another file of ours, which another page opens. */
function whatElse(json: unknown): 'campaign' | 'record' | 'foreign' {
  const { schema, format } = Object(json) as { readonly [field: string]: unknown }
  if (/^duskhall-kingdom-rush-campaign/.test(String(schema))) return 'campaign'
  return /^duskhall-record/.test(String(format)) ? 'record' : 'foreign'
}
