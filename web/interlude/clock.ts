/** Where one stands in what happens by itself: step by step, then its summary, then on with the game. */
import type { Interlude } from '@duskhall/ui'
import type { Pace, ShownInterludes } from '../settings/settings.ts'

/** A step by its number, the summary, or the end. */
export type At = number | 'summary' | 'over'

/** Less motion: what came of it, at once. */
export function begin(interlude: Interlude, shown: ShownInterludes, pace: Pace, still: boolean): At {
  const { from, to, brief } = interlude
  if (shown === 'never' || (brief && pace === 'instant')) return 'over'
  return shown === 'steps' && !still && from < to ? from : closing(interlude)
}

export function next(interlude: Interlude, at: At): At {
  if (typeof at !== 'number') return 'over'
  return at + 1 < interlude.to ? at + 1 : closing(interlude)
}

/** After its steps, and whenever they are skipped. */
export function closing({ onward }: Interlude): At {
  return onward === null ? 'over' : 'summary'
}

/** The step whose table is on the stage: the last one stays behind the summary. */
export function stepAt({ from, to }: Interlude, at: At): number {
  return typeof at === 'number' ? at : Math.max(from, to - 1)
}

/** By how much the pace of the bots stretches a step. */
const STRETCH: { readonly [P in Pace]: number } = {
  slow: 1.7,
  normal: 1,
  fast: 0.6,
  fastest: 0.35,
  instant: 0.35,
}

export function lasting(interlude: Interlude, at: At, pace: Pace): number {
  const step = typeof at === 'number' ? interlude.steps[at] : undefined
  return (step?.lasts ?? 0) * STRETCH[pace]
}
