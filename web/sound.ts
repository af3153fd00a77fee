/** A few small sounds, made on the spot; silent until the player asks for them. */
import { settings } from './settings/settings.ts'

type Sound = 'move' | 'turn' | 'refused' | 'won' | 'lost'

/** Notes as [frequency in hertz, when, how long], in seconds. */
const TUNES: { readonly [S in Sound]: readonly (readonly [number, number, number])[] } = {
  move: [[330, 0, 0.06]],
  turn: [
    [523, 0, 0.09],
    [659, 0.09, 0.14],
  ],
  refused: [[150, 0, 0.12]],
  won: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.4],
  ],
  lost: [
    [392, 0, 0.2],
    [330, 0.2, 0.2],
    [262, 0.4, 0.5],
  ],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings().sound) return
  try {
    context ??= new AudioContext()
    const start = context.currentTime + 0.01
    for (const [frequency, when, length] of TUNES[sound]) {
      const tone = context.createOscillator()
      const gain = context.createGain()
      tone.type = 'triangle'
      tone.frequency.value = frequency
      gain.gain.setValueAtTime(0.0001, start + when)
      gain.gain.exponentialRampToValueAtTime(0.12, start + when + 0.012)
      gain.gain.exponentialRampToValueAtTime(0.0001, start + when + length)
      tone.connect(gain).connect(context.destination)
      tone.start(start + when)
      tone.stop(start + when + length + 0.02)
    }
  } catch {
    // No sound device, or not allowed yet: a game needs none.
  }
}
