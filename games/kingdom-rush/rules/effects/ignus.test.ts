import { expect, test } from 'vitest'
import { type HeroScene, heroes } from '../testing/heroes.ts'

const GRIDS = {
  't1-01': ['OO...', 'OOggg', '..g..', '.....', '.....'],
  't1-02': ['.....', '.....', '.....', '.....', 'g....'],
  't1-03': ['.....', '.....', '.....', '.....', 'g....'],
}

/** Ignus on (2,2) upon t1-01, with t1-02 at (2,3) and t1-03 at (1,1) beside him. */
const table = () =>
  heroes(['ignus', 'magnus'], { grids: GRIDS })
    .lay('t1-01', [2, 2])
    .lay('t1-02', [2, 3])
    .lay('t1-03', [1, 1])
    .stand('ignus', [2, 2], [3, 0])

/** He begins the Surge of Flames. */
const surging = (t: HeroScene) =>
  t.skill('ignus', ['surge-of-flames']).activate('ignus').use('surge-of-flames')

test('KR-IGNUS1, KR-IGNUS-R1, KR-IGNUS-R3: F9, over exactly two enemies, one tile on every Horde around', () => {
  const two = table().activate('ignus').basic().put('t1-01', [0, 1], [1, 1], [1, 2])
  two.put('t1-03', [0, 0]).put('t1-02', [0, 0])
  expect([two.tiles('t1-02'), two.tiles('t1-03'), two.question]).toEqual([1, 1, 'activation'])
  const three = table().activate('ignus').basic().put('t1-01', [1, 2], [1, 3], [2, 2])
  expect([three.question, three.tiles('t1-02')]).toEqual(['activation', 0])
  const none = table().activate('ignus').basic().confirm()
  expect([none.question, none.tiles('t1-02')]).toEqual(['activation', 0])
  const one = table().activate('ignus').basic().put('t1-01', [0, 0], [0, 1], [1, 1])
  expect(one.question).toBe('activation')
  // What was covered before does not count.
  const before = table()
  before.tray('t1-01').tiles = [1 << 7]
  expect(before.activate('ignus').basic().put('t1-01', [0, 4], [1, 4], [0, 3]).question).toBe('activation')
})

test('KR-IGNUS2, KR-IGNUS3, KR-IGNUS-R4: the fire on his own tray, and on two different ones beside it', () => {
  const t = table().skill('ignus', ['light-the-fire']).activate('ignus').use('light-the-fire')
  t.put('t1-01', [0, 0])
  expect(t.trays).toEqual(['t1-03', 't1-02'])
  t.put('t1-02', [0, 0], [0, 1], [0, 2])
  expect(t.trays).toEqual(['t1-03'])
  t.put('t1-03', [0, 0], [1, 0], [2, 0])
  expect([t.tiles('t1-01'), t.tiles('t1-02'), t.tiles('t1-03'), t.question]).toEqual([1, 1, 1, 'activation'])
  const one = heroes(['ignus', 'magnus'], { grids: GRIDS }).lay('t1-02', [2, 3]).stand('ignus', [2, 2])
  one.skill('ignus', ['light-the-fire']).activate('ignus').use('light-the-fire')
  one.put('t1-02', [0, 0], [0, 1], [0, 2])
  expect([one.question, one.tiles('t1-02')]).toEqual(['activation', 1])
})

test('KR-IGNUS8, KR-IGNUS-R2: over exactly three enemies, two tiles on one Horde beside him, not on two', () => {
  const t = table().skill('ignus', ['fire-and-brimstone']).activate('ignus').use('fire-and-brimstone')
  const four = t.fork().put('t1-01', [1, 2], [1, 3], [1, 4], [2, 3])
  expect(four.put('t1-02', [0, 0]).trays).toEqual(['t1-02'])
  expect(four.put('t1-02', [0, 1]).question).toBe('activation')
  const all = t.fork().put('t1-01', [1, 1], [1, 2], [1, 3], [2, 2])
  expect([all.question, all.tiles('t1-02')]).toEqual(['activation', 0])
})

test('KR-IGNUS9, KR-IGNUS-R2, KR-CAT-R6: over exactly three enemies, any hero regains one health, also on its board', () => {
  const t = table().skill('ignus', ['flames-unleashed']).activate('ignus')
  t.hero('magnus').health = 1
  t.hero('ignus').health = 1
  const none = t.fork().use('flames-unleashed').put('t1-01', [0, 2], [0, 3], [1, 2], [1, 3])
  expect(none.question).toBe('activation')
  t.use('flames-unleashed').put('t1-01', [1, 2], [1, 3], [2, 2], [2, 3])
  expect(t.legal()).toEqual([{ do: 'choose', hero: 0 }, { do: 'choose', hero: 1 }, { do: 'done' }])
  t.choose('magnus')
  expect([t.hero('magnus').health, t.hero('ignus').health]).toEqual([2, 1])
  expect(none.hero('magnus').health).toBe(1)
})

test('KR-KO-R5: nobody who lies on the board or has just got up is healed', () => {
  const t = table().skill('ignus', ['flames-unleashed']).activate('ignus')
  t.hero('magnus').state = 'back'
  t.use('flames-unleashed').put('t1-01', [1, 2], [1, 3], [2, 2], [2, 3])
  expect(t.refusal({ do: 'choose', hero: 1 })).toBe('KR-KO-R5')
})

test('KR-IGNUS4, KR-IGNUS5, KR-IGNUS6, KR-IGNUS-R5, KR-IGNUS-R7, KR-IGNUS-R8: four steps, a tile on each Horde entered, none on Portals or where he began', () => {
  const t = surging(table().lay('portal1-01', [1, 3]))
  t.go([2, 3]).put('t1-02', [0, 0])
  // Over the Portal, where he may not stop.
  t.go([1, 3])
  expect(t.refusal({ do: 'done' })).toBe('KR-MOVE7')
  t.go([1, 4]).done()
  expect([t.at('ignus'), t.tiles('t1-01'), t.tiles('t1-02')]).toEqual(['1,4', 0, 1])
  // KR-IGNUS7: then somebody is healed; after it his own move is still there.
  expect(t.question).toBe('choose-figure')
  t.done()
  expect(t.spaces).toContain('1,2')
})

test('KR-IGNUS-R10: his own move comes wholly before the surge or wholly after it', () => {
  const t = table().skill('ignus', ['surge-of-flames']).activate('ignus')
  const before = t.fork().go([1, 2]).use('surge-of-flames').go([0, 2]).done().done()
  expect([before.question, before.at('ignus')]).toEqual(['play', '0,2'])
  const after = t.fork().use('surge-of-flames').go([1, 2]).done().done()
  expect(after.spaces).toContain('1,4')
  after.go([0, 2])
  expect([after.question, after.at('ignus')]).toEqual(['play', '0,2'])
})

test('KR-LARGE-R1: a large enemy is one for Ignus, and four cells for Malik and for soldiers', () => {
  const t = heroes(['ignus', 'malik'], { grids: GRIDS }).lay('t1-01', [2, 2]).lay('t1-02', [2, 3])
  t.stand('ignus', [2, 2], [3, 0])
    .stand('malik', [2, 2], [3, 3])
    .skill('malik', ['hammer-blow'])
    .give(1, 'footmen')
  // Three of its cells are one enemy, so there is no tile for two.
  const ignus = t.fork().activate('ignus').basic().put('t1-01', [0, 0], [0, 1], [1, 1])
  expect([ignus.question, ignus.tiles('t1-02')]).toEqual(['activation', 0])
  const hammer = t.fork().activate('malik').use('hammer-blow')
  hammer.put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1])
  for (const column of [0, 1, 2, 3]) hammer.put('t1-02', [0, column])
  expect([hammer.tiles('t1-02'), hammer.question]).toEqual([4, 'activation'])
  t.build(1, 'footmen', 'b4', 2).soldier('t1-01', [0, 0]).soldier('t1-01', [1, 1])
  expect(t.tray('t1-01').soldiers & 0b1100011).toBe(0b1000001)
})

test('KR-MOVE7, KR-IGNUS-R7: his last step does not lead onto a Portal', () => {
  const t = surging(table().lay('portal1-01', [1, 3]))
  t.go([1, 2]).go([0, 2]).go([1, 2])
  expect(t.refusal({ do: 'space', space: t.space([1, 3]) })).toBe('KR-MOVE7')
})

test('KR-IGNUS-R6, KR-CONF1: one tile for each Horde, even if it is entered twice; at the end he places his base', () => {
  const t = table().skill('ignus', ['surge-of-flames']).activate('ignus').use('surge-of-flames')
  t.go([2, 3]).put('t1-02', [0, 0]).go([1, 2]).go([2, 3])
  expect(t.question).toBe('stride')
  t.done().base([2, 2])
  expect([t.tiles('t1-02'), t.hero('ignus').on]).toEqual([1, t.card('t1-02')])
})

test('KR-IGNUS-R8, KR-CONF2: where his last step ends, the tile must leave room for his base', () => {
  const t = heroes(['ignus', 'magnus'], { grids: GRIDS }).lay('t1-02', [1, 1]).stand('ignus', [1, 3])
  // Left are the four cells of one base, and two cells beside them.
  t.tray('t1-02').tiles = [0b11111_11111_11111_01100_01100]
  t.skill('ignus', ['surge-of-flames']).activate('ignus').use('surge-of-flames')
  const early = t.fork().go([1, 2]).go([1, 1]).aim('t1-02')
  expect(early.legal()).toHaveLength(6)
  t.go([1, 4]).go([1, 3]).go([1, 2]).go([1, 1]).aim('t1-02')
  expect(t.refusedCells([0, 0])).toBe('KR-CONF2')
  expect(t.legal()).toHaveLength(2)
  t.put('t1-02', [0, 4])
  expect(t.hero('ignus').on).toBe(t.card('t1-02'))
})

test('KR-IGNUS7, KR-IGNUS-R11: then he, or a hero on his space or beside it, regains two health', () => {
  const t = table()
    .skill('ignus', ['surge-of-flames'])
    .stand('magnus', [0, 5])
    .activate('ignus')
    .use('surge-of-flames')
  t.hero('magnus').health = 1
  const far = t.fork().done()
  expect(far.refusal({ do: 'choose', hero: 1 })).toBe('KR-LILITH2')
  t.go([2, 3]).confirm().go([1, 4]).go([0, 5]).done().choose('magnus')
  expect(t.hero('magnus').health).toBe(3)
})

test('KR-BASIC-R3: who stays on his board has nobody beside him', () => {
  const t = table().skill('ignus', ['surge-of-flames']).stand('magnus', [0, 0])
  Object.assign(t.hero('ignus'), { at: -1, on: -1, base: 0 })
  expect(t.activate('ignus').use('surge-of-flames').done().question).toBe('activation')
})

test('KR-IGNUS-R9: from his board the first of the four steps is the entry', () => {
  const t = table().skill('ignus', ['surge-of-flames'])
  Object.assign(t.hero('ignus'), { at: -1, on: -1, base: 0 })
  t.activate('ignus').use('surge-of-flames')
  expect(t.spaces).toEqual(['1,5'])
  t.go([1, 5]).go([1, 4]).go([1, 3]).go([2, 3]).confirm().base([0, 0])
  expect(t.at('ignus')).toBe('2,3')
})

test('KR-IGNUS-R12, KR-FLY-R7: on a stack the tile goes on the upper tray', () => {
  const t = table()
    .lay('t1-04', [2, 3])
    .skill('ignus', ['surge-of-flames'])
    .activate('ignus')
    .use('surge-of-flames')
  t.go([2, 3])
  expect(t.trays).toEqual(['t1-04'])
})
