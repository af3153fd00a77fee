/** A scenario on its own: whether it has the shape of one, and where it has not. */
import * as v from 'valibot'
import { Scenario, type ScenarioEntry } from './schema/scenario.ts'

export interface Misshape {
  /** The field, such as "spawns.0.lane.3". */
  readonly place: string
  readonly kind: 'missing' | 'unknown' | 'wrong'
  /** What stands there. */
  readonly found: string
}

export function shapeOf(
  json: unknown,
): { readonly entry: ScenarioEntry } | { readonly misshapes: readonly Misshape[] } {
  const parsed = v.safeParse(Scenario, json)
  if (parsed.success) return { entry: parsed.output }
  return {
    misshapes: parsed.issues.map((issue): Misshape => {
      const { received, expected } = issue
      const kind = received === 'undefined' ? 'missing' : expected === 'never' ? 'unknown' : 'wrong'
      return { place: v.getDotPath(issue) ?? '', kind, found: received }
    }),
  }
}
