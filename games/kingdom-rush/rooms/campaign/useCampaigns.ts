/** The campaigns of this browser in a component: what is kept, what tables have told, and every change of it. */
import { type RoomDesk, useDrawer } from '@duskhall/ui'
import { useEffect, useMemo } from 'react'
import { currentOf, enter, type Kept, type KeptCampaign, readKept, withCampaign } from './kept.ts'

export interface Campaigns {
  readonly kept: Kept
  readonly current: KeptCampaign
  change(next: (before: Kept) => Kept): void
  /** Changes the campaign that goes on. */
  changeCurrent(next: (before: KeptCampaign) => KeptCampaign): void
}

export function useCampaigns(desk: RoomDesk, onUncounted: () => void): Campaigns {
  const datum = useDrawer(desk.drawer)
  const results = useDrawer(desk.results)
  const kept = useMemo(() => readKept(datum), [datum])
  const change = (next: (before: Kept) => Kept) => desk.drawer.change((before) => next(readKept(before)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever tables have told is entered as it comes
  useEffect(() => {
    if (!Array.isArray(results) || results.length === 0) return
    let uncounted = 0
    // First entered, then taken away: whoever closes the page in between enters it again, which changes nothing.
    change((before) => {
      const entered = enter(before, results)
      uncounted = entered.uncounted
      return entered.kept
    })
    desk.results.change((before) =>
      Array.isArray(before) ? before.filter((one) => !results.some((told) => isSame(one, told))) : [],
    )
    if (uncounted > 0) onUncounted()
  }, [results])

  return {
    kept,
    current: currentOf(kept),
    change,
    changeCurrent: (next) => change((before) => withCampaign(before, before.current, next)),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
