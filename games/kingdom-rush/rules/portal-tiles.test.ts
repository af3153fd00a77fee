import { expect, test } from 'vitest'
import { type At, CENTRE } from '../content/geometry/cells.ts'
import { blackburn, bossOf, cover, timeMage } from './testing/bosses.ts'
import type { Scene } from './testing/scene.ts'
import { faceOf } from './trays.ts'

const still = (t: Scene) => t.top('tm-stasis').phase('boss')

test('KR-BTIME1, KR-BTIME-R2, KR-ADVANCE-R30: at the end of phase 4 a Horde becomes a Portal, one a round, two in all', () => {
  const t = still(timeMage())
    .lay('t1-01', [2, 0], { soldiers: [[0, 1]] })
    .lay('t1-03', [1, 6], { soldiers: [[0, 1]] })
    .lay('t1-02', [3, 3], { soldiers: [[0, 3]] })
  expect(t.phase('advance').told('portal-opened')).toMatchObject([
    { e: 'portal-opened', card: t.card('t1-01'), level: 2 },
  ])
  const opened = [1, 2, 3].flatMap(() => t.phase('advance').told('portal-opened'))
  expect([opened.length, t.s.trays.filter(({ portalTile }) => portalTile > 0).length]).toEqual([1, 2])
  // Defeated, she opens no more.
  const gone = timeMage().clear().lay('t1-01', [2, 0])
  expect(gone.phase('advance').told('portal-opened')).toEqual([])
})

test('KR-BTIME-R1, KR-BBLACK1, KR-BBLACK-R1: only the Time Mage opens Portals; Lord Blackburn follows the general rules', () => {
  const t = blackburn().phase('destroy').lay('t1-01', [0, 0])
  expect(t.phase('advance').told('portal-opened')).toEqual([])
  expect(t.map).toEqual({ 'blackburn-life-1': '3,3', 't1-01': '0,1' })
})

test('KR-BTIME-R3: F21, the one with the smallest part of its way behind it', () => {
  const chosen = (at1: At, at2: At) => {
    const t = still(timeMage()).lay('t1-01', at1, { lane: 0, soldiers: [[0, 1]] })
    t.lay('t1-03', at2, { lane: 1, soldiers: [[0, 1]] }).phase('advance')
    return t.s.trays.filter(({ portalTile }) => portalTile > 0).map(({ lane }) => lane)
  }
  expect(chosen([2, 1], [2, 6])).toEqual([0])
  expect(chosen([2, 0], [1, 6])).toEqual([0])
  expect(chosen([2, 1], [1, 6])).toEqual([1])
  // Places count from 1: of two Hordes on their first space the one with the longer way before it.
  const first = timeMage().lay('timemage-life-1', [1, 3], { lane: 2 }).lay('t1-01', [1, 6], { lane: 1 })
  first.lay('t1-03', [0, 3], { lane: 2 })
  expect(first.run({ do: 'portal-tile' }).told('portal-opened')).toMatchObject([
    { card: first.card('t1-03') },
  ])
})

test('KR-BTIME-R3, KR-CAT-R11: no Portal, boss, lower card, card with a blocked centre, or tray with a hero or the Wildcat', () => {
  const t = still(timeMage('malik', 'alleria'))
  t.lay('portal1-01', [2, 0], { soldiers: [[0, 1]] })
  t.lay('haunt-06', [1, 6], { soldiers: [[2, 0]] })
  t.lay('t1-01', [2, 1]).stand('malik', [2, 1], [3, 3])
  t.lay('t1-03', [2, 6])
  t.s.wildcat = { at: t.space([2, 6]), on: t.card('t1-03'), base: 0, met: 1, spent: 0 }
  t.hero('malik').protected = 1
  t.phase('advance')
  expect(t.told('portal-opened').map(({ card }) => card)).toEqual([t.card('t1-03')])
  expect(t.s.wildcat.at).toBe(-1)
  t.clear().lay('timemage-life-1', [0, 3], { lane: 2 })
  t.lay('t1-02', [2, 0]).lay('haunt-06', [2, 0]).lay('portal1-01', [3, 4], { lane: 0 })
  expect(t.run({ do: 'portal-tile' }).told('portal-opened')).toEqual([])
})

test('KR-BTIME-R4: F20, a tile on the centre comes off whole, a soldier too; everything else stays', () => {
  const t = timeMage()
  t.lay('t1-06', [2, 0], {
    tiles: [
      [
        [2, 2],
        [3, 2],
      ],
      [[4, 4]],
    ],
  })
  t.tray('t1-06').soldiers = 0b1
  t.s.soldiers = 11
  t.s.boss = { ...bossOf(t), holds: 1 }
  t.run({ do: 'portal-tile' })
  expect(t.tray('t1-06')).toMatchObject({ portalTile: 2, tiles: [1 << 24], soldiers: 1 })
  const manned = timeMage().lay('t1-06', [2, 0])
  manned.tray('t1-06').soldiers = 1 << 12
  manned.s.soldiers = 11
  manned.run({ do: 'portal-tile' })
  expect([manned.tray('t1-06').soldiers, manned.s.soldiers]).toEqual([0, 12])
})

test('KR-BTIME-R5, KR-BTIME-R6: an icon under it is hidden, and out of the map it is a Portal', () => {
  const gone = (portalTile: number) => {
    const t = timeMage().lay('t1-12', [3, 4], { lane: 0 })
    Object.assign(t.tray('t1-12'), { portalTile, tiles: [faceOf(t.s, t.card('t1-12')).speed & ~CENTRE] })
    return t.phase('advance')
  }
  expect([gone(0).map['t1-12'], gone(2).map['t1-12']]).toEqual(['5,4', '4,4'])
  expect(gone(2).phase('advance').phase('advance').s.outcome?.rule).toBe('KR-PORTAL15')
})

test('KR-BTIME-R6: destroyed, it counts for nothing, and its tile may be used again', () => {
  const t = timeMage().lay('t1-06', [2, 0])
  t.tray('t1-06').portalTile = 2
  cover(t, 't1-06').phase('destroy')
  expect([t.s.closed, t.s.trays.filter(({ portalTile }) => portalTile > 0)]).toEqual([0, []])
})

test('KR-WIN-R5, KR-WIN-R6: F22, with her defeated the Portals of the scenario are still to be closed, those of her tiles are not', () => {
  const t = timeMage().lay('t1-06', [2, 0])
  t.tray('t1-06').portalTile = 2
  for (const id of ['timemage-life-1', 'timemage-life-2']) cover(t, id).phase('destroy')
  expect([t.s.boss, t.run({ do: 'end-round' }).s.outcome]).toEqual([null, null])
  t.lay('portal2-03', [2, 1])
  cover(t, 'portal2-03').phase('destroy')
  expect(t.run({ do: 'end-round' }).s.outcome).toEqual({ winners: [0, 1], rule: 'KR-WIN2', stars: 1 })
  expect(t.map).toHaveProperty('t1-06')
})
