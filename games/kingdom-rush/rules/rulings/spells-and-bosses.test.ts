/** What a table asks its referee about spells and bosses that meet other rules. */
import { describe, expect, test } from 'vitest'
import { boxOf } from '../../content/box.ts'
import { bossOf, cover } from '../testing/bosses.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'
import { atFive, CONFIRM, FULL, finish, GOBLINS, LONE, PORTAL, WOLF } from '../testing/rulings.ts'
import { pairAt } from '../testing/scene.ts'

const grids = { 't1-01': GOBLINS, 't1-02': FULL, 't1-03': LONE, 't1-04': WOLF, 'portal3-01': PORTAL }
const at = (scenario: number, ...ids: Parameters<typeof heroes>[0]) =>
  heroes(ids, { grids, options: { scenario } })
const spell = ({ s }: HeroScene, id: string) => boxOf(s).spells.findIndex((one) => one.id === id)
const cast = (t: HeroScene, id: string, seat = 0) => {
  t.s.spells = [spell(t, id)]
  return t.answer(seat, { do: 'cast', spell: spell(t, id) })
}
const PEARL = 'pearl-of-time-distortion'

describe('the Pearl', () => {
  /** A Portal on (2,3); Malik alone is on the map, with one health. */
  const pearl = (t: HeroScene) => {
    t.lay('portal3-01', [2, 3]).hero('malik').health = 1
    return t
  }

  test('KR-PEARL3, KR-KO1, KR-TOWER2: whom it knocks out leaves his site at once, and a tower is built there', () => {
    const t = pearl(atFive(['malik', 'magnus'], grids))
      .stand('malik', [2, 2])
      .give(0, 'archer')
    const before = t.fork().answer(0, { do: 'build', tower: t.tower('archer') })
    expect(before.refusal({ do: 'site', site: t.site('b6') })).toBe('KR-TOWER2')
    finish(cast(t, PEARL))
    expect([t.hero('malik').state, t.tiles('portal3-01')]).toEqual(['ko', 1])
    expect(finish(t.build(0, 'archer', 'b6')).s.towers).toHaveLength(1)
  })

  test('KR-PEARL3, KR-KO-R4, KR-DESTROY1: what he covered is open again, so that his Horde is not destroyed', () => {
    const t = pearl(atFive(['malik', 'magnus'], grids))
      .lay('t1-01', [1, 0])
      .stand('malik', [1, 0], [0, 0])
    expect(t.fork().phase('destroy').map).toEqual({ 'portal3-01': '2,3' })
    expect(finish(cast(t, PEARL)).phase('destroy').map).toMatchObject({ 't1-01': '1,0' })
  })

  test('KR-PEARL1, KR-PORTAL10: it may lie on empty cells of a Portal, and the price is paid all the same', () => {
    const t = pearl(atFive(['malik', 'magnus'], grids)).stand('malik', [1, 0])
    cast(t, PEARL).say({ do: 'cells', cells: 0b11 << 20 })
    expect([t.hero('malik').state, t.tray('portal3-01').tiles]).toEqual(['ko', [0b11 << 20]])
  })

  test('KR-PEARL-R2, KR-CAT-R6: with the Wildcat alone on the map nobody pays', () => {
    const t = atFive(['alleria', 'magnus'], grids).lay('portal3-01', [2, 3]).cat([1, 0])
    finish(cast(t, PEARL))
    expect([t.cats, t.tiles('portal3-01'), t.s.heroes.map(({ state }) => state)]).toEqual([
      '1,0',
      1,
      ['up', 'up'],
    ])
  })

  test('KR-PORTAL-R10, KR-WIN3: with it the last open enemies of a Portal above every tower’s level are covered', () => {
    const t = pearl(atFive(['malik', 'magnus'], grids))
    cast(t, PEARL).say({ do: 'cells', cells: 0b11 })
    t.s.closed = 1
    expect(t.allReady().s.outcome?.winners).toEqual([0, 1])
  })
})

describe('other spells', () => {
  test('KR-REINF1, KR-SOLDIER10, KR-DEADLY2: of two soldiers one finds a cell among the deadly, the other is lost', () => {
    const t = atFive(['malik', 'magnus'], {
      ...grids,
      't1-03': ['ddk..', '.....', '.....', '.....', '.....'],
    })
    finish(cast(t.lay('t1-03', [2, 3]), 'reinforcements'))
    expect([t.tray('t1-03').soldiers, t.s.soldiers, t.s.spells]).toEqual([0b100, 11, []])
  })

  test('KR-REINF-R1, KR-ADVANCE5: reinforcements hold a Horde that no tower reaches, for one round', () => {
    const t = atFive(['malik', 'magnus'], grids).lay('t1-03', [1, 0]).lay('t1-01', [1, 6], { lane: 1 })
    cast(t, 'reinforcements').soldier('t1-03', [0, 0])
    finish(t.soldier('t1-01', [0, 0]))
    t.phase('advance')
    expect(t.map).toEqual({ 't1-03': '1,0', 't1-01': '1,6' })
    expect(t.phase('advance').map).toEqual({ 't1-03': '1,1', 't1-01': '1,5' })
  })

  test('KR-FIRE1, KR-TYPE3: fire does not burn warlocks; their Horde may take it on empty cells, and that is an effect', () => {
    const t = atFive(['malik', 'magnus'], { 't1-03': ['zz...', '.....', '.....', '.....', '.....'] }).lay(
      't1-03',
      [2, 3],
    )
    cast(t, 'rain-of-fire')
    expect(t.refusal(CONFIRM)).toBe('KR-SPELL-R5')
    finish(t.put('t1-03', [4, 0], [4, 1]))
    expect([t.tiles('t1-03'), t.s.spells]).toEqual([1, []])
  })

  test('KR-BOLT2, KR-TILE4: around what lies there already the bolt finds its way edge to edge', () => {
    const t = atFive(['malik', 'magnus'], grids).lay('t1-02', [2, 3], {
      tiles: [
        [
          [0, 1],
          [1, 1],
        ],
      ],
    })
    cast(t, 'lightning-bolt').put('t1-02', [0, 0]).put('t1-02', [1, 0]).put('t1-02', [2, 0])
    // It goes round the corner, not to the other side of what is in its way.
    expect(t.aim('t1-02').refusedCells([0, 2])).toBe('KR-BOLT2')
    expect(t.put('t1-02', [2, 1]).tiles('t1-02')).toBe(5)
  })

  test('KR-MIDAS-R1, KR-CAMP-R13: at the iron level that ends at 3 Midas makes a level 2 a level 3, and leaves a level 3 as it is', () => {
    const into = (id: string) => {
      const t = atFive(['malik', 'magnus'], grids, { difficulty: 'iron' }).give(0, id).give(1)
      finish(cast(t, 'hand-of-midas'))
      return t.held(1, 'incoming')
    }
    expect([into('adept'), into('wizard'), into('mage')]).toEqual([['wizard'], ['wizard'], ['wizard']])
  })

  test('KR-PLAY4, KR-PLAY-R9, KR-SPELL3: no spell between a hero’s steps and his action, his own player’s neither', () => {
    const t = atFive(['malik', 'magnus'], grids).lay('t1-02', [2, 3]).stand('malik', [1, 0])
    t.s.spells = [spell(t, 'thunder')]
    t.activate('malik').go([1, 1])
    const move = { do: 'cast', spell: spell(t, 'thunder') } as const
    expect([t.offers(0, move), t.offers(1, move)]).toEqual([false, false])
    expect(t.done().offers(1, move)).toBe(true)
  })
})

/** The boss of the scenario has come, and its first life card lies there. */
const met = (t: HeroScene) => {
  bossOf(t).met = 1
  return t
}

describe('Lord Blackburn', () => {
  const blackburn = (...ids: Parameters<typeof heroes>[0]) =>
    met(at(4, ...ids).lay('blackburn-life-1', [3, 3], { lane: 0 }))

  test('KR-BOSS-R8, KR-ADVANCE16: he pushes a hero aside as he walks, and hurts nobody by it', () => {
    const t = blackburn('malik', 'magnus').stand('malik', [3, 4]).phase('advance')
    expect([t.question, t.map['blackburn-life-1']]).toEqual(['displace', '3,4'])
    expect(t.go([3, 3]).hero('malik').health).toBe(5)
  })

  test('KR-BBLACK-R5, KR-BOSS-R8: souls that come behind him push a hero aside, and walk in the same round', () => {
    const t = blackburn('malik', 'magnus').stand('malik', [3, 2]).top('bb-souls').phase('boss')
    expect(t.question).toBe('displace')
    t.go([4, 3])
    const [souls = ''] = Object.keys(t.map).filter((id) => id !== 'blackburn-life-1')
    expect(t.map[souls]).toBe('3,2')
    expect(t.phase('advance').map[souls]).not.toBe('3,2')
  })

  test('KR-BBLACK-R2, KR-PICKUP5: a shock wave does not save a tower that a Portal has destroyed', () => {
    // b11 (4,4) is blue by two, diagonally beside him.
    const t = blackburn('malik', 'magnus')
      .stands('archer', 'b11', { by: 1, down: 1 })
      .stands('militia', 'b11', { by: 1 })
    t.give(1).stock({ archer: 0 }).top('bb-shock').phase('boss').phase('pickup')
    expect([t.held(1), t.held(1, 'aside'), t.inStock('archer')]).toEqual([[], ['militia'], 1])
  })

  test('KR-BOSS5, KR-IGNUS1: Ignus’ fire leaps to the Hordes around, past the boss', () => {
    const t = blackburn('ignus', 'magnus').lay('t1-01', [3, 2], { lane: 0 }).lay('t1-03', [3, 1], { lane: 0 })
    t.stand('ignus', [3, 2], [3, 3])
    t.activate('ignus').basic().put('t1-01', [0, 1], [1, 1], [1, 2])
    expect(t.trays).toEqual(['t1-03'])
    finish(t)
    expect(t.tiles('blackburn-life-1')).toBe(0)
  })
})

describe('the Time Mage', () => {
  const timeMage = (...ids: Parameters<typeof heroes>[0]) =>
    met(at(10, ...ids).lay('timemage-life-1', [0, 3], { lane: 2 }))

  test('KR-BTIME-R9, KR-ADVANCE16: a leap pushes a hero aside before anything advances, and the Horde goes on again', () => {
    const t = timeMage('malik', 'magnus').lay('t1-02', [3, 3], { lane: 0 }).stand('malik', [3, 4])
    t.top('tm-leap').phase('boss')
    expect(t.question).toBe('displace')
    t.go([3, 5])
    expect(t.map['t1-02']).toBe('3,4')
    expect(t.phase('advance').map['t1-02']).toBe('4,4')
  })

  test('KR-BTIME-R8, KR-FLY5: Rewind reaches the card under a flyer, where no attack does', () => {
    const t = timeMage('malik', 'magnus').lay('t1-02', [3, 3], { lane: 0, tiles: [pairAt([0, 0])] })
    t.lay('fly-01', [3, 3], { lane: 0, tiles: [[[0, 0]]] })
      .top('tm-rewind')
      .phase('boss')
    expect([t.tiles('t1-02'), t.tiles('fly-01')]).toEqual([0, 1])
  })

  test('KR-BTIME-R11, KR-ABIL-R2, KR-PROT1: Untouchable in force lies no more face up: Stasis would hurt Malik, who is safe', () => {
    const t = timeMage('malik', 'magnus').skill('malik', ['untouchable']).stand('malik', [1, 3])
    finish(t.activate('malik').use('untouchable'))
    t.top('tm-stasis').phase('boss')
    expect([t.hero('malik').health, t.told('unhurt').length]).toEqual([5, 1])
  })

  test('KR-BTIME-R4, KR-SOLDIER12: a Horde held by soldiers beside its centre becomes a Portal, and is held as one', () => {
    const t = timeMage('malik', 'magnus').lay('t1-02', [2, 0], {
      lane: 0,
      soldiers: [
        [2, 2],
        [0, 0],
      ],
    })
    t.run({ do: 'portal-tile' })
    expect([t.tray('t1-02').portalTile > 0, t.tray('t1-02').soldiers, t.s.soldiers]).toEqual([true, 1, 11])
    expect(t.phase('advance').map['t1-02']).toBe('2,0')
  })

  test('KR-BTIME-R6, KR-MOVE7, KR-MAGNUS-R3: onto a Horde that became a Portal nobody comes, on foot or by magic', () => {
    const t = timeMage('magnus', 'malik').skill('magnus', ['abracadabra']).lay('t1-02', [2, 1], { lane: 0 })
    t.tray('t1-02').portalTile = 2
    t.stand('magnus', [1, 0]).activate('magnus')
    const move = { do: 'space', space: t.space([2, 1]) } as const
    expect(t.refusal(move)).toBe('KR-MOVE7')
    expect(t.use('abracadabra').choose('malik').refusal(move)).toBe('KR-MOVE7')
  })

  test('KR-WIN-R1, KR-BOSS-R4: with her last life card gone and the last heart lost in the same round all is lost', () => {
    const t = timeMage('malik', 'magnus').lay('t1-01', [5, 4], { lane: 0 })
    bossOf(t).life = []
    cover(t, 'timemage-life-1')
    Object.assign(t.s, { hearts: 1, closed: 1 })
    expect(t.allReady().s.outcome).toMatchObject({ winners: [], rule: 'KR-WIN4' })
  })
})

test('KR-BLILITH4, KR-TOWER7: what Lilith’s fall takes has shot already: its tiles stay on the Horde', () => {
  const t = at(7, 'malik', 'magnus')
    .lay('lilith-life-1', [1, 3], { lane: 2 })
    .lay('t1-02', [1, 2], { lane: 2 })
  // b1 (0,2) is red: south of it (1,2), south-east (1,3).
  t.give(0, 'archer').build(0, 'archer', 'b1', 2).put('t1-02', [0, 0], [1, 0])
  finish(t)
  t.top('li-fall-1').phase('boss')
  expect([t.s.towers, t.tiles('t1-02')]).toEqual([[], 1])
})
