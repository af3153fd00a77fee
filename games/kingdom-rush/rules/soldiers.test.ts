import { expect, test } from 'vitest'
import type { At } from '../content/geometry/cells.ts'
import type { Options } from '../state.ts'
import { maskOf, Scene } from './testing/scene.ts'

/** Site b5 at (0,3) of scenario 1 is red; turned by two quarters it looks south, at (1,3). */
const table = (grid: readonly string[], options: Partial<Options> = {}) =>
  new Scene({ options: { heroes: ['malik', 'alleria'], ...options }, grids: { 't1-01': grid } })
    .until('play')
    .clear()
const GOBLINS = ['ggg..', '.....', '.....', '.....', '.....']
const build = (t: Scene, tower = 'militia') => t.give(0, tower).build(0, tower, 'b5', 2)
const lift = (t: Scene, id: string, cell: At) =>
  ({ do: 'lift', tray: t.card(id), cells: maskOf(cell) }) as const

test('KR-SOLDIER1, KR-SOLDIER2, KR-SOLDIER3, KR-GEN6: the printed number comes from the supply, one cell each', () => {
  const t = build(table(GOBLINS).lay('t1-01', [1, 3]))
    .soldier('t1-01', [0, 0])
    .soldier('t1-01', [0, 2])
  expect([t.question, t.tray('t1-01').soldiers, t.s.soldiers]).toEqual(['play', maskOf([0, 0], [0, 2]), 10])
  // With one left in the supply one is placed.
  const last = table(GOBLINS).lay('t1-01', [1, 3])
  last.s.soldiers = 1
  build(last).soldier('t1-01', [0, 0])
  expect([last.targets(0), last.s.soldiers, last.offers({ do: 'confirm' })]).toEqual([[], 0, true])
})

test('KR-SOLDIER4, KR-SOLDIER5, KR-SOLDIER6, KR-SOLDIER7, KR-SOLDIER8, KR-SOLDIER9, KR-DEADLY2, KR-TYPE2: where none may stand', () => {
  const t = table(['gggdk', 'gggOO', '..gOO', 'gg...', '.....'])
    .lay('t1-01', [1, 3], { tiles: [[[0, 0]]], soldiers: [[0, 1]] })
    .stand('malik', [1, 3], [3, 3])
  build(t)
  expect(t.question).toBe('cells')
  const rules: [At, string][] = [
    [[0, 0], 'KR-SOLDIER5'],
    [[0, 1], 'KR-SOLDIER6'],
    [[3, 3], 'KR-SOLDIER7'],
    [[2, 0], 'KR-SOLDIER8'],
    [[0, 3], 'KR-SOLDIER9'],
    [[0, 4], 'KR-SOLDIER4'],
  ]
  for (const [cell, rule] of rules) expect(t.refusedCells(cell)).toBe(rule)
  expect(t.refusedCells([1, 0], [1, 1])).toBe('KR-SOLDIER3')
  // KR-SOLDIER-R7: each cell of a large enemy takes its own.
  for (const cell of [
    [1, 3],
    [2, 4],
  ] as const)
    expect(t.offers({ do: 'cells', cells: maskOf(cell) })).toBe(true)
})

test('KR-TYPE4, KR-SOLDIER-R9: soldiers of true damage stand on whoever resists, but not on the deadly', () => {
  const t = build(table(['kzd..', '.....', '.....', '.....', '.....']).lay('t1-01', [1, 3]), 'holyorder')
    .soldier('t1-01', [0, 0])
    .soldier('t1-01', [0, 1])
  expect(t.tray('t1-01').soldiers).toBe(maskOf([0, 0], [0, 1]))
})

test('KR-SOLDIER10: whoever finds no cell is not placed, the rest is', () => {
  const t = build(table(['g....', '.....', '.....', '.....', '.....']).lay('t1-01', [1, 3])).confirm()
  expect([t.question, t.tray('t1-01').soldiers, t.s.soldiers]).toEqual(['play', maskOf([0, 0]), 11])
})

test('KR-SOLDIER-R6, KR-TOWER-R3: they may be spread over trays, and none that finds a cell is left out', () => {
  const t = table(GOBLINS)
    .lay('t1-01', [1, 3])
    .lay('t1-12', [1, 4])
    .give(0, 'footmen')
    .build(0, 'footmen', 'b5', 2)
  expect(t.targets(0)).toEqual(['t1-01', 't1-12'])
  expect(t.refusal({ do: 'confirm' })).toBe('KR-TOWER-R3')
  t.soldier('t1-01', [0, 0]).soldier('t1-12', [1, 2])
  expect([t.tray('t1-01').soldiers, t.tray('t1-12').soldiers]).toEqual([maskOf([0, 0]), maskOf([1, 2])])
})

/** A tower is built with so many soldiers in the supply; one stands on another tray. */
function withOneAway(soldiers: number): Scene {
  const t = table(GOBLINS).lay('t1-01', [1, 3])
  t.lay('t1-02', [1, 0], { soldiers: [[0, 3]] })
  t.s.soldiers = soldiers
  build(t)
  return t
}

test('KR-SOLDIER13, KR-SOLDIER14, KR-SOLDIER-R1: with an empty supply none is owed, and those on trays may be moved', () => {
  const t = withOneAway(0)
  expect(t.targets(0)).toEqual([])
  expect(t.legal()).toEqual([lift(t, 't1-02', [0, 3]), { do: 'confirm' }])
  expect(t.fork().confirm().tray('t1-02').soldiers).toBe(maskOf([0, 3]))
  t.answer(0, lift(t, 't1-02', [0, 3]))
  // In hand it must go somewhere, whatever else the tower owes.
  expect(t.refusal({ do: 'confirm' })).toBe('KR-SOLDIER14')
  t.soldier('t1-01', [0, 1]).confirm()
  expect([t.tray('t1-02').soldiers, t.tray('t1-01').soldiers, t.s.soldiers]).toEqual([0, maskOf([0, 1]), 0])
})

test('KR-SOLDIER-R1, KR-SOLDIER-R2: while the supply has some none is moved; moved ones count for the tower', () => {
  const t = withOneAway(1)
  expect(t.question).toBe('cells')
  t.soldier('t1-01', [0, 0])
  // The supply ran out in the middle.
  t.answer(0, lift(t, 't1-02', [0, 3])).soldier('t1-01', [0, 1])
  expect([t.question, t.tray('t1-01').soldiers]).toEqual(['play', maskOf([0, 0], [0, 1])])
  const rich = table(GOBLINS)
    .lay('t1-01', [1, 3])
    .lay('t1-12', [1, 4], { soldiers: [[1, 2]] })
  rich.give(0, 'footmen').build(0, 'footmen', 'b5', 2)
  expect(rich.refusal(lift(rich, 't1-12', [1, 2]))).toBe('KR-SOLDIER-R1')
})

test('KR-SOLDIER-R3, KR-SOLDIER-R4: from any tray, the target itself and lower cards too, and the cell is open at once', () => {
  const t = table(GOBLINS).lay('t1-01', [1, 3], { soldiers: [[0, 0]] })
  t.lay('t1-02', [1, 4], { soldiers: [[0, 3]] }).lay('fly-01', [1, 4])
  t.s.soldiers = 0
  build(t)
  expect(t.legal()).toEqual([lift(t, 't1-01', [0, 0]), lift(t, 't1-02', [0, 3]), { do: 'confirm' }])
  t.answer(0, lift(t, 't1-01', [0, 0]))
  expect(t.question).toBe('cells')
  expect(t.offers({ do: 'cells', cells: maskOf([0, 0]) })).toBe(true)
})

test('a soldier that could only stand where it may not is not lifted', () => {
  const t = table(['k....', '.....', '.....', '.....', '.....']).lay('t1-01', [1, 3], { soldiers: [[0, 0]] })
  t.s.soldiers = 0
  // KR-SOLDIER-R9: placed by true damage once, it may not come back by a physical tower.
  expect(build(t).question).toBe('play')
})

test('KR-PORTAL-R7: taking a soldier off a Portal is no attack on it', () => {
  const t = table(GOBLINS).lay('t1-01', [1, 3]).lay('portal1-01', [1, 0])
  t.tray('portal1-01').soldiers = maskOf([0, 0])
  t.s.soldiers = 0
  build(t)
    .answer(0, lift(t, 'portal1-01', [0, 0]))
    .soldier('t1-01', [0, 0])
    .confirm()
  expect(t.s.towers[0]?.down).toBe(0)
})
