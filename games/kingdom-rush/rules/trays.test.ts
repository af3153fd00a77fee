import { expect, test } from 'vitest'
import { CENTRE } from '../content/geometry/cells.ts'
import { DAMAGE } from '../content/words.ts'
import { type Options, WILDCAT } from '../state.ts'
import { figuresInOrder, figuresOn } from './figures.ts'
import { maxTowerLevel } from './scenario.ts'
import { baseAt, maskOf, Scene } from './testing/scene.ts'
import {
  barredOn,
  coveredOn,
  enemiesOn,
  isFallow,
  isPortal,
  laneOf,
  levelOf,
  spaceOf,
  topAt,
  traysAt,
  underBases,
} from './trays.ts'

const GRID = ['gk...', 'zO...', '.....', '.....', '.....']
const grids = { 't1-01': GRID.with(1, 'zOO..').with(2, '.OO..') }
const table = (options: Partial<Options> = {}) =>
  new Scene({ options: { heroes: ['alleria', 'malik'], ...options }, grids }).until('play').clear()
const [physical, magic, plain] = ['physical', 'magic', 'true'].map((type) =>
  DAMAGE.indexOf(type as never),
) as [number, number, number]

test('KR-TYPE1, KR-TYPE2, KR-TYPE3, KR-TYPE4, KR-TYPE8: who resists a type is barred to it, true damage to nobody', () => {
  const t = table().lay('t1-01', [1, 3])
  const tray = t.tray('t1-01')
  expect(barredOn(t.s, tray, physical)).toBe(maskOf([0, 1]))
  expect(barredOn(t.s, tray, magic)).toBe(maskOf([1, 0]))
  expect(barredOn(t.s, tray, plain)).toBe(0)
})

test('KR-DESTROY-R2: tiles, soldiers and bases cover alike', () => {
  const t = table()
    .lay('t1-01', [1, 3], { tiles: [[[0, 0]]], soldiers: [[1, 0]] })
    .stand('malik', [1, 3], [3, 3])
  const tray = t.tray('t1-01')
  expect(underBases(t.s, tray)).toBe(baseAt([3, 3]))
  expect(coveredOn(t.s, tray)).toBe(maskOf([0, 0], [1, 0]) | baseAt([3, 3]))
})

test('KR-BTIME-R4, KR-BTIME-R5, KR-BTIME-R7: a Portal tile makes a Portal of its level, whose centre nobody covers or has to', () => {
  const t = table().lay('t1-01', [1, 3])
  const tray = t.tray('t1-01')
  expect([isPortal(t.s, tray), levelOf(t.s, tray), enemiesOn(t.s, tray) & CENTRE]).toEqual([false, 0, CENTRE])
  tray.portalTile = 2
  expect([isPortal(t.s, tray), levelOf(t.s, tray), enemiesOn(t.s, tray) & CENTRE]).toEqual([true, 2, 0])
  expect(barredOn(t.s, tray, plain)).toBe(CENTRE)
  const portal = table().lay('portal3-01', [1, 3])
  expect(levelOf(portal.s, portal.tray('portal3-01'))).toBe(3)
})

test('KR-FLY-R7, KR-FLY-R6: of two trays the upper one is on top', () => {
  const t = table().lay('t1-02', [1, 3]).lay('fly-01', [1, 3]).stand('malik', [1, 3])
  const space = t.space([1, 3])
  expect(traysAt(t.s, space).map(({ card }) => card)).toEqual([t.card('t1-02'), t.card('fly-01')])
  expect(topAt(t.s, space)?.card).toBe(t.card('fly-01'))
  expect(figuresOn(t.s, t.card('fly-01'))).toEqual([1])
})

test('KR-MAP-R7, KR-ORIENT2, KR-ORIENT-R2: a tray lies as the exit of its lane faces, wherever it is', () => {
  const t = table({ scenario: 6 }).lay('t1-02', [1, 1], { lane: 0 }).lay('t1-03', [5, 5])
  expect(laneOf(t.s, t.tray('t1-02')).turn).toBe(0)
  expect(spaceOf(t.s, t.tray('t1-03'))).toBe(t.space([5, 5]))
  const east = table().lay('t1-02', [2, 1])
  expect(laneOf(east.s, east.tray('t1-02')).turn).toBe(3)
  east.tray('t1-02').at++
  expect(laneOf(east.s, east.tray('t1-02')).turn).toBe(3)
})

test('KR-MAP-R6: a space is fallow while its card lies there', () => {
  const t = table({ scenario: 2 })
  const space = t.space([2, 1])
  expect(isFallow(t.s, space)).toBe(true)
  t.s.fallow = 0b1100
  expect(isFallow(t.s, space)).toBe(false)
})

test('KR-GEN-R12: seat order, the Wildcat right after Alleria', () => {
  expect(figuresInOrder(table().s)).toEqual([0, WILDCAT, 1])
})

test('KR-PASS7, KR-CAMP-R4, KR-CAMP-R13: the highest level is the scenario’s, or that of its iron rule', () => {
  expect(
    [table(), table({ scenario: 5 }), table({ scenario: 5, difficulty: 'iron' })].map(({ s }) =>
      maxTowerLevel(s),
    ),
  ).toEqual([2, 4, 3])
})
