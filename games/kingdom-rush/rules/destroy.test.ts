import { describe, expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import type { At } from '../content/geometry/cells.ts'
import type { HeroId } from '../content/words.ts'
import type { Options } from '../state.ts'
import { baseAt, Scene } from './testing/scene.ts'
import { traysAt } from './trays.ts'

const TWO = ['gg...', '.....', '.....', '.....', '.....']
const GHOST = ['gg...', '.....', '..***', '.....', '.....']
const FLYER = ['ii...', '.....', '..**.', '.....', '.....']
const WALKER = ['gg...', 'g....', '.....', '.....', '.....']
const grids = { 't1-02': TWO, 't1-03': TWO, 'haunt-01': GHOST, 'fly-01': FLYER, 't1-05': WALKER }
/** The one tile that covers what is printed on these cards. */
const all: { readonly tiles: readonly (readonly At[])[] } = {
  tiles: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
}

const table = (options: Partial<Options> = {}, ...heroes: HeroId[]) =>
  new Scene({ options: { heroes: heroes.length > 0 ? heroes : ['malik', 'magnus'], ...options }, grids })
    .until('play')
    .clear()
const to = (t: Scene, at: At) => ({ do: 'space' as const, space: t.space(at) })

test('KR-DESTROY1, KR-DESTROY2, KR-DESTROY3, KR-DESTROY4, KR-DESTROY5, KR-GEN4: with all enemies covered the card leaves the game, for its diamonds', () => {
  const t = table().lay('t1-02', [1, 1], {
    tiles: [[[0, 0]]],
    soldiers: [[0, 1]],
  })
  t.s.diamonds = 3
  t.lay('t1-03', [2, 1], { tiles: [[[0, 0]]] }).phase('destroy')
  expect(t.map).toEqual({ 't1-03': '2,1' })
  expect([t.s.diamonds, t.s.soldiers, t.s.gone]).toEqual([4, 12, [t.card('t1-02')]])
  expect(t.told('destroyed')).toEqual([{ e: 'destroyed', card: t.card('t1-02'), space: t.space([1, 1]) }])
})

test('KR-DESTROY-R1, KR-LARGE2, KR-SOLDIER-R7: of a large enemy every cell counts', () => {
  const cells: At[] = [
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
  ]
  const rest: At[] = [
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [4, 2],
    [4, 3],
  ]
  const t = table()
    .lay('t2-12', [1, 1], { tiles: [rest], soldiers: cells.slice(1) })
    .phase('destroy')
  expect(t.map).toHaveProperty('t2-12')
  t.lay('t2-12', [1, 1], { tiles: [rest], soldiers: cells }).phase('destroy')
  expect(t.map).toEqual({})
})

test('KR-DESTROY6, KR-DESTROY7, KR-DESTROY-R5, KR-DMG-R1: whoever stood on it takes one damage and stays on the space', () => {
  const t = table().lay('t1-02', [1, 1]).stand('malik', [1, 1], [0, 0]).lay('t1-03', [2, 1])
  t.stand('magnus', [2, 1], [0, 0]).phase('destroy')
  expect(t.told('hurt').map(({ figure, by }) => [figure, by])).toEqual([
    [1, 'destroyed'],
    [0, 'destroyed'],
  ])
  expect([t.map, t.at('malik'), t.hero('malik').on, t.at('magnus')]).toEqual([{}, '1,1', -1, '2,1'])
})

test('KR-KO1: with its last health it is knocked out, and the space is empty', () => {
  const t = table().lay('t1-02', [1, 1]).stand('malik', [1, 1], [0, 0])
  t.hero('malik').health = 1
  expect(t.phase('destroy').at('malik')).toBe('board')
})

test('KR-CAT4: the Wildcat takes no damage and stays', () => {
  const t = table({}, 'alleria', 'malik').lay('t1-02', [1, 1])
  t.s.wildcat = { at: t.space([1, 1]), on: t.card('t1-02'), base: baseAt([0, 0]), met: 1, spent: 0 }
  t.phase('destroy')
  expect(t.s.wildcat).toMatchObject({ at: t.space([1, 1]), on: -1, base: 0 })
})

test('KR-LILITH9, KR-LILITH10, KR-LILITH-R5, KR-LILITH-R6: who has Resurrection in force regains three health instead, and is protected', () => {
  const t = table({}, 'lilith', 'magnus').lay('t1-02', [1, 1]).stand('lilith', [1, 1], [0, 0])
  const active = [boxOf(t.s).abilities.findIndex(({ id }) => id === 'resurrection')]
  Object.assign(t.hero('lilith'), { health: 1, active })
  t.lay('t1-03', [2, 1], { tiles: all.tiles }).phase('destroy')
  expect(t.hero('lilith')).toMatchObject({ health: 4, protected: 1 })
  // KR-MAGNUS11: copied, it is his.
  const copied = table({}, 'lilith', 'magnus').lay('t1-02', [1, 1]).stand('magnus', [1, 1], [0, 0])
  Object.assign(copied.hero('magnus'), { health: 1, active })
  expect(copied.phase('destroy').hero('magnus')).toMatchObject({ health: 3, protected: 1 })
  // Nothing of it where the tray is not destroyed.
  const held = table({}, 'lilith', 'magnus').lay('t1-05', [1, 1]).stand('lilith', [1, 1], [1, 1])
  Object.assign(held.hero('lilith'), { health: 1, active })
  expect(held.phase('destroy').hero('lilith')).toMatchObject({ health: 1, protected: 0 })
})

test('KR-DESTROY-R3, KR-DESTROY-R4, KR-DIAM7: F5, diamonds of all first, from the exit backward, then the damage', () => {
  const t = table().lay('t1-02', [1, 1], all).lay('t1-03', [1, 4], all).lay('t4-01', [2, 1])
  t.tray('t4-01').tiles = [boxOf(t.s).faces[t.card('t4-01')]?.enemies ?? 0]
  t.stand('malik', [1, 1], [3, 3])
  t.s.diamonds = 10
  t.phase('destroy')
  expect(t.told('diamonds').map(({ gained, lost }) => [gained, lost])).toEqual([
    [1, 0],
    [1, 1],
    [0, 1],
  ])
  const order = t.events.map(({ e }) => e)
  expect(order.lastIndexOf('diamonds')).toBeLessThan(order.indexOf('hurt'))
})

test('KR-DESTROY-R6: nothing is destroyed when trays move', () => {
  expect(table().lay('t1-02', [1, 1], all).phase('advance').map).toEqual({ 't1-02': '2,1' })
})

test('KR-DESTROY8, KR-PORTAL16, KR-PORTAL-R11: a Portal is counted and gives its diamonds; one under a Portal tile is not', () => {
  const t = table().lay('portal1-01', [1, 1]).lay('t1-02', [2, 1], all)
  t.tray('portal1-01').tiles = [boxOf(t.s).faces[t.card('portal1-01')]?.enemies ?? 0]
  t.tray('t1-02').portalTile = 2
  t.s.diamonds = 3
  t.phase('destroy')
  expect([t.map, t.s.closed, t.s.diamonds]).toEqual([{}, 1, 5])
  expect(t.told('portal-closed')).toEqual([{ e: 'portal-closed', card: t.card('portal1-01'), closed: 1 }])
})

test('KR-BRUSH7, KR-GHOST1, KR-FLY1: bars and signs need no cover', () => {
  const t = table()
  for (const id of ['brush-01', 'haunt-02', 'fly-02'] as const) {
    t.lay(id, [1, 1])
    t.tray(id).tiles = [boxOf(t.s).faces[t.card(id)]?.enemies ?? 0]
    t.phase('destroy')
    expect(t.map).not.toHaveProperty(id)
    t.clear()
  }
})

describe('ghosts', () => {
  test('KR-GHOST2, KR-GHOST4, KR-GHOST5, KR-GHOST-R1, KR-GHOST-R2: damage, then aside, then a ghost in its place, which moves this round', () => {
    const t = table({ scenario: 8 })
    // Not the lane that comes first.
    const [lane, at] = [1, 2]
    const space = t.laneSpace(lane, at)
    t.lay('haunt-01', space, { lane, tiles: all.tiles }).stand('malik', space, [3, 3])
    const [top, diamonds] = [t.s.ghosts.at(-1), t.s.diamonds]
    t.phase('destroy')
    expect([t.question, t.hero('malik').health, t.s.trays]).toEqual(['displace', 4, []])
    t.answer(0, t.legal()[0] ?? { do: 'done' })
    expect(t.s.trays).toMatchObject([{ card: top, lane, at, tiles: [] }])
    expect([t.s.diamonds, t.hero('malik').on]).toEqual([diamonds, -1])
    t.phase('advance')
    expect(t.s.trays).toMatchObject([{ card: top, at: at + 1 }])
  })

  test('KR-GHOST3: with no empty space around they are back on their boards, one damage poorer', () => {
    const t = table({ scenario: 8 }).lay('haunt-01', [2, 3], all).stand('malik', [2, 3], [3, 3])
    const around: readonly [string, At][] = [
      ['t2-01', [1, 3]],
      ['t2-02', [2, 4]],
      ['t2-03', [3, 2]],
      ['t2-04', [3, 3]],
    ]
    for (const [id, at] of around) t.lay(id, at)
    for (const site of [1, 3, 4, 12]) t.s.towers.push({ site, tower: 0, turn: 0, by: 0, down: 0, late: 0 })
    t.phase('destroy')
    expect([t.question, t.at('malik'), t.hero('malik').health, t.hero('malik').state]).toEqual([
      'play',
      'board',
      4,
      'up',
    ])
  })

  test('KR-GHOST-R4: the Wildcat leaves too, unhurt', () => {
    const t = table({ scenario: 8 }, 'alleria', 'malik')
    const space = t.laneSpace(0, 2)
    t.lay('haunt-01', space, all)
    t.s.wildcat = {
      at: t.space(space),
      on: t.card('haunt-01'),
      base: baseAt([3, 3]),
      met: 1,
      spent: 0,
    }
    t.phase('destroy')
    expect([t.question, t.told('hurt')]).toEqual(['displace', []])
  })

  test('KR-GHOST-R3, KR-GHOST6, KR-GHOST-R5: no ghost from an empty deck; a ghost gives two diamonds and leaves no other', () => {
    const t = table({ scenario: 8 })
    const space = t.laneSpace(0, 2)
    const card = t.s.ghosts.at(-1) ?? -1
    const { diamonds } = t.s
    t.lay('haunt-01', space, all).phase('destroy')
    // It is not looked at before the next phase 3, whatever covers it.
    const ghost = t.s.trays[0]
    expect(ghost?.card).toBe(card)
    if (ghost) ghost.tiles = [boxOf(t.s).faces[card]?.enemies ?? 0]
    t.phase('destroy')
    expect([t.s.trays, t.s.diamonds]).toEqual([[], diamonds + 2])
    t.s.box.push(...t.s.ghosts.splice(0))
    t.lay('haunt-01', space, all).phase('destroy')
    expect(t.s.trays).toEqual([])
  })

  test('KR-GHOST-R6: under a tray that lies there the ghost lies', () => {
    const t = table({ scenario: 8 })
    const space = t.laneSpace(0, 2)
    t.lay('haunt-01', space, all).lay('t1-05', space).phase('destroy')
    expect(traysAt(t.s, t.space(space)).map(({ card }) => card === t.card('t1-05'))).toEqual([false, true])
  })
})

describe('stacks', () => {
  test('KR-FLY-R9, KR-DESTROY-R7: of a stack one card goes, and who stood on it steps aside; the other stays with everybody on it', () => {
    const t = table().lay('t1-05', [1, 1]).stand('magnus', [1, 1], [3, 3])
    t.lay('fly-01', [1, 1], all).stand('malik', [1, 1], [3, 3])
    t.phase('destroy')
    expect([t.question, t.asked, t.hero('malik').health]).toEqual(['displace', [0], 4])
    t.answer(0, to(t, [2, 1]))
    expect([t.map, t.at('malik'), t.hero('magnus').on, t.hero('magnus').health]).toEqual([
      { 't1-05': '1,1' },
      '2,1',
      t.card('t1-05'),
      3,
    ])
  })

  test('KR-FLY-R10: a lower card is destroyed like any other', () => {
    const t = table().lay('t1-02', [1, 1], all).lay('fly-01', [1, 1]).phase('destroy')
    expect(t.map).toEqual({ 'fly-01': '1,1' })
  })
})

test('W4: a tray is destroyed under Malik, the next one takes his space and leaves, the third is held by Magnus for the last time', () => {
  const t = new Scene({
    options: { heroes: ['malik', 'magnus'] },
    grids: {
      ...grids,
      't1-12': ['wgg..', 'gg...', '.....', '.....', '.....'],
      't2-15': ['wg..g', 'g....', '.....', '.....', '.....'],
    },
  })
    .until('play')
    .clear()
  t.lay('t1-05', [1, 5], {
    tiles: [[[0, 0]]],
    soldiers: [
      [0, 1],
      [1, 0],
    ],
  }).stand('malik', [1, 5], [3, 3])
  t.lay('t1-12', [1, 4], { lane: 0 })
  t.lay('t2-15', [1, 3], {
    lane: 0,
    tiles: [[[0, 0]]],
    soldiers: [
      [0, 1],
      [1, 0],
      [4, 4],
    ],
  })
  t.stand('magnus', [1, 3], [2, 0])
  t.hero('magnus').health = 1
  t.s.hearts = 7
  t.phase('destroy')
  expect([t.hero('malik').health, t.at('malik'), t.s.soldiers]).toEqual([4, '1,5', 9])
  t.phase('advance').answer(0, to(t, [1, 4]))
  expect([t.s.hearts, t.s.outcome, t.map]).toEqual([2, null, { 't2-15': '1,3' }])
  expect([t.s.soldiers, t.hero('magnus')]).toMatchObject([12, { health: 0, state: 'ko', at: -1 }])
  expect(t.phase('play').hero('magnus')).toMatchObject({ state: 'back', health: 3 })
})
