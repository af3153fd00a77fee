/** What a verb of an ability is: it does its part, or puts the question it needs on the agenda. */
import type { Effect } from '../../content/schema.ts'
import type { Card, TerrorsOfLondon } from '../../state.ts'

export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>

/** `source` is the card the ability stands on, or OVERLORD. Without anything to act on a verb does nothing (TL-GEN-R3). */
export type Verb<Op extends Effect['op']> = (s: TerrorsOfLondon, effect: EffectOf<Op>, source: Card) => void
