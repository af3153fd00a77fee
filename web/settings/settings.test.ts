import { expect, test } from 'vitest'
import { DEFAULTS, readSettings } from './settings.ts'

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
