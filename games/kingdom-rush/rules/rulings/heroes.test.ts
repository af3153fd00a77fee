/** What a table asks its referee about heroes, the Wildcat and abilities that meet other rules. */
import { describe, expect, test } from 'vitest'
import { type HeroScene, heroes } from '../testing/heroes.ts'
import { atFive, CONFIRM, FULL, finish, GOBLINS, LONE } from '../testing/rulings.ts'
import { baseAt } from '../testing/scene.ts'

const ring = ['ggg..', 'g.g..', 'ggg..', '.....', '.....']
const grids = { 't1-01': GOBLINS, 't1-02': FULL, 't1-03': LONE, 't1-04': FULL }
/** Lane 1 of scenario 1 runs (1,0) (1,1) (2,1) (2,2) (2,3) (1,3) (1,4) (1,5); b4 is (1,2), b5 (0,3). */
const table = (...ids: Parameters<typeof heroes>[0]) => heroes(ids, { grids })
const space = (t: HeroScene, at: readonly [number, number]) => ({ do: 'space', space: t.space(at) }) as const

describe('moving and standing', () => {
  test('KR-RECOVER-R1, KR-RECOVER-R2, KR-MOVE9: on his board a hero recovers first and then comes in by the exit', () => {
    const t = table('malik', 'magnus').skill('malik', ['untouchable'], ['untouchable'])
    t.hero('malik').health = 1
    t.activate('malik').say({ do: 'recover' }).go([1, 5])
    expect([t.question, t.at('malik'), t.hero('malik').health, t.faceDown('malik')]).toEqual([
      'play',
      '1,5',
      5,
      [],
    ])
  })

  test('KR-MOVE-R9, KR-DESTROY1: who strikes and then leaves takes his cover along: the Horde is not destroyed', () => {
    const t = table('malik', 'magnus').lay('t1-01', [2, 2], { lane: 0 }).stand('malik', [2, 2], [0, 0])
    t.activate('malik').basic().put('t1-01', [3, 3], [3, 4])
    expect(t.fork().phase('destroy').map).toEqual({})
    t.go([1, 2])
    expect([t.question, t.phase('destroy').map]).toEqual(['play', { 't1-01': '2,2' }])
  })

  test('KR-MOVE-R13, KR-CAT-R10: with her two steps the Wildcat goes round and comes back onto other cells of her Horde', () => {
    const t = table('alleria', 'magnus').lay('t1-02', [2, 2], { lane: 0 }).cat([2, 2], [0, 0])
    t.answer(0, { do: 'wildcat' }).go([2, 2], [3, 3])
    expect([t.cats, t.s.wildcat?.base === baseAt([3, 3]), t.question]).toEqual(['2,2', true, 'play'])
  })

  test('KR-CONF3, KR-CONF2: a fourth figure finds room in the last corner of a Horde, and none where the others stand askew', () => {
    const t = table('alleria', 'malik', 'magnus').lay('t1-02', [2, 2], { lane: 0 })
    t.cat([2, 2], [0, 0])
      .stand('alleria', [2, 2], [0, 3])
      .stand('malik', [2, 2], [3, 0])
      .stand('magnus', [2, 3])
    expect(
      t
        .fork()
        .activate('magnus')
        .offers(space(t, [2, 2])),
    ).toBe(true)
    // One in the middle, a soldier and two tiles, and no square of four cells is left.
    t.stand('malik', [2, 2], [2, 2]).tray('t1-02').soldiers = 1 << 10
    t.s.soldiers--
    Object.assign(t.tray('t1-02'), { tiles: [1 << 16, 1 << 23] })
    expect(t.activate('magnus').refusal(space(t, [2, 2]))).toBe('KR-CONF2')
  })

  test('KR-KO3, KR-SPAWN-R7: knocked out one loses the next round, sent to the board one does not', () => {
    const t = table('malik', 'magnus')
    Object.assign(t.hero('malik'), { state: 'ko', health: 0, at: -1 })
    t.allReady().until('play')
    expect(t.refusal(0, { do: 'activate', hero: 0 })).toBe('KR-HERO6')
    expect(t.offers(1, { do: 'activate', hero: 1 })).toBe(true)
  })
})

describe('Abracadabra', () => {
  const magic = (...ids: Parameters<typeof heroes>[0]) =>
    table('magnus', ...ids).skill('magnus', ['abracadabra'])

  test('KR-BASIC-R3, KR-MAGNUS6: from his board Magnus sends Malik to strike, and adds no tile of his own', () => {
    const t = magic('malik').lay('t1-02', [2, 2], { lane: 0 })
    t.activate('magnus').use('abracadabra').choose('malik').go([2, 2], [0, 0])
    t.put('t1-02', [4, 3], [4, 4])
    expect([t.question, t.tiles('t1-02'), t.at('magnus')]).toEqual(['activation', 1, 'board'])
  })

  test('KR-MAGNUS-R4, KR-MAGNUS2, KR-MAGNUS6: himself onto a site: his attack, the tile of the site, and three more', () => {
    const t = magic('malik').lay('t1-02', [1, 3], { lane: 0 })
    t.activate('magnus').use('abracadabra').choose('magnus').go([0, 3]).face(2)
    t.put('t1-02', [0, 0], [0, 1]).put('t1-02', [1, 0], [1, 1])
    for (const column of [0, 1, 2]) t.put('t1-02', [4, column])
    expect([t.tiles('t1-02'), t.question]).toEqual([5, 'activation'])
    // He has not moved yet, and the site is closed until he leaves it.
    finish(t.go([0, 2]))
    expect(t.give(0, 'archer').build(0, 'archer', 'b5').s.towers).toHaveLength(1)
  })

  test('KR-CAT-R3, KR-CAT-R9: Alleria’s first move may be by magic: the Wildcat comes, and may be activated this round', () => {
    const t = magic('alleria').stand('magnus', [0, 4])
    t.activate('magnus').use('abracadabra').choose('alleria').go([2, 2])
    finish(t)
    expect([t.cats, t.s.wildcat?.met]).toEqual(['2,2', 1])
    expect(t.offers(1, { do: 'wildcat' })).toBe(true)
  })

  test('KR-ABIL-R1, KR-LILITH4: Lilith, whisked to his side, heals Magnus, but turns no tile up that is not down yet', () => {
    const t = magic('lilith')
      .lay('t1-02', [2, 3], { lane: 0 })
      .stand('magnus', [2, 2])
      .stand('lilith', [1, 5])
    t.hero('magnus').health = 1
    t.activate('magnus').use('abracadabra').choose('lilith').go([1, 2])
    t.put('t1-02', [0, 0]).choose('magnus')
    expect(t.question).not.toBe('turn-up')
    finish(t)
    expect([t.hero('magnus').health, t.faceDown('magnus')]).toEqual([2, ['abracadabra']])
  })

  test('KR-MAGNUS4, KR-TOWER-R8: a hero taken off a site by magic leaves it free to build on in the same phase', () => {
    const t = magic('malik').stand('malik', [1, 2]).stand('magnus', [0, 4]).give(1, 'archer')
    const build = t.fork().answer(1, { do: 'build', tower: t.tower('archer') })
    expect(build.refusal({ do: 'site', site: t.site('b4') })).toBe('KR-TOWER2')
    finish(t.activate('magnus').use('abracadabra').choose('malik').go([0, 2]))
    expect(t.build(1, 'archer', 'b4').s.towers).toHaveLength(1)
  })
})

describe('Alleria and the Wildcat', () => {
  test('KR-ALLERIA2, KR-CAT-R9, KR-CAT10: like the wind she chooses herself, and her attack calls the Wildcat, who rests this round', () => {
    const t = table('alleria', 'malik').skill('alleria', ['like-the-wind']).stand('alleria', [2, 2])
    t.cat([0, 0]).s.wildcat = { at: -1, on: -1, base: 0, met: 1, spent: 0 }
    t.activate('alleria').use('like-the-wind').choose('alleria').done()
    expect(t.question).toBe('summon')
    finish(t.say({ do: 'wildcat' }))
    expect([t.cats, t.refusal(0, { do: 'wildcat' })]).toEqual(['2,2', 'KR-CAT10'])
  })

  test('KR-CAT5, KR-ALLERIA6: knocked out by a boss in the round before, the Wildcat gives Do You Bleed? no tiles', () => {
    const t = table('alleria', 'malik').skill('alleria', ['do-you-bleed']).lay('t1-02', [1, 1], { lane: 0 })
    t.stand('alleria', [2, 1]).cat([0, 0]).s.wildcat = { at: -1, on: -1, base: 0, met: 1, spent: 0 }
    t.activate('alleria').use('do-you-bleed').face(0).put('t1-02', [0, 0], [0, 1], [0, 2])
    expect([t.question, t.tiles('t1-02')]).toEqual(['activation', 1])
  })

  test('KR-CAT1, KR-TYPE5, KR-CONF5: like a hero she covers whoever resists, and never the deadly', () => {
    const t = heroes(['alleria', 'malik'], {
      grids: { 't1-01': ['kz...', 'ka...', '.....', '.....', '...dd'] },
    })
    t.lay('t1-01', [2, 2], { lane: 0 }).cat([2, 1]).answer(0, { do: 'wildcat' }).go([2, 2])
    expect(t.refusal({ do: 'cells', cells: baseAt([3, 3]) })).toBe('KR-CONF5')
    expect(t.base([0, 0]).fork().phase('destroy').map).toEqual({ 't1-01': '2,2' })
  })
})

describe('each with its own', () => {
  test('KR-LILITH-R5, KR-MAGNUS4: Resurrection goes where she goes: the Horde she left is destroyed to nobody’s gain', () => {
    const t = table('lilith', 'magnus').skill('lilith', ['resurrection']).skill('magnus', ['abracadabra'])
    t
      .lay('t1-01', [2, 2], { lane: 0 })
      .stand('lilith', [2, 2], [0, 0])
      .stand('magnus', [0, 4])
      .hero('lilith').health = 1
    finish(t.activate('lilith').use('resurrection').put('t1-01', [3, 3], [3, 4]))
    finish(t.activate('magnus').use('abracadabra').choose('lilith').go([0, 2]))
    t.tray('t1-01').tiles = [0b1100011]
    t.phase('destroy')
    expect([t.map, t.hero('lilith').health, t.hero('lilith').protected]).toEqual([{}, 1, 0])
  })

  test('KR-LILITH5, KR-DEADLY2, KR-TYPE4: Celestial Chaos covers the deadly with its tiles, its soldiers stand on the others', () => {
    const t = heroes(['lilith', 'magnus'], {
      grids: { 't1-01': ['ddkz.', '.....', '.....', '.....', '.....'] },
    })
    t.lay('t1-01', [2, 2], { lane: 0 }).stand('lilith', [1, 2]).skill('lilith', ['celestial-chaos'])
    t.activate('lilith').use('celestial-chaos').put('t1-01', [0, 0], [0, 1])
    t.soldier('t1-01', [0, 2]).soldier('t1-01', [0, 3])
    expect([t.tiles('t1-01'), t.tray('t1-01').soldiers, t.s.soldiers]).toEqual([1, 0b1100, 10])
    finish(t)
    expect(t.phase('destroy').map).toEqual({})
  })

  test('KR-IGNUS-R5, KR-IGNUS-R6: the surge burns the Horde he starts from only if he comes back onto it', () => {
    const t = table('ignus', 'magnus').skill('ignus', ['surge-of-flames']).lay('t1-02', [2, 2], { lane: 0 })
    t.stand('ignus', [2, 2], [0, 0])
    const away = finish(t.fork().activate('ignus').use('surge-of-flames').go([1, 2]))
    expect(away.tiles('t1-02')).toBe(0)
    t.activate('ignus').use('surge-of-flames').go([1, 2]).go([2, 2])
    t.put('t1-02', [4, 4])
    expect([t.tiles('t1-02'), t.at('ignus')]).toEqual([1, '2,2'])
  })

  test('KR-MALIK6, KR-TILE-R4: all tiles of the hammer go on one Horde, and what finds no room there is lost', () => {
    const t = table('malik', 'magnus').skill('malik', ['hammer-blow']).lay('t1-02', [2, 2], { lane: 0 })
    t.lay('t1-03', [2, 3], {
      lane: 0,
      tiles: [
        [
          [1, 0],
          [1, 1],
          [1, 2],
          [1, 3],
          [1, 4],
        ],
      ],
    })
    t.lay('t1-04', [2, 1], { lane: 0 }).stand('malik', [2, 2], [0, 0])
    t.activate('malik').use('hammer-blow').put('t1-02', [3, 3], [3, 4], [4, 3], [4, 4])
    t.put('t1-03', [0, 0])
    expect(t.refusal({ do: 'target', piece: t.piece(1), tray: t.card('t1-04') })).toBe('KR-TILE10')
    expect([finish(t).tiles('t1-03'), t.tiles('t1-04')]).toEqual([2, 0])
  })

  test('KR-MALIK2, KR-ABIL-R4: Malik chooses whom to refresh, the other player which of two tiles', () => {
    const t = table('malik', 'magnus').skill('malik', ['here-comes-the-pain'])
    t.skill('magnus', ['mirage', 'arcane-storm'], ['mirage', 'arcane-storm'])
    t.activate('malik').use('here-comes-the-pain').choose('magnus')
    expect([t.question, t.asked]).toEqual(['turn-up', [1]])
    t.answer(1, { do: 'ability', ability: t.ability('mirage') })
    expect([t.faceDown('magnus'), t.question, t.asked]).toEqual([['arcane-storm'], 'act', [0]])
  })

  test('KR-LILITH11, KR-TYPE4, KR-FLY-R7: the wheel cuts whoever resists, diagonally too, and of a stack the upper Horde', () => {
    const t = heroes(['lilith', 'magnus'], {
      grids: { 't1-01': ring, 't1-02': ['kk...', 'zz...', '.....', '.....', '.....'] },
    })
    t.lay('t1-02', [2, 1], { lane: 0 }).lay('t1-01', [2, 3], { lane: 0 }).lay('fly-01', [2, 3], { lane: 0 })
    t.stand('lilith', [1, 2]).skill('lilith', ['infernal-wheel']).activate('lilith').use('infernal-wheel')
    t.put('t1-02', [0, 0], [1, 0])
    for (let i = 0; i < 3 && t.question !== 'activation'; i++) t.say(t.legal()[0] ?? CONFIRM)
    expect([t.tiles('t1-02'), t.tiles('t1-01'), t.tiles('fly-01')]).toEqual([1, 0, 1])
  })

  test('KR-MAGNUS2, KR-CAMP-R15: at the iron level nobody builds on a white site, and Magnus has his tile from it', () => {
    const t = heroes(['magnus', 'malik', 'ignus'], { grids, options: { scenario: 7, difficulty: 'iron' } })
    // b13 (2,3) is white by three.
    t.lay('t1-02', [2, 2], { lane: 2 }).stand('magnus', [2, 3])
    t.activate('magnus').basic().face(3).put('t1-02', [0, 0], [0, 1]).put('t1-02', [1, 0], [1, 1])
    expect(t.tiles('t1-02')).toBe(2)
  })

  test('KR-MAGNUS-R14, KR-TYPE3: soldiers of a Mirage are magic: on a warlock none stands, on a knight one does', () => {
    const t = atFive(['magnus', 'malik'], { 't1-04': ['zk...', '.....', '.....', '.....', '.....'] })
    t.lay('t1-04', [2, 3]).stand('magnus', [2, 2]).skill('magnus', ['mirage'])
    t.activate('magnus')
      .use('mirage')
      .say({ do: 'target', piece: -1, tray: t.card('t1-04') })
    finish(t)
    expect([t.tray('t1-04').soldiers, t.s.soldiers]).toEqual([0b10, 11])
  })
})
