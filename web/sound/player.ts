/** Decides what is heard: by the settings, by whether anybody is there, and by what was heard just before. */
import type { EventSound } from '@duskhall/ui'
import { chosen, queue } from './pacing.ts'
import type { Synth } from './synth.ts'
import { type Sound, TUNES } from './tunes.ts'

/** Where bots are not waited for, only the last of what they did is heard, once nothing follows it for so long. */
const QUIET = 160

export interface Around {
  /** From 0 to 1; 0 is silent. */
  level(): number
  /** Browsers let nothing sound before somebody has touched the page. */
  touched(): boolean
  hidden(): boolean
  now(): number
  synth(): Synth | null
}

export interface Player {
  play(sound: Sound): void
  /** What was told in one play; `hurried` where more of it follows at once. */
  tell(sounds: readonly EventSound[], hurried: boolean): void
  /** The settings have changed: what sounds now follows them. */
  settle(): void
}

export function player(around: Around): Player {
  const waitFor = queue()
  let made: Synth | null = null
  let held: ReturnType<typeof setTimeout> | undefined

  const play = (sound: Sound) => {
    const level = around.level()
    if (level === 0 || !around.touched()) return
    // Whoever looks at something else wants to know one thing only.
    if (around.hidden() && sound !== 'turn') return
    made ??= around.synth()
    // What a browser still holds back would all be heard together later.
    if (!made?.awake()) return
    const wait = waitFor(sound, around.now())
    if (wait === null) return
    made.setLevel(level)
    made.ring(TUNES[sound], wait / 1000)
  }
  return {
    play,
    tell(sounds, hurried) {
      clearTimeout(held)
      const heard = chosen(sounds)
      if (!hurried) for (const sound of heard) play(sound)
      else held = setTimeout(() => heard.slice(-1).forEach(play), QUIET)
    },
    settle() {
      made?.setLevel(around.level())
    },
  }
}
