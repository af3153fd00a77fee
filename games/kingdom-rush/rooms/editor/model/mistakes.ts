/** What forbids to share a scenario, by name. */
import type { Fault } from '../../../content/scenario-faults.ts'

/** What no file of a scenario can be without. */
export type Lack =
  | { readonly code: 'noExits' | 'noSpawns' | 'emptyPart' | 'noWords'; readonly facts: object }
  | { readonly code: 'badField'; readonly facts: { readonly field: string } }

export type Mistake = Fault | Lack
