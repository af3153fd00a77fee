import { expect, test } from 'vitest'
import type { HeroId } from '../../content/words.ts'
import { hurt } from '../damage.ts'
import { heroes } from '../testing/heroes.ts'
import { maskOf } from '../testing/scene.ts'

const EMPTY = ['.....', '.....', '.....', '.....', 'g....']
const GRIDS = {
  't1-01': ['OO...', 'OO...', '..gg.', '.....', '.....'],
  't1-02': EMPTY,
  't1-03': EMPTY,
}
const RECOVER = { do: 'recover' } as const

/** Malik on (2,2) upon t1-01, with t1-02 and t1-03 beside him; his base lies below, on the left. */
const table = (others: readonly HeroId[] = ['magnus']) =>
  heroes(['malik', ...others], { grids: GRIDS })
    .lay('t1-01', [2, 2])
    .lay('t1-02', [2, 3])
    .lay('t1-03', [1, 1])
    .stand('malik', [2, 2], [3, 0])

test('KR-BASIC1, KR-BASIC4, KR-MALIK1, KR-MALIK-R1, KR-MALIK-R2: F7, a tile on his own tray, and for each empty cell one on the Hordes around', () => {
  const t = table().activate('malik').basic()
  expect(t.trays).toEqual(['t1-01'])
  const one = t.fork().put('t1-01', [2, 3], [2, 4])
  expect(one.trays).toEqual(['t1-03', 't1-02'])
  one.put('t1-02', [0, 0])
  expect([one.question, one.tiles('t1-02')]).toEqual(['activation', 1])
  const two = t.fork().put('t1-01', [3, 3], [3, 4]).put('t1-02', [0, 0]).put('t1-03', [0, 0])
  expect([two.tiles('t1-02'), two.tiles('t1-03'), two.question]).toEqual([1, 1, 'activation'])
  // On two enemies there is nothing more; and the own base is in the way.
  const none = t.fork().put('t1-01', [2, 2], [2, 3])
  expect(none.question).toBe('activation')
  t.aim('t1-01')
  expect(t.refusedCells([2, 0], [3, 0])).toBe('KR-TILE6')
})

test('KR-GEN-R3, KR-ABIL-R7: tiles of heroes may be left out, and a tile that was not placed counts for nothing', () => {
  const t = table().activate('malik').basic().confirm()
  expect([t.question, t.tiles('t1-01'), t.tiles('t1-02')]).toEqual(['activation', 0, 0])
  // Neither does one of an earlier attack.
  const bare = heroes(['malik', 'magnus'], { grids: GRIDS }).lay('t1-02', [2, 3]).stand('malik', [2, 2])
  bare.s.deed = { ...bare.s.deed, cells: maskOf([3, 3]), tray: bare.card('t1-02') }
  expect(bare.activate('malik').basic().question).toBe('activation')
})

test('KR-BASIC-R2: without a tray under him there is no tile', () => {
  const t = heroes(['malik', 'magnus'], { grids: GRIDS }).lay('t1-02', [2, 3]).stand('malik', [2, 2])
  t.activate('malik').basic()
  expect([t.question, t.tiles('t1-02')]).toEqual(['activation', 0])
})

test('KR-HERO7, KR-PORTAL13, KR-PORTAL-R9, KR-BTIME-R6: Portals beside him or under him are left out', () => {
  const t = table().lay('portal1-01', [1, 3])
  t.tray('t1-03').portalTile = 2
  t.activate('malik').basic().put('t1-01', [3, 3], [3, 4])
  expect(t.trays).toEqual(['t1-02'])
  const under = table()
  under.tray('t1-01').portalTile = 2
  expect(under.activate('malik').basic().question).toBe('activation')
})

test('KR-FLY-R5: who stands under another tray cannot attack it from there', () => {
  const t = table().lay('t1-04', [2, 2])
  t.activate('malik').basic()
  expect([t.question, t.tiles('t1-01')]).toEqual(['activation', 0])
})

test('KR-MALIK5, KR-MALIK6, KR-MALIK-R3: F8, the hammer over a large enemy gives four tiles, all on one Horde', () => {
  const t = table().skill('malik', ['hammer-blow']).activate('malik').use('hammer-blow')
  t.put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1]).put('t1-02', [0, 0])
  expect(t.trays).toEqual(['t1-02'])
  expect(t.refusal(t.aiming('t1-03'))).toBe('KR-TILE10')
  t.put('t1-02', [0, 1]).put('t1-02', [0, 2]).put('t1-02', [0, 3])
  expect([t.tiles('t1-02'), t.question]).toEqual([4, 'activation'])
})

test('KR-ABIL1, KR-ABIL2, KR-ABIL3, KR-ABIL-R1: a used ability lies face down and is not used again', () => {
  const t = table().skill('malik', ['hammer-blow']).activate('malik').use('hammer-blow')
  // Not yet while it is being used.
  expect(t.faceDown('malik')).toEqual([])
  t.confirm()
  expect([t.question, t.faceDown('malik')]).toEqual(['activation', ['hammer-blow']])
  t.done().allReady().until('play').activate('malik')
  expect(t.refusal({ do: 'ability', ability: t.ability('hammer-blow') })).toBe('KR-ABIL1')
})

test('KR-MALIK7, KR-MALIK8, KR-MALIK-R4, KR-ABIL4, KR-ABIL5, KR-ABIL-R2, KR-ABIL-R8: untouchable until the round ends, with a basic attack and its bonus', () => {
  const t = table().skill('malik', ['untouchable']).activate('malik').use('untouchable')
  t.put('t1-01', [3, 3], [3, 4]).put('t1-02', [0, 0]).confirm().done()
  hurt(t.s, 0, 'sniper', -1)
  expect([t.hero('malik').health, t.tiles('t1-02')]).toEqual([5, 1])
  expect([t.hero('malik').active, t.faceDown('malik')]).toEqual([[t.ability('untouchable')], ['untouchable']])
  t.clear().allReady().until('play')
  hurt(t.s, 0, 'sniper', -1)
  expect([t.hero('malik').active, t.hero('malik').protected, t.faceDown('malik')]).toEqual([
    [],
    0,
    ['untouchable'],
  ])
})

test('KR-BASIC-R3, KR-MALIK7: on his board he is untouchable, but attacks nobody', () => {
  const t = heroes(['malik', 'magnus']).skill('malik', ['untouchable']).activate('malik').use('untouchable')
  expect([t.hero('malik').protected, t.told('basic-attack'), t.question]).toEqual([1, [], 'activation'])
})

test('KR-MALIK9, KR-MALIK10, KR-MALIK-R7: the earthquake shakes his tray and shelters all on his space; without a tray it only shelters', () => {
  const t = table().skill('malik', ['earthquake']).stand('magnus', [2, 2], [3, 3])
  t.activate('malik').use('earthquake').put('t1-01', [0, 2], [1, 1], [1, 2], [1, 3], [2, 2]).done()
  hurt(t.s, 1, 'sniper', -1)
  expect([t.tiles('t1-01'), t.hero('magnus').health]).toEqual([1, 3])
  const bare = heroes(['malik', 'magnus'])
    .skill('malik', ['earthquake'])
    .stand('malik', [0, 2])
    .stand('magnus', [0, 2])
  bare.activate('malik').use('earthquake').done()
  hurt(bare.s, 1, 'sniper', -1)
  expect(bare.hero('magnus').health).toBe(3)
})

test('KR-MALIK2, KR-ABIL-R4, KR-KO-R6: any hero, also one knocked out, turns up an ability of its owner’s choice', () => {
  const t = table(['magnus', 'ignus']).skill('malik', ['here-comes-the-pain'])
  t.skill('magnus', ['mirage', 'abracadabra'], ['mirage', 'abracadabra']).skill('ignus', ['light-the-fire'])
  t.hero('magnus').state = 'ko'
  t.activate('malik').use('here-comes-the-pain')
  expect(t.refusal({ do: 'choose', hero: t.figure('ignus') })).toBe('KR-ABIL-R4')
  t.choose('magnus')
  expect([t.question, t.asked]).toEqual(['turn-up', [1]])
  t.use('abracadabra')
  expect([t.faceDown('magnus'), t.asked]).toEqual([['mirage'], [0]])
})

test('KR-MALIK3, KR-MALIK4, KR-MALIK-R6, KR-ACT2: then another action at once: the hammer just turned up, but no step in between', () => {
  const t = table().skill('malik', ['here-comes-the-pain', 'hammer-blow'], ['hammer-blow'])
  t.activate('malik').use('here-comes-the-pain').choose('malik').use('hammer-blow')
  expect([t.question, t.spaces]).toEqual(['act', []])
  expect(t.refusal({ do: 'ability', ability: t.ability('here-comes-the-pain') })).toBe('KR-MALIK4')
  t.use('hammer-blow').put('t1-01', [0, 3], [0, 4], [1, 3], [1, 4])
  expect([t.question, t.tiles('t1-01')]).toEqual(['activation', 1])
  expect(t.faceDown('malik')).toEqual(['here-comes-the-pain', 'hammer-blow'])
  expect(t.refusal({ do: 'basic' })).toBe('KR-ACT2')
})

test('KR-MALIK-R5, KR-ABIL-R1: it is not face down yet, so that neither it nor a Recover by it turns it up', () => {
  const t = table().skill('malik', ['here-comes-the-pain', 'hammer-blow'])
  t.hero('malik').health = 1
  t.activate('malik').use('here-comes-the-pain')
  // Nobody has anything to turn up.
  expect(t.question).toBe('act')
  t.say(RECOVER)
  expect([t.hero('malik').health, t.faceDown('malik')]).toEqual([5, ['here-comes-the-pain']])
})

test('KR-ABIL-R3: an ability in force may be turned up; it goes on and is not used twice', () => {
  const t = table().skill('malik', ['untouchable', 'here-comes-the-pain'])
  t.activate('malik').use('untouchable').confirm().done()
  t.hero('malik').played = 0
  t.activate('malik').use('here-comes-the-pain').choose('malik').use('untouchable')
  expect(t.refusal({ do: 'ability', ability: t.ability('untouchable') })).toBe('KR-ABIL-R2')
  t.done().done()
  expect([t.hero('malik').protected, t.faceDown('malik')]).toEqual([1, ['here-comes-the-pain']])
})

test('KR-ABIL-R5: an ability may be used although nothing comes of it', () => {
  const t = heroes(['malik', 'magnus']).skill('malik', ['hammer-blow']).stand('malik', [0, 2])
  t.activate('malik').use('hammer-blow')
  expect([t.question, t.faceDown('malik')]).toEqual(['activation', ['hammer-blow']])
})
