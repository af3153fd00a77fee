import { expect, test } from 'vitest'
import type { HeroId } from '../../content/words.ts'
import { hurt } from '../damage.ts'
import { amongHordes, heroes } from '../testing/heroes.ts'
import { maskOf } from '../testing/scene.ts'

const PLAIN = ['gk...', '.....', '.....', '.....', 'z....']

/** Magnus on (2,1); t1-01 at (2,2) east of him, t1-02 at (1,1) north, t1-03 at (1,4) far away. */
const table = (others: readonly HeroId[] = ['malik']) =>
  amongHordes(['magnus', ...others], PLAIN, [2, 2], [1, 1], [1, 4]).stand('magnus', [2, 1])

test('KR-MAGNUS1, KR-MAGNUS2, KR-MAGNUS-R1, KR-MAGNUS-R2: on a site he puts one tile more on the Horde he hit, elsewhere none', () => {
  const path = table().activate('magnus').basic().face(0).put('t1-02', [1, 0], [1, 1])
  expect([path.question, path.tiles('t1-02')]).toEqual(['activation', 1])
  // Site b4 is the other's.
  const site = table().stand('magnus', [1, 2]).activate('magnus').basic().face(2)
  site.put('t1-01', [1, 0], [1, 1])
  expect(site.trays).toEqual(['t1-01'])
  site.put('t1-01', [2, 0], [2, 1])
  expect([site.question, site.tiles('t1-01')]).toEqual(['activation', 2])
  const miss = table().stand('magnus', [1, 2]).activate('magnus').basic().face(2).confirm()
  expect(miss.question).toBe('activation')
})

test('KR-SETUP-R11, KR-MAGNUS-R1: a site that nobody has is open ground', () => {
  // b1 at (0,0) is nobody's with two players.
  const t = table().lay('t1-04', [1, 0]).stand('magnus', [0, 0]).activate('magnus').basic().face(2)
  t.put('t1-04', [0, 0], [0, 1])
  expect(t.question).toBe('activation')
})

test('KR-MAGNUS3, KR-TOWER2, KR-TOWER-R8: where he stands nobody builds, unless he leaves after his attack', () => {
  const t = table().give(1, 'archer').stand('magnus', [1, 2])
  t.activate('magnus').basic().face(2).put('t1-01', [1, 0], [1, 1]).confirm()
  const stays = t
    .fork()
    .done()
    .answer(1, { do: 'build', tower: t.tower('archer') })
  expect(stays.refusal(1, { do: 'site', site: t.site('b4') })).toBe('KR-TOWER2')
  t.go([2, 3]).answer(1, { do: 'build', tower: t.tower('archer') })
  expect(t.offers(1, { do: 'site', site: t.site('b4') })).toBe(true)
})

test('KR-MAGNUS7, KR-MAGNUS8, KR-MAGNUS-R14: a mirage of two tiles and two magic soldiers on one Horde beside him', () => {
  const t = table().skill('magnus', ['mirage']).activate('magnus').use('mirage')
  expect(t.trays).toEqual(['t1-02', 't1-01'])
  const magic = t.fork().say({ do: 'target', piece: -1, tray: t.card('t1-01') })
  expect(magic.refusal({ do: 'cells', cells: maskOf([4, 0]) })).toBe('KR-SOLDIER4')
  t.soldier('t1-01', [0, 1])
  expect(t.trays).toEqual(['t1-01'])
  t.soldier('t1-01', [0, 0]).put('t1-01', [1, 0], [1, 1]).put('t1-01', [2, 0], [2, 1])
  expect([t.tray('t1-01').soldiers, t.tiles('t1-01'), t.question]).toEqual([
    maskOf([0, 0], [0, 1]),
    2,
    'activation',
  ])
})

test('KR-MAGNUS12, KR-ABIL-R6: the storm reaches every Horde but the one he confronts', () => {
  const t = table()
    .lay('portal1-01', [2, 3])
    .stand('magnus', [2, 2], [1, 1])
    .skill('magnus', ['arcane-storm'])
  t.activate('magnus').use('arcane-storm')
  expect(t.trays).toEqual(['t1-02', 't1-03'])
  t.put('t1-03', [0, 0]).put('t1-02', [1, 0], [1, 1]).put('t1-02', [2, 0], [2, 1])
  expect([t.tiles('t1-03'), t.tiles('t1-02'), t.question]).toEqual([1, 2, 'activation'])
})

test('KR-BASIC-R3: from his board not even the storm hits anything', () => {
  const t = table().skill('magnus', ['arcane-storm'])
  Object.assign(t.hero('magnus'), { at: -1 })
  expect(t.activate('magnus').use('arcane-storm').question).toBe('activation')
})

test('KR-MAGNUS4, KR-MAGNUS5, KR-MAGNUS6, KR-MAGNUS-R4, KR-MAGNUS-R15: Malik from his board onto a tray, his attack, and three tiles there', () => {
  const t = table().skill('magnus', ['abracadabra']).activate('magnus').use('abracadabra').choose('malik')
  expect([t.question, t.asked]).toEqual(['teleport', [0]])
  t.go([1, 4])
  // His owner places base and tile.
  expect([t.question, t.asked]).toEqual(['confront', [1]])
  t.base([1, 1])
  expect([t.trays, t.asked]).toEqual([['t1-03'], [1]])
  t.put('t1-03', [3, 3], [3, 4])
  // His bonus found no Horde beside him; then Magnus puts his three.
  expect([t.trays, t.asked]).toEqual([['t1-03'], [0]])
  t.put('t1-03', [0, 0]).put('t1-03', [0, 2]).put('t1-03', [0, 3])
  expect([t.tiles('t1-03'), t.at('malik'), t.hero('malik').played]).toEqual([4, '1,4', 0])
})

test('KR-MAGNUS-R3, KR-MAGNUS-R5: only where a move may end; or nowhere', () => {
  const t = table().lay('portal1-01', [2, 3]).stands('archer', 'b5').skill('magnus', ['abracadabra'])
  t.activate('magnus').use('abracadabra').choose('malik')
  expect(t.refusal({ do: 'space', space: t.space([2, 3]) })).toBe('KR-MOVE7')
  expect(t.refusal({ do: 'space', space: t.space([0, 3]) })).toBe('KR-MOVE6')
  expect(t.refusal({ do: 'space', space: 77 })).toBe('KR-MOVE5')
  // Left on his board he attacks nobody.
  expect(t.done().question).toBe('activation')
})

test('KR-MAGNUS-R5, KR-MAGNUS-R6: who stays where it is attacks from there; what hits nothing gives no tiles', () => {
  const t = table().skill('magnus', ['abracadabra']).stand('malik', [1, 4], [1, 1])
  t.activate('magnus').use('abracadabra').choose('malik')
  expect(t.spaces).not.toContain('1,4')
  t.done()
  expect([t.asked, t.trays]).toEqual([[1], ['t1-03']])
  t.confirm()
  expect([t.question, t.tiles('t1-03')]).toEqual(['activation', 0])
})

test('KR-MAGNUS6: what an attack hit before does not count', () => {
  const t = table().skill('magnus', ['abracadabra']).stand('malik', [1, 4], [1, 1])
  t.activate('malik').basic().put('t1-03', [3, 3], [3, 4]).done()
  t.activate('magnus').use('abracadabra').done()
  expect([t.question, t.tiles('t1-03')]).toEqual(['activation', 1])
})

test('KR-MAGNUS-R6: with several Hordes hit he picks one of them for his three tiles', () => {
  const t = table().lay('t1-04', [1, 3]).skill('magnus', ['abracadabra']).stand('malik', [1, 4], [1, 1])
  t.activate('magnus').use('abracadabra').choose('malik').done()
  t.put('t1-03', [3, 3], [3, 4]).put('t1-04', [0, 0]).confirm()
  expect([t.asked, t.trays]).toEqual([[0], ['t1-03', 't1-04']])
  t.put('t1-04', [0, 1])
  expect(t.trays).toEqual(['t1-04'])
  t.put('t1-04', [0, 2]).put('t1-04', [0, 3])
  expect([t.tiles('t1-04'), t.tiles('t1-03'), t.question]).toEqual([4, 1, 'activation'])
})

test('KR-KO-R5: nobody who is knocked out or has just got up', () => {
  const t = table().skill('magnus', ['abracadabra'])
  t.hero('malik').state = 'back'
  t.activate('magnus').use('abracadabra')
  expect(t.refusal({ do: 'choose', hero: 1 })).toBe('KR-KO-R5')
})

test('KR-MAGNUS9, KR-MAGNUS11, KR-MAGNUS-R8, KR-MAGNUS-R10, KR-MAGNUS-R11: W7, he copies Untouchable: he is safe, Malik is not, and he makes his own basic attack', () => {
  const t = table().skill('magnus', ['knowledge-is-power']).skill('malik', ['untouchable'], ['untouchable'])
  t.stand('malik', [0, 2]).activate('magnus').use('knowledge-is-power')
  expect(t.question).toBe('face')
  t.face(0).put('t1-02', [1, 0], [1, 1]).done()
  for (const figure of [0, 1]) hurt(t.s, figure, 'sniper', -1)
  expect([t.hero('magnus').health, t.hero('malik').health]).toEqual([3, 4])
  expect([t.faceDown('magnus'), t.faceDown('malik')]).toEqual([['knowledge-is-power'], ['untouchable']])
  expect(t.hero('magnus').active).toEqual([t.ability('untouchable'), t.ability('knowledge-is-power')])
  // Face up it stays face up: it was not used.
  const up = table()
    .skill('magnus', ['knowledge-is-power'])
    .skill('malik', ['untouchable'])
    .stand('malik', [0, 2])
  up.activate('magnus').use('knowledge-is-power').face(0).confirm().done()
  expect([up.faceDown('magnus'), up.faceDown('malik')]).toEqual([['knowledge-is-power'], []])
})

test('KR-MAGNUS9, KR-MAGNUS10, KR-MAGNUS-R9: also a face-down one of his own, but not itself', () => {
  const t = table()
    .skill('magnus', ['knowledge-is-power', 'mirage'], ['mirage'])
    .skill('malik', ['earthquake'])
  t.activate('magnus').use('knowledge-is-power')
  expect(t.refusal({ do: 'ability', ability: t.ability('knowledge-is-power') })).toBe('KR-MAGNUS-R9')
  t.use('mirage').put('t1-01', [1, 0], [1, 1]).confirm()
  expect([t.tiles('t1-01'), t.faceDown('magnus')]).toEqual([1, ['knowledge-is-power', 'mirage']])
})

test('KR-MAGNUS-R7, KR-KO-R6, KR-MAGNUS-R16: of a hero who is knocked out too; its space is his', () => {
  const t = table().skill('magnus', ['knowledge-is-power']).skill('malik', ['earthquake'])
  t.hero('malik').state = 'ko'
  t.stand('magnus', [2, 2], [3, 3]).activate('magnus').use('knowledge-is-power')
  expect(t.trays).toEqual(['t1-01'])
  t.confirm().done()
  hurt(t.s, 0, 'sniper', -1)
  expect(t.hero('magnus').health).toBe(3)
})

test('KR-MAGNUS11, KR-LILITH-R6: with Resurrection copied he rises when his tray is destroyed', () => {
  const t = table(['lilith']).skill('magnus', ['knowledge-is-power']).skill('lilith', ['resurrection'])
  t.hero('magnus').health = 1
  t.stand('magnus', [2, 2], [3, 3])
    .activate('magnus')
    .use('knowledge-is-power')
    .put('t1-01', [0, 0], [0, 1])
    .done()
  t.tray('t1-01').tiles.push(maskOf([4, 0]))
  t.phase('destroy')
  expect([t.map['t1-01'], t.hero('magnus').health]).toEqual([undefined, 3])
})

test('KR-MAGNUS-R12: the Wildcat of a copied ability is the one in play', () => {
  const t = table(['alleria']).skill('magnus', ['knowledge-is-power']).skill('alleria', ['call-of-the-wild'])
  t.cat([1, 4], [1, 1]).activate('magnus').use('knowledge-is-power')
  expect(t.trays).toEqual(['t1-03'])
})

test('KR-MAGNUS-R13, KR-MALIK-R5, KR-ABIL-R1: with Here Comes the Pain copied, the granted action is not the copy again', () => {
  const t = table().skill('magnus', ['knowledge-is-power', 'mirage'], ['mirage'])
  t.skill('malik', ['here-comes-the-pain'])
    .activate('magnus')
    .use('knowledge-is-power')
    .use('here-comes-the-pain')
  t.choose('magnus').use('mirage')
  expect(t.question).toBe('act')
  expect(t.refusal({ do: 'ability', ability: t.ability('knowledge-is-power') })).toBe('KR-ABIL-R1')
  t.use('mirage').confirm()
  expect(t.faceDown('magnus')).toEqual(['knowledge-is-power', 'mirage'])
})

test('KR-MAGNUS11: with Surge of Flames copied it is he who runs and burns', () => {
  const t = table(['ignus']).skill('magnus', ['knowledge-is-power']).skill('ignus', ['surge-of-flames'])
  t.activate('magnus').use('knowledge-is-power').go([2, 2]).put('t1-01', [1, 0]).go([2, 3]).done().done()
  expect([t.at('magnus'), t.tiles('t1-01')]).toEqual(['2,3', 1])
})

test('KR-MAGNUS9: where nobody has another ability it is used up for nothing', () => {
  const t = table().skill('magnus', ['knowledge-is-power']).skill('malik', []).activate('magnus')
  t.use('knowledge-is-power')
  expect([t.question, t.faceDown('magnus')]).toEqual(['activation', ['knowledge-is-power']])
})

test('KR-RANGE-R5, KR-MAP4: beside him are the eight spaces around, whichever way he faces', () => {
  const t = heroes(['magnus', 'malik'], { grids: { 't1-01': PLAIN, 't1-02': PLAIN, 't1-03': PLAIN } })
    .skill('magnus', ['mirage'])
    .stand('magnus', [2, 2])
  for (const [id, at] of [
    ['t1-01', [1, 1]],
    ['t1-02', [2, 1]],
    ['t1-03', [3, 3]],
    ['t1-04', [1, 4]],
  ] as const)
    t.lay(id, at)
  for (const facing of [0, 1, 2, 3]) {
    t.hero('magnus').facing = facing
    expect(t.fork().activate('magnus').use('mirage').trays.toSorted()).toEqual(['t1-01', 't1-02', 't1-03'])
  }
})

test('KR-ORIENT-R5: he faces one of four ways, which turns his arrows and leaves his base', () => {
  const t = table().lay('t1-04', [2, 0]).lay('t1-05', [2, 1]).stand('magnus', [2, 1], [1, 2])
  const { base } = t.hero('magnus')
  t.activate('magnus').basic()
  expect(t.legal()).toEqual([0, 1, 2, 3].map((turn) => ({ do: 'turn', turn })))
  // North, two spaces far and at both corners; so east and west.
  const reached = (turn: number) => t.fork().face(turn).trays
  expect([reached(0), reached(1), reached(3)]).toEqual([['t1-02'], ['t1-01'], ['t1-04']])
  expect(t.face(1).hero('magnus')).toMatchObject({ facing: 1, base })
})
