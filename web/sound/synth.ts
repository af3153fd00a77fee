/** Plays the voices of a sound by the browser's own oscillators. */
import type { Voice } from './tunes.ts'

/** Steep enough not to click, and a ramp by ratios cannot end at nothing. */
const ATTACK = 0.008
const SILENCE = 0.0001

export interface Synth {
  /** False while the browser keeps it still; asks to be let again. */
  awake(): boolean
  /** From 0 to 1, for what sounds now as well. */
  setLevel(level: number): void
  /** Begins so many seconds from now. */
  ring(voices: readonly Voice[], wait: number): void
}

export function synth(context: AudioContext): Synth {
  const master = context.createGain()
  // Voices together may be louder than a speaker can be.
  master.connect(context.createDynamicsCompressor()).connect(context.destination)
  let rush: AudioBuffer | null = null

  const source = (
    { wave, from, to }: Voice,
    start: number,
    end: number,
  ): [AudioScheduledSourceNode, AudioNode] => {
    const glides = (pitch: AudioParam) => {
      pitch.setValueAtTime(from, start)
      pitch.exponentialRampToValueAtTime(to, end)
    }
    if (wave !== 'noise') {
      const tone = context.createOscillator()
      tone.type = wave
      glides(tone.frequency)
      return [tone, tone]
    }
    rush ??= noise(context)
    const played = context.createBufferSource()
    played.buffer = rush
    const through = context.createBiquadFilter()
    through.type = 'bandpass'
    glides(through.frequency)
    played.connect(through)
    return [played, through]
  }

  return {
    awake() {
      if (context.state === 'running') return true
      void context.resume().catch(() => {})
      return false
    },
    setLevel(level) {
      master.gain.value = level
    },
    ring(voices, wait) {
      for (const voice of voices) {
        const start = context.currentTime + wait + voice.at + 0.01
        const end = start + voice.lasts
        const [played, heard] = source(voice, start, end)
        const gain = context.createGain()
        gain.gain.setValueAtTime(SILENCE, start)
        gain.gain.exponentialRampToValueAtTime(voice.loud, start + ATTACK)
        gain.gain.exponentialRampToValueAtTime(SILENCE, end)
        heard.connect(gain).connect(master)
        played.start(start)
        played.stop(end + 0.02)
      }
    },
  }
}

/** Half a second of it, longer than any voice of noise. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}
