/** What the screen and the system ask for. */
import { type Arrangement, arrangementFor } from '@duskhall/ui'
import { useSyncExternalStore } from 'react'

/** A question to the screen, asked once and then watched. */
function mediaHook(query: string): () => boolean {
  let list: MediaQueryList | null = null
  const asked = () => {
    list ??= matchMedia(query)
    return list
  }
  const watch = (listener: () => void) => {
    asked().addEventListener('change', listener)
    return () => asked().removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(watch, () => asked().matches)
}

function watchWindow(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** How the table is laid out in the room there is. */
export function useArrangement(): Arrangement {
  return useSyncExternalStore(watchWindow, () => arrangementFor(innerWidth, innerHeight))
}

/** Whether the player has asked the system for less motion. */
export const useSystemReducedMotion = mediaHook('(prefers-reduced-motion: reduce)')

const useRoomBeside = mediaHook('(min-width: 1180px)')

/** Whether the log has a place of its own beside the table. */
export function useRail(): boolean {
  const room = useRoomBeside()
  return useArrangement() === 'wide' && room
}
