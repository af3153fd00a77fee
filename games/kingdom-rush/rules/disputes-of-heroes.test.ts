/** What players of the box would dispute about heroes, bosses and what is taken back: two rules in one situation. */
import { canonical, moves } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import type { KingdomRushMove } from '../state.ts'
import { hurt } from './damage.ts'
import { newHero } from './figures.ts'
import { bossOf, cover, empty, lilith, timeMage } from './testing/bosses.ts'
import { HeroScene, heroes } from './testing/heroes.ts'
import { PlayedMatch } from './testing/match.ts'
import { baseAt } from './testing/scene.ts'

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const FULL = ['ggggg', 'ggggg', 'ggggg', 'ggggg', 'ggggg']
const WOLF = ['w....', '.....', '.....', '.....', '.....']
const grids = { 't1-01': GOBLINS, 't1-02': FULL, 't1-03': WOLF }
const READY: KingdomRushMove = { do: 'ready' }

/** Lane 1 of scenario 1 runs (1,0) (1,1) (2,1) (2,2) (2,3) (1,3) (1,4) (1,5). */
const table = (...ids: Parameters<typeof heroes>[0]) => heroes(ids, { grids })
/** Ends an open action, with the first answer to whatever must be answered. */
const finish = (t: HeroScene) => {
  while (t.question !== 'play')
    t.say(t.legal().find(({ do: what }) => what === 'done' || what === 'confirm') ?? t.legal()[0] ?? READY)
  return t
}

describe('permanent abilities', () => {
  test('KR-MAGNUS-R16, KR-MALIK10: with the Earthquake copied it is Magnus’ space that shelters, Malik’s own does not', () => {
    const t = table('magnus', 'malik', 'ignus')
    t.skill('magnus', ['knowledge-is-power']).skill('malik', ['earthquake'])
    t.stand('magnus', [0, 2]).stand('malik', [0, 2]).stand('ignus', [3, 3])
    t.activate('magnus').use('knowledge-is-power')
    finish(t)
    for (const id of ['magnus', 'malik', 'ignus'] as const) hurt(t.s, t.figure(id), 'sniper', -1)
    expect(['magnus', 'malik', 'ignus'].map((id) => t.hero(id as 'malik').health)).toEqual([3, 5, 3])
    // Malik goes, and is safe no more.
    t.stand('malik', [0, 4])
    hurt(t.s, t.figure('malik'), 'sniper', -1)
    expect(t.hero('malik').health).toBe(4)
  })

  test('KR-PROT-R1, KR-ABIL-R2, KR-ROUND-R2: Untouchable ends with the round, its tile face down, and the next blow counts', () => {
    const t = table('malik', 'magnus').skill('malik', ['untouchable', 'earthquake'])
    t.lay('t1-02', [2, 2], { lane: 0 }).stand('malik', [2, 2], [0, 0])
    t.activate('malik').use('untouchable')
    finish(t).allReady()
    expect([t.s.round, t.hero('malik').health, t.faceDown('malik')]).toEqual([2, 5, ['untouchable']])
    t.until('play').phase('advance')
    expect(t.hero('malik').health).toBe(4)
  })

  test('KR-KO-R7, KR-MALIK10: who shelters others and is knocked out shelters nobody, from any harm', () => {
    const t = table('malik', 'magnus')
      .skill('malik', ['earthquake'])
      .stand('malik', [0, 2])
      .stand('magnus', [0, 2])
    t.activate('malik').use('earthquake')
    finish(t)
    hurt(t.s, t.figure('magnus'), 'spell', -1)
    expect(t.hero('magnus').health).toBe(3)
    Object.assign(t.hero('malik'), { state: 'ko', health: 0, at: -1 })
    hurt(t.s, t.figure('magnus'), 'spell', -1)
    expect(t.hero('magnus').health).toBe(2)
  })
})

describe('who holds what', () => {
  test('KR-MAGNUS4, KR-MOVE-R9, KR-ADVANCE5: a hero whisked off its tray covers and holds it no more', () => {
    const t = table('magnus', 'malik').skill('magnus', ['abracadabra'])
    t.lay('t1-02', [2, 2], { lane: 0 }).stand('malik', [2, 2], [0, 0]).stand('magnus', [0, 4])
    t.activate('magnus').use('abracadabra').choose('malik').go([0, 2])
    finish(t)
    expect([t.at('malik'), t.hero('malik').on]).toEqual(['0,2', -1])
    expect(t.phase('advance').map['t1-02']).toBe('2,3')
  })

  test('KR-ADVANCE14, KR-SOLO-R4: one from the bench who falls at the first attempt does not stop the second', () => {
    const t = new HeroScene({ seats: 1, options: { heroes: ['malik'] }, grids }).until('play').clear()
    t.lay('t1-03', [2, 1], { lane: 0 })
    const ignus = 1
    const guest = { guest: 1, health: 1, at: t.space([2, 1]), on: t.card('t1-03'), base: baseAt([3, 3]) }
    t.s.heroes.push({ ...newHero(t.s, ignus, 0), ...guest })
    t.phase('advance')
    expect([t.map['t1-03'], t.at('ignus')]).toEqual(['2,2', 'board'])
  })

  test('KR-CAT4, KR-CAT5, KR-ADVANCE16: the Wildcat whose tray is destroyed stays, and makes way for the next one unhurt', () => {
    const t = table('alleria', 'magnus').lay('t1-01', [2, 2], { lane: 0 }).lay('t1-02', [2, 1], { lane: 0 })
    t.cat([2, 2], [0, 0]).phase('destroy')
    expect([t.cats, t.s.wildcat?.on]).toEqual(['2,2', -1])
    t.phase('advance')
    expect([t.question, t.asked]).toEqual(['displace', [0]])
    t.go([1, 2])
    expect([t.cats, t.map]).toEqual(['1,2', { 't1-02': '2,2' }])
  })

  test('KR-ADVANCE-R26, KR-MAP-R7: where lanes meet a tray jumps over one of the other lane, along its own', () => {
    const t = heroes(['malik', 'magnus'], { options: { scenario: 10 }, grids })
    // Lanes 1 and 2 of scenario 10 share their last spaces.
    t.lay('t1-02', [4, 4], { lane: 0, soldiers: [[0, 0]] }).lay('t1-01', [3, 4], { lane: 1 })
    t.phase('advance')
    expect(t.map).toEqual({ 't1-02': '4,4', 't1-01': '5,4' })
  })
})

describe('the own tray', () => {
  const flyer = { 'fly-01': ['i....', '.....', '...*.', '...*.', '....i'] }

  test('KR-ALLERIA6, KR-ALLERIA8, KR-ABIL-R6: the tiles beside the Wildcat are no shot of hers: they go on the tray she stands on too', () => {
    const t = table('alleria', 'magnus').lay('t1-02', [2, 2], { lane: 0 })
    t.skill('alleria', ['call-of-the-wild', 'do-you-bleed'])
      .stand('alleria', [2, 2], [0, 0])
      .cat([2, 2], [0, 2])
    const call = t.fork().activate('alleria').use('call-of-the-wild')
    expect([call.question, call.trays]).toEqual(['pieces', ['t1-02']])
    const bleed = t.fork().activate('alleria').use('do-you-bleed')
    if (bleed.question === 'face') bleed.face(0)
    expect(bleed.trays).toEqual(['t1-02'])
  })

  test('KR-MAGNUS12, KR-BASIC3, KR-FLY5: under a flyer the storm hits the flyer, which is not the tray he confronts', () => {
    const t = heroes(['magnus', 'malik'], { grids: { ...grids, ...flyer } }).skill('magnus', ['arcane-storm'])
    t.lay('t1-02', [2, 2], { lane: 0 }).stand('magnus', [2, 2], [0, 0]).lay('fly-01', [2, 2], { lane: 0 })
    t.activate('magnus').use('arcane-storm')
    expect(t.trays).toEqual(['fly-01'])
  })

  test('KR-LILITH1, KR-FLY-R5, KR-MAP-R2: under a flyer Lilith strikes neither her own tray nor the one above it', () => {
    const t = heroes(['lilith', 'malik'], { grids: { ...grids, ...flyer } })
    t.lay('t1-02', [2, 2], { lane: 0 }).stand('lilith', [2, 2], [0, 0]).lay('fly-01', [2, 2], { lane: 0 })
    t.lay('t1-01', [2, 3], { lane: 0 }).activate('lilith').basic()
    expect(t.trays).toEqual(['t1-01'])
  })

  test('KR-LILITH9, KR-FLY-R10, KR-FLY-R9: her tray destroyed under a flyer she rises, unhurt, and steps aside', () => {
    const t = heroes(['lilith', 'malik'], { grids: { ...grids, ...flyer } }).skill('lilith', ['resurrection'])
    t.lay('t1-01', [2, 2], { lane: 0 }).stand('lilith', [2, 2], [0, 0]).hero('lilith').health = 1
    t.activate('lilith').use('resurrection')
    finish(t).lay('fly-01', [2, 2], { lane: 0 }).phase('destroy')
    expect([t.question, t.hero('lilith').health, t.map]).toEqual(['displace', 4, { 'fly-01': '2,2' }])
  })

  test('KR-MAP-R4, KR-ADVANCE16: two who are pushed aside may go to the one space that is free', () => {
    const t = table('malik', 'magnus')
      .lay('t1-02', [1, 4], { lane: 0 })
      .stand('malik', [1, 5])
      .stand('magnus', [1, 5])
    t.phase('advance').go([1, 4]).go([1, 4])
    expect([t.at('malik'), t.at('magnus'), t.map['t1-02']]).toEqual(['1,4', '1,4', '1,5'])
  })
})

describe('bosses', () => {
  test('KR-BBLACK-R3: Cleave sweeps the soldiers off both cards of a stack beside him, not off one two spaces away', () => {
    const t = empty({ scenario: 4 }, 'malik', 'magnus').lay('blackburn-life-1', [3, 3], { lane: 0 })
    t.lay('t1-01', [3, 2], { lane: 0, soldiers: [[0, 1]] }).lay('fly-01', [3, 2], {
      lane: 0,
      soldiers: [[0, 0]],
    })
    t.lay('t1-03', [3, 5], { lane: 0, soldiers: [[0, 1]] })
    bossOf(t).met = 1
    t.top('bb-cleave').phase('boss')
    expect(['t1-01', 'fly-01', 't1-03'].map((id) => t.tray(id).soldiers)).toEqual([0, 0, 2])
    expect(t.s.soldiers).toBe(11)
  })

  test('KR-BTIME1, KR-BTIME-R6, KR-DESTROY8: a Portal tile whose Portal is destroyed is laid again in the same round, and counts for nothing', () => {
    const t = timeMage().lay('t1-01', [2, 1], { lane: 0 }).lay('t1-02', [2, 5], { lane: 1 })
    t.lay('t1-03', [2, 0], { lane: 0, soldiers: [[0, 1]] })
    for (const id of ['t1-01', 't1-02']) t.tray(id).portalTile = 2
    cover(t, 't1-01').phase('destroy')
    expect([t.s.closed, t.map['t1-01']]).toEqual([0, undefined])
    t.top('tm-stasis').phase('boss').phase('advance')
    expect(t.s.trays.filter(({ portalTile }) => portalTile > 0)).toHaveLength(2)
  })

  test('KR-BOSS-R15, KR-BLILITH6: Lilith whose last life card falls in phase 3 does not flee, though she stands on the first space', () => {
    const t = lilith([0, 3])
    bossOf(t).life = []
    cover(t, 'lilith-life-1')
    t.phase('destroy')
    expect([t.told('boss-defeated').length, t.s.outcome]).toEqual([1, null])
    t.phase('boss')
    expect(t.s.outcome).toBeNull()
    // With another life card she is still there, and gone.
    const other = lilith([0, 3])
    cover(other, 'lilith-life-1').phase('destroy').phase('boss')
    expect(other.s.outcome?.winners).toEqual([])
  })

  test('KR-BOSS-R4, KR-BLILITH-R5: the next life card lies where the last one fell, bare, and the soldiers are in the supply', () => {
    const t = lilith([1, 3])
    t.tray('lilith-life-1').soldiers = 2
    t.s.soldiers = 11
    cover(t, 'lilith-life-1').phase('destroy')
    expect(t.map).toEqual({ 'lilith-life-2': '1,3' })
    expect([t.tray('lilith-life-2').tiles, t.tray('lilith-life-2').soldiers, t.s.soldiers]).toEqual([
      [],
      0,
      12,
    ])
  })

  test('KR-BTIME-R9, KR-EXIT3: the leap of a Horde out of the map may take the last heart, before anything advances', () => {
    const t = timeMage().lay('t1-01', [5, 4], { lane: 0 }).lay('t1-02', [2, 0], { lane: 0 })
    t.s.hearts = 1
    t.top('tm-leap').phase('boss')
    expect([t.s.outcome?.winners, t.map['t1-02']]).toEqual([[], '2,0'])
  })

  test('KR-BLILITH4, KR-PICKUP1: a tower she takes does not come back to hand, the other of its site does', () => {
    const t = lilith([1, 3]).stands('militia', 'b1').stands('archer', 'b1')
    t.give(0).stock({ archer: 0, militia: 0 }).top('li-fall-1').phase('boss')
    expect(t.question).toBe('raze-tower')
    t.answer(0, t.legal()[0] ?? READY).phase('pickup')
    expect([t.held(0).length, t.inStock('archer') + t.inStock('militia')]).toEqual([1, 1])
  })

  test('KR-MAGNUS-R3, KR-MOVE-R8: not even by magic does a hero come to stand on a boss', () => {
    const t = heroes(['magnus', 'ignus'], { options: { scenario: 4 }, grids })
    t.skill('magnus', ['abracadabra']).lay('blackburn-life-1', [3, 3], { lane: 0 }).stand('magnus', [2, 3])
    t.stand('ignus', [3, 2]).activate('magnus').use('abracadabra').choose('ignus')
    expect(t.refusal({ do: 'space', space: t.space([3, 3]) })).toBe('KR-MOVE-R8')
  })
})

describe('taken back', () => {
  test('KR-CAMP-R11, KR-PLAY-R6: a pass that is taken back is free for another tower under the limit of the iron level', () => {
    const t = heroes(['malik', 'magnus'], { options: { scenario: 3, difficulty: 'iron' } })
    t.give(0, 'archer', 'mage', 'bombard').give(1)
    const m = new PlayedMatch(t)
    const before = canonical(m.s)
    const pass = (id: string) => m.does(0, { do: 'pass', tower: t.tower(id) })
    pass('archer')
    while (m.s.passed < 2 && m.refusal(0, { do: 'pass', tower: t.tower('mage') }) === null) pass('mage')
    expect(m.refusal(0, { do: 'pass', tower: t.tower('bombard') })).toBe('KR-CAMP-R11')
    while (m.takesBack(0)) expect(m.s.round).toBe(1)
    expect(canonical(m.s)).toBe(before)
    expect(m.refusal(0, { do: 'pass', tower: t.tower('bombard') })).toBeNull()
  })

  test('KR-PEARL3, KR-KO1, KR-PLAY-R6: with the Pearl the hero it knocked out comes back to its tray', () => {
    const t = heroes(['malik', 'magnus'], { options: { scenario: 5 }, grids }).lay('portal1-01', [2, 3])
    t.lay('t1-02', [1, 1]).stand('malik', [1, 1], [0, 0]).hero('malik').health = 1
    t.s.spells = [5]
    const m = new PlayedMatch(t)
    const before = canonical(m.s)
    m.does(0, { do: 'cast', spell: 5 })
    // Where it lies is the only choice: there is one Portal, and one hero on the map.
    while (m.s.agenda.at(-1)?.do !== 'play') m.does(0, moves(kingdomRush, m.s, 0)[0] ?? READY)
    expect(m.s.heroes[0]).toMatchObject({ state: 'ko', at: -1 })
    while (m.takesBack(0)) expect(m.s.round).toBe(1)
    expect(canonical(m.s)).toBe(before)
  })
})
