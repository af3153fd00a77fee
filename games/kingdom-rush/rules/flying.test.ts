import { expect, test } from 'vitest'
import type { At } from '../content/geometry/cells.ts'
import { Scene } from './testing/scene.ts'

/** Lane 1 of scenario 1 runs (1,0) (1,1) (2,1) (2,2) (2,3) (1,3) (1,4) (1,5). */
const table = (grids: { readonly [card: string]: readonly string[] }) =>
  new Scene({ options: { heroes: ['malik', 'magnus'] }, grids }).until('play').clear()
const to = (t: Scene, space: At) => ({ do: 'space' as const, space: t.space(space) })

const GOBLIN = ['g....', '.....', '.....', '.....', '.....']
const WOLF = ['w....', '.....', '.....', '.....', '.....']
const RAIDER = ['r....', '.....', '.....', '.....', '.....']
const IMP = ['i....', '.....', '.....', '.....', '.....']
const air = () => table({ 'fly-01': IMP, 'fly-02': IMP, 'fly-03': IMP, 't1-04': GOBLIN })

test('KR-FLY2, KR-FLY3, KR-FLY4, KR-FLY-R1, KR-FLY-R8, KR-ADVANCE-R21: it sheds soldiers and heroes unhurt, and moves', () => {
  const t = air().lay('fly-01', [1, 1], { soldiers: [[0, 0]] })
  t.stand('malik', [1, 1], [2, 2])
  t.phase('advance')
  expect([t.question, t.s.soldiers]).toEqual(['displace', 12])
  t.answer(0, to(t, [1, 0]))
  expect([t.map['fly-01'], t.at('malik'), t.hero('malik').health, t.hero('malik').on]).toEqual([
    '2,1',
    '1,0',
    5,
    -1,
  ])
})

test('KR-ADVANCE-R21, KR-ADVANCE-R22: icons that leave from under those it sheds are visible', () => {
  const t = table({ 'fly-01': ['w....', '.....', '.....', '.....', '.....'] })
  t.lay('fly-01', [1, 1], { soldiers: [[0, 0]] })
  expect(t.phase('advance').map).toEqual({ 'fly-01': '2,2' })
})

test('KR-FLY-R2: with no free space they are back on their boards', () => {
  const held = { soldiers: [[4, 4]] as const }
  const t = air().lay('t1-01', [1, 1], held).lay('t1-05', [2, 1], held).lay('t1-03', [2, 0], held)
  t.lay('fly-01', [1, 0]).stand('malik', [1, 0])
  for (const site of [0, 1]) t.s.towers.push({ site, tower: 0, turn: 0, by: 0, down: 0, late: 0 })
  t.phase('advance')
  expect([t.question, t.at('malik'), t.hero('malik').health]).toEqual(['play', 'board', 5])
})

test('KR-FLY6, KR-FLY7, KR-FLY8, KR-FLY-R11: F17, it lands on a tray; next time it goes first, and the walker jumps it', () => {
  const t = air()
    .lay('t1-04', [2, 2], { lane: 0, soldiers: [[0, 0]] })
    .lay('fly-01', [2, 1], { lane: 0 })
  expect(t.phase('advance').map).toEqual({ 't1-04': '2,2', 'fly-01': '2,2' })
  expect(t.phase('advance').map).toEqual({ 'fly-01': '2,3', 't1-04': '1,3' })
})

test('KR-FLY-R3: a space with two trays is jumped', () => {
  const t = table({ 'fly-01': IMP, 'fly-02': WOLF, 't1-04': GOBLIN })
    .lay('t1-04', [2, 2], { lane: 0, soldiers: [[0, 0]] })
    .lay('fly-01', [2, 1], { lane: 0 })
    .lay('fly-02', [1, 1])
  expect(t.phase('advance').map).toEqual({ 't1-04': '2,2', 'fly-01': '2,2', 'fly-02': '2,3' })
})

test('KR-FLY-R4: it lands on a Portal, not on a boss', () => {
  const held = { lane: 0, soldiers: [[0, 1]] as const }
  const portal = air().lay('portal1-01', [2, 1], held).lay('fly-01', [1, 1]).phase('advance')
  expect(portal.map).toEqual({ 'portal1-01': '2,1', 'fly-01': '2,1' })
  const boss = air().lay('blackburn-life-1', [2, 1], held).lay('fly-01', [1, 1]).phase('advance')
  expect(boss.map).toEqual({ 'blackburn-life-1': '2,1', 'fly-01': '2,2' })
})

test('KR-FLY-R5, KR-ADVANCE-R27, KR-ADVANCE-R29: who stands on the lower tray stays there, and a sniper above hits', () => {
  const t = table({ 'fly-01': RAIDER, 't1-04': GOBLIN })
    .lay('t1-04', [2, 1], { lane: 0 })
    .lay('fly-01', [1, 1])
    .stand('malik', [2, 1], [2, 2])
  t.phase('advance')
  // One damage for holding the lower tray, one by the sniper.
  expect([t.at('malik'), t.hero('malik').on, t.hero('malik').health]).toEqual(['2,1', t.card('t1-04'), 3])
  expect(t.map).toEqual({ 't1-04': '2,1', 'fly-01': '2,1' })
})
