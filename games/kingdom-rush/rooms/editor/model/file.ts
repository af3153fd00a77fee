/** A scenario as a file: what is written is what is read, and what is no scenario is told with its place. */
import { type Misshape, shapeOf } from '../../../content/scenario-shape.ts'
import type { ScenarioEntry } from '../../../content/schema.ts'

/** Why a file is not opened. */
export type Unread =
  | { readonly code: 'noJson' | 'foreign' | 'large' }
  | (Pick<Misshape, 'place' | 'found'> & { readonly code: Misshape['kind'] })

/** Far more than a scenario needs. */
const MOST_LETTERS = 200_000

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
  if (!found) return { unread: [{ code: 'foreign' }] }
  const shape = shapeOf(found)
  if ('entry' in shape) return shape
  return { unread: shape.misshapes.map(({ kind, ...where }) => ({ code: kind, ...where })) }
}

/** A scenario, or the first one of a whole content file; null for anything else. */
function scenarioIn(json: unknown): object | null {
  if (typeof json !== 'object' || json === null) return null
  const scenarios: unknown = Reflect.get(json, 'scenarios')
  if (Array.isArray(scenarios)) return scenarioIn(scenarios[0])
  return ['map', 'spawns', 'sites'].some((field) => field in json) ? json : null
}
