import { expect, test } from 'vitest'
import { readHints, readInfo } from './entries.ts'

const players = [
  { name: 'Nora', kind: 'person', icon: 'cat' },
  { name: 'Vex', kind: 'bot', icon: 'brain', level: 'regular' },
] as const

test('hints that a file tells of are taken as they stand, or not at all', () => {
  const told = [
    { at: 0, seat: 0 },
    { at: 12, seat: 1 },
  ]
  expect(readHints(told, players)).toEqual(told)
  for (const nonsense of [
    undefined,
    null,
    'two',
    { at: 1 },
    [{ at: -1, seat: 0 }],
    [{ at: 1, seat: 2 }],
    [null],
  ])
    expect(readHints(nonsense, players)).toEqual([])
})

test('a table of the day says which, or it is none', () => {
  const info = { id: 'a', game: 'g', players, started: 1, saved: 2, over: false, caption: '', moves: 0 }
  for (const daily of [undefined, { day: '2026-11-16' }, { day: '2026-11-16', practice: true }])
    expect(readInfo({ ...info, daily })).not.toBeNull()
  for (const daily of [null, '2026-11-16', {}, { day: 16 }, { day: '2026-11-16', practice: 'yes' }])
    expect(readInfo({ ...info, daily })).toBeNull()
})
