/** Which layout fits the screen. */
import type { Layout } from '@duskhall/ui'
import { useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

export function useLayout(): Layout {
  return useMedia('(max-width: 760px)') ? 'phone' : 'desktop'
}

/** Whether the log has a place of its own beside the table. */
export function useRail(): boolean {
  return useMedia('(min-width: 1180px)')
}
