/** The state of a table as it is drawn, and its news for the flights, heard before they are drawn. */
import type { GameEvent } from '@duskhall/kernel'
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SeatSource, SeatState } from '../play/seat-source.ts'

/** What a bot did is drawn in slices, so that the page never stands still for it. */
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
  const drawn = useRef(state)
  useLayoutEffect(() => {
    drawn.current = state
  }, [state])
  useEffect(() => {
    let seen = source.state.batch.seq
    setState(source.state)
    const leave = source.subscribe(() => {
      const now = source.state
      if (now.batch.seq !== seen) {
        seen = now.batch.seq
        // What is shown step by step flies step by step.
        if (!now.interlude) news.current(now.batch.events)
      }
      if (byBot(source, now)) startTransition(() => setState(now))
      else setState(now)
    })
    // A key is for the table as it stands: people type ahead, and a key does not aim at what is seen as a finger does.
    const catchUp = () => drawn.current !== source.state && flushSync(() => setState(source.state))
    addEventListener('keydown', catchUp, true)
    return () => {
      leave()
      removeEventListener('keydown', catchUp, true)
    }
  }, [source, news])
  return state
}
