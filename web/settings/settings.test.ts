import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVEL_NAMES } from '../play/levels.ts'
import { damaged } from '../store/testing/damage.ts'
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
  // Every level can be chosen at a window, as in the form.
  for (const level of LEVEL_NAMES) expect(readSettings(JSON.stringify({ level })).level).toBe(level)
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

test('whatever is damaged in them, settings are settings', () => {
  const kinds = (settings: object) => Object.entries(settings).map(([name, value]) => [name, typeof value])
  const sound = kinds({ ...DEFAULTS, language: 'en' })
  const text = fc.oneof(
    damaged(DEFAULTS).map(written),
    fc.json(),
    fc.string(),
    fc.constant('['.repeat(100_000)),
  )
  fc.assert(
    fc.property(text, (kept) => {
      const { language, ...rest } = readSettings(kept)
      expect([null, 'en', 'fr']).toContain(language)
      expect(kinds({ language: 'en', ...rest })).toEqual(sound)
    }),
    { numRuns: 1000 },
  )
})

function written(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null
  } catch {
    return null
  }
}
