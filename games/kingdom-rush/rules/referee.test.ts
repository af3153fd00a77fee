/** Situations that a referee is called for: frames, the duty to attack, kinds of cover, stacks, several things at once. */
import { describe, expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import { type At, bitAt, drawnAt } from '../content/geometry/cells.ts'
import { shifted, turned } from '../content/geometry/shapes.ts'
import type { Options } from '../state.ts'
import { cover } from './testing/bosses.ts'
import { type HeroScene, heroes } from './testing/heroes.ts'
import { maskOf } from './testing/scene.ts'

type Grids = { readonly [card: string]: readonly string[] }

const FULL = ['ggggg', 'ggggg', 'ggggg', 'ggggg', 'ggggg']
const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const LONE = ['g....', '.....', '.....', '.....', '.....']
const PORTAL = ['gg...', '.....', '..#..', '.....', '.....']
const CONFIRM = { do: 'confirm' } as const
const box = boxOf({ content: content.standard })

/** Scenario 5: its exit faces south; b6 (2,2) is red, between (2,1), (2,3), (1,1), (1,3), (3,1), (3,2) and (3,3). */
const table = (grids: Grids = {}, options: Partial<Options> = {}) =>
  heroes(['malik', 'magnus'], {
    grids: { 't1-01': GOBLINS, 't1-02': FULL, 't1-04': FULL, 'portal3-01': PORTAL, ...grids },
    options: { scenario: 5, ...options },
  })
/** Scenario 9: lane 1 runs (0,1) (0,2) (1,2) (2,2) (2,3) (2,4) (1,4) (0,4), its exit faces north. */
const sky = (grids: Grids = {}) =>
  table({ 'fly-01': ['i....', '.....', '...*.', '...*.', '....i'], ...grids }, { scenario: 9 })
const faceDown = (t: HeroScene) => t.s.towers.map(({ down }) => down)

describe('frames', () => {
  /**
   * As on a real table: the tile lies as the turned tower card shows it, the tray as its exit wants it. Where a legal
   * place is drawn must be the shape as it was seen from above, whatever the arithmetic in between.
   */
  test.each([
    {
      scenario: 1,
      exit: 3,
      site: 'b4',
      seat: 1,
      to: [
        [0, 2],
        [1, 3],
        [2, 2],
        [1, 1],
      ],
    },
    {
      scenario: 5,
      exit: 0,
      site: 'b5',
      seat: 0,
      to: [
        [0, 4],
        [1, 5],
        [2, 4],
        [1, 3],
      ],
    },
    {
      scenario: 9,
      exit: 2,
      site: 'b3',
      seat: 1,
      to: [
        [0, 1],
        [1, 2],
        [2, 1],
        [1, 0],
      ],
    },
  ] as const)(
    'KR-ORIENT-R4, KR-ORIENT-R8, KR-ORIENT-R9, KR-ORIENT4: scenario $scenario',
    ({ scenario, exit, site, seat, to }) => {
      for (const id of ['archer', 'mage', 'artillery'])
        for (const turn of [0, 1, 2, 3]) {
          const t = table({}, { scenario }).give(seat, id)
          const at = to[turn] as At
          if (!onPath(t, at)) continue
          t.lay('t1-02', at).build(seat, id, site, turn)
          expect(t.s.trays[0] && laneTurn(t)).toBe(exit)
          if (t.question === 'pieces')
            t.answer(seat, { do: 'target', piece: largest(t), tray: t.card('t1-02') })
          const { tiles = [] } = standardTower(id)
          let seen: readonly At[] = shifted(shapeOf(tiles[0]?.shape ?? ''))
          for (let i = 0; i < turn + (tiles[0]?.turn ?? 0); i++) seen = turned(seen)
          const drawn = t
            .legal()
            .flatMap((move) => (move.do === 'cells' ? [JSON.stringify(above(move.cells, exit))] : []))
          expect(new Set(drawn)).toEqual(new Set([JSON.stringify(seen)]))
        }
    },
  )

  const onPath = (t: HeroScene, at: At) => box.scenarios[t.s.scenario]?.ground.isPath[t.space(at)] ?? false
  const laneTurn = (t: HeroScene) => box.scenarios[t.s.scenario]?.ground.lanes[t.s.trays[0]?.lane ?? 0]?.turn
  const largest = (t: HeroScene) => t.piece(2)
  const standardTower = (id: string) =>
    box.file.towers.find((tower) => tower.id === id) as (typeof box.file.towers)[number]
  const shapeOf = (id: string) => (box.file.shapes.find((shape) => shape.id === id)?.cells ?? []) as At[]
  /** A set of cells as it is seen from above on a card that lies turned. */
  function above(cells: number, turns: number): At[] {
    const all = Array.from({ length: 25 }, (_, i): At => [Math.floor(i / 5), i % 5])
    return shifted(
      all.filter(([row, column]) => (cells & bitAt(row, column)) !== 0).map((at) => drawnAt(at, turns)),
    )
  }
})

describe('the duty to attack', () => {
  test('KR-TOWER-R3, KR-TOWER-R4: it is judged after all placements: a tile put in the way of the next one leaves nothing owed', () => {
    // Goblins only in the corner: the square takes one of them and room from the L.
    const t = table({ 't1-01': ['gg...', '.....', '.....', '.....', '.....'] }).lay('t1-01', [2, 3])
    t.give(0, 'sorcerer').build(0, 'sorcerer', 'b6', 1).put('t1-01', [0, 1], [0, 2], [1, 1], [1, 2])
    // (0,0) can only be reached with (1,0) and a third cell: (2,0) is none of an L, so no place is left.
    expect(t.offers(CONFIRM)).toBe(true)
  })

  test('KR-PORTAL-R3: with a Horde for one tile before the first placement, no other tile is forced on a Portal', () => {
    const t = table({ 't1-01': LONE })
      .lay('t1-01', [2, 3], {
        tiles: [
          [
            [0, 1],
            [1, 0],
          ],
        ],
      })
      .lay('portal3-01', [1, 3], { lane: 2 })
    // Only a single cell fits on the goblin; the tiles of two cells have enemies on the Portal alone.
    t.give(0, 'rangers').build(0, 'rangers', 'b6', 1)
    expect(t.refusal(CONFIRM)).toBe('KR-TOWER-R3')
    t.put('t1-01', [0, 0])
    expect([t.offers(CONFIRM), faceDown(t.confirm() as HeroScene)]).toEqual([true, [0]])
  })

  test('KR-PORTAL-R3, KR-TILE10: linked tiles that began on a Portal owe nothing to a Horde', () => {
    const t = table().lay('t1-01', [2, 3]).lay('portal3-01', [1, 3], { lane: 2 })
    t.give(0, 'bigbertha').build(0, 'bigbertha', 'b6', 1).put('portal3-01', [0, 3], [0, 4], [1, 3], [1, 4])
    expect([t.offers(CONFIRM), faceDown(t.confirm() as HeroScene)]).toEqual([true, [1]])
  })

  test('KR-PORTAL-R15: two Portals alone in range: all tiles go on them, spread as one likes', () => {
    const t = table({ 'portal2-01': PORTAL }).lay('portal3-01', [2, 3]).lay('portal2-01', [1, 3], { lane: 2 })
    t.give(0, 'sharpshooter').build(0, 'sharpshooter', 'b6', 1).put('portal3-01', [0, 0], [0, 1])
    expect(t.refusal(CONFIRM)).toBe('KR-PORTAL9')
    expect([t.put('portal2-01', [0, 0]).question, faceDown(t)]).toEqual(['play', [1]])
  })

  test('KR-BOSS-R3, KR-PORTAL-R3: a boss is a target like a Horde: beside it no Portal is forced, and it must be shot at', () => {
    const t = heroes(['malik', 'magnus', 'ignus'], {
      options: { scenario: 4 },
      grids: { 'portal3-01': PORTAL },
    })
    // b8 (2,3) is red: south of it (3,3), south-east (3,4).
    t.lay('blackburn-life-1', [3, 3], { lane: 0 }).lay('portal3-01', [3, 4], { lane: 0 })
    t.give(0, 'sharpshooter').build(0, 'sharpshooter', 'b8', 2)
    expect(t.refusal(CONFIRM)).toBe('KR-TOWER-R3')
    for (let i = 0; i < 4 && t.question !== 'play'; i++) {
      const boss = t
        .legal()
        .find(
          (move) => move.do === 'cells' || (move.do === 'target' && move.tray === t.card('blackburn-life-1')),
        )
      t.say(boss ?? CONFIRM)
    }
    expect([t.tiles('portal3-01'), t.tiles('blackburn-life-1') > 0, faceDown(t)]).toEqual([0, true, [0]])
  })

  test('KR-SOLDIER-R1, KR-TOWER-R3: soldiers are owed while the supply lasts, and moving them never is', () => {
    const t = table()
      .lay('t1-01', [2, 3])
      .lay('t1-04', [1, 0], { soldiers: [[0, 0]] })
      .give(0, 'footmen')
    t.s.soldiers = 1
    t.build(0, 'footmen', 'b6', 1)
    expect(t.refusal(CONFIRM)).toBe('KR-TOWER-R3')
    expect(t.soldier('t1-01', [0, 0]).offers(CONFIRM)).toBe(true)
  })
})

describe('four kinds of cover', () => {
  test('KR-DESTROY-R2, KR-ADVANCE8, KR-EXIT-R2, KR-PORTAL10: all cover counts for destruction, icons and Portals, at the exit tiles alone', () => {
    const grids = { 't1-01': ['w...g', '.....', '.....', '.....', 'g....'] }
    // For icons: the wolf under a base does not hurry.
    const held = table(grids).lay('t1-01', [2, 3]).stand('malik', [2, 3], [0, 0]).phase('advance')
    expect(held.told('blocked')).toHaveLength(1)
    // For destruction: a base, a soldier and a tile together.
    const gone = table(grids)
      .lay('t1-01', [2, 3], { tiles: [[[0, 4]]], soldiers: [[4, 0]] })
      .stand('malik', [2, 3], [0, 0])
    expect(gone.phase('destroy').map).toEqual({})
    // For a Portal: soldiers cover its enemies too.
    const portal = table()
      .lay('portal3-01', [2, 3], {
        soldiers: [
          [0, 0],
          [0, 1],
        ],
      })
      .give(0, 'sharpshooter')
    expect(portal.build(0, 'sharpshooter', 'b6', 1).offers(CONFIRM)).toBe(true)
    // At the exit: the fast one sheds its soldiers at the first attempt and leaves at the second; only the tile counts.
    const out = table(grids).lay('t1-01', [5, 3], { tiles: [[[0, 4]]], soldiers: [[4, 0]] })
    expect(out.phase('advance').told('escaped')).toMatchObject([{ lost: 2 }])
  })

  test('KR-BTIME-R5, KR-ADVANCE-R8: under a Portal tile a small enemy is gone for every purpose, a large one for one cell', () => {
    const grids = {
      't1-01': ['.....', '.....', '..w..', '.....', 'g....'],
      't1-04': ['.....', '.OO..', '.OO..', '.....', '.....'],
    }
    const t = table(grids, { scenario: 10 }).lay('t1-01', [2, 0], { lane: 0 })
    t.tray('t1-01').portalTile = 2
    t.phase('advance')
    expect(t.map['t1-01']).toBe('2,1')
    t.lay('t1-04', [3, 3], {
      lane: 0,
      tiles: [
        [
          [1, 1],
          [1, 2],
          [2, 1],
        ],
      ],
    })
    t.tray('t1-04').portalTile = 2
    expect(t.phase('destroy').map).not.toHaveProperty('t1-04')
  })
})

describe('stacks', () => {
  test('KR-FLY6, KR-FLY8: a flyer lands on a flyer; the upper one goes first', () => {
    const t = sky({ 'fly-02': ['i....', '.....', '.....', '.....', '...**'] })
    t.lay('fly-01', [0, 2], { lane: 0 }).lay('fly-02', [0, 2], { lane: 0 })
    t.phase('advance')
    expect(t.told('advanced').map(({ card }) => card)).toEqual([t.card('fly-02'), t.card('fly-01')])
    // The second lands on the first.
    expect(t.map).toEqual({ 'fly-02': '1,2', 'fly-01': '1,2' })
  })

  test('KR-FLY-R10, KR-FLY-R9: the lower card is destroyed under a flyer, and whoever stood on it steps aside', () => {
    const t = sky()
      .lay('t1-01', [0, 2], { lane: 0 })
      .stand('malik', [0, 2], [0, 0])
      .lay('fly-01', [0, 2], { lane: 0 })
    t.phase('destroy')
    expect([t.question, t.hero('malik').health, t.map]).toEqual(['displace', 4, { 'fly-01': '0,2' }])
  })

  test('KR-FLY-R4, KR-FLY-R6, KR-FLY3: a hero on a flyer above a Portal is shaken off before it could stand on the Portal', () => {
    const t = sky()
      .lay('portal3-01', [0, 2], { lane: 0 })
      .lay('fly-01', [0, 2], { lane: 0 })
      .stand('malik', [0, 1])
    t.activate('malik').go([0, 2], [0, 2]).done()
    expect(t.hero('malik').on).toBe(t.card('fly-01'))
    t.phase('advance')
    expect(t.question).toBe('displace')
    expect(t.spaces).not.toContain('0,2')
    // The flyer goes first, and the Portal jumps over it (KR-FLY7).
    t.go([0, 1])
    expect([t.at('malik'), t.map]).toEqual(['0,1', { 'fly-01': '1,2', 'portal3-01': '2,2' }])
  })

  test('KR-FLY-R5, KR-FLY5: under a flyer a hero holds its tray and cannot strike it', () => {
    const t = sky()
      .lay('t1-02', [0, 2], { lane: 0 })
      .stand('malik', [0, 2], [0, 0])
      .lay('fly-01', [0, 2], { lane: 0 })
    t.activate('malik').basic()
    expect([t.question, t.tiles('t1-02'), t.tiles('fly-01')]).toEqual(['activation', 0, 0])
    t.done().phase('advance')
    expect([t.map['t1-02'], t.hero('malik').health]).toEqual(['0,2', 4])
  })

  test('KR-GHOST-R6, KR-GHOST-R5: a ghost comes to lie under the flyer above its Horde', () => {
    const t = table({ 'fly-01': ['i....', '.....', '...*.', '...*.', '....i'] }, { scenario: 8 })
    cover(t.lay('haunt-02', [1, 1], { lane: 0 }), 'haunt-02')
    t.lay('fly-01', [1, 1], { lane: 0 }).phase('destroy')
    const [lower = '', upper] = Object.keys(t.map)
    expect([lower.startsWith('ghost-'), upper]).toEqual([true, 'fly-01'])
  })
})

describe('several things at once', () => {
  test('KR-ADVANCE-R22, KR-ADVANCE-R24, KR-ADVANCE-R29: a healing, fast sniper held by a protected hero: healed, held twice, one shot prevented', () => {
    const grids = { 't1-01': ['s...w', '.....', '.....', '.....', 'r...g'] }
    const t = table(grids)
      .lay('t1-01', [2, 3], { tiles: [[[0, 4]], [[4, 4]]] })
      .stand('malik', [2, 3], [2, 2])
    t.stand('magnus', [1, 3]).hero('malik').protected = 1
    t.phase('advance')
    expect([t.tiles('t1-01'), t.told('blocked').length, t.map['t1-01']]).toEqual([0, 2, '2,3'])
    expect([t.told('unhurt').length, t.hero('malik').health, t.hero('magnus').health]).toEqual([3, 5, 2])
  })

  test('KR-ADVANCE-R26, KR-BOSS-R6: a tray jumps over a boss, a flyer too', () => {
    const t = heroes(['malik', 'magnus'], { options: { scenario: 4 } }).lay('blackburn-life-1', [3, 3], {
      lane: 0,
    })
    t.tray('blackburn-life-1').soldiers = 1
    t.lay('t1-01', [3, 2], { lane: 0 }).phase('advance')
    expect(t.map).toMatchObject({ 'blackburn-life-1': '3,3', 't1-01': '3,4' })
    const fly = heroes(['malik', 'magnus'], { options: { scenario: 4 } }).lay('blackburn-life-1', [3, 3], {
      lane: 0,
    })
    fly.tray('blackburn-life-1').soldiers = 1
    fly.lay('fly-01', [3, 2], { lane: 0 }).phase('advance')
    expect(fly.map['fly-01']).toBe('3,4')
  })

  test('KR-ADVANCE-R28, KR-GEN-R7: two heroes and the Wildcat make way in seat order, she right after Alleria', () => {
    const t = heroes(['alleria', 'magnus'], { grids: { 't1-01': LONE } }).lay('t1-01', [1, 3], { lane: 0 })
    t.stand('magnus', [1, 4]).stand('alleria', [1, 4]).cat([1, 4]).phase('advance')
    const asked: unknown[] = []
    while (t.question === 'displace') {
      asked.push(t.s.agenda.at(-1))
      t.go([0, 4])
    }
    expect(asked).toMatchObject([{ figure: 0 }, { figure: -2 }, { figure: 1 }])
  })

  test('KR-ADVANCE-R16: a fast tray pushes the same hero aside twice', () => {
    const t = table({ 't1-01': ['w....', '.....', '.....', '.....', '.....'] }).lay('t1-01', [0, 3], {
      lane: 2,
    })
    t.stand('malik', [1, 3]).phase('advance').go([2, 3])
    expect(t.question).toBe('displace')
    expect([t.go([3, 3]).at('malik'), t.map['t1-01'], t.hero('malik').health]).toEqual(['3,3', '2,3', 5])
  })

  test('KR-KO-R4, KR-ADVANCE-R5, KR-ADVANCE-R13: what a fallen hero covered is open for the next reading, not for this one', () => {
    const grids = { 't1-01': ['w....', '.....', '.....', '.....', '....g'] }
    const t = table(grids).lay('t1-01', [2, 3]).stand('magnus', [2, 3], [0, 0])
    t.hero('magnus').health = 1
    // The wolf lay under the base when icons were read: one attempt, which he stopped.
    expect([t.phase('advance').map['t1-01'], t.at('magnus')]).toEqual(['2,3', 'board'])
    expect(t.phase('advance').map['t1-01']).toBe('4,3')
  })

  test('KR-MAGNUS3, KR-TOWER2, KR-TOWER-R8: Magnus attacks from a site, leaves it, and it is built on', () => {
    const t = table().lay('t1-02', [2, 3]).stand('magnus', [2, 2]).give(0, 'archer')
    t.activate('magnus').basic().face(1).put('t1-02', [0, 0], [0, 1]).put('t1-02', [1, 0], [1, 1])
    t.go([1, 2])
    expect(t.build(0, 'archer', 'b6').s.towers).toHaveLength(1)
  })

  test('KR-MALIK-R5, KR-ABIL-R1, KR-GEN-R2: Pain refreshed by nobody: not by itself, and its tile is down when all is over', () => {
    const t = table().stand('malik', [2, 3]).skill('malik', ['here-comes-the-pain', 'untouchable'])
    t.activate('malik').use('here-comes-the-pain')
    // Nothing lies face down yet, so that nobody is chosen; the action that it grants is Recover.
    expect(t.question).toBe('act')
    t.say({ do: 'recover' })
    expect(t.faceDown('malik')).toEqual(['here-comes-the-pain'])
  })

  test('KR-TILE-R8, KR-BTIME-R4: a tile that lay over the centre goes whole, its neighbour stays', () => {
    const t = table({ 't1-01': FULL }, { scenario: 10 }).lay('timemage-life-1', [0, 3], { lane: 2 })
    t.lay('t1-01', [2, 0], {
      lane: 0,
      tiles: [
        [
          [2, 2],
          [2, 3],
        ],
        [[2, 4]],
      ],
    }).run({ do: 'portal-tile' })
    expect(t.tray('t1-01')).toMatchObject({ tiles: [maskOf([2, 4])] })
    expect(t.tray('t1-01').portalTile).toBeGreaterThan(0)
  })
})
