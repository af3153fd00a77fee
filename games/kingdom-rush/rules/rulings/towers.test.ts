/** What a table asks its referee about towers: where they stand, what they must attack, and what soldiers do. */
import { describe, expect, test } from 'vitest'
import type { HeroId } from '../../content/words.ts'
import type { HeroScene } from '../testing/heroes.ts'
import { atFive, CONFIRM, FULL, faceDown, finish, GOBLINS, LONE, PORTAL } from '../testing/rulings.ts'

/** b6 (2,2) is red by two; turned once it reaches (2,3) and, diagonally, (3,3). */
const table = (...[grids, options]: [Parameters<typeof atFive>[1]?, Parameters<typeof atFive>[2]?]) =>
  atFive(['malik', 'magnus'], grids, options)
const lift = (t: HeroScene, on: string) => {
  const card = t.card(on)
  return t.legal().find((move) => move.do === 'lift' && move.tray === card) ?? CONFIRM
}

describe('a Portal that is the only target', () => {
  /** Marksmen between a Horde on (2,3) and a Portal of level 2 on (3,3). */
  const between = (horde: HeroScene) => horde.lay('portal2-01', [3, 3], { lane: 2 }).give(0, 'marksmen')
  const build = (t: HeroScene) => t.build(0, 'marksmen', 'b6', 1)

  test('KR-PORTAL-R3, KR-TYPE2: whoever resists is no target: between knights and a Portal the arrows are the Portal’s', () => {
    const t = build(between(table().lay('t1-04', [2, 3])))
    expect(t.refusal(CONFIRM)).toBe('KR-PORTAL9')
    finish(t)
    expect([t.tiles('t1-04'), t.tiles('portal2-01'), faceDown(t)]).toEqual([0, 1, [1]])
  })

  test('KR-PORTAL9, KR-PORTAL-R3: nor is a tile thrown away on empty cells of the knights to save the tower', () => {
    const t = between(table().lay('t1-04', [2, 3]))
      .give(0, 'sharpshooter')
      .build(0, 'sharpshooter', 'b6', 1)
    for (const size of [1, 2])
      expect(t.refusal({ do: 'target', piece: t.piece(size), tray: t.card('t1-04') })).toBe('KR-PORTAL9')
    // What finds no enemy there any more is free to lie anywhere, or nowhere.
    t.put('portal2-01', [0, 0], [0, 1])
    expect([t.offers(CONFIRM), t.targets(1)]).toEqual([true, ['t1-04', 'portal2-01']])
  })

  test('KR-PORTAL9, KR-TOWER-R2: a Horde with all enemies covered is none either, and takes no tile to save the tower', () => {
    const covered = [[[0, 0] as const, [0, 1] as const]]
    const t = table({ 't1-03': ['gg...', '.....', '.....', '.....', '.....'] }).lay('t1-03', [2, 3], {
      tiles: covered,
    })
    build(between(t))
    expect(t.refusal(CONFIRM)).toBe('KR-PORTAL9')
    finish(t)
    expect([t.tiles('t1-03'), faceDown(t)]).toEqual([1, [1]])
  })

  test('KR-TOWER-R2, KR-PORTAL9: a goblin between tiles that the shape cannot reach saves nobody', () => {
    const around = [[[0, 1] as const], [[1, 0] as const]]
    const t = build(between(table().lay('t1-03', [2, 3], { tiles: around })))
    expect(t.refusal(CONFIRM)).toBe('KR-PORTAL9')
  })

  test('KR-PORTAL8, KR-TILE-R1: with one goblin in reach the tile may even lie on empty cells of its Horde', () => {
    const t = build(between(table().lay('t1-03', [2, 3])))
    t.put('t1-03', [3, 3], [3, 4])
    expect([t.question, t.tiles('portal2-01'), faceDown(t)]).toEqual(['play', 0, [0]])
  })

  test('KR-RANGE5, KR-PORTAL9: the perfect range of musketeers makes the farthest Portal their duty', () => {
    const t = table().lay('portal3-01', [1, 6], { lane: 1 }).give(0, 'musketeers')
    t.build(0, 'musketeers', 'b7', 0)
    expect(t.refusal(CONFIRM)).toBe('KR-PORTAL9')
    const other = table().lay('portal3-01', [1, 6], { lane: 1 }).lay('t1-03', [1, 0]).give(0, 'musketeers')
    other.build(0, 'musketeers', 'b7', 0).put('t1-03', [0, 0]).confirm()
    expect([faceDown(other), other.tiles('portal3-01')]).toEqual([[0], 0])
  })

  test('KR-SOLDIER14, KR-PORTAL-R3: a soldier moved while the supply is empty may go on the Horde beside it', () => {
    const t = table().lay('t1-03', [2, 3]).lay('portal3-01', [3, 3], { lane: 2 })
    t.lay('t1-02', [1, 0], { soldiers: [[4, 4]] }).give(0, 'knights').s.soldiers = 0
    t.build(0, 'knights', 'b6', 1)
    t.say(lift(t, 't1-02'))
    expect(t.targets(0).sort()).toEqual(['portal3-01', 't1-03'])
    finish(t.soldier('t1-03', [0, 0]))
    expect([faceDown(t), t.tray('t1-03').soldiers]).toEqual([[0], 1])
  })
})

describe('the duty to attack', () => {
  test('KR-TOWER-R2, KR-TYPE3: before warlocks alone a mage owes nothing, and may cover empty cells all the same', () => {
    const t = table({ 't1-03': ['zz...', 'zz...', '.....', '.....', '.....'] })
      .lay('t1-03', [2, 3])
      .give(0, 'mage')
    t.build(0, 'mage', 'b6', 1)
    expect([t.offers(CONFIRM), t.targets(3)]).toEqual([true, ['t1-03']])
    expect([finish(t).tiles('t1-03'), faceDown(t)]).toEqual([0, [0]])
  })

  test('KR-TILE-R9, KR-TOWER-R3: linked tiles: the first on empty cells binds the second to that Horde, where it is owed', () => {
    const t = table().lay('t1-01', [2, 3]).lay('t1-02', [3, 3], { lane: 2 }).give(0, 'howitzer')
    t.build(0, 'howitzer', 'b6', 1).put('t1-01', [4, 3], [4, 4])
    expect(t.refusal(CONFIRM)).toBe('KR-TOWER-R3')
    finish(t)
    expect([t.tiles('t1-01'), t.tiles('t1-02')]).toEqual([2, 0])
  })

  test('KR-RANGE4, KR-RANGE-R1: an arrow of two spaces may fly over the near Horde to the far one, and owes it nothing more', () => {
    // b9 (5,2) is blue; b7 (4,1) is red: east of it (4,2) and (4,3).
    const t = table().lay('t1-01', [4, 2], { lane: 0 }).lay('t1-02', [4, 3], { lane: 0 }).give(0, 'archer')
    t.build(0, 'archer', 'b7', 1)
    expect(t.targets(2).sort()).toEqual(['t1-01', 't1-02'])
    t.aim('t1-02').say(t.legal()[0] ?? CONFIRM)
    expect([t.question, t.tiles('t1-01'), t.tiles('t1-02')]).toEqual(['play', 0, 1])
  })

  test('KR-TYPE4, KR-TYPE5, KR-TOWER-R3: nothing resists the Tesla, not even the deadly: all four tiles are owed', () => {
    const t = table({ 't1-03': ['kzd..', '.....', '.....', '.....', 'd....'] })
    t.lay('t1-03', [2, 3]).give(0, 'tesla').build(0, 'tesla', 'b6', 0)
    for (const cell of [
      [0, 0],
      [0, 1],
      [0, 2],
    ] as const) {
      expect(t.refusal(CONFIRM)).toBe('KR-TOWER-R3')
      t.put('t1-03', cell)
    }
    finish(t.put('t1-03', [4, 0]))
    expect(t.phase('destroy').map).toEqual({})
  })
})

describe('sites', () => {
  const teams: readonly (readonly HeroId[])[] = [
    ['malik', 'magnus'],
    ['malik', 'magnus', 'ignus'],
    ['malik', 'magnus', 'ignus', 'alleria'],
  ]
  const builders = (ids: readonly HeroId[], site: string) =>
    ids.flatMap((_, seat) => {
      const t = atFive(ids).give(seat, 'archer')
      t.answer(seat, { do: 'build', tower: t.tower('archer') })
      return t.question === 'turn' || t.offers({ do: 'site', site: t.site(site) }) ? [seat] : []
    })

  test('KR-SETUP9, KR-SETUP-R10: whose a site is depends on how many play', () => {
    expect(teams.map((ids) => builders(ids, 'b6'))).toEqual([[0], [2], [3]])
  })

  test('KR-SETUP-R11, KR-WHITE1: what so few do not use is nobody’s, also a white site; with more it is everybody’s', () => {
    expect(teams.map((ids) => builders(ids, 'b14'))).toEqual([[], [0, 1, 2], [0, 1, 2, 3]])
    expect(teams.map((ids) => builders(ids, 'b1'))).toEqual([[], [], [0]])
  })

  test('KR-PORTAL7, KR-STACK7, KR-PICKUP5: on a tower lost to a Portal soldiers are built; they come back, it does not', () => {
    const t = table().lay('portal3-01', [2, 3]).give(0, 'sharpshooter', 'militia').stock({ sharpshooter: 0 })
    finish(t.build(0, 'sharpshooter', 'b6', 1))
    finish(t.build(0, 'militia', 'b6', 3))
    expect(faceDown(t)).toEqual([1, 0])
    t.phase('pickup')
    expect([t.held(0), t.inStock('sharpshooter'), t.s.towers]).toEqual([['militia'], 1, []])
  })

  test('KR-STACK4, KR-STACK-R1: a face-down tower keeps its place: with it two are enough', () => {
    const t = table().stands('militia', 'b6', { down: 1 }).stands('archer', 'b6').give(0, 'footmen')
    t.answer(0, { do: 'build', tower: t.tower('footmen') })
    expect(t.refusal({ do: 'site', site: t.site('b6') })).toBe('KR-STACK4')
  })

  test('KR-ADVANCE16, KR-TOWER2: a hero pushed onto a site closes it next round, until he leaves', () => {
    const t = table().lay('t1-02', [1, 3], { lane: 2 }).stand('malik', [2, 3]).give(0, 'archer')
    t.phase('advance').go([2, 2])
    const build = t.fork().answer(0, { do: 'build', tower: t.tower('archer') })
    expect(build.refusal({ do: 'site', site: t.site('b6') })).toBe('KR-TOWER2')
    finish(t.activate('malik').go([3, 2]))
    expect(t.build(0, 'archer', 'b6').s.towers).toHaveLength(1)
  })
})

describe('soldiers', () => {
  test('KR-SOLDIER-R9, KR-SOLDIER14: one of the Holy Order stands on a knight; moved by a militia it cannot go back there', () => {
    const t = table({ 't1-04': ['k....', '....g', '....g', '.....', '.....'] })
    t.lay('t1-04', [2, 3], { soldiers: [[0, 0]] }).give(0, 'militia').s.soldiers = 0
    t.build(0, 'militia', 'b6', 1).say(lift(t, 't1-04'))
    expect(t.refusedCells([0, 0])).toBe('KR-SOLDIER4')
    expect(t.soldier('t1-04', [1, 4]).tray('t1-04').soldiers).toBe(1 << 9)
  })

  test('KR-SOLDIER-R1, KR-SOLDIER-R2: barbarians with three in the supply: three from there, two moved, and never a sixth', () => {
    const t = table()
      .lay('t1-02', [2, 3])
      .lay('t1-01', [1, 0], {
        soldiers: [
          [0, 0],
          [0, 1],
          [1, 0],
        ],
      })
    t.give(0, 'barbarians').s.soldiers = 3
    t.build(0, 'barbarians', 'b6', 1)
    for (const column of [0, 1, 2]) t.soldier('t1-02', [0, column])
    for (const column of [3, 4]) t.say(lift(t, 't1-01')).soldier('t1-02', [0, column])
    expect([t.question, t.tray('t1-02').soldiers, t.s.soldiers]).toEqual(['play', 0b11111, 0])
    expect(t.tray('t1-01').soldiers).not.toBe(0)
  })

  test('KR-SOLDIER-R4, KR-DESTROY1: a Horde whose soldier is moved away is not destroyed, though it lay covered a moment ago', () => {
    const t = table()
      .lay('t1-03', [1, 0], { soldiers: [[0, 0]] })
      .lay('t1-02', [2, 3])
      .give(0, 'militia')
    t.s.soldiers = 0
    expect(t.fork().phase('destroy').map).toEqual({ 't1-02': '2,3' })
    t.build(0, 'militia', 'b6', 1).say(lift(t, 't1-03')).soldier('t1-02', [0, 0])
    finish(t)
    expect(t.phase('destroy').map).toEqual({ 't1-03': '1,0', 't1-02': '2,3' })
  })

  test('KR-PORTAL10, KR-SOLDIER11: soldiers on a Portal spare the next tower this round; gone with the advance they spare none', () => {
    const t = table({ 'portal3-01': PORTAL }).lay('portal3-01', [1, 3], {
      lane: 2,
      soldiers: [
        [0, 0],
        [0, 1],
      ],
    })
    t.give(0, 'sharpshooter')
    const now = finish(t.fork().build(0, 'sharpshooter', 'b6', 0))
    expect(faceDown(now)).toEqual([0])
    t.phase('advance').phase('advance')
    expect(t.map['portal3-01']).toBe('2,3')
    t.build(0, 'sharpshooter', 'b6', 1)
    expect(t.refusal(CONFIRM)).toBe('KR-PORTAL9')
  })

  test('KR-SOLDIER8, KR-LARGE-R1, KR-SOLDIER-R7: two soldiers on an ogre hold it; with two tiles it is destroyed', () => {
    const t = table({ 't1-03': ['OO...', 'OO...', '.....', '.....', '.....'] })
    t.lay('t1-03', [2, 3], {
      soldiers: [
        [0, 0],
        [0, 1],
      ],
    })
    expect(t.fork().phase('destroy').phase('advance').map).toEqual({ 't1-03': '2,3' })
    t.tray('t1-03').tiles = [1 << 5, 1 << 6]
    expect(t.phase('destroy').map).toEqual({})
    expect(t.s.soldiers).toBe(12)
  })
})

describe('passing and buying', () => {
  test('KR-PASS6, KR-PASS-R2: with both cards of level 4 sold out a tower of level 3 is passed as it is', () => {
    const t = table().give(0, 'sharpshooter').give(1).stock({ rangers: 0, musketeers: 0 })
    finish(t.answer(0, { do: 'pass', tower: t.tower('sharpshooter') }))
    expect(t.held(1, 'incoming')).toEqual(['sharpshooter'])
  })

  test('KR-PASS6, KR-PASS-R4: of two archers the first takes the last marksmen, the second stays an archer', () => {
    const t = table().give(0, 'archer', 'archer').give(1).stock({ archer: 0, marksmen: 1 })
    for (let i = 0; i < 2; i++) finish(t.answer(0, { do: 'pass', tower: t.tower('archer') }))
    expect([t.held(1, 'incoming'), t.inStock('archer'), t.inStock('marksmen')]).toEqual([
      ['marksmen', 'archer'],
      1,
      0,
    ])
  })

  test('KR-PASS5, KR-DIAM2: the archer that a pass gave back is for sale the same round', () => {
    const t = table().give(0, 'archer').give(1).stock({ archer: 0 })
    t.s.diamonds = 2
    expect(
      t
        .fork()
        .phase('spend')
        .refusal({ do: 'buy', tower: t.tower('archer') }),
    ).toBe('KR-GEN5')
    finish(t.answer(0, { do: 'pass', tower: t.tower('archer') })).phase('spend')
    t.answer(0, { do: 'buy', tower: t.tower('archer') }).answer(0, { do: 'give', to: 0 })
    expect([t.held(0), t.s.diamonds]).toEqual([['archer'], 0])
  })

  test('KR-WHITE-R2, KR-PASS8: given from hand to hand over a white site a tower reaches another player, and gains no level', () => {
    const t = table({ 't1-01': GOBLINS, 't1-02': FULL, 't1-03': LONE })
      .stands('archer', 'b13')
      .give(0)
      .give(1)
    t.phase('pickup').answer(1, { do: 'give', to: 1 })
    expect([t.held(0), t.held(1)]).toEqual([[], ['archer']])
  })
})
