import { expect, test } from 'vitest'
import { DEFAULTS, levelOf, readSettings, switched } from './settings.ts'

test('nothing kept, or nonsense, gives the defaults', () => {
  expect(readSettings(null)).toEqual(DEFAULTS)
  expect(readSettings('not json')).toEqual(DEFAULTS)
  expect(readSettings('[1,2]')).toEqual(DEFAULTS)
  expect(readSettings('{"pace":"warp","interludes":"maybe","sound":"yes","language":"xx","name":7}')).toEqual(
    DEFAULTS,
  )
})

test('what was kept is read', () => {
  const kept = {
    ...DEFAULTS,
    language: 'fr',
    name: 'Nora',
    pace: 'fastest',
    interludes: 'never',
    sound: true,
  } as const
  expect(readSettings(JSON.stringify(kept))).toEqual(kept)
})

test('a choice made before there was a volume stands, and a volume out of range does not', () => {
  const { volume: _, ...older } = { ...DEFAULTS, sound: true }
  expect(readSettings(JSON.stringify(older))).toEqual({ ...DEFAULTS, sound: true })
  for (const volume of [-1, 101, 'loud', null])
    expect(readSettings(JSON.stringify({ volume })).volume).toBe(DEFAULTS.volume)
  expect(readSettings('{"volume":0}').volume).toBe(0)
})

test('the sound is off until asked, of a moderate volume then, and never on without being heard', () => {
  expect(levelOf(DEFAULTS)).toBe(0)
  const on = { ...DEFAULTS, ...switched(DEFAULTS) }
  expect(levelOf(on)).toBe(0.25)
  expect(switched(on)).toEqual({ sound: false, volume: 50 })
  expect(levelOf({ ...on, volume: 100 })).toBe(1)
  expect(levelOf({ ...on, volume: 0 })).toBe(0)
  expect(switched({ ...on, volume: 0 })).toEqual({ sound: true, volume: 50 })
})
