import { expect, test } from 'vitest'
import type { At } from '../../content/geometry/cells.ts'
import type { HeroId } from '../../content/words.ts'
import { amongHordes, type HeroScene, heroes } from '../testing/heroes.ts'
import { maskOf } from '../testing/scene.ts'
import { faceOf } from '../trays.ts'

const WIDE = ['kzd..', '.....', '.....', '.....', 'g....']

/** Lilith on (2,2) upon t1-01, with t1-02 at (2,3) and t1-03 at (1,1) beside her, base in the middle. */
const table = (others: readonly HeroId[] = ['magnus']) =>
  amongHordes(['lilith', ...others], WIDE, [2, 2], [2, 3], [1, 1]).stand('lilith', [2, 2], [2, 1])

test('KR-LILITH1, KR-LILITH-R1, KR-BASIC-R5, KR-TYPE4: one tile of true damage on her own tray or on one beside it', () => {
  const t = table().activate('lilith').basic()
  expect(t.trays).toEqual(['t1-01', 't1-03', 't1-02'])
  t.put('t1-01', [0, 0])
  expect([t.tiles('t1-01'), t.question]).toEqual([1, 'choose-figure'])
})

test('KR-LILITH2, KR-LILITH3, KR-LILITH4, KR-LILITH-R2, KR-ABIL-R4: then she heals one on her space or beside it, who turns up an ability', () => {
  const t = table(['magnus', 'ignus']).skill('magnus', ['mirage', 'abracadabra'], ['mirage', 'abracadabra'])
  t.stand('magnus', [3, 2]).stand('ignus', [0, 2])
  t.hero('magnus').health = 1
  t.activate('lilith').basic().confirm()
  expect(t.refusal({ do: 'choose', hero: 2 })).toBe('KR-LILITH2')
  t.choose('magnus')
  expect([t.hero('magnus').health, t.question, t.asked]).toEqual([2, 'turn-up', [1]])
  t.use('mirage')
  expect([t.faceDown('magnus'), t.question]).toEqual([['abracadabra'], 'activation'])
})

test('KR-LILITH2, KR-LILITH4: she may help herself, or nobody', () => {
  const t = table()
    .skill('lilith', ['infernal-wheel'], ['infernal-wheel'])
    .activate('lilith')
    .basic()
    .confirm()
  expect(t.fork().done().question).toBe('activation')
  t.choose('lilith').use('infernal-wheel')
  expect(t.faceDown('lilith')).toEqual([])
})

test('KR-HERO-R4: one at full health stays so, and turns up an ability all the same', () => {
  const t = table().skill('magnus', ['mirage'], ['mirage']).stand('magnus', [2, 1])
  t.activate('lilith').basic().confirm().choose('magnus').use('mirage')
  expect([t.hero('magnus').health, t.faceDown('magnus')]).toEqual([3, []])
})

test('KR-LILITH5, KR-LILITH-R7, KR-LILITH-R8, KR-SOLDIER10: two tiles and two soldiers, all on one Horde beside her', () => {
  const t = table().skill('lilith', ['celestial-chaos']).activate('lilith').use('celestial-chaos')
  expect(t.trays).toEqual(['t1-03', 't1-02'])
  t.put('t1-02', [1, 0], [2, 0])
  expect(t.trays).toEqual(['t1-02'])
  // Soldiers of true damage stand on whoever resists, never on the deadly one.
  t.soldier('t1-02', [0, 0]).soldier('t1-02', [0, 1]).put('t1-02', [0, 2])
  expect([t.tray('t1-02').soldiers, t.tiles('t1-02'), t.s.soldiers]).toEqual([maskOf([0, 0], [0, 1]), 2, 10])
  expect(t.question).toBe('activation')
})

test('KR-LILITH-R8: tiles of two cells of every ability may lie across or upright', () => {
  const lies = (t: HeroScene, ...cells: At[]) => t.offers({ do: 'cells', cells: maskOf(...cells) })
  const wheel = table()
    .skill('lilith', ['infernal-wheel'])
    .activate('lilith')
    .use('infernal-wheel')
    .aim('t1-03')
  const rising = table().skill('lilith', ['resurrection']).activate('lilith').use('resurrection').aim('t1-01')
  const harvest = table().skill('lilith', ['reapers-harvest']).activate('lilith').use('reapers-harvest')
  for (const t of [wheel, rising, harvest.aim('t1-01')])
    expect([lies(t, [1, 0], [1, 1]), lies(t, [0, 1], [1, 1])]).toEqual([true, true])
})

test('KR-LILITH-R7, KR-SOLDIER-R5: without supply her soldiers are lost; none is lifted elsewhere', () => {
  const t = table().skill('lilith', ['celestial-chaos'])
  t.s.soldiers = 0
  t.tray('t1-03').soldiers = maskOf([0, 0])
  t.activate('lilith').use('celestial-chaos')
  expect(t.targets(0)).toEqual([])
  expect(t.legal().some((move) => move.do === 'lift')).toBe(false)
})

test('KR-LILITH6, KR-LILITH7, KR-LILITH-R3, KR-LILITH-R9: the harvest lies around her base, each tile at another side', () => {
  const t = table().skill('lilith', ['reapers-harvest']).activate('lilith').use('reapers-harvest')
  expect(t.trays).toEqual(['t1-01'])
  t.put('t1-01', [1, 1], [0, 1])
  t.aim('t1-01')
  // Above once more; at a corner only; to the left.
  expect([t.refusedCells([1, 2], [1, 3]), t.refusedCells([1, 3], [1, 4])]).toEqual([
    'KR-LILITH7',
    'KR-LILITH7',
  ])
  t.put('t1-01', [2, 0], [3, 0]).put('t1-01', [2, 3]).put('t1-01', [4, 2])
  expect([t.tiles('t1-01'), t.question]).toEqual([4, 'activation'])
})

test('KR-LILITH-R4: F10, in a corner two sides are the edge of the card, so that two tiles are all', () => {
  const t = table().stand('lilith', [2, 2], [0, 0])
  t.tray('t1-01').tiles = []
  t.skill('lilith', ['reapers-harvest']).activate('lilith').use('reapers-harvest')
  t.put('t1-01', [2, 0], [2, 1]).put('t1-01', [0, 2])
  expect([t.tiles('t1-01'), t.question]).toEqual([2, 'activation'])
})

test('KR-LILITH8, KR-LILITH9, KR-LILITH10, KR-LILITH-R5, KR-LILITH-R6: if her tray is destroyed she rises, whole and unhurt', () => {
  const t = table().skill('lilith', ['resurrection'])
  t.hero('lilith').health = 1
  t.activate('lilith').use('resurrection').put('t1-01', [0, 0], [0, 1])
  expect(t.tiles('t1-01')).toBe(1)
  // Afterwards she goes to another tray, and that one falls.
  t.go([2, 3]).base([2, 1])
  t.tray('t1-02').tiles = [maskOf([0, 0], [0, 1], [0, 2], [4, 0])]
  t.phase('destroy')
  expect([t.hero('lilith').health, t.hero('lilith').protected]).toEqual([4, 1])
})

test('KR-LILITH9: if it is not destroyed she is not healed, and takes damage', () => {
  const t = table().skill('lilith', ['resurrection'])
  t.hero('lilith').health = 2
  t.activate('lilith').use('resurrection').confirm().done()
  t.phase('destroy').phase('advance')
  expect([t.hero('lilith').health, t.hero('lilith').protected]).toEqual([1, 0])
})

test('KR-LILITH11, KR-PORTAL-R9: the wheel puts a tile on each Horde beside her, not on a Portal', () => {
  const t = table().lay('portal1-01', [1, 3]).skill('lilith', ['infernal-wheel'])
  t.activate('lilith').use('infernal-wheel').put('t1-03', [1, 0], [1, 1]).put('t1-02', [1, 0], [1, 1])
  expect([t.tiles('t1-02'), t.tiles('t1-03'), t.tiles('portal1-01'), t.tiles('t1-01')]).toEqual([1, 1, 0, 0])
  expect(t.question).toBe('activation')
})

test('KR-GEN-R3, KR-LILITH11: each tile of the wheel may be left out', () => {
  const t = table().skill('lilith', ['infernal-wheel']).activate('lilith').use('infernal-wheel')
  t.confirm().put('t1-02', [1, 0], [1, 1])
  expect([t.tiles('t1-02'), t.tiles('t1-03')]).toEqual([1, 0])
})

test('KR-BOSS5, KR-PORTAL-R9: a boss beside a hero is left out', () => {
  const t = heroes(['malik', 'ignus'], { options: { scenario: 7 } }).lay('lilith-life-1', [2, 2], { lane: 2 })
  const [row, column] = t.laneSpace(2, 1)
  t.lay('t1-01', [row, column], { lane: 2 })
    .stand('ignus', [row, column], [3, 0])
    .lay('t1-02', [1, 2], { lane: 2 })
  t.skill('ignus', ['light-the-fire']).activate('ignus').use('light-the-fire').confirm()
  expect(t.trays).toEqual(['t1-02'])
})

test('KR-ROUND-R3: “this turn” lasts as long as the round: phase 4 does not hurt her, the next round does', () => {
  const t = table().clear().skill('lilith', ['resurrection']).lay('t1-01', [2, 2]).lay('t2-16', [1, 1])
  for (const lane of [0, 1, 2, 3]) t.pile(lane)
  t.hero('lilith').health = 1
  t.stand('lilith', [2, 2], [3, 3]).activate('lilith').use('resurrection').confirm().done()
  t.tray('t1-01').tiles = [faceOf(t.s, t.card('t1-01')).enemies]
  // Her tray falls in phase 3; in phase 4 the raiders of t2-16 come beside her.
  t.allReady()
  expect([t.map['t2-16'], t.hero('lilith').health]).toEqual(['2,1', 4])
  t.until('play').allReady().until('play')
  expect(t.hero('lilith').health).toBe(3)
})
