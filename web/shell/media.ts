/** What the screen and the system ask for. */
import { type Arrangement, arrangementFor } from '@duskhall/ui'
import { useSyncExternalStore } from 'react'
import { type Watched, watched } from './watched.ts'

function hookOf<T>({ now, watch }: Watched<T>): () => T {
  return () => useSyncExternalStore(watch, now)
}

/** A question to the screen, asked once and then watched. */
function mediaHook(query: string): () => boolean {
  let list: MediaQueryList | null = null
  const asked = () => {
    list ??= matchMedia(query)
    return list
  }
  return hookOf(
    watched(
      () => asked().matches,
      (changed) => asked().addEventListener('change', changed),
    ),
  )
}

/** What notches and rounded corners leave of the window. */
export function safeRoom() {
  const style = getComputedStyle(document.documentElement)
  const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0
  const [left, top] = [inset('left'), inset('top')]
  return {
    left,
    top,
    width: innerWidth - left - inset('right'),
    height: innerHeight - top - inset('bottom'),
  }
}

/** How the table is laid out in the room there is. */
export const useArrangement: () => Arrangement = hookOf(
  watched(
    () => {
      const { width, height } = safeRoom()
      return arrangementFor(width, height)
    },
    (changed) => addEventListener('resize', changed),
  ),
)

/** Less height than a hand with pictures and a board above it need. */
export const useShort = mediaHook('(max-height: 599px)')

/** Whether the player has asked the system for less motion. */
export const useSystemReducedMotion = mediaHook('(prefers-reduced-motion: reduce)')

const useRoomBeside = mediaHook('(min-width: 1180px)')

const useRoomForHint = mediaHook('(min-width: 1000px)')

/** Whether a hint stands beside the table, which gives way to it: over the table it would hide what one decides by. */
export function useHintBeside(): boolean {
  const room = useRoomForHint()
  return useArrangement() === 'wide' && room
}

/** Whether the log has a place of its own beside the table. */
export function useRail(): boolean {
  const room = useRoomBeside()
  return useArrangement() === 'wide' && room
}
