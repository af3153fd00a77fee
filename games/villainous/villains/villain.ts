/** What the folder of a Villain brings: its entry of the content, and what only this Villain has. */
import type { Seat } from '@duskhall/kernel'
import type { VillainEntry } from '../content/schema.ts'
import type { Verb } from '../rules/verb.ts'
import type { Villainous } from '../state.ts'
import type { Plan } from './plan.ts'

export interface Villain {
  readonly id: string
  /** Board, objective and decks, as they stand in the box. */
  readonly entry: unknown
  /** Verbs that no other Villain needs. */
  readonly verbs: readonly Verb[]
  /** What its cards forbid that only its own verbs ask about. */
  readonly forbids: readonly string[]
  /** Its tokens and tiles at the start. */
  pieces(entry: VillainEntry): number[]
  hasWon(s: Villainous, seat: Seat): boolean
  /** How a bot plays it. */
  readonly plan: Plan
  /** What cards ask for under `needs.while`. */
  readonly whiles: { readonly [name: string]: (s: Villainous, seat: Seat) => boolean }
}
