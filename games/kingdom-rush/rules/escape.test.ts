import { listen } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { Options } from '../state.ts'
import { escapeWith } from './escape.ts'
import { pairAt, Scene } from './testing/scene.ts'

const GRID = ['gg.OO', 'gg.OO', '.....', '.....', '.....']
const table = (options: Partial<Options> = {}) =>
  new Scene({ options, grids: { 't1-01': GRID } }).until('play').clear()
const leave = (t: Scene, id: string) => escapeWith(t.s, t.tray(id))

test('KR-EXIT1, KR-EXIT2, KR-LARGE3: F3, each enemy not under tiles costs a heart, a large one four while a cell is open', () => {
  const t = table().lay('t1-01', [1, 5], {
    tiles: [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 3],
        [0, 4],
        [1, 3],
      ],
    ],
  })
  leave(t, 't1-01')
  expect(t.s.hearts).toBe(12 - 6)
})

test('that a Horde has left is told once it has cost its hearts: who follows the round sees them fall', () => {
  const t = table().lay('t1-01', [1, 5])
  const seen: number[] = []
  listen(
    () => leave(t, 't1-01'),
    ({ e }) => e === 'escaped' && seen.push(t.s.hearts),
  )
  expect(seen).toEqual([12 - 8])
})

test('KR-EXIT-R2, KR-SOLDIER-R10: soldiers and heroes do not count as cover; soldiers go back to the supply', () => {
  const t = table()
    .lay('t1-01', [1, 5], {
      soldiers: pairAt([0, 0]),
    })
    .stand('malik', [1, 5], [0, 3])
  leave(t, 't1-01')
  expect([t.s.hearts, t.s.soldiers]).toEqual([12 - 8, 12])
})

test('KR-EXIT4, KR-EXIT5, KR-EXIT-R7: a Horde all under tiles costs nothing, leaves the game and gives its diamonds', () => {
  const t = table().lay('t1-02', [1, 5], {
    tiles: [[[0, 3]], [[1, 2]], [[1, 3]], [[2, 3]], [[3, 3]], [[4, 3]], [[4, 4]]],
  })
  t.s.diamonds = 3
  leave(t, 't1-02')
  expect([t.s.hearts, t.s.diamonds, t.s.gone]).toEqual([12, 4, [t.card('t1-02')]])
})

test('KR-DIAM7, KR-DIAM-R1, KR-GEN7: never more than twelve diamonds', () => {
  const t = table().lay('t1-02', [1, 5])
  t.s.diamonds = 12
  leave(t, 't1-02')
  expect(t.s.diamonds).toBe(12)
})

test('KR-CAMP-R16: under that iron rule ghosts give nothing', () => {
  for (const [difficulty, diamonds] of [
    ['heroic', 2],
    ['iron', 0],
  ] as const) {
    const t = table({ scenario: 8, difficulty }).lay('ghost-01', [4, 5])
    Object.assign(t.s, { hearts: 12, diamonds: 0 })
    leave(t, 'ghost-01')
    expect(t.s.diamonds).toBe(diamonds)
  }
})

test('KR-BOSS3, KR-WIN5: a boss that reaches the Kingdom is the end', () => {
  const t = table({ scenario: 4 }).lay('blackburn-life-1', [3, 1])
  leave(t, 'blackburn-life-1')
  expect(t.s.outcome).toEqual({ winners: [], rule: 'KR-BOSS3', stars: 0 })
})
