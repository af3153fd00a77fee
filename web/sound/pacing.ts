/** How many sounds fit into a moment: however much happens at once, it is never a machine gun. */
import { EVENT_SOUNDS, type EventSound } from '@duskhall/ui'
import type { Sound } from './tunes.ts'

/** Of one play. */
const MOST = 3
/** Milliseconds from the beginning of a sound to the next, and to the same again. */
const APART = 150
const SAME_APART = 320
/** What would be heard later than this belongs to what is already over. */
const LATEST = 500

/** What is heard of a play: each sound once, and of too many the weightiest, in the order in which they happened. */
export function chosen(told: readonly EventSound[]): readonly EventSound[] {
  const once = [...new Set(told)]
  const weighty = EVENT_SOUNDS.filter((sound) => once.includes(sound)).slice(0, MOST)
  return once.filter((sound) => weighty.includes(sound))
}

/** Says how long a sound waits, in milliseconds; null: there is no room for it. */
export function queue(): (sound: Sound, now: number) => number | null {
  const begun = new Map<Sound, number>()
  let last = -Infinity
  return (sound, now) => {
    // What a hand has just pressed is heard at once, or seems to come from something else.
    const at = sound === 'press' || sound === 'refused' ? now : Math.max(now, last + APART)
    if (at - now > LATEST || at - (begun.get(sound) ?? -Infinity) < SAME_APART) return null
    begun.set(sound, at)
    if (sound !== 'press') last = at
    return at - now
  }
}
