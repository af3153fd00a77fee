/** What the screen and the system ask for. */
import type { Layout } from '@duskhall/ui'
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

const useNarrow = mediaHook('(max-width: 760px)')

export function useLayout(): Layout {
  return useNarrow() ? 'phone' : 'desktop'
}

/** Whether the player has asked the system for less motion. */
export const useSystemReducedMotion = mediaHook('(prefers-reduced-motion: reduce)')

/** Whether the log has a place of its own beside the table. */
export const useRail = mediaHook('(min-width: 1180px)')
