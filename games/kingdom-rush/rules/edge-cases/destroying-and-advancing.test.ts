/** Edge cases 108 to 124 and 180 to 186: phases 3 and 4. */
import { describe, expect, test } from 'vitest'
import type { HeroId } from '../../content/words.ts'
import type { Options } from '../../state.ts'
import { cover } from '../testing/bosses.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'
import { pairAt } from '../testing/scene.ts'

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const GRIDS = {
  't1-01': GOBLINS,
  't1-02': GOBLINS,
  't1-03': GOBLINS,
  't1-04': ['ggg..', 'ggg..', '.....', '.....', '.....'],
  // Fast, healing, and a sniper.
  't1-12': ['w...w', '.....', '.....', '.....', '....g'],
  't2-01': ['s....', '....w', '.....', '.....', '....g'],
  't2-16': ['r....', '.....', '.....', '.....', '....g'],
}

/** Scenario 1: lane 1 runs (1,0) (1,1) (2,1) (2,2) (2,3) (1,3) (1,4) (1,5). */
const table = (options: Partial<Options> = {}, ids: readonly HeroId[] = ['malik', 'magnus']) =>
  heroes(ids, { grids: GRIDS, options })
/** Scenario 9 has flyers: lane 1 runs (0,1) (0,2) (1,2) (2,2) (2,3) (2,4) (1,4) (0,4). */
const sky = (ids: readonly HeroId[] = ['malik', 'magnus']) =>
  heroes(ids, {
    grids: { ...GRIDS, 'fly-01': ['i....', '...r.', '...*.', '...*.', 's...i'] },
    options: { scenario: 9 },
  })
const healths = (t: HeroScene) => t.s.heroes.map(({ health }) => health)

describe('phase 3', () => {
  test('KR-DESTROY6: case 108, two trays are destroyed with a hero on each: both are hurt', () => {
    const t = table().lay('t1-01', [1, 1]).lay('t1-02', [1, 3]).stand('malik', [1, 1]).stand('magnus', [1, 3])
    expect([t.phase('destroy').map, healths(t), t.at('malik'), t.at('magnus')]).toEqual([
      {},
      [4, 2],
      '1,1',
      '1,3',
    ])
  })

  test('KR-LARGE2: case 109, with three cells of a large enemy covered the tray stays', () => {
    const t = heroes(['malik', 'magnus'], {
      grids: { 't1-01': ['OO...', 'OO...', '.....', '.....', '.....'] },
    })
    t.lay('t1-01', [1, 1], {
      tiles: [
        [
          [0, 0],
          [0, 1],
          [1, 0],
        ],
      ],
    })
    expect(t.phase('destroy').map).toHaveProperty('t1-01')
    t.tray('t1-01').tiles.push(1 << 6)
    expect(t.phase('destroy').map).toEqual({})
  })

  test('KR-KO1, KR-DESTROY7, KR-KO-R4: case 110, a hero with one health is knocked out and the space is empty', () => {
    const t = table().lay('t1-01', [1, 1]).stand('magnus', [1, 1])
    t.hero('magnus').health = 1
    t.phase('destroy')
    expect([t.at('magnus'), t.hero('magnus').state, t.hero('magnus').base]).toEqual(['board', 'ko', 0])
  })

  test('KR-DESTROY-R7: case 186, a haunted tray and another: diamonds of both first, then damage and the ghost', () => {
    const t = heroes(['malik', 'magnus'], { options: { scenario: 8 } })
    cover(t.lay('haunt-02', [2, 3], { lane: 0 }), 'haunt-02')
    cover(t.lay('t2-18', [0, 1], { lane: 0 }), 't2-18')
    t.s.diamonds = 0
    Object.assign(t.hero('malik'), { at: t.space([0, 1]), on: t.card('t2-18') })
    t.phase('destroy')
    const order = ['destroyed', 'diamonds', 'hurt', 'spawned']
    expect(t.events.map(({ e }) => e).filter((e) => order.includes(e))).toEqual([
      'destroyed',
      'destroyed',
      'diamonds',
      'spawned',
      'hurt',
    ])
  })

  test('KR-TILE11, KR-TILE-R8: tiles stay from round to round, and go as one piece each when the tray is destroyed', () => {
    const t = table().lay('t1-01', [1, 1], {
      tiles: [pairAt([0, 0])],
      soldiers: [[1, 0]],
    })
    t.phase('destroy').phase('pickup').phase('spend')
    expect(t.tiles('t1-01')).toBe(1)
    t.tray('t1-01').soldiers |= 1 << 6
    expect(t.phase('destroy').map).toEqual({})
  })
})

describe('icons', () => {
  test('KR-ADVANCE8, KR-ADVANCE-R7, KR-ADVANCE-R6: cases 111 and 112, a healer under a tile does nothing; an open one takes off all tiles, held or not', () => {
    const hidden = table().lay('t2-01', [1, 1], { lane: 0, tiles: [[[0, 0]], [[4, 4]]] })
    expect(hidden.phase('advance').tiles('t2-01')).toBe(2)
    const held = table().lay('t2-01', [1, 1], { lane: 0, tiles: [[[1, 4]], [[3, 3]]], soldiers: [[4, 4]] })
    held.phase('advance')
    expect([held.told('mended'), held.tiles('t2-01')]).toMatchObject([[{ tiles: 2 }], 0])
    // Fast once its tile is off: held once, then it goes one space.
    expect([held.told('blocked').length, held.map['t2-01']]).toEqual([1, '2,1'])
  })

  test('KR-ADVANCE11, KR-ADVANCE12: cases 113 and 114, two icons are two moves, not three; soldiers stop the first', () => {
    const t = table().lay('t1-12', [1, 1], { lane: 0 })
    expect(t.phase('advance').map['t1-12']).toBe('2,2')
    const held = table().lay('t1-12', [1, 1], { lane: 0, soldiers: [[4, 4]] })
    expect([held.phase('advance').map['t1-12'], held.s.soldiers]).toEqual(['2,1', 12])
  })

  test('KR-ADVANCE14, KR-ADVANCE-R24, KR-ADVANCE-R29: cases 115 and 181, a hero who falls at the first attempt lets the second through; a sniper noted before fires once', () => {
    const grids = { 't1-12': ['w...r', '.....', '.....', '.....', '....g'] }
    const t = heroes(['malik', 'magnus'], { grids }).lay('t1-12', [1, 1], { lane: 0 })
    t.stand('magnus', [1, 1], [2, 2]).stand('malik', [2, 2])
    t.hero('magnus').health = 1
    t.phase('advance')
    expect([t.map['t1-12'], t.at('magnus'), t.told('hurt').length, t.hero('malik').health]).toEqual([
      '2,1',
      'board',
      2,
      4,
    ])
  })

  test('KR-ADVANCE-R5: case 116, a soldier on the only fast enemy: one attempt, which it stops', () => {
    const t = table().lay('t2-01', [1, 1], { lane: 0, tiles: [[[0, 0]]], soldiers: [[1, 4]] })
    t.phase('advance')
    expect([t.map['t2-01'], t.told('blocked').length, t.told('advanced')]).toEqual(['1,1', 1, []])
  })

  test('KR-ADVANCE-R31: case 182, with the option a sniper that stayed hurts nobody', () => {
    const shot = (sniperOnlyAfterMove: boolean) => {
      const t = table({ sniperOnlyAfterMove }).lay('t2-16', [1, 1], { lane: 0, soldiers: [[4, 4]] })
      return t.stand('malik', [1, 2]).phase('advance').hero('malik').health
    }
    expect([shot(false), shot(true)]).toEqual([4, 5])
  })
})

describe('moving on', () => {
  test('KR-ADVANCE19, KR-ADVANCE20: case 117, over two trays to the space behind them, or out', () => {
    const t = table().lay('t1-01', [2, 1], { lane: 0, soldiers: [[0, 0]] })
    t.lay('t1-02', [2, 2], { lane: 0, soldiers: [[0, 0]] }).lay('t1-03', [1, 1], { lane: 0 })
    expect(t.phase('advance').map['t1-03']).toBe('2,3')
    const out = table()
      .lay('t1-01', [1, 5], { soldiers: [[0, 0]] })
      .lay('t1-03', [1, 4], { lane: 0 })
    expect(out.phase('advance').told('escaped')).toMatchObject([{ lost: 4 }])
  })

  test('KR-ADVANCE-R14: case 118, after a jump the old space is not offered unless it is adjacent', () => {
    const t = table()
      .lay('t1-01', [1, 4], { soldiers: [[0, 0]] })
      .lay('t1-03', [1, 3], { lane: 0 })
    t.stand('malik', [1, 5]).phase('advance')
    expect([t.map['t1-03'], t.spaces]).toEqual(['1,5', ['0,4', '0,5', '2,4', '2,5']])
    const next = table().lay('t1-03', [1, 4], { lane: 0 }).stand('malik', [1, 5]).phase('advance')
    expect(next.spaces).toContain('1,4')
  })

  test('KR-ADVANCE-R12: case 119, whom the sniper’s own tray pushes aside it hits', () => {
    const t = table().lay('t2-16', [1, 4], { lane: 0 }).stand('malik', [1, 5]).phase('advance').go([0, 4])
    expect(t.hero('malik').health).toBe(4)
  })

  test('KR-ADVANCE-R13: case 120, a blocker who falls to a sniper does not hold a later tray', () => {
    const t = table().lay('t2-16', [2, 3], { lane: 0 }).lay('t1-01', [2, 2], { lane: 0 })
    t.stand('magnus', [2, 2], [3, 3]).hero('magnus').health = 1
    t.phase('advance')
    expect([t.map, t.at('magnus')]).toEqual([{ 't2-16': '1,3', 't1-01': '2,3' }, 'board'])
  })

  test('KR-ADVANCE-R10: case 121, on a sniper tray that is held the heroes pay twice', () => {
    const t = table().lay('t2-16', [1, 1], { lane: 0 }).stand('malik', [1, 1], [3, 0]).phase('advance')
    expect(t.hero('malik').health).toBe(3)
  })

  test('KR-ADVANCE-R2: case 122, a tray of lane 3 that comes to the shared part has had its turn', () => {
    const t = table().lay('t1-01', [2, 0], { lane: 2 }).lay('t1-02', [2, 1], { lane: 0 })
    expect(t.phase('advance').map).toEqual({ 't1-02': '2,2', 't1-01': '2,1' })
    expect(t.told('advanced')).toHaveLength(2)
  })

  test('KR-EXIT-R7: case 123, with all enemies under tiles it costs nothing and gives its diamonds', () => {
    const t = cover(table().lay('t1-04', [1, 5]), 't1-04')
    Object.assign(t.s, { hearts: 3, diamonds: 0 })
    expect([t.phase('advance').s.hearts, t.s.diamonds]).toEqual([3, 1])
  })

  test('KR-EXIT3, KR-EXIT-R1: case 124, the first escape takes the last hearts: nothing moves after it, and nothing is gained', () => {
    const t = table().lay('t1-01', [1, 5]).lay('t1-02', [1, 4], { lane: 0 })
    Object.assign(t.s, { hearts: 3, diamonds: 0 })
    t.phase('advance')
    expect([t.s.hearts, t.s.diamonds, t.s.outcome, t.map]).toMatchObject([
      0,
      0,
      { rule: 'KR-WIN4' },
      { 't1-02': '1,4' },
    ])
  })
})

describe('flyers', () => {
  test('KR-ADVANCE-R21, KR-ADVANCE-R22: case 180, a healer that the shedding uncovers heals; one under a tile does not', () => {
    const open = sky().lay('fly-01', [0, 1], { lane: 0, tiles: [[[0, 0]]], soldiers: [[4, 0]] })
    expect(open.phase('advance').tiles('fly-01')).toBe(0)
    const hidden = sky().lay('fly-01', [0, 1], { lane: 0, tiles: [[[4, 0]]], soldiers: [[0, 0]] })
    expect(hidden.phase('advance').tiles('fly-01')).toBe(1)
  })

  test('KR-ADVANCE-R27, KR-ADVANCE-R29: case 183, a sniper lands on a tray with a hero: he stays below and is hit', () => {
    const t = sky()
      .lay('t1-01', [0, 2], { lane: 0, soldiers: [[0, 0]] })
      .stand('malik', [0, 2], [3, 3])
    t.hero('malik').protected = 0
    t.lay('fly-01', [0, 1], { lane: 0, tiles: [[[4, 0]]] }).phase('advance')
    // One for the tray he holds, one for the sniper above him.
    expect([t.map, t.at('malik'), t.hero('malik').on, t.hero('malik').health]).toEqual([
      { 't1-01': '0,2', 'fly-01': '0,2' },
      '0,2',
      t.card('t1-01'),
      3,
    ])
  })

  test('KR-FLY-R9: case 184, the upper card is destroyed under a hero: one damage, then he steps aside', () => {
    const t = sky().lay('t1-01', [0, 2], { lane: 0 })
    cover(t.lay('fly-01', [0, 2], { lane: 0 }), 'fly-01')
    t.stand('malik', [0, 2], [0, 1]).phase('destroy')
    expect([t.hero('malik').health, t.question]).toEqual([4, 'displace'])
    expect([t.go([0, 3]).at('malik'), t.map]).toEqual(['0,3', { 't1-01': '0,2' }])
  })

  test('KR-FLY-R11: case 185, walkers jump a stack', () => {
    const t = sky()
      .lay('t1-01', [0, 2], { lane: 0, soldiers: [[0, 0]] })
      .lay('t1-03', [0, 1], { lane: 0 })
    t.lay('fly-01', [0, 2], { lane: 0 })
    // The flyer goes first: only while it lies there is the stack in the way.
    t.run({ do: 'advance', card: t.card('t1-03') })
    expect(t.map['t1-03']).toBe('1,2')
  })
})
