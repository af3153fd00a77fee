/** Edge cases 144 to 150, 161 and 187 to 196: the three bosses. */
import { describe, expect, test } from 'vitest'
import type { Options } from '../../state.ts'
import { blackburn, bossOf, cover, empty, lilith, timeMage } from '../testing/bosses.ts'
import { heroes } from '../testing/heroes.ts'
import type { Scene } from '../testing/scene.ts'

const tower = { tower: 0, turn: 0, by: 0, down: 0, late: 0 }

describe('Lilith', () => {
  test('KR-BLILITH6, KR-BLILITH-R3: case 144, on the first space of her lane all is lost; with a tray before her she waits', () => {
    expect(lilith([0, 3]).phase('boss').s.outcome).toMatchObject({ rule: 'KR-BLILITH6' })
    const held = lilith([1, 3]).lay('t1-01', [0, 3], { lane: 2 }).phase('boss')
    expect([held.s.outcome, held.map['lilith-life-1']]).toEqual([null, '1,3'])
    const literal = lilith([1, 3], { lilithBlockedLoses: true }).lay('t1-01', [0, 3], { lane: 2 })
    expect(literal.phase('boss').s.outcome).toMatchObject({ rule: 'KR-BLILITH6' })
  })

  test('KR-BLILITH-R6: case 145, of two towers on one site the team gives up one', () => {
    const t = lilith([2, 2]).top('li-fall-1')
    t.s.towers.push({ ...tower, site: 3 }, { ...tower, site: 3, tower: 15 })
    t.phase('boss')
    expect([t.question, t.legal().length]).toEqual(['raze-tower', 2])
    expect(t.answer(1, { do: 'raze', tower: 0 }).s.towers).toMatchObject([{ tower: 15 }])
  })

  test('KR-BLILITH3: case 146, who is diagonal to her is hit, two spaces away nobody is', () => {
    const t = lilith([2, 2]).stand('malik', [1, 3]).stand('alleria', [2, 4]).phase('boss')
    expect([t.hero('malik').health, t.hero('alleria').health]).toEqual([4, 3])
  })

  test('KR-BLILITH-R5, KR-BOSS-R5: case 196, soldiers do not stop her; they hold Blackburn', () => {
    const t = lilith([2, 2])
    t.tray('lilith-life-1').soldiers = 1
    expect(t.phase('boss').map['lilith-life-1']).toBe('1,2')
    const lord = empty({ scenario: 4 }, 'malik', 'magnus').lay('blackburn-life-1', [3, 2], { lane: 0 })
    lord.tray('blackburn-life-1').soldiers = 1
    expect(lord.phase('advance').map['blackburn-life-1']).toBe('3,2')
  })
})

describe('any boss', () => {
  /** b4 (2,1) is blue, beside (2,2) where she stands. */
  const shot = (id: string, options: Partial<Options> = {}) => {
    const t = lilith([2, 2], options).give(1, id, id)
    t.build(1, id, 'b4', 1)
    return t
  }
  const place = (t: Scene) => {
    for (let i = 0; i < 20 && t.question !== 'play'; i++) t.answer(1, t.legal(1)[0] ?? { do: 'confirm' })
    return t
  }

  test('KR-BOSS-R3, KR-BOSS-R11, KR-BOSS-R2: cases 147, 194 and 195, a tower that hits a boss stays up, with the option it goes; below the level it does not hit', () => {
    const t = place(shot('sharpshooter'))
    expect([t.tray('lilith-life-1').tiles.length > 0, t.s.towers.map(({ down }) => down)]).toEqual([
      true,
      [0],
    ])
    const lost = place(shot('sharpshooter', { bossTurnsTowersFaceDown: true }))
    const { supply } = lost.s
    const before = supply[lost.tower('sharpshooter')] ?? 0
    expect(lost.s.towers.map(({ down }) => down)).toEqual([1])
    expect(lost.phase('pickup').s.supply[lost.tower('sharpshooter')]).toBe(before + 1)
    // Her first life card asks for more than level 1.
    const low = shot('archer')
    expect([low.question, low.tray('lilith-life-1').tiles]).toEqual(['play', []])
  })

  test('KR-BOSS5, KR-PORTAL-R9, KR-HERO7: case 148, abilities pass a boss by', () => {
    const t = heroes(['ignus', 'magnus'], { options: { scenario: 4 } })
    t.lay('blackburn-life-1', [3, 2], { lane: 0 }).lay('t1-01', [3, 3], { lane: 0 }).stand('magnus', [2, 3])
    t.skill('magnus', ['mirage']).activate('magnus').use('mirage')
    expect(t.trays).toEqual(['t1-01'])
  })

  test('KR-BOSS6, KR-SPELL5: spells on Hordes pass a boss by, the Pearl may hit it', () => {
    const t = lilith([2, 2])
    t.s.spells = [0, 5]
    expect([t.offers(0, { do: 'cast', spell: 0 }), t.offers(0, { do: 'cast', spell: 5 })]).toEqual([
      false,
      true,
    ])
    t.answer(0, { do: 'cast', spell: 5 })
    expect(t.legal(0).length).toBeGreaterThan(0)
  })

  test('KR-SETUP-R15: case 193, the number of life cards follows the difficulty', () => {
    const lives = (difficulty: Options['difficulty']) =>
      bossOf(empty({ scenario: 4, difficulty }, 'malik', 'magnus')).life
    expect([lives('star1').length, lives('star3').length]).toEqual([2, 3])
  })

  test('KR-WIN-R5, KR-PORTAL-R12: case 161, a defeated boss is not enough while a Portal is in a pile', () => {
    const t = timeMage()
    Object.assign(t.s, { boss: null, closed: 0 })
    expect(t.fork().run({ do: 'end-round' }).s.outcome).toBeNull()
    t.s.closed = 1
    expect(t.run({ do: 'end-round' }).s.outcome).toMatchObject({ winners: [0, 1], rule: 'KR-WIN2' })
  })
})

describe('the Time Mage', () => {
  test('KR-BTIME1, KR-ADVANCE-R30: case 149, one Portal tile at the end of phase 4, while fewer than two lie there', () => {
    const t = timeMage()
      .lay('t1-01', [2, 0], { lane: 0 })
      .lay('t1-04', [2, 2], { lane: 0 })
      .lay('t1-05', [3, 3])
    const open = () => t.s.trays.filter(({ portalTile }) => portalTile > 0).length
    const count = [1, 2, 3].map(() => {
      t.phase('advance')
      return open()
    })
    expect(count).toEqual([1, 2, 2])
  })

  test('KR-BTIME-R6: case 150, such a Horde is a Portal: heroes pass it by, towers need its level, and out of the map it is the end', () => {
    const t = heroes(['magnus', 'malik'], { options: { scenario: 10 } }).lay('t1-01', [5, 4], { lane: 0 })
    t.tray('t1-01').portalTile = 3
    t.stand('magnus', [4, 3]).skill('magnus', ['mirage']).activate('magnus').use('mirage')
    expect([t.question, t.tiles('t1-01')]).toEqual(['activation', 0])
    t.done().give(0, 'archer').build(0, 'archer', 'b12', 3)
    expect([t.question, t.tiles('t1-01')]).toEqual(['play', 0])
    expect(t.phase('advance').s.outcome).toMatchObject({ rule: 'KR-PORTAL15' })
  })

  test('KR-BTIME-R9: case 191, the first that nobody holds leaps, and goes again in phase 4', () => {
    const t = timeMage()
      .lay('t1-01', [3, 4], { lane: 0, soldiers: [[0, 1]] })
      .lay('t1-04', [2, 0], { lane: 0 })
    t.top('tm-leap').phase('boss')
    expect(t.map).toMatchObject({ 't1-01': '3,4', 't1-04': '2,1' })
    expect(t.phase('advance').map['t1-04']).toBe('2,2')
  })

  test('KR-BTIME-R10, KR-BTIME-R11: case 192, in Stasis soldiers on her live, and the nearest hero without a face-up ability is hurt unless protected', () => {
    const t = timeMage().stand('malik', [1, 3])
    t.tray('timemage-life-1').soldiers = 1
    t.hero('malik').abilities = []
    t.top('tm-stasis').phase('boss').phase('advance')
    expect([t.tray('timemage-life-1').soldiers, t.hero('malik').health]).toEqual([1, 4])
    t.hero('malik').protected = 1
    expect(t.top('tm-stasis').phase('boss').hero('malik').health).toBe(4)
  })
})

describe('Lord Blackburn', () => {
  test('KR-BOSS-R15, KR-BBLACK-R4, KR-BOSS-R7: case 187, he steps out in phase 3, draws Charge and makes two attempts', () => {
    const t = blackburn().top('bb-charge').phase('destroy')
    expect(t.map).toEqual({ 'blackburn-life-1': '3,2' })
    expect(t.phase('boss').phase('advance').map).toEqual({ 'blackburn-life-1': '3,4' })
  })

  test('KR-BBLACK-R2, KR-PICKUP-R3: case 188, two towers beside him come to hand a round late, and their site is empty', () => {
    const t = empty({ scenario: 4 }, 'malik', 'magnus').lay('blackburn-life-1', [3, 2], { lane: 0 })
    t.give(0)
      .give(1)
      .stands('militia', 'b8')
      .stands('archer', 'b8')
      .top('bb-shock')
      .phase('boss')
      .phase('pickup')
    expect([t.held(0), t.held(0, 'aside'), t.s.towers]).toEqual([[], ['militia', 'archer'], []])
    expect(t.told('taken-up')).toMatchObject([{ late: true }, { late: true }])
    expect(t.phase('pickup').held(0)).toEqual(['militia', 'archer'])
  })

  test('KR-BBLACK-R3: case 189, Cleave: a hero on a tray beside him is hurt, its soldier gone, and only the hero holds it', () => {
    const cleave = (health: number) => {
      const t = empty({ scenario: 4 }, 'malik', 'magnus').lay('blackburn-life-1', [3, 2], { lane: 0 })
      t.lay('t1-01', [3, 3], { lane: 0, soldiers: [[0, 1]] }).stand('malik', [3, 3], [3, 3])
      t.hero('malik').health = health
      t.top('bb-cleave').phase('boss')
      expect([t.hero('malik').health, t.tray('t1-01').soldiers]).toEqual([health - 1, 0])
      return t.phase('advance').map['t1-01']
    }
    expect([cleave(5), cleave(1)]).toEqual(['3,3', '3,4'])
  })

  test('KR-BBLACK-R5: case 190, Cursed Souls come to the next free space behind him, or stay where they are', () => {
    const t = empty({ scenario: 4 }, 'malik', 'magnus').lay('blackburn-life-1', [3, 2], { lane: 0 })
    t.lay('t1-01', [3, 1], { lane: 0 }).top('bb-souls').phase('boss')
    expect(t.map['t2-06']).toBe('2,1')
    const none = empty({ scenario: 4 }, 'malik', 'magnus').lay('blackburn-life-1', [0, 0], { lane: 0 })
    const { reserve } = bossOf(none)
    const kept = [...reserve]
    none.top('bb-souls').phase('boss')
    expect([Object.keys(none.map), bossOf(none).reserve]).toEqual([['blackburn-life-1'], kept])
  })

  test('KR-BOSS-R4, KR-BOSS-R10: a life card that is covered gives way to the next, after the last he is gone', () => {
    const t = empty({ scenario: 4 }, 'malik', 'magnus').lay('blackburn-life-1', [3, 2], { lane: 0 })
    cover(t, 'blackburn-life-1').phase('destroy')
    expect(Object.keys(t.map)).toEqual(['blackburn-life-2'])
    expect([cover(t, 'blackburn-life-2').phase('destroy').map, t.s.boss]).toEqual([{}, null])
  })
})
