/** Lets what was told be heard, as the board of the game says. */
import type { GameEvent } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import { useCallback, useEffect, useRef } from 'react'
import type { ShownInterlude } from '../interlude/useInterlude.ts'
import type { SeatSource, SeatState } from '../play/seat-source.ts'
import { settings } from '../settings/settings.ts'
import { tell } from './index.ts'

export function useEventSounds({ sounds }: BoardModule) {
  return useCallback(
    (events: readonly GameEvent[], hurried = false) =>
      tell(
        events.flatMap(({ e }) => sounds[e] ?? []),
        hurried,
      ),
    [sounds],
  )
}

/** At a table: to be called with its news. What happens by itself is heard step by step as it is shown. */
export function useTableSounds(
  board: BoardModule,
  source: SeatSource,
  { interlude: told }: SeatState,
  shown: ShownInterlude | null,
) {
  const ring = useEventSounds(board)
  const begun = useRef(shown)
  begun.current = shown
  useEffect(() => {
    if (!told) return
    // The first step is no news, and where no steps are shown all of it is heard at once.
    const { at, interlude } = begun.current ?? {}
    ring(told.events.slice(0, typeof at === 'number' ? interlude?.steps[at]?.told : undefined))
  }, [told, ring])
  return useCallback(
    (events: readonly GameEvent[]) => {
      const { log, skipping } = source.state
      const mover = source.players[log.at(-1)?.seat ?? -1]
      ring(events, (skipping || settings().pace === 'instant') && mover?.kind === 'bot')
    },
    [ring, source],
  )
}
