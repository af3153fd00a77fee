/** Edge cases 85 to 107, 162 and 176 to 179: the abilities of the five heroes and the Wildcat. */
import { describe, expect, test } from 'vitest'
import type { HeroId } from '../../content/words.ts'
import type { Options } from '../../state.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const FULL = ['ggggg', 'ggggg', 'ggggg', 'ggggg', 'ggggg']
const GRIDS = { 't1-01': FULL, 't1-02': FULL, 't1-03': GOBLINS, 't1-04': GOBLINS }

const table = (ids: readonly HeroId[], options: Partial<Options> = {}) =>
  heroes(ids, { grids: GRIDS, options })
const ability = (t: HeroScene, id: string) => ({ do: 'ability', ability: t.ability(id) }) as const
const to = (t: HeroScene, row: number, column: number) =>
  ({ do: 'space', space: t.space([row, column]) }) as const

test('KR-MALIK3, KR-MALIK4: case 85, Here Comes the Pain, then the Hammer Blow just turned up, and not the Pain again', () => {
  const t = table(['malik', 'magnus']).lay('t1-01', [1, 3]).stand('malik', [1, 3], [3, 3])
  t.skill('malik', ['here-comes-the-pain', 'hammer-blow'], ['hammer-blow']).activate('malik')
  t.use('here-comes-the-pain').choose('malik')
  if (t.question === 'turn-up') t.say(ability(t, 'hammer-blow'))
  expect([t.question, t.refusal(ability(t, 'here-comes-the-pain'))]).toEqual(['act', 'KR-MALIK4'])
  t.use('hammer-blow').put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1])
  expect([t.question, t.faceDown('malik')]).toEqual(['activation', ['here-comes-the-pain', 'hammer-blow']])
})

describe('Magnus', () => {
  const copying = (ids: readonly HeroId[] = ['magnus', 'malik']) =>
    table(ids).skill('magnus', ['knowledge-is-power', 'mirage'], ['mirage']).stand('magnus', [1, 3])

  test('KR-MAGNUS9, KR-MAGNUS10, KR-MAGNUS-R9, KR-MAGNUS-R8: case 86, he copies a face-down Mirage of his own, and never the copying', () => {
    const t = copying().lay('t1-01', [1, 4]).activate('magnus').use('knowledge-is-power')
    expect(t.refusal(ability(t, 'knowledge-is-power'))).toBe('KR-MAGNUS-R9')
    t.use('mirage').put('t1-01', [0, 0], [0, 1])
    expect(t.tiles('t1-01')).toBe(1)
  })

  test('KR-MAGNUS-R7, KR-KO-R6: case 87, he copies what a knocked-out hero has, and its tiles can be turned up', () => {
    const t = copying().skill('malik', ['untouchable'], ['untouchable'])
    Object.assign(t.hero('malik'), { state: 'ko', health: 0 })
    t.activate('magnus').use('knowledge-is-power')
    expect(t.use('untouchable').hero('magnus').protected).toBe(1)
    const pain = table(['malik', 'magnus']).skill('malik', ['here-comes-the-pain']).stand('malik', [1, 3])
    pain.skill('magnus', ['mirage', 'arcane-storm'], ['mirage'])
    Object.assign(pain.hero('magnus'), { state: 'ko', health: 0 })
    pain.activate('malik').use('here-comes-the-pain').choose('magnus')
    // Its owner turns it up.
    expect([pain.question, pain.asked]).toEqual(['turn-up', [1]])
    expect(pain.say(ability(pain, 'mirage')).faceDown('magnus')).toEqual([])
  })

  test('KR-MAGNUS11, KR-LILITH-R6: case 88, with a copied Resurrection his tray is destroyed to his gain', () => {
    const t = copying(['magnus', 'lilith']).lay('t1-03', [1, 3]).stand('magnus', [1, 3], [0, 0])
    t.skill('lilith', ['resurrection']).hero('magnus').health = 1
    t.activate('magnus').use('knowledge-is-power').use('resurrection').confirm().done()
    t.phase('destroy')
    expect([t.map, t.hero('magnus').health, t.hero('magnus').protected]).toEqual([{}, 3, 1])
  })

  test('KR-MAGNUS2, KR-SETUP-R11, KR-MAGNUS3: cases 89 and 177, one tile more on a site that somebody has, none elsewhere; and the site is closed while he stands there', () => {
    const from = (row: number, column: number) => {
      const t = table(['magnus', 'malik']).lay('t1-01', [1, 1]).stand('magnus', [row, column])
      t.activate('magnus').basic().face(2)
      return t.put('t1-01', [0, 0], [0, 1])
    }
    // b2 at (0,1) is a site of two players, b1 at (0,0) is none.
    expect(from(0, 1).question).not.toBe('activation')
    const open = table(['magnus', 'malik']).lay('t1-01', [1, 0], { lane: 0 }).stand('magnus', [0, 0])
    expect(open.activate('magnus').basic().face(2).put('t1-01', [0, 0], [0, 1]).question).toBe('activation')
    const t = from(0, 1).put('t1-01', [1, 0], [1, 1]).done().give(0, 'archer')
    t.answer(0, { do: 'build', tower: t.tower('archer') })
    expect(t.refusal({ do: 'site', site: t.site('b2') })).toBe('KR-TOWER2')
  })

  test('KR-MAGNUS4, KR-MAGNUS5, KR-MAGNUS6, KR-MAGNUS-R15: cases 90 and 178, Malik is put on a tray, his owner says where and attacks, Magnus adds three tiles', () => {
    const t = table(['magnus', 'malik']).lay('t1-01', [1, 4]).stand('magnus', [2, 0]).stand('malik', [0, 2])
    t.skill('magnus', ['abracadabra']).activate('magnus').use('abracadabra').choose('malik')
    expect([t.question, t.asked]).toEqual(['teleport', [0]])
    t.go([1, 4])
    expect([t.question, t.asked]).toEqual(['confront', [1]])
    t.base([3, 3])
    expect(t.asked).toEqual([1])
    t.put('t1-01', [0, 0], [0, 1])
    expect(t.asked).toEqual([0])
    for (let column = 2; column < 5; column++) t.put('t1-01', [0, column])
    expect([t.question, t.tiles('t1-01')]).toEqual(['activation', 4])
  })

  test('KR-MAGNUS-R3: case 91, not onto a Portal or a tower', () => {
    const t = table(['magnus', 'malik'])
      .lay('portal1-01', [1, 4])
      .stand('magnus', [2, 0])
      .stands('archer', 'b5')
    t.skill('magnus', ['abracadabra']).activate('magnus').use('abracadabra').choose('malik')
    expect([t.refusal(to(t, 1, 4)), t.refusal(to(t, 0, 3))]).toEqual(['KR-MOVE7', 'KR-MOVE6'])
  })

  test('KR-MAGNUS-R6: case 92, an attack that hits nothing gives no tiles more', () => {
    const t = table(['magnus', 'malik']).lay('t1-01', [1, 4]).stand('magnus', [2, 0])
    t.skill('magnus', ['abracadabra']).activate('magnus').use('abracadabra').choose('malik').go([0, 2])
    expect([t.question, t.tiles('t1-01')]).toEqual(['activation', 0])
  })

  test('KR-ABIL-R6: case 176, the Arcane Storm reaches all Hordes but the one he confronts', () => {
    const t = table(['magnus', 'malik']).lay('t1-01', [1, 4]).lay('t1-02', [2, 0], { lane: 2 })
    t.lay('t1-03', [2, 2]).stand('magnus', [1, 4], [0, 0]).skill('magnus', ['arcane-storm'])
    expect(t.activate('magnus').use('arcane-storm').trays.sort()).toEqual(['t1-02', 't1-03'])
  })
})

describe('Alleria and the Wildcat', () => {
  test('KR-ALLERIA5, KR-MOVE-R4, KR-KO-R5: cases 93 and 94, Like the Wind for one who has played, not for one who has just got up', () => {
    const t = table(['alleria', 'magnus', 'malik']).stand('alleria', [2, 2]).stand('magnus', [1, 1])
    t.skill('alleria', ['like-the-wind']).activate('magnus').done()
    Object.assign(t.hero('malik'), { state: 'back', played: 1 })
    t.lay('t1-01', [2, 1]).activate('alleria').use('like-the-wind')
    while (t.question === 'face' || t.question === 'pieces')
      t.say(t.question === 'face' ? { do: 'turn', turn: 3 } : { do: 'confirm' })
    expect(t.refusal({ do: 'choose', hero: t.figure('malik') })).toBe('KR-HERO-R3')
    t.choose('magnus').go([1, 2])
    expect([t.question, t.asked, t.at('magnus')]).toEqual(['face', [1], '1,2'])
  })

  test('KR-ALLERIA9, KR-ABIL-R5: case 95, Call of the Wild without the Wildcat is spent for nothing', () => {
    const t = table(['alleria', 'magnus']).stand('alleria', [2, 2]).lay('t1-01', [2, 1])
    t.skill('alleria', ['call-of-the-wild']).activate('alleria').use('call-of-the-wild')
    expect([t.question, t.tiles('t1-01'), t.faceDown('alleria')]).toEqual([
      'activation',
      0,
      ['call-of-the-wild'],
    ])
  })

  test('KR-CAT8, KR-CAT-R3, KR-CAT-R12: cases 96 and 179, it comes with her first move, not when she is pushed aside', () => {
    const t = table(['alleria', 'magnus']).stand('alleria', [1, 1]).lay('t1-01', [1, 0], { lane: 0 })
    t.phase('advance')
    expect(t.question).toBe('displace')
    t.go([1, 2])
    expect(t.cats).toBe('board')
    t.activate('alleria').go([0, 2]).done()
    expect([t.cats, t.offers(0, { do: 'wildcat' })]).toEqual(['0,2', true])
  })

  test('KR-CAT10, KR-CAT-R10: case 97, called back by her attack it waits for the next round, and has one way of two steps then', () => {
    const t = table(['alleria', 'magnus']).stand('alleria', [1, 1])
    Object.assign(t.s.wildcat ?? {}, { met: 1 })
    expect(t.refusal(0, { do: 'wildcat' })).toBe('KR-CAT-R10')
    t.activate('alleria').basic().say({ do: 'wildcat' }).done()
    expect([t.cats, t.refusal(0, { do: 'wildcat' })]).toEqual(['1,1', 'KR-CAT10'])
    t.run({ do: 'end-round' })
    t.s.agenda = [{ do: 'play', ready: [false, false], by: -1 }]
    t.answer(0, { do: 'wildcat' })
    expect([t.spaces.includes('1,3'), t.spaces.includes('1,4')]).toEqual([true, false])
    // One unbroken path: then it is over.
    expect(t.go([1, 2]).question).toBe('play')
    expect(t.refusal(0, { do: 'wildcat' })).toBe('KR-CAT-R1')
  })

  test('KR-CAT4, KR-CAT5, KR-ADVANCE14: case 98, it survives its tray, dies of a blocked move, and holds a fast one once', () => {
    const t = table(['alleria', 'magnus']).lay('t1-03', [1, 1]).cat([1, 1], [0, 0]).phase('destroy')
    expect([t.map, t.cats]).toEqual([{}, '1,1'])
    t.lay('t1-12', [1, 1], { lane: 0 }).cat([1, 1], [3, 3]).phase('advance')
    expect([t.map['t1-12'], t.cats]).toEqual(['2,1', 'board'])
  })

  test('KR-CAT11, KR-CAT-R1: case 99, it goes on while she lies on her board', () => {
    const t = table(['alleria', 'magnus']).cat([1, 1])
    Object.assign(t.hero('alleria'), { state: 'ko', health: 0 })
    expect(t.offers(0, { do: 'wildcat' })).toBe(true)
  })

  test('KR-CAT-R8, KR-CAT7: displaced without a free space it goes to the board and comes back by her attack', () => {
    // On the spawn space in the corner nothing is free.
    const corner = table(['alleria', 'magnus']).cat([1, 0]).pile(0, 't1-05')
    corner
      .stands('archer', 'b1')
      .stands('archer', 'b2')
      .lay('t1-01', [1, 1])
      .lay('t1-02', [2, 0], { lane: 2 })
    corner.lay('t1-03', [2, 1]).pile(1).pile(2)
    corner.s.round = 2
    expect(corner.phase('spawn').cats).toBe('board')
    corner.stand('alleria', [0, 2]).activate('alleria').basic()
    while (corner.question === 'face' || corner.question === 'pieces')
      corner.say(corner.question === 'face' ? { do: 'turn', turn: 0 } : { do: 'confirm' })
    expect(corner.say({ do: 'wildcat' }).cats).toBe('0,2')
  })
})

describe('Lilith', () => {
  test('KR-HERO-R4, KR-LILITH4: case 100, a hero at full health gains none and turns up an ability', () => {
    const t = table(['lilith', 'malik']).stand('lilith', [1, 1]).stand('malik', [1, 2])
    t.skill('malik', ['untouchable', 'hammer-blow'], ['hammer-blow']).activate('lilith').basic()
    t.choose('malik')
    if (t.question === 'turn-up') t.say(ability(t, 'hammer-blow'))
    expect([t.hero('malik').health, t.faceDown('malik')]).toEqual([5, []])
  })

  test('KR-LILITH9: case 101, Resurrection without a destroyed tray heals nothing and saves from nothing', () => {
    const t = table(['lilith', 'malik']).lay('t1-01', [1, 1], { lane: 0 }).stand('lilith', [1, 1])
    Object.assign(t.hero('lilith'), { health: 2, active: [t.ability('resurrection')] })
    t.phase('destroy').phase('advance')
    expect(t.hero('lilith').health).toBe(1)
  })

  test('KR-LILITH7: case 102, two tiles of the harvest at one side are refused', () => {
    const t = table(['lilith', 'malik']).lay('t1-01', [1, 1]).stand('lilith', [1, 1], [1, 1])
    t.skill('lilith', ['reapers-harvest']).activate('lilith').use('reapers-harvest')
    t.put('t1-01', [0, 1]).aim('t1-01')
    expect(t.refusedCells([0, 2], [0, 3])).toBe('KR-LILITH7')
  })
})

describe('Ignus', () => {
  const surge = (t: HeroScene) =>
    t.skill('ignus', ['surge-of-flames']).activate('ignus').use('surge-of-flames')

  test('KR-IGNUS5, KR-IGNUS-R7, KR-IGNUS-R6, KR-PORTAL12: cases 103 to 105, tray, Portal, tray: two tiles, one for each, and no end on the Portal', () => {
    const t = surge(
      table(['ignus', 'malik'])
        .lay('t1-01', [1, 1])
        .lay('portal1-01', [2, 2])
        .lay('t1-02', [2, 3])
        .stand('ignus', [1, 0]),
    )
    t.go([1, 1]).put('t1-01', [0, 0])
    t.go([2, 2])
    expect(t.refusal({ do: 'done' })).toBe('KR-MOVE7')
    t.go([2, 3]).put('t1-02', [0, 0])
    t.go([1, 2])
    expect([t.tiles('t1-01'), t.tiles('t1-02'), t.tiles('portal1-01'), t.at('ignus')]).toEqual([
      1,
      1,
      0,
      '1,2',
    ])
    const twice = surge(table(['ignus', 'malik']).lay('t1-01', [1, 1]).stand('ignus', [1, 0]))
    twice.go([1, 1]).put('t1-01', [0, 0]).go([1, 2]).go([1, 1])
    expect([twice.question, twice.tiles('t1-01')]).toEqual(['stride', 1])
  })

  test('KR-IGNUS-R10, KR-IGNUS6: his own move is wholly before or wholly after the surge', () => {
    const t = surge(table(['ignus', 'malik']).stand('ignus', [1, 0]))
      .go([1, 1])
      .say({ do: 'done' })
    while (t.question === 'choose-figure') t.say({ do: 'done' })
    // Afterwards the whole move is there; then nothing.
    expect([t.question, t.spaces.includes('1,3')]).toEqual(['activation', true])
    expect(t.go([1, 3]).question).toBe('play')
    const before = table(['ignus', 'malik']).stand('ignus', [1, 0]).activate('ignus').go([1, 1])
    before.skill('ignus', ['surge-of-flames']).use('surge-of-flames').go([1, 2]).say({ do: 'done' })
    while (before.question === 'choose-figure') before.say({ do: 'done' })
    expect(before.question).toBe('play')
  })

  test('KR-IGNUS1: case 106, over one or three enemies nothing more, over two a tile on every Horde around', () => {
    const basic = (grid: readonly string[]) => {
      const t = heroes(['ignus', 'malik'], { grids: { ...GRIDS, 't1-05': grid } })
      t.lay('t1-05', [1, 1])
        .lay('t1-01', [1, 0], { lane: 0 })
        .lay('t1-02', [2, 2])
        .stand('ignus', [1, 1], [3, 3])
      return t.activate('ignus').basic().put('t1-05', [0, 0], [1, 0], [1, 1])
    }
    expect(basic(['g....', '.....', '.....', '.....', '.....']).question).toBe('activation')
    expect(basic(['g....', 'gg...', '.....', '.....', '.....']).question).toBe('activation')
    const two = basic(['g....', 'g....', '.....', '.....', '.....'])
    two.put('t1-01', [0, 0]).put('t1-02', [0, 0])
    expect([two.question, two.tiles('t1-01'), two.tiles('t1-02')]).toEqual(['activation', 1, 1])
  })

  test('KR-IGNUS8: case 107, both tiles of Fire and Brimstone go on one Horde', () => {
    const grids = { ...GRIDS, 't1-01': ['ggg..', '.....', '.....', '.....', '.....'] }
    const fire = heroes(['ignus', 'malik'], { grids }).lay('t1-01', [1, 1]).lay('t1-02', [1, 0], { lane: 0 })
    fire.lay('t1-03', [2, 2]).stand('ignus', [1, 1], [3, 3]).skill('ignus', ['fire-and-brimstone'])
    fire.activate('ignus').use('fire-and-brimstone').put('t1-01', [0, 0], [0, 1], [0, 2], [1, 1])
    fire.put('t1-02', [0, 0])
    expect(fire.refusal({ do: 'target', piece: fire.piece(1), tray: fire.card('t1-03') })).toBe('KR-TILE10')
  })
})
