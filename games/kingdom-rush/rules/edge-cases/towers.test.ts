/** Edge cases 13 to 34 and 163 to 166: building, reach and tiles. */
import { describe, expect, test } from 'vitest'
import type { Options } from '../../state.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'
import { maskOf } from '../testing/scene.ts'

type Grids = { readonly [card: string]: readonly string[] }

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const LONE = ['g....', '.....', '.....', '.....', '.....']

/** Scenario 1: b4 (1,2) is blue; b5 (0,3), b6 (2,4) and b9 (0,5) are red; its exit faces east. */
const table = (grids: Grids = { 't1-01': GOBLINS, 't1-04': GOBLINS }, options: Partial<Options> = {}) =>
  heroes(['malik', 'alleria'], { grids, options })
/** Scenario 5, all levels: its exit faces south, so that cards lie as they are printed; b5 (1,4) is red, b6 (2,2) too. */
const upright = (grids: Grids, options: Partial<Options> = {}) => table(grids, { scenario: 5, ...options })
const site = (t: HeroScene, id: string) => ({ do: 'site', site: t.site(id) }) as const

describe('where and when', () => {
  test('KR-TOWER4, KR-TOWER2, KR-TOWER-R7: case 13, not on another’s site, not where a hero or the Wildcat stands', () => {
    const t = table().give(0, 'archer').stand('malik', [0, 3]).cat([2, 4])
    t.answer(0, { do: 'build', tower: t.tower('archer') })
    expect(['b4', 'b5', 'b6'].map((id) => t.refusal(site(t, id)))).toEqual([
      'KR-TOWER4',
      'KR-TOWER2',
      'KR-TOWER-R7',
    ])
  })

  test('KR-TOWER-R8: case 14, on a site that a hero has left in this phase', () => {
    const t = table().give(0, 'archer').stand('malik', [0, 3])
    t.activate('malik').go([0, 2]).done()
    expect(t.build(0, 'archer', 'b5').s.towers).toHaveLength(1)
  })

  test('KR-TOWER-R5: case 15, without a tray in range it is built and places nothing', () => {
    const t = table().give(0, 'archer').build(0, 'archer', 'b5')
    expect([t.question, t.s.towers.length, t.told('tile-placed')]).toEqual(['play', 1, []])
  })

  test('KR-TOWER-R3, KR-TOWER-R9: cases 16 and 163, what could be put on an enemy is owed, unless the table lets fire be held', () => {
    // Rangers: three unlinked tiles, arrows to all sides but south. (1,3) lies west of b5, (2,3) beyond.
    const grids = { 't1-01': GOBLINS, 't1-04': LONE }
    const t = upright(grids).lay('t1-01', [1, 3]).lay('t1-04', [0, 3]).give(0, 'rangers')
    const held = upright(grids, { towerMayHoldFire: true }).lay('t1-01', [1, 3]).give(0, 'rangers')
    expect(t.build(0, 'rangers', 'b5').refusal({ do: 'confirm' })).toBe('KR-TOWER-R3')
    t.put('t1-01', [0, 0], [0, 1]).put('t1-01', [1, 0], [1, 1])
    // One tile is left and one goblin on the other tray.
    expect([t.question, t.tiles('t1-04')]).toEqual(['pieces', 0])
    expect(t.refusal({ do: 'confirm' })).toBe('KR-TOWER-R3')
    expect(t.put('t1-04', [0, 0]).question).toBe('play')
    expect(held.build(0, 'rangers', 'b5').confirm().question).toBe('play')
    expect(held.tiles('t1-01')).toBe(0)
  })
})

describe('several tiles', () => {
  test('KR-TILE-R4: case 17, of two unlinked tiles only one fits', () => {
    // Sorcerer: a square and an L, unlinked. Everything but the square is under tiles.
    const rest = [
      ...Array.from(
        { length: 5 },
        (_, row) =>
          [
            [row, 2],
            [row, 3],
            [row, 4],
          ] as const,
      ).flat(),
      ...([2, 3, 4] as const).flatMap(
        (row) =>
          [
            [row, 0],
            [row, 1],
          ] as const,
      ),
    ]
    const t = upright({ 't1-01': GOBLINS })
      .lay('t1-01', [1, 3], { tiles: [rest] })
      .give(0, 'sorcerer')
    t.build(0, 'sorcerer', 'b5').put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1])
    expect([t.question, t.tiles('t1-01')]).toEqual(['play', 2])
  })

  test('KR-TILE10, KR-TILE-R9: case 18, linked tiles all go on the tray of the first', () => {
    // Big Bertha: three linked tiles, three spaces to the east of b6 and the diagonals there.
    const both = upright({ 't1-01': GOBLINS, 't1-04': GOBLINS }).lay('t1-01', [1, 3]).lay('t1-04', [2, 3])
    both.give(0, 'bigbertha').build(0, 'bigbertha', 'b6', 1)
    expect(both.targets(4)).toEqual(['t1-01', 't1-04'])
    both.put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1])
    expect(both.refusal({ do: 'target', piece: both.piece(2), tray: both.card('t1-04') })).toBe('KR-TILE10')
  })

  test('KR-TILE9, KR-RANGE6: case 19, unlinked ones may go on two trays that different arrows reach', () => {
    const t = upright({ 't1-01': GOBLINS, 't1-04': GOBLINS }).lay('t1-01', [1, 3]).lay('t1-04', [0, 3])
    t.give(0, 'sorcerer').build(0, 'sorcerer', 'b5')
    t.put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1]).put('t1-04', [0, 0], [1, 0], [1, 1])
    expect([t.question, t.tiles('t1-01'), t.tiles('t1-04')]).toEqual(['play', 1, 1])
  })

  test('KR-TILE-R5, KR-TILE-R9: cases 20 and 165, of linked tiles the second fits nowhere on that tray: it is lost, whatever else is in range', () => {
    const all = Array.from({ length: 25 }, (_, i) => [Math.floor(i / 5), i % 5] as const)
    const rest = all.filter(([row, column]) => !(row < 2 && column < 2))
    const t = upright({ 't1-01': GOBLINS, 't1-04': GOBLINS }).lay('t1-01', [1, 3], { tiles: [rest] })
    t.lay('t1-04', [2, 3]).give(0, 'bigbertha').build(0, 'bigbertha', 'b6', 1)
    t.put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1])
    expect([t.question, t.tiles('t1-01'), t.tiles('t1-04')]).toEqual(['play', 2, 0])
  })
})

describe('one tile', () => {
  /** A Marksmen of b6 (2,2) that looks east at (2,3): a free tile of two cells, physical. */
  const aimed = (grid: readonly string[], laid: Parameters<HeroScene['lay']>[2] = {}) =>
    upright({ 't1-01': grid }).lay('t1-01', [2, 3], laid).give(0, 'marksmen').build(0, 'marksmen', 'b6', 1)

  test('KR-TILE7: case 21, not beyond the edge of the card', () => {
    expect(aimed(GOBLINS).refusal({ do: 'cells', cells: maskOf([0, 0]) })).toBe('KR-TILE7')
  })

  test('KR-TILE4, KR-TILE5, KR-TILE6: case 22, not over a tile, a soldier or a hero', () => {
    const t = upright({ 't1-01': GOBLINS })
      .lay('t1-01', [2, 3], { tiles: [[[0, 0]]], soldiers: [[0, 1]] })
      .stand('malik', [2, 3], [3, 3])
    t.give(0, 'marksmen').build(0, 'marksmen', 'b6', 1)
    expect(t.refusedCells([0, 0], [1, 0])).toBe('KR-TILE4')
    expect(t.refusedCells([0, 1], [0, 2])).toBe('KR-TILE5')
    expect(t.refusedCells([2, 3], [3, 3])).toBe('KR-TILE6')
  })

  test('KR-TILE8, KR-TILE-R2, KR-TYPE4: cases 23 and 24, one cell on whoever resists forbids it all, but not to true damage', () => {
    const grid = ['kg...', '.....', '.....', '.....', '.....']
    expect(aimed(grid).refusedCells([0, 0], [0, 1])).toBe('KR-TILE8')
    const t = upright({ 't1-01': grid }).lay('t1-01', [2, 3]).give(0, 'tesla').build(0, 'tesla', 'b6')
    expect(t.put('t1-01', [0, 0]).tiles('t1-01')).toBe(1)
  })

  test('KR-TYPE5, KR-DEADLY1, KR-DEADLY2: case 25, a tile may cover the deadly, a base or a soldier may not', () => {
    const grid = ['dd...', 'dd...', '.....', '.....', '...gg']
    expect(aimed(grid).put('t1-01', [0, 0], [0, 1]).tiles('t1-01')).toBe(1)
    const t = upright({ 't1-01': grid }).lay('t1-01', [2, 3]).stand('malik', [1, 3]).give(0, 'militia')
    t.activate('malik').say({ do: 'space', space: t.space([2, 3]) })
    expect(t.refusedCells([0, 0], [0, 1], [1, 0], [1, 1])).toBe('KR-CONF5')
    t.base([2, 0]).done().build(0, 'militia', 'b6', 1)
    expect(t.refusedCells([0, 0])).toBe('KR-SOLDIER9')
  })

  test('KR-TYPE-R1: case 26, deadly and resistant are two things', () => {
    const grids = { 't1-01': ['YY...', 'YY...', '.....', '.....', '....g'] }
    const t = upright(grids).lay('t1-01', [2, 3]).give(0, 'wizard').build(0, 'wizard', 'b6', 1)
    expect(t.put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1]).tiles('t1-01')).toBe(1)
    const demon = upright({ 't1-01': ['DD...', 'DD...', '.....', '.....', '....g'] })
    demon.lay('t1-01', [2, 3]).give(0, 'wizard').build(0, 'wizard', 'b6', 1)
    demon.answer(0, { do: 'target', piece: demon.piece(4), tray: demon.card('t1-01') })
    expect(demon.refusedCells([0, 0], [0, 1], [1, 0], [1, 1])).toBe('KR-TILE8')
  })

  test('KR-TILE-R1: case 27, on empty cells alone', () => {
    const t = aimed(GOBLINS).put('t1-01', [4, 3], [4, 4])
    expect([t.question, t.tiles('t1-01')]).toEqual(['play', 1])
  })

  test('KR-TILE2, KR-TILE3, KR-ORIENT-R10: case 28, an L lies mirrored only where it may be handled freely', () => {
    const mirrored = [
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const
    const bound = upright({ 't1-01': GOBLINS }).lay('t1-01', [1, 3]).give(0, 'mage').build(0, 'mage', 'b5', 3)
    // Three quarters of a turn make (0,0) (1,0) (1,1) into (0,1) (1,0) (1,1).
    expect(
      bound
        .fork()
        .put('t1-01', ...mirrored)
        .tiles('t1-01'),
    ).toBe(1)
    expect(bound.refusedCells([0, 0], [1, 0], [1, 1])).toBe('KR-TILE2')
    const free = upright({ 't1-01': GOBLINS })
      .lay('t1-01', [1, 3])
      .give(0, 'sorcerer')
      .build(0, 'sorcerer', 'b5')
    for (const cells of [
      mirrored,
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ] as const,
    ])
      expect(
        free
          .fork()
          .put('t1-01', ...cells)
          .tiles('t1-01'),
      ).toBe(1)
  })

  test('KR-TYPE7, KR-TILE-R6, KR-TILE-R7: a large enemy may be covered in part, and a single cell lies any way round', () => {
    const large = ['OO...', 'OO...', '.....', '.....', '.....']
    const t = aimed(large).put('t1-01', [0, 0], [0, 1])
    expect(t.tiles('t1-01')).toBe(1)
    // Not all of it: the tray stays.
    expect(t.phase('destroy').map).toHaveProperty('t1-01')
    for (const turn of [0, 1, 2, 3]) {
      const bomb = upright({ 't1-01': large })
        .lay('t1-01', [2, 3])
        .give(0, 'tesla')
        .build(0, 'tesla', 'b6', turn)
      expect(bomb.answer(0, { do: 'cells', cells: maskOf([1, 1]) }).tiles('t1-01')).toBe(1)
    }
  })
})

describe('frames and reach', () => {
  const reached = (t: HeroScene, turn: number, id = 'archer', at = 'b4') =>
    t.fork().build(1, id, at, turn).trays

  test('KR-ORIENT-R3: case 29, a tower turned by quarters reaches what its arrows then point at', () => {
    // b4 lies at (1,2): (2,2) and (3,2) south, (1,1) and (1,0) west, (1,3) and (1,4) east, nothing north.
    const t = table().give(1, 'archer')
    t.lay('t1-01', [2, 2]).lay('t1-02', [3, 2], { lane: 1 }).lay('t1-03', [1, 3]).lay('t1-04', [1, 4])
    t.lay('t1-05', [1, 1]).lay('t1-06', [1, 0])
    expect([1, 2, 3].map((turn) => reached(t, turn).sort())).toEqual([
      ['t1-03', 't1-04'],
      ['t1-01', 't1-02'],
      ['t1-05', 't1-06'],
    ])
    expect(t.fork().build(1, 'archer', 'b4', 0).question).toBe('play')
  })

  test('KR-ORIENT1, KR-ORIENT-R1, KR-ORIENT-R4: case 30, the same tile lies otherwise on a card whose exit faces elsewhere', () => {
    const south = upright({ 't1-01': GOBLINS })
      .lay('t1-01', [1, 3])
      .give(0, 'archer')
      .build(0, 'archer', 'b5', 3)
    expect(south.refusedCells([0, 0], [1, 0])).toBe('KR-TILE2')
    expect(south.put('t1-01', [0, 0], [0, 1]).tiles('t1-01')).toBe(1)
    // Exit to the east: an archer that looks west from b6 (2,4) stands its tile upright on the card.
    const east = table().lay('t1-01', [2, 3]).give(0, 'archer').build(0, 'archer', 'b6', 3)
    expect(east.refusedCells([0, 0], [0, 1])).toBe('KR-TILE2')
    expect(east.put('t1-01', [0, 0], [1, 0]).tiles('t1-01')).toBe(1)
  })

  test('KR-ORIENT2: case 31, around a bend a card keeps the way it lies', () => {
    const t = table().lay('t1-01', [2, 3], { lane: 0 }).phase('advance')
    expect([t.map['t1-01'], t.tray('t1-01').lane]).toEqual(['1,3', 0])
    // From b5 (0,3) an archer that looks south finds it turned by three quarters as before.
    t.give(0, 'archer').build(0, 'archer', 'b5', 2)
    expect(t.refusedCells([0, 0], [1, 0])).toBe('KR-TILE2')
    expect(t.put('t1-01', [0, 0], [0, 1]).tiles('t1-01')).toBe(1)
  })

  test('KR-RANGE-R1, KR-RANGE3, KR-RANGE-R2: cases 32 and 33, past towers and heroes, over sites; open ground is hit by nobody', () => {
    // b9 (0,5) looks west along (0,4) and (0,3), sites; b3 (3,1) looks north over (2,1) at (1,1).
    const t = table().give(1, 'archer').stand('malik', [2, 1]).lay('t1-01', [1, 1])
    expect(reached(t, 0, 'archer', 'b3')).toEqual([])
    expect(t.fork().build(1, 'archer', 'b3', 0).question).toBe('cells')
    const over = table().give(0, 'archer').lay('t1-01', [1, 3]).stands('militia', 'b4', { by: 1 })
    // From b6 (2,4) nothing lies to the east but a site and the edge.
    expect(over.build(0, 'archer', 'b6', 1).question).toBe('play')
  })

  test('KR-RANGE5: case 34, perfect range reaches the far end of the map', () => {
    const t = upright({ 't1-01': GOBLINS }).lay('t1-01', [1, 0], { lane: 0 }).give(0, 'musketeers')
    expect(t.build(0, 'musketeers', 'b10').targets(3)).toEqual(['t1-01'])
  })

  test('KR-MAP-R6, KR-MOVE-R12: case 166, nobody enters a fallow space, arrows pass over it', () => {
    const t = table(undefined, { scenario: 2 }).stand('malik', [1, 1])
    expect(t.activate('malik').refusal({ do: 'space', space: t.space([2, 1]) })).toBe('KR-MOVE-R12')
    expect(t.spaces).not.toContain('2,1')
    t.done()
    // b3 (1,1) looks south over the fallow card on (2,1) at (3,1).
    t.stand('malik', [5, 5]).lay('t1-01', [3, 1], { lane: 1 }).give(0, 'archer').build(0, 'archer', 'b3', 2)
    expect(t.question).toBe('cells')
  })

  test('KR-ORIENT-R7: all four turns are offered, also where two come to the same', () => {
    const t = upright({ 't1-01': GOBLINS }).give(0, 'musketeers')
    t.answer(0, { do: 'build', tower: t.tower('musketeers') }).answer(0, { do: 'site', site: t.site('b5') })
    expect(t.legal()).toEqual([0, 1, 2, 3].map((turn) => ({ do: 'turn', turn })))
    expect(t.answer(0, { do: 'turn', turn: 3 }).s.towers).toMatchObject([{ turn: 3 }])
  })

  test('KR-TOWER5: each tile of a card is an attack of its own', () => {
    const t = upright({ 't1-01': GOBLINS }).lay('t1-01', [2, 3]).give(0, 'tesla').build(0, 'tesla', 'b6')
    const cells = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const
    for (const cell of cells) t.put('t1-01', cell)
    expect([t.question, t.tiles('t1-01')]).toEqual(['play', 4])
  })
})
