/** The step of the round that is being shown, for the parts of the board. */
import type { Watching } from '@duskhall/ui'
import { useDesk } from '../seat.tsx'
import type { RoundInterlude, RoundStep } from './steps.ts'

export interface WatchedRound {
  readonly interlude: RoundInterlude
  readonly at: number
  readonly step: RoundStep
}

/** Null while the table is played. */
export function useWatchedRound(): WatchedRound | null {
  const { watching } = useDesk()
  if (!watching) return null
  const { interlude, at } = watching as Watching<RoundInterlude>
  const step = interlude.steps[at]
  return step ? { interlude, at, step } : null
}
