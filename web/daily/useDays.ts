import { useSyncExternalStore } from 'react'
import { type DayPlayed, days } from './days-played.ts'

/** The days that were played, the oldest first. */
export function useDays(): readonly DayPlayed[] {
  return useSyncExternalStore(days.drawer.onChange, () => days.entries)
}
