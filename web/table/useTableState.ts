/** The state of a table as it is drawn, and its news for the flights, heard before they are drawn. */
import type { GameEvent } from '@duskhall/kernel'
import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { LocalTable } from '../play/local-table.ts'
import type { TableState } from '../play/table-state.ts'

/** What a bot did is drawn in slices, so that the page never stands still for it; an own answer at once. */
function byBot(table: LocalTable, { history, batch }: TableState): boolean {
  if (batch.events.length === 0) return false
  const seat = history.at(-1)?.seat ?? null
  return seat !== null && table.players[seat]?.kind === 'bot'
}

export function useTableState(
  table: LocalTable,
  news: RefObject<(events: readonly GameEvent[]) => void>,
): TableState {
  const [state, setState] = useState(table.state)
  useEffect(() => {
    let seen = table.state.batch.seq
    setState(table.state)
    return table.subscribe(() => {
      const now = table.state
      if (now.batch.seq !== seen) {
        seen = now.batch.seq
        news.current(now.batch.events)
      }
      if (byBot(table, now)) startTransition(() => setState(now))
      else setState(now)
    })
  }, [table, news])
  return state
}
