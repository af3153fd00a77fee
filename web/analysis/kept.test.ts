import { beforeEach, expect, test, vi } from 'vitest'
import { analyses, keepAnalysis, keptAnalysis, type Subject } from './kept.ts'

const subject: Subject = { table: 'a', seat: 0, rules: 1, of: 2 }
const glance = { chance: 0.5, low: 0.4, high: 0.6, swing: 0.1 }
const nothing = [null, null]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  })
  return () => vi.unstubAllGlobals()
})

test('an analysis is found again as far as it had come, by the game and the seat', () => {
  expect(keptAnalysis(subject)).toEqual(nothing)
  keepAnalysis(subject, [glance, null])
  expect(keptAnalysis(subject)).toEqual([glance, null])
  expect(keptAnalysis({ ...subject, seat: 1 })).toEqual(nothing)
  expect(keptAnalysis({ ...subject, table: 'b' })).toEqual(nothing)
})

test('under other rules, or of another number of decisions, it is begun anew', () => {
  keepAnalysis(subject, [glance, null])
  expect(keptAnalysis({ ...subject, rules: 2 })).toEqual(nothing)
  expect(keptAnalysis({ ...subject, of: 3 })).toEqual([null, null, null])
})

test('of many the newest stay', () => {
  for (let at = 0; at < 20; at++) keepAnalysis({ ...subject, table: `t${at}` }, [glance, glance])
  expect(keptAnalysis({ ...subject, table: 't0' })).toEqual(nothing)
  expect(keptAnalysis({ ...subject, table: 't19' })).toEqual([glance, glance])
})

test.each([
  ['no list', 'x'],
  ['no numbers', [{ ...subject, version: 1, known: [{ chance: 'much' }, null] }]],
  [
    'no words',
    [{ ...subject, version: 1, known: [{ ...glance, other: { chance: 1, gain: 0, doubt: 0 } }, null] }],
  ],
  ['another version', [{ ...subject, version: 0, known: [glance, null] }]],
])('what does not hold is not believed: %s', (_, datum) => {
  analyses.change(() => datum)
  expect(keptAnalysis(subject)).toEqual(nothing)
  keepAnalysis(subject, [glance, null])
  expect(keptAnalysis(subject)).toEqual([glance, null])
})
