/** Lets what was told fly: places are measured when the news arrives, flights start when the table shows it. */
import type { GameEvent, View } from '@duskhall/kernel'
import { type BoardModule, fastForward, fly, measure, type Places, strike } from '@duskhall/ui'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

export function useMotion(
  stage: RefObject<HTMLElement | null>,
  board: BoardModule,
  seen: View,
  reduced: boolean,
) {
  const news = useRef<{ before: Places; events: GameEvent[] } | null>(null)

  /** To be called before the new table is drawn. */
  const note = useCallback(
    (events: readonly GameEvent[]) => {
      if (!stage.current) return
      fastForward()
      news.current ??= { before: measure(stage.current), events: [] }
      news.current.events.push(...events)
    },
    [stage],
  )

  useLayoutEffect(() => {
    const heard = news.current
    news.current = null
    if (!heard || !stage.current) return
    const flights = heard.events.flatMap((event) => board.flights(event, seen))
    fly(stage.current, heard.before, flights, reduced)
    const impacts = heard.events.flatMap((event) => board.impacts?.(event, seen) ?? [])
    strike(stage.current, heard.before, impacts, reduced)
  }, [seen, board, reduced, stage])

  return note
}
