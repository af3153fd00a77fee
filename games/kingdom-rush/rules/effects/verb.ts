/** What a verb of the box is to the rules. */
import type { Verb } from '../../content/effects.ts'
import type { Acting, FigureNo, KingdomRush } from '../../state.ts'

export type VerbOf<Op extends Verb['op']> = Extract<Verb, { op: Op }>

/** Carries out one verb of a list; what it asks comes before the next one. */
export type Carry<Op extends Verb['op']> = (s: KingdomRush, acting: Acting, verb: VerbOf<Op>) => void

/** A verb on one hero, who may have to be chosen first. */
export interface OnHero<Op extends Verb['op']> {
  /** Whether it can be done to that hero at all, or the rule against it. */
  refusal(s: KingdomRush, hero: FigureNo): string | null
  carry(s: KingdomRush, acting: Acting, verb: VerbOf<Op>, hero: FigureNo): void
}
