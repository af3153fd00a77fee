/** What a verb of a power is: whether it could change anything, and what it does. */
import type { Seat } from '@duskhall/kernel'
import type { Effect } from '../../content/schema.ts'
import type { EvilCorp, Place, Power } from '../../state.ts'

/** Who uses a power, how, and where the tile lies whose power it is. */
export interface Use {
  readonly seat: Seat
  readonly how: Power['of']
  readonly source: Place
}

export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>

export interface Verb<Op extends Effect['op']> {
  /** EC-RULING17: an activation or a demon's column must be able to change something. */
  canChange(s: EvilCorp, use: Use, effect: EffectOf<Op>): boolean
  /** Does it, or asks what it needs to know; does nothing without a legal object (EC-RULING49). */
  apply(s: EvilCorp, use: Use, effect: EffectOf<Op>): void
}
