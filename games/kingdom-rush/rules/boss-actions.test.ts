import { describe, expect, test } from 'vitest'
import type { At } from '../content/geometry/cells.ts'
import { blackburn, bossOf, empty, lilith, timeMage } from './testing/bosses.ts'
import { Scene } from './testing/scene.ts'

const to = (t: Scene, at: At) => ({ do: 'space' as const, space: t.space(at) })

describe('Lord Blackburn', () => {
  test('KR-BBLACK-R2: Shock Wave marks the face-up towers around him, both of a stack', () => {
    const t = blackburn().phase('destroy').top('bb-shock')
    const tower = { tower: 0, turn: 0, by: 0, down: 0, late: 0 }
    // (4,2) twice, (2,3), a face-down one on (4,1), one far away on (0,4).
    t.s.towers.push(
      { ...tower, site: 9 },
      { ...tower, site: 9, tower: 1 },
      { ...tower, site: 7 },
      { ...tower, site: 8, down: 1 },
      { ...tower, site: 3 },
    )
    t.phase('boss')
    expect(t.s.towers.map(({ late }) => late)).toEqual([1, 1, 1, 0, 0])
    expect(t.told('stunned').map(({ site }) => site)).toEqual([9, 9, 7])
  })

  test('KR-BBLACK-R3: Cleave hurts the heroes around him, then takes the soldiers on him and around', () => {
    const t = blackburn().phase('destroy').top('bb-cleave')
    t.lay('t1-01', [3, 1], { lane: 0, soldiers: [[0, 1]] }).stand('malik', [3, 1], [3, 3])
    t.lay('t1-03', [3, 5], { lane: 0, soldiers: [[0, 1]] }).stand('magnus', [3, 4])
    t.tray('blackburn-life-1').soldiers = 1
    t.s.soldiers--
    t.phase('boss')
    expect([t.hero('malik').health, t.hero('magnus').health]).toEqual([4, 3])
    expect(t.s.trays.map(({ soldiers }) => soldiers !== 0)).toEqual([false, false, true])
    expect(t.s.soldiers).toBe(11)
  })

  test('KR-BBLACK-R5: Cursed Souls bring the next card in reserve to the nearest empty space behind him', () => {
    const t = blackburn().phase('destroy').lay('t1-01', [3, 1], { lane: 0 }).stand('malik', [2, 1])
    t.top('bb-souls').phase('boss')
    expect([t.map['t2-06'], t.question, t.tray('t2-06').lane]).toEqual(['2,1', 'displace', 0])
    t.answer(0, to(t, [2, 0]))
    // It moves this round.
    expect(t.phase('advance').map['t2-06']).toBe('3,1')
  })

  test('KR-BBLACK-R5: with no space or no card nothing happens', () => {
    const t = empty({ scenario: 4 }, 'malik').lay('blackburn-life-1', [0, 0])
    t.top('bb-souls').phase('boss')
    expect([t.s.trays.length, bossOf(t).reserve.length]).toEqual([1, 3])
    t.lay('blackburn-life-1', [0, 1])
    t.s.box.push(...bossOf(t).reserve.splice(0))
    expect(t.top('bb-souls').phase('boss').s.trays).toHaveLength(1)
  })
})

describe('Lilith', () => {
  test('KR-BLILITH1, KR-BLILITH2, KR-BLILITH5, KR-BLILITH-R2, KR-BLILITH-R4: after her card she goes one space toward spawn point 3, and not in phase 4', () => {
    const t = lilith([2, 2]).phase('boss')
    expect(t.events.map(({ e }) => e)).toEqual(['phase', 'boss-acts', 'advanced'])
    expect(t.map).toEqual({ 'lilith-life-1': '1,2' })
    expect(t.phase('advance').map).toEqual({ 'lilith-life-1': '1,2' })
  })

  test('KR-BLILITH3, KR-BLILITH-R1, KR-BLILITH-R8, KR-BOSS-R13: Wrath hurts whoever is next to her, the Wildcat too, nobody two spaces away', () => {
    const t = lilith([2, 2]).stand('malik', [3, 3]).stand('alleria', [4, 2])
    t.s.wildcat = { at: t.space([1, 3]), on: -1, base: 0, met: 1, spent: 0 }
    t.phase('boss')
    expect([t.hero('malik').health, t.hero('alleria').health, t.s.wildcat.at]).toEqual([4, 3, -1])
    const fall = lilith([2, 2]).stand('malik', [3, 3]).top('li-fall-1').phase('boss')
    expect(fall.hero('malik').health).toBe(5)
  })

  const tower = { tower: 0, turn: 0, by: 0, down: 0, late: 0 }

  test('KR-BLILITH4, KR-BLILITH-R6, KR-BLILITH-R7, KR-GEN-R4: the team gives up one of the face-up towers around her', () => {
    const t = lilith([2, 2]).top('li-fall-1')
    t.lay('t1-01', [4, 1], { tiles: [[[0, 1]]], soldiers: [[0, 2]] })
    // (2,1) twice, a face-down one on (3,1), one far away on (5,5).
    t.s.towers.push(
      { ...tower, site: 3 },
      { ...tower, site: 3, tower: 5 },
      { ...tower, site: 5, down: 1 },
      { ...tower, site: 8 },
    )
    const supply = t.s.supply[5] ?? 0
    t.phase('boss')
    expect([t.question, t.asked]).toEqual(['raze-tower', [0, 1]])
    expect(t.legal(1)).toEqual([
      { do: 'raze', tower: 0 },
      { do: 'raze', tower: 1 },
    ])
    expect(t.refused()).toEqual([
      { move: { do: 'raze', tower: 2 }, rule: 'KR-BLILITH-R6' },
      { move: { do: 'raze', tower: 3 }, rule: 'KR-BLILITH4' },
    ])
    const { fence } = t.s
    t.answer(1, { do: 'raze', tower: 1 })
    expect(t.s.towers.map(({ site }) => site)).toEqual([3, 5, 8])
    expect([t.s.supply[5], t.tray('t1-01').tiles.length]).toEqual([supply + 1, 1])
    expect(t.tray('t1-01').soldiers).toBe(1 << 2)
    expect(t.s.fence).toBeGreaterThan(fence)
    // Only then she goes on.
    expect(t.map['lilith-life-1']).toBe('1,2')
  })

  test('KR-GEN-R6, KR-BLILITH-R6: with one there is no choice, with none nothing happens', () => {
    const one = lilith([2, 2]).top('li-judgement').stand('malik', [3, 3])
    one.s.towers.push({ ...tower, site: 3 })
    one.phase('boss')
    expect([one.question, one.s.towers, one.hero('malik').health]).toEqual(['play', [], 4])
    expect(lilith([2, 2]).top('li-fall-1').phase('boss').question).toBe('play')
  })

  test('KR-BLILITH6, KR-BLILITH-R3, KR-WIN6: F19, from the first space of the lane she is gone, and all is lost', () => {
    const t = new Scene({ options: { scenario: 7, heroes: ['malik', 'magnus'] } }).until('play').clear()
    t.lay('lilith-life-1', t.laneSpace(2, 8), { lane: 2 })
    for (let round = 1; round <= 8; round++) {
      t.phase('boss')
      expect(t.tray('lilith-life-1').at).toBe(8 - round)
    }
    expect(t.phase('boss').s.outcome).toEqual({ winners: [], rule: 'KR-BLILITH6', stars: 0 })
  })

  test('KR-BLILITH5, KR-BLILITH-R3, KR-BLILITH-R9: any tray in front delays her, or ends the game where the table wants it so', () => {
    for (const id of ['t1-01', 'portal1-01']) {
      const t = lilith([2, 2]).lay(id, [1, 2], { lane: 3 }).phase('boss')
      expect([t.map['lilith-life-1'], t.s.outcome]).toEqual(['2,2', null])
      const hard = lilith([2, 2], { lilithBlockedLoses: true }).lay(id, [1, 2], { lane: 3 })
      expect(hard.phase('boss').s.outcome?.rule).toBe('KR-BLILITH6')
    }
  })

  test('KR-BLILITH-R5, KR-BLILITH-R9, KR-BOSS-R8: soldiers on her do not stop her, heroes in front make way', () => {
    const t = lilith([2, 2]).top('li-fall-1').stand('malik', [1, 2])
    t.tray('lilith-life-1').soldiers = 1
    t.phase('boss')
    expect([t.map['lilith-life-1'], t.question, t.tray('lilith-life-1').soldiers]).toEqual([
      '1,2',
      'displace',
      1,
    ])
  })
})

describe('the Time Mage', () => {
  test('KR-BTIME-R8: Rewind lifts all tiles off the Horde with most cells under them, the first in order of equals', () => {
    const tiles = (...count: number[]) => ({ tiles: count.map((no): At[] => [[4, no]]) })
    const t = timeMage()
      .lay('t1-01', [2, 0], { ...tiles(0, 1), soldiers: [[0, 1]] })
      .lay('t1-03', [3, 3], { lane: 0, ...tiles(0, 1) })
      .lay('t1-02', [3, 5], { ...tiles(0) })
      .lay('portal1-01', [4, 4], { lane: 0, ...tiles(0, 1, 2) })
    t.top('tm-rewind').phase('boss')
    expect(t.told('mended')).toMatchObject([{ e: 'mended', card: t.card('t1-03'), tiles: 2 }])
    expect(t.top('tm-rewind').phase('boss').told('mended')).toMatchObject([{ card: t.card('t1-01') }])
    expect(t.tray('t1-01').soldiers).not.toBe(0)
    expect(t.tray('portal1-01').tiles).toHaveLength(3)
  })

  test('KR-BTIME-R9: Time Leap moves the nearest Horde that nobody holds, whatever icons it has; it moves again in phase 4', () => {
    const t = timeMage()
      .lay('portal1-01', [5, 4], { lane: 0 })
      .lay('t1-01', [4, 4], { lane: 0, soldiers: [[0, 1]] })
      .lay('t1-12', [3, 2], { lane: 0 })
    t.top('tm-leap').phase('boss')
    expect(t.map).toMatchObject({ 't1-12': '3,3', 't1-01': '4,4', 'portal1-01': '5,4' })
    t.clear().lay('timemage-life-1', [0, 3], { lane: 2 }).lay('t1-12', [3, 2], { lane: 0 })
    t.top('tm-leap').phase('boss').phase('advance')
    expect(t.map['t1-12']).toBe('4,4')
  })

  test('KR-BTIME-R9: not the lower card of a stack; over the last space it escapes', () => {
    const t = timeMage().lay('t1-01', [5, 4], { lane: 0 }).lay('fly-01', [5, 4], { lane: 0 })
    t.top('tm-leap').phase('boss')
    expect([t.told('escaped').map(({ card }) => card), t.map['t1-01']]).toEqual([[t.card('fly-01')], '5,4'])
    const held = timeMage().lay('t1-01', [3, 3], { lane: 0 })
    held
      .lay('fly-01', [3, 3], { lane: 0, soldiers: [[0, 0]] })
      .top('tm-leap')
      .phase('boss')
    expect(held.told('advanced')).toEqual([])
  })

  test('KR-BTIME-R10: in Stasis she makes no attempt this round, and soldiers on her stay', () => {
    const t = timeMage()
    t.tray('timemage-life-1').soldiers = 1
    t.top('tm-stasis').phase('boss').phase('advance')
    expect([t.map['timemage-life-1'], t.tray('timemage-life-1').soldiers]).toEqual(['0,3', 1])
    t.top('tm-rewind').phase('boss').phase('advance')
    expect(t.tray('timemage-life-1').soldiers).toBe(0)
  })

  test('KR-BTIME-R11, KR-MAP-R9: the nearest hero turns down an ability of its owner’s choice', () => {
    const t = timeMage('alleria', 'malik').stand('alleria', [3, 3]).stand('malik', [2, 1])
    // The Wildcat is no hero here (KR-CAT-R11).
    t.s.wildcat = { at: t.space([0, 4]), on: -1, base: 0, met: 1, spent: 0 }
    Object.assign(t.hero('malik'), { abilities: [0, 1, 2], down: 0b100 })
    t.top('tm-stasis').phase('boss')
    expect([t.question, t.asked]).toEqual(['turn-down', [1]])
    expect(t.refusal({ do: 'ability', ability: 2 })).toBe('KR-BTIME-R11')
    t.answer(1, { do: 'ability', ability: 1 })
    expect(t.hero('malik')).toMatchObject({ down: 0b110, health: 5 })
    expect(t.s.wildcat.at).toBe(t.space([0, 4]))
    // With one left there is no choice.
    t.top('tm-stasis').phase('boss')
    expect([t.question, t.hero('malik').down]).toEqual(['play', 0b111])
    // With none it is one damage, which Protection prevents.
    t.top('tm-stasis').phase('boss')
    expect(t.hero('malik').health).toBe(4)
    t.hero('malik').protected = 1
    expect(t.top('tm-stasis').phase('boss').hero('malik').health).toBe(4)
  })

  test('KR-BTIME-R11, KR-GEN-R4: of several at one distance the team chooses; with no hero on the map nothing happens', () => {
    const t = timeMage().stand('malik', [2, 3]).stand('magnus', [2, 4])
    for (const hero of t.s.heroes) hero.down = 0b1111
    t.top('tm-stasis').phase('boss')
    expect([t.question, t.asked, t.legal(1)]).toEqual([
      'choose-nearest',
      [0, 1],
      [
        { do: 'nearest', hero: 0 },
        { do: 'nearest', hero: 1 },
      ],
    ])
    t.stand('malik', [3, 4])
    expect(t.refused()).toEqual([{ move: { do: 'nearest', hero: 0 }, rule: 'KR-BTIME-R11' }])
    t.stand('malik', [2, 3]).answer(0, { do: 'nearest', hero: 1 })
    expect([t.hero('malik').health, t.hero('magnus').health]).toEqual([5, 2])
    const alone = timeMage().top('tm-stasis').phase('boss')
    expect([alone.question, alone.told('hurt')]).toEqual(['play', []])
  })

  test('KR-BTIME-R12: Collapse takes a tower next to her', () => {
    const t = timeMage().top('tm-collapse')
    t.s.towers.push({ site: 0, tower: 0, turn: 0, by: 0, down: 0, late: 0 })
    expect(t.phase('boss').s.towers).toEqual([])
  })
})
