import { describe, expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import type { At } from '../content/geometry/cells.ts'
import { standardFile } from '../content/standard.ts'
import type { HeroId } from '../content/words.ts'
import type { Options } from '../state.ts'
import { baseAt, pairAt, Scene } from './testing/scene.ts'

interface Wish {
  readonly options?: Partial<Options>
  readonly grids?: { readonly [card: string]: readonly string[] }
  readonly heroes?: readonly HeroId[]
}

/** Lane 1 of scenario 1 runs (1,0) (1,1) (2,1) (2,2) (2,3) (1,3) (1,4) (1,5), lane 2 comes in from (3,2). */
const dealt = ({ options, grids, heroes = ['malik', 'magnus'] }: Wish = {}) =>
  new Scene({ options: { heroes, ...options }, ...(grids ? { grids } : {}) }).until('play')
const table = (wish: Wish = {}) => dealt(wish).clear()
const ways = (t: Scene) =>
  t.told('advanced').map(({ card, from, to }) => [nameOf(t, card), at(from), at(to)].join(' '))
const nameOf = (t: Scene, card: unknown) =>
  ['t1-01', 't1-04', 't1-10', 't1-12'].find((id) => t.card(id) === card)
const at = (space: unknown) => `${Math.floor(Number(space) / 6)},${Number(space) % 6}`
const to = (t: Scene, space: At) => ({ do: 'space' as const, space: t.space(space) })

const GOBLIN = ['g....', '.....', '.....', '.....', '.....']
const WOLF = ['w....', '.....', '.....', '.....', '.....']
const RAIDER = ['r....', '.....', '.....', '.....', '.....']
const SHAMAN_WOLF = ['sw...', '.....', '.....', '.....', '.....']

describe('the order', () => {
  test('KR-ADVANCE1, KR-ADVANCE2, KR-ADVANCE4, KR-ADVANCE11, KR-ADVANCE18, KR-ADVANCE-R19, KR-ADVANCE-R20, KR-ADVANCE-R26: F15, from the exit backward, the fast ones twice, over what lies in the way', () => {
    const t = dealt().phase('advance')
    expect(ways(t)).toEqual([
      't1-04 1,3 1,4',
      't1-10 2,3 1,3',
      't1-10 1,3 1,5',
      't1-12 2,2 2,3',
      't1-12 2,3 1,3',
      't1-01 3,2 2,2',
    ])
  })

  test('KR-EXIT-R1, KR-EXIT-R8, KR-ADVANCE20, KR-ROUND4: F15, an escape counts at once, and a defeat stops everything', () => {
    const t = dealt().phase('advance')
    t.phase('advance')
    expect(t.told('escaped')).toEqual([
      { e: 'escaped', card: t.card('t1-10'), lane: 1, lost: 6, hearts: 6 },
      { e: 'escaped', card: t.card('t1-12'), lane: 0, lost: 6, hearts: 0 },
    ])
    expect(ways(t)).toEqual(['t1-04 1,4 1,5', 't1-12 1,3 1,4'])
    expect([t.s.outcome?.rule, t.map['t1-01']]).toEqual(['KR-WIN4', '2,2'])
  })

  test('KR-ADVANCE3, KR-ADVANCE-R1: a whole lane before what only the next one has, whichever is nearer', () => {
    const t = table({ grids: { 't1-04': GOBLIN, 't1-01': GOBLIN } })
      .lay('t1-01', [3, 2])
      .lay('t1-04', [1, 0])
    expect(ways(t.phase('advance'))).toEqual(['t1-04 1,0 1,1', 't1-01 3,2 2,2'])
  })

  test('KR-ADVANCE-R2, KR-ADVANCE-R4: the order is written once, and each tray is activated once, wherever it has come', () => {
    // The wolves of lane 2 come to the part of lane 1 after lane 1 was handled.
    const t = table({ grids: { 't1-12': WOLF, 't1-04': WOLF } })
      .lay('t1-12', [3, 2])
      .lay('t1-04', [1, 0])
    expect(ways(t.phase('advance'))).toEqual([
      't1-04 1,0 1,1',
      't1-04 1,1 2,1',
      't1-12 3,2 2,2',
      't1-12 2,2 2,3',
    ])
  })

  test('KR-ADVANCE21, KR-PORTAL14, KR-PORTAL15: a Portal goes like any tray, and out of the map it is the end', () => {
    const t = table().lay('portal1-01', [1, 4])
    expect(t.phase('advance').map).toEqual({ 'portal1-01': '1,5' })
    expect(t.phase('advance').s.outcome?.rule).toBe('KR-PORTAL15')
  })

  test('KR-EXIT-R4: the escape that comes first in the order is what ends the game', () => {
    const t = table({ grids: { 't1-04': GOBLIN } }).lay('t1-04', [1, 5])
    t.s.hearts = 1
    expect(t.lay('portal1-01', [1, 4]).phase('advance').s.outcome?.rule).toBe('KR-WIN4')
    const other = table({ grids: { 't1-04': GOBLIN } }).lay('portal1-01', [1, 5])
    other.s.hearts = 1
    expect(other.lay('t1-04', [1, 4]).phase('advance').s.outcome?.rule).toBe('KR-PORTAL15')
  })

  test('KR-EXIT-R5: two exits cost hearts of one Kingdom', () => {
    const t = table({ options: { scenario: 6 }, grids: { 't1-04': GOBLIN, 't1-01': GOBLIN } })
    t.lay('t1-04', [5, 1]).lay('t1-01', [5, 5]).phase('advance')
    expect([t.told('escaped').length, t.s.hearts]).toEqual([2, 10])
  })

  test('KR-EXIT-R6: what escapes is not destroyed: no ghost rises, nobody is hurt', () => {
    const t = table({ options: { scenario: 8 } })
    const ghosts = t.s.ghosts.length
    t.lay('haunt-02', [4, 5]).stand('malik', [3, 5]).phase('advance')
    expect([t.map, t.s.ghosts.length, t.hero('malik').health]).toEqual([{}, ghosts, 5])
  })

  test('KR-ADVANCE-R18: no lane but its own leads over a fallow card, so that no tray meets one', () => {
    const boxed = boxOf({ content: content.standard })
    for (const { ground, start } of boxed.scenarios)
      ground.lanes.forEach(({ fallow, indexOf }, lane) => {
        if (!fallow) return
        expect(ground.lanes.filter(({ spaces }) => spaces.includes(fallow.at))).toHaveLength(1)
        // A brush-clearer comes to the card itself, and nothing lies before it.
        for (const tray of start)
          if (tray.lane === lane) expect(tray.at).toBeGreaterThan(indexOf[fallow.at] as number)
      })
  })

  test('KR-ADVANCE19: several trays are jumped at once', () => {
    const t = table({ grids: { 't1-04': GOBLIN } })
      .lay('t1-01', [1, 1], { soldiers: [[0, 1]] })
      .lay('t1-05', [2, 1], { soldiers: [[0, 2]] })
      .lay('t1-04', [1, 0], { lane: 0 })
    expect(t.phase('advance').map['t1-04']).toBe('2,2')
  })
})

describe('who holds a tray', () => {
  test('KR-ADVANCE5, KR-ADVANCE6, KR-ADVANCE12, KR-ADVANCE-R24, KR-ADVANCE-R25: F16, soldiers stop one attempt and go back to the supply', () => {
    const t = dealt()
    t.lay('t1-12', [2, 2], {
      soldiers: pairAt([1, 2]),
    })
    const { soldiers } = t.s
    t.phase('advance')
    expect([t.map['t1-12'], t.s.soldiers - soldiers, t.tray('t1-12').soldiers]).toEqual(['2,3', 2, 0])
    expect(t.told('blocked')).toMatchObject([{ e: 'blocked', card: t.card('t1-12'), soldiers: 2 }])
  })

  test('KR-SOLDIER12, KR-ADVANCE18: F16, one that is held is jumped by those behind it', () => {
    const t = dealt().lay('t1-04', [1, 3], { lane: 0, soldiers: [[2, 2]] })
    expect(t.phase('advance').map).toMatchObject({ 't1-04': '1,3', 't1-10': '1,5', 't1-12': '1,4' })
  })

  test('KR-ADVANCE13, KR-ADVANCE14, KR-ADVANCE-R9: F4, heroes stop both attempts and pay for each, as long as they last', () => {
    const t = table({ grids: { 't1-12': WOLF } }).lay('t1-12', [1, 1])
    t.tray('t1-12').soldiers = 0b11 << 10
    t.s.soldiers -= 2
    t.stand('malik', [1, 1], [3, 0]).stand('magnus', [1, 1], [3, 2])
    t.hero('malik').health = 2
    t.hero('magnus').health = 1
    t.phase('advance')
    expect(t.told('hurt').map(({ figure, health }) => [figure, health])).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ])
    expect(t.told('knocked-out').map(({ figure }) => figure)).toEqual([1, 0])
    expect([t.map['t1-12'], t.s.soldiers, t.at('malik'), t.at('magnus')]).toEqual([
      '1,1',
      12,
      'board',
      'board',
    ])
  })

  test('KR-ADVANCE14, KR-KO1: a hero knocked out by the first attempt does not stop the second', () => {
    const t = table({ grids: { 't1-12': WOLF } })
      .lay('t1-12', [1, 1])
      .stand('malik', [1, 1], [3, 0])
    t.hero('malik').health = 1
    expect(t.phase('advance').map).toEqual({ 't1-12': '2,1' })
  })

  test('KR-CAT5, KR-CAT-R7: the Wildcat holds a tray once and is knocked out', () => {
    const t = table({ grids: { 't1-12': WOLF }, heroes: ['alleria', 'malik'] }).lay('t1-12', [1, 1])
    const on = t.card('t1-12')
    t.s.wildcat = { at: t.space([1, 1]), on, base: baseAt([3, 0]), met: 1, spent: 0 }
    t.phase('advance')
    expect([t.map['t1-12'], t.s.wildcat.at, t.s.wildcat.on]).toEqual(['2,1', -1, -1])
  })

  test('KR-ADVANCE-R17, KR-ADVANCE16, KR-ADVANCE-R27, KR-PORTAL-R13: a hero without tray stops nothing and is put aside', () => {
    for (const id of ['t1-04', 'portal1-01']) {
      const t = table().lay(id, [1, 1]).stand('malik', [2, 1])
      t.phase('advance')
      expect([t.question, t.map[id]]).toEqual(['displace', '2,1'])
      // The space just left is free.
      expect(t.offers(to(t, [1, 1]))).toBe(true)
      expect(t.refusal(to(t, [2, 1]))).toBe('illegal')
      t.answer(0, to(t, [1, 1]))
      expect([t.at('malik'), t.hero('malik').health, t.hero('malik').on]).toEqual(['1,1', 5, -1])
    }
  })

  test('KR-ADVANCE-R14, KR-ADVANCE-R28: after a jump the space left is offered only where it is adjacent', () => {
    const t = table({ grids: { 't1-04': GOBLIN } })
      .lay('t1-01', [1, 4], { soldiers: [[0, 1]] })
      .lay('t1-04', [1, 3], { lane: 0 })
      .stand('malik', [1, 5])
    t.phase('advance')
    expect([t.map['t1-04'], t.question, t.offers(to(t, [1, 3]))]).toEqual(['1,5', 'displace', false])
    expect(t.offers(to(t, [2, 4]))).toBe(true)
  })

  test('KR-ADVANCE17, KR-ADVANCE-R28: with no free space the hero is back on its board, unhurt', () => {
    const t = table({ grids: { 't1-04': GOBLIN } })
      .lay('t1-01', [1, 4], { soldiers: [[0, 1]] })
      .lay('t1-04', [1, 3], { lane: 0 })
      .stand('malik', [1, 5])
    for (const site of [5, 6, 7, 8]) t.s.towers.push({ site, tower: 0, turn: 0, by: 0, down: 0, late: 0 })
    t.phase('advance')
    expect([t.question, t.at('malik'), t.hero('malik').health]).toEqual(['play', 'board', 5])
    expect(t.told('displaced')).toEqual([{ e: 'displaced', figure: 0, from: t.space([1, 5]), to: -1 }])
  })

  test('KR-ADVANCE-R16, KR-ADVANCE-R15: the second attempt starts from the new space, and a hero may be put aside twice', () => {
    const t = table({ grids: { 't1-12': WOLF } })
      .lay('t1-12', [1, 1])
      .stand('malik', [2, 1])
    t.phase('advance').answer(0, to(t, [2, 2]))
    expect([t.question, t.map['t1-12']]).toEqual(['displace', '2,2'])
    t.answer(0, to(t, [2, 3]))
    expect([t.at('malik'), t.hero('malik').health]).toEqual(['2,3', 5])
  })
})

describe('icons', () => {
  test('KR-ADVANCE7, KR-ADVANCE8: under a tile, a soldier or a hero an icon has no effect', () => {
    const grids = { 't1-12': ['wg...', '.....', '.....', '.....', '.....'] }
    const tiled = table({ grids }).lay('t1-12', [1, 1], { tiles: [[[0, 0]]] })
    expect(tiled.phase('advance').map).toEqual({ 't1-12': '2,1' })
    // KR-ADVANCE-R5: what is freed later does not count.
    const manned = table({ grids }).lay('t1-12', [1, 1], { soldiers: [[0, 0]] })
    expect(manned.phase('advance').map).toEqual({ 't1-12': '1,1' })
    const met = table({ grids }).lay('t1-12', [1, 1]).stand('malik', [1, 1], [0, 0])
    met.hero('malik').health = 1
    expect(met.phase('advance').map).toEqual({ 't1-12': '1,1' })
  })

  test('KR-ADVANCE11: however many speed icons, two attempts', () => {
    const t = table({ grids: { 't1-12': ['ww...', 'ww...', '.....', '.....', '.....'] } }).lay(
      't1-12',
      [1, 1],
    )
    expect(t.phase('advance').map).toEqual({ 't1-12': '2,2' })
  })

  test('KR-ADVANCE9, KR-ADVANCE10, KR-ADVANCE-R3, KR-ADVANCE-R22, KR-ADVANCE-R23: F6, healing comes first, and what it uncovers counts', () => {
    const t = table({ grids: { 't1-12': SHAMAN_WOLF } }).lay('t1-12', [1, 1], { tiles: [[[0, 1]]] })
    t.phase('advance')
    expect([t.map['t1-12'], t.tray('t1-12').tiles]).toEqual(['2,2', []])
    expect(t.told('mended')).toMatchObject([{ e: 'mended', card: t.card('t1-12'), tiles: 1 }])
  })

  test('KR-ADVANCE-R5, KR-ADVANCE-R6, KR-ADVANCE-R7: F6, a tray that is held heals too; soldiers stay until they have held it', () => {
    const t = table({ grids: { 't1-12': SHAMAN_WOLF } }).lay('t1-12', [1, 1], {
      tiles: [
        [
          [2, 2],
          [2, 3],
        ],
      ],
      soldiers: [[0, 1]],
    })
    t.phase('advance')
    expect([t.map['t1-12'], t.tray('t1-12').tiles, t.s.soldiers]).toEqual(['1,1', [], 12])
  })

  test('KR-ADVANCE8: a healer under a tile heals nothing', () => {
    const t = table({ grids: { 't1-12': SHAMAN_WOLF } }).lay('t1-12', [1, 1], { tiles: [[[0, 0]]] })
    expect(t.phase('advance').tray('t1-12').tiles).toHaveLength(1)
  })

  test('KR-ADVANCE-R8: the icon of a large enemy is visible while one of its cells is', () => {
    const enemies = standardFile.enemies.map((enemy) =>
      enemy.id === 'ogre' ? { ...enemy, speed: true as const } : enemy,
    )
    const swift = content.load({ ...standardFile, enemies })
    const moved = (...cells: At[]) =>
      new Scene({ options: { heroes: ['malik', 'magnus'] }, content: swift })
        .until('play')
        .clear()
        .lay('t2-12', [1, 1], { tiles: [cells] })
        .phase('advance').map['t2-12']
    expect(moved([0, 2], [0, 3], [1, 2])).toBe('2,2')
    expect(moved([0, 2], [0, 3], [1, 2], [1, 3])).toBe('2,1')
  })
})

describe('snipers', () => {
  const near = (options: Partial<Options> = {}) =>
    table({ options, grids: { 't2-16': RAIDER }, heroes: ['malik', 'alleria'] }).lay('t2-16', [1, 1])

  test('KR-ADVANCE15, KR-ADVANCE-R29, KR-ADVANCE-R11, KR-CAT-R7: after its move whoever is next to the new space, once', () => {
    const t = near().stand('malik', [3, 1]).stand('alleria', [0, 0])
    t.s.wildcat = { at: t.space([2, 2]), on: -1, base: 0, met: 1, spent: 0 }
    t.phase('advance')
    expect(t.told('hurt')).toMatchObject([
      { e: 'hurt', figure: 0, by: 'sniper', card: t.card('t2-16'), health: 4 },
      { e: 'hurt', figure: -2, by: 'sniper', card: t.card('t2-16'), health: 0 },
    ])
    expect(t.s.wildcat.at).toBe(-1)
  })

  test('KR-ADVANCE-R12: whoever it has put aside is next to it', () => {
    const t = near().stand('malik', [2, 1])
    t.phase('advance').answer(0, to(t, [3, 0]))
    expect(t.hero('malik').health).toBe(4)
  })

  test('KR-ADVANCE-R10, KR-ADVANCE-R31: held, it still shoots, also at who stands on it; not where the table wants a move', () => {
    const held = near().stand('malik', [1, 1], [2, 2])
    expect(held.phase('advance').hero('malik').health).toBe(3)
    const calm = near({ sniperOnlyAfterMove: true }).stand('malik', [1, 1], [2, 2])
    expect(calm.phase('advance').hero('malik').health).toBe(4)
    const moved = near({ sniperOnlyAfterMove: true }).stand('malik', [2, 2])
    expect(moved.phase('advance').hero('malik').health).toBe(4)
  })

  test('KR-ADVANCE-R11: out of the map it shoots no more', () => {
    const t = near().lay('t2-16', [1, 5]).stand('malik', [1, 4])
    expect(t.phase('advance').hero('malik').health).toBe(5)
  })

  test('KR-ADVANCE-R13, KR-KO-R4: whoever it knocks out holds no later tray', () => {
    const t = near().lay('t1-04', [1, 1], { lane: 0 }).lay('t2-16', [2, 1], { lane: 0 })
    t.stand('alleria', [1, 1], [0, 0]).hero('alleria').health = 1
    t.phase('advance')
    expect([t.at('alleria'), t.map['t1-04']]).toEqual(['board', '2,1'])
  })

  test('KR-ADVANCE-R24: noted before, it shoots although who hid nothing was knocked out in between', () => {
    const t = table({ grids: { 't2-16': ['rw...', '.....', '.....', '.....', '.....'] } }).lay(
      't2-16',
      [1, 1],
    )
    t.stand('malik', [1, 1], [2, 2]).stand('magnus', [2, 2])
    t.hero('malik').health = 1
    t.phase('advance')
    expect([t.map['t2-16'], t.hero('magnus').health]).toEqual(['2,1', 2])
  })
})
