/** The state of a table as it is drawn, and its news for the flights, heard before they are drawn. */
import type { GameEvent } from '@duskhall/kernel'
import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { SeatSource, SeatState } from '../play/seat-source.ts'

/** What a bot did is drawn in slices, so that the page never stands still for it; an own answer at once. */
function byBot({ players }: SeatSource, { log, batch }: SeatState): boolean {
  if (batch.events.length === 0) return false
  const seat = log.at(-1)?.seat ?? null
  return seat !== null && players[seat]?.kind === 'bot'
}

export function useTableState(
  source: SeatSource,
  news: RefObject<(events: readonly GameEvent[]) => void>,
): SeatState {
  const [state, setState] = useState(source.state)
  useEffect(() => {
    let seen = source.state.batch.seq
    setState(source.state)
    return source.subscribe(() => {
      const now = source.state
      if (now.batch.seq !== seen) {
        seen = now.batch.seq
        // What is shown step by step flies step by step.
        if (!now.interlude) news.current(now.batch.events)
      }
      if (byBot(source, now)) startTransition(() => setState(now))
      else setState(now)
    })
  }, [source, news])
  return state
}
