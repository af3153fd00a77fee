import { EVENT_SOUNDS } from '@duskhall/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Around, player } from './player.ts'
import { type Sound, TUNES, type Voice } from './tunes.ts'

let level = 0.25
let touched = true
let hidden = false
let awake = true
let made = 0
let heard: Sound[] = []
let levels: number[] = []

const named = new Map<readonly Voice[], Sound>(
  Object.entries(TUNES).map(([name, voices]) => [voices, name as Sound]),
)

const around: Around = {
  level: () => level,
  touched: () => touched,
  hidden: () => hidden,
  now: () => Date.now(),
  synth() {
    made++
    return {
      awake: () => awake,
      setLevel: (to) => levels.push(to),
      ring: (voices) => heard.push(named.get(voices) as Sound),
    }
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  level = 0.25
  touched = awake = true
  hidden = false
  made = 0
  heard = []
  levels = []
})
afterEach(() => {
  vi.useRealTimers()
})

test('nothing is made before somebody has touched the page, nor while it is silent', () => {
  const { play, tell } = player(around)
  touched = false
  play('turn')
  touched = true
  level = 0
  play('turn')
  tell(['place'], false)
  expect(made).toBe(0)
  level = 0.5
  play('turn')
  expect(made).toBe(1)
  expect(heard).toEqual(['turn'])
  expect(levels).toEqual([0.5])
})

test('what the browser holds back is not heard later', () => {
  const { play } = player(around)
  awake = false
  play('place')
  awake = true
  play('hit')
  expect(heard).toEqual(['hit'])
})

test('whoever looks at another tab hears that it is their turn, and nothing else', () => {
  const { play, tell } = player(around)
  hidden = true
  tell(['night', 'hit'], false)
  play('won')
  play('turn')
  expect(heard).toEqual(['turn'])
})

test('a change of the volume is heard at once in what sounds', () => {
  const { play, settle } = player(around)
  settle()
  expect(made).toBe(0)
  play('night')
  level = 0
  settle()
  expect(levels).toEqual([0.25, 0])
})

test('where bots are not waited for, only the last of what they did is heard', () => {
  const { tell } = player(around)
  for (const sounds of [['place', 'hit'], ['draw'], ['pay', 'gain']] as const) {
    tell(sounds, true)
    vi.advanceTimersByTime(30)
  }
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['gain'])
})

test('an answer of a person is heard at once, and what was held for later is gone', () => {
  const { tell } = player(around)
  tell(['draw'], true)
  tell(['place', 'gain'], false)
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['place', 'gain'])
})

test('every sound is short, differs from the others and is never too loud', () => {
  expect(Object.keys(TUNES)).toEqual([...EVENT_SOUNDS, 'turn', 'won', 'lost', 'refused', 'press'])
  expect(new Set(Object.values(TUNES).map((voices) => JSON.stringify(voices))).size).toBe(
    Object.keys(TUNES).length,
  )
  for (const [name, voices] of Object.entries(TUNES)) {
    expect(Math.max(...voices.map(({ at, lasts }) => at + lasts)), name).toBeLessThan(1.2)
    for (const { at } of voices) {
      const together = voices.filter((other) => other.at <= at && at < other.at + other.lasts)
      expect(
        together.reduce((sum, { loud }) => sum + loud, 0),
        name,
      ).toBeLessThanOrEqual(1)
    }
    for (const { wave, from, to, lasts } of voices) {
      expect(Math.min(from, to)).toBeGreaterThan(0)
      if (wave === 'noise') expect(lasts).toBeLessThan(0.5)
    }
  }
})
