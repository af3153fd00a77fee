import { expect, test, vi } from 'vitest'
import { synth } from './synth.ts'
import { TUNES } from './tunes.ts'

/** What the browser would be asked for, written down. */
function pretended() {
  const ramps: number[] = []
  const param = () => ({
    value: 1,
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: (value: number) => void ramps.push(value),
  })
  const started: number[] = []
  const node = () => ({
    connect: <T>(to: T) => to,
    gain: param(),
    frequency: param(),
    start: (at: number) => void started.push(at),
    stop: vi.fn(),
  })
  const gains: ReturnType<typeof node>[] = []
  const context = {
    state: 'suspended',
    currentTime: 2,
    sampleRate: 8000,
    destination: {},
    resume: vi.fn(async () => {}),
    createGain() {
      gains.push(node())
      return gains.at(-1)
    },
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createDynamicsCompressor: node,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  }
  return { context, ramps, started, gains }
}

test('each voice begins in its time, and nothing ramps to zero', () => {
  const { context, ramps, started } = pretended()
  const { ring } = synth(context as never)
  for (const voices of Object.values(TUNES)) ring(voices, 0.5)
  const count = Object.values(TUNES).flat().length
  expect(started).toHaveLength(count)
  expect(Math.min(...started)).toBeGreaterThan(2.5)
  expect(ramps.every((value) => value > 0)).toBe(true)
})

test('the volume is that of all voices, and a sleeping context is asked to wake', () => {
  const { context, gains } = pretended()
  const { awake, setLevel } = synth(context as never)
  setLevel(0.16)
  expect(gains[0]?.gain.value).toBe(0.16)
  expect(awake()).toBe(false)
  expect(context.resume).toHaveBeenCalledOnce()
  context.state = 'running'
  expect(awake()).toBe(true)
})
