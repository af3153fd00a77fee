/** What day it is, also for a page that stays open over midnight. */
import { useSyncExternalStore } from 'react'
import { type Day, dayOf, untilTomorrow } from './days.ts'

const now = (): Day => dayOf(Date.now())

/** A computer that slept, or whose clock was set, looks again when somebody comes back to it. */
function watch(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => {
      changed()
      wait()
    }, untilTomorrow(Date.now()) + 50)
  }
  wait()
  addEventListener('focus', changed)
  return () => {
    clearTimeout(timer)
    removeEventListener('focus', changed)
  }
}

export function useToday(): Day {
  return useSyncExternalStore(watch, now)
}
