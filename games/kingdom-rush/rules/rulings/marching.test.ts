/** What a table asks its referee about Hordes that come, advance, are destroyed and escape, and who is in their way. */
import { describe, expect, test } from 'vitest'
import { type HeroScene, heroes } from '../testing/heroes.ts'
import { atFive, FLYER, FULL, finish, GOBLINS, HAUNTED, LONE, PORTAL, WOLF } from '../testing/rulings.ts'

const grids = {
  't1-01': GOBLINS,
  't1-02': FULL,
  't1-03': WOLF,
  't1-04': LONE,
  'portal1-01': PORTAL,
  'haunt-01': HAUNTED,
  'haunt-02': HAUNTED,
  'fly-01': FLYER,
}
/** Lane 1 of scenario 1 runs (1,0) (1,1) (2,1) (2,2) (2,3) (1,3) (1,4) (1,5), lane 3 (2,0) (2,1) and on. */
const table = (...ids: Parameters<typeof heroes>[0]) => heroes(ids, { grids })
/** Lane 1 of scenario 8 runs (0,1) (1,1) (2,1) (3,1) (3,2) (3,3) and on. */
const tombs = (...ids: Parameters<typeof heroes>[0]) => heroes(ids, { grids, options: { scenario: 8 } })
const emptyPiles = (t: HeroScene) => {
  for (const lane of t.s.piles.keys()) t.pile(lane)
  t.s.round = 2
  return t
}

describe('new Hordes', () => {
  test('KR-SPAWN7, KR-SPAWN-R3: who makes way onto the next spawn point makes way again for its card', () => {
    const t = emptyPiles(table('malik', 'magnus')).pile(0, 't1-01').pile(2, 't1-02').stand('malik', [1, 0])
    t.phase('spawn').go([2, 0])
    expect([t.question, t.map]).toEqual(['displace', { 't1-01': '1,0', 't1-02': '2,0' }])
    expect(t.go([3, 0]).at('malik')).toBe('3,0')
  })

  test('KR-SPAWN8, KR-SPAWN-R7, KR-MOVE9: sent to his board by a new Horde, a hero plays his card the same round, by the exit', () => {
    const t = emptyPiles(table('malik', 'magnus', 'ignus'))
      .pile(0, 't1-01')
      .stand('malik', [1, 0])
    t.stands('archer', 'b1').stands('archer', 'b2')
    t.lay('t1-02', [1, 1], { lane: 0 }).lay('t1-03', [2, 0], { lane: 2 }).lay('t1-04', [2, 1], { lane: 0 })
    t.phase('spawn')
    expect([t.at('malik'), t.hero('malik').health, t.hero('malik').state]).toEqual(['board', 5, 'up'])
    expect(t.activate('malik').offers({ do: 'space', space: t.space([1, 5]) })).toBe(true)
  })

  test('KR-PORTAL-R13, KR-SPAWN9: a Portal that comes pushes a hero aside like any Horde, and he cannot go back onto it', () => {
    const t = emptyPiles(table('malik', 'magnus')).pile(0, 'portal1-01').stand('malik', [1, 0])
    t.phase('spawn').go([1, 1])
    t.activate('malik')
    expect(t.refusal({ do: 'space', space: t.space([1, 0]) })).toBe('KR-MOVE7')
  })

  test('KR-SPAWN-R10, KR-BOSS-R6: the boss on the first space is passed like a tray', () => {
    const t = emptyPiles(heroes(['malik', 'magnus'], { grids, options: { scenario: 7 } }))
    t.lay('lilith-life-1', [0, 3], { lane: 2 }).pile(2, 't1-01').phase('spawn')
    expect(t.map).toMatchObject({ 'lilith-life-1': '0,3', 't1-01': '1,3' })
  })

  test('KR-SPAWN6, KR-EXIT-R6: a haunted Horde that finds no space is in the Kingdom, and no ghost rises for it', () => {
    const t = emptyPiles(tombs('malik', 'magnus', 'ignus', 'alleria')).pile(3, 'haunt-01')
    const others = ['t1-01', 't1-02', 't1-03', 't1-04', 'fly-01']
    for (const [at, id] of others.entries()) t.lay(id, t.laneSpace(3, at), { lane: 3 })
    const { hearts } = t.s
    t.phase('spawn')
    expect([t.s.hearts, t.s.trays.length, t.s.ghosts.length]).toEqual([hearts - 4, 5, 6])
  })

  test('KR-SETUP-R8: the spawn point of a third player draws nothing by two; its path is there to be walked', () => {
    const t = emptyPiles(atFive(['malik', 'magnus']))
      .pile(2, 't1-01')
      .phase('spawn')
    expect(t.map).toEqual({})
    t.stand('malik', [1, 3]).activate('malik')
    expect(t.offers({ do: 'space', space: t.space([0, 3]) })).toBe(true)
  })
})

describe('making way', () => {
  test('KR-ADVANCE16, KR-ADVANCE-R14: who steps onto the space just left is pushed on by the next Horde', () => {
    const t = table('malik', 'magnus').lay('t1-02', [2, 2], { lane: 0 }).lay('t1-01', [2, 1], { lane: 0 })
    t.stand('malik', [2, 3]).phase('advance').go([2, 2])
    expect([t.question, t.map]).toEqual(['displace', { 't1-02': '2,3', 't1-01': '2,2' }])
    expect(t.go([3, 3]).hero('malik').health).toBe(5)
  })

  test('KR-GHOST-R2, KR-ADVANCE16: the ghost comes, and goes on in phase 4 over who had just stepped aside', () => {
    const t = tombs('malik', 'magnus').lay('haunt-01', [2, 1], { lane: 0 }).stand('malik', [2, 1], [0, 0])
    t.phase('destroy').go([3, 1])
    expect([t.at('malik'), t.hero('malik').health]).toEqual(['3,1', 4])
    t.phase('advance')
    expect([t.question, Object.values(t.map)]).toEqual(['displace', ['3,1']])
  })

  test('KR-GHOST2, KR-DESTROY-R7: of two haunted Hordes side by side the second drives out who stepped there from the first', () => {
    const t = tombs('malik', 'magnus')
      .lay('haunt-01', [2, 1], { lane: 0 })
      .lay('haunt-02', [3, 1], { lane: 0 })
    t.stand('malik', [3, 1], [0, 0]).tray('haunt-01').tiles = [0b1100011]
    t.phase('destroy').go([2, 1])
    expect([t.question, t.hero('malik').health]).toEqual(['displace', 4])
    t.go([3, 0])
    expect([t.at('malik'), Object.values(t.map).sort()]).toEqual(['3,0', ['2,1', '3,1']])
  })

  test('KR-KO1, KR-GHOST4: who falls with the haunted Horde has nowhere to step; the ghost comes all the same', () => {
    const t = tombs('malik', 'magnus').lay('haunt-01', [2, 1], { lane: 0 }).stand('malik', [2, 1], [0, 0])
    t.hero('malik').health = 1
    t.phase('destroy')
    expect([t.question, t.hero('malik').state, t.s.trays.length]).toEqual(['play', 'ko', 1])
  })

  test('KR-FLY3, KR-FLY-R8: two heroes on a flyer are shaken off, unhurt, and it flies over both', () => {
    const t = table('malik', 'magnus').lay('fly-01', [2, 2], { lane: 0 })
    t.stand('malik', [2, 2], [0, 1]).stand('magnus', [2, 2], [3, 0]).phase('advance')
    t.go([2, 3]).go([2, 3])
    // They stand where it comes to next, and step aside once more.
    expect([t.question, t.map['fly-01']]).toEqual(['displace', '2,3'])
    t.go([3, 3]).go([3, 3])
    expect([t.hero('malik').health, t.hero('magnus').health]).toEqual([5, 3])
  })

  test('KR-ADVANCE-R28, KR-KO-R8: pushed off the map by a sniper’s Horde a hero is out of its sight', () => {
    const t = heroes(['malik', 'magnus'], {
      grids: { ...grids, 't1-01': ['r....', '.....', '.....', '.....', '.....'] },
    })
    t.lay('t1-02', [1, 4], { lane: 0, soldiers: [[0, 0]] }).lay('t1-01', [1, 3], { lane: 0 })
    t.stand('malik', [1, 5]).stand('magnus', [0, 3])
    for (const site of ['b7', 'b9', 'b6', 'b8']) t.stands('archer', site)
    t.phase('advance')
    // It jumped the Horde that is held, so that the space it left is not beside him.
    expect([t.map['t1-01'], t.at('malik'), t.hero('malik').health]).toEqual(['1,5', 'board', 5])
    expect(t.hero('malik').state).toBe('up')
  })
})

describe('icons', () => {
  const sniper = (grid: readonly string[]) =>
    heroes(['malik', 'magnus'], { grids: { ...grids, 't1-01': grid } })

  test('KR-ADVANCE-R11, KR-ADVANCE-R16: a fast sniper shoots from where it ends, not from where it passed', () => {
    const t = sniper(['rw...', '.....', '.....', '.....', '.....']).lay('t1-01', [2, 1], { lane: 0 })
    t.stand('malik', [1, 1]).stand('magnus', [3, 4]).phase('advance')
    expect([t.map['t1-01'], t.hero('malik').health, t.hero('magnus').health]).toEqual(['2,3', 5, 2])
  })

  test('KR-ADVANCE-R5, KR-KO-R4: a sniper under the base of a hero who falls holding it is open too late to shoot', () => {
    const t = sniper(['r....', '.....', '.....', '.....', '....g']).lay('t1-01', [2, 2], { lane: 0 })
    t.stand('magnus', [2, 2], [0, 0]).stand('malik', [2, 3]).hero('magnus').health = 1
    t.phase('advance')
    expect([t.hero('magnus').state, t.hero('malik').health]).toEqual(['ko', 5])
    expect(t.phase('advance').question).toBe('displace')
  })

  test('KR-ADVANCE-R22, KR-LARGE2: a healer undoes the half of an ogre; soldiers keep theirs', () => {
    const t = sniper(['OO..s', 'OO...', '.....', '.....', '.....'])
    t.lay('t1-01', [2, 2], {
      lane: 0,
      tiles: [
        [
          [0, 0],
          [0, 1],
        ],
      ],
      soldiers: [
        [1, 0],
        [1, 1],
      ],
    })
    t.phase('advance')
    expect([t.tiles('t1-01'), t.map['t1-01'], t.s.soldiers]).toEqual([0, '2,2', 12])
  })

  test('KR-ADVANCE12, KR-CAT5: soldiers and the Wildcat on a fast Horde stop its first attempt together, neither the second', () => {
    const t = heroes(['alleria', 'magnus'], {
      grids: { 't1-03': ['w...g', '.....', '.....', '.....', '.....'] },
    })
    t.lay('t1-03', [2, 1], { lane: 0, soldiers: [[0, 4]] })
      .cat([2, 1], [3, 3])
      .phase('advance')
    expect([t.map['t1-03'], t.cats, t.s.soldiers]).toEqual(['2,2', 'board', 12])
  })

  test('KR-PROT-R5, KR-ADVANCE13, KR-CAT-R11: sheltered by the Earthquake the Wildcat holds a fast Horde twice', () => {
    const t = table('alleria', 'malik').skill('malik', ['earthquake']).lay('t1-03', [2, 1], { lane: 0 })
    t.cat([2, 1], [3, 3]).stand('malik', [2, 1], [2, 0])
    finish(t.activate('malik').use('earthquake'))
    t.phase('advance')
    expect([t.map['t1-03'], t.cats, t.told('blocked').length]).toEqual(['2,1', '2,1', 2])
    expect(t.told('unhurt')).toHaveLength(4)
  })
})

describe('lanes', () => {
  test('KR-ADVANCE-R1, KR-ADVANCE3: on the shared part a Horde of lane 2 goes before one of lane 1 behind it, which need not jump', () => {
    const t = heroes(['malik', 'magnus', 'ignus'], { grids, options: { scenario: 10 } })
    t.lay('t1-02', [4, 4], { lane: 1 }).lay('t1-01', [3, 4], { lane: 0 }).phase('advance')
    expect(t.told('advanced').map(({ card }) => card)).toEqual([t.card('t1-02'), t.card('t1-01')])
    expect(t.map).toEqual({ 't1-02': '5,4', 't1-01': '4,4' })
  })

  test('KR-ADVANCE19, KR-FLY-R11: a walker jumps a stack and the Horde behind it in one move', () => {
    const t = table('malik', 'magnus').lay('t1-02', [2, 2], { lane: 0, soldiers: [[0, 0]] })
    t.lay('fly-01', [2, 2], { lane: 0 }).lay('t1-04', [2, 3], { lane: 0, soldiers: [[0, 0]] })
    t.lay('t1-01', [2, 1], { lane: 0 })
    t.phase('advance')
    expect(t.map).toMatchObject({ 't1-02': '2,2', 't1-04': '2,3' })
    // The flyer is gone to the held Horde in front, so that two spaces are taken and one is free.
    expect([t.map['fly-01'], t.map['t1-01']]).toEqual(['2,3', '1,3'])
  })

  test('KR-EXIT2, KR-EXIT-R2, KR-SOLDIER11: soldiers saved a fast ogre’s Horde one attempt; in the Kingdom only tiles count', () => {
    const t = heroes(['malik', 'magnus'], {
      grids: { ...grids, 't1-01': ['OOw..', 'OO...', '.....', '.....', '.....'] },
    })
    t.lay('t1-01', [1, 5], {
      lane: 0,
      soldiers: [
        [0, 0],
        [0, 1],
      ],
      tiles: [
        [
          [1, 0],
          [1, 1],
        ],
      ],
    })
    const { hearts } = t.s
    expect(t.phase('advance').s.hearts).toBe(hearts - 5)
    expect(t.s.soldiers).toBe(12)
  })

  test('KR-DIAM7, KR-EXIT5: what escapes pays too, as far as there is room in the purse', () => {
    const t = table('malik', 'magnus').lay('ghost-01', [1, 5], { lane: 0 })
    t.s.hearts = 18
    t.s.diamonds = 11
    expect(t.phase('advance').s.diamonds).toBe(12)
    expect(t.told('diamonds')).toMatchObject([{ gained: 1, lost: 1 }])
  })
})

describe('under a flyer', () => {
  test('KR-ADVANCE8, KR-FLY5: a flyer is no cover: the healer below heals, and the Horde there jumps it', () => {
    const t = heroes(['malik', 'magnus'], {
      grids: { ...grids, 't1-01': ['s....', '.....', '.....', '.....', '....g'] },
    })
    t.lay('t1-01', [2, 2], { lane: 0, tiles: [[[4, 4]]] })
      .lay('fly-01', [2, 2], { lane: 0 })
      .phase('advance')
    expect([t.tiles('t1-01'), t.map]).toEqual([0, { 'fly-01': '2,3', 't1-01': '1,3' }])
  })

  test('KR-MALIK10, KR-FLY-R9: from the Horde below Malik shelters who falls with the flyer above him, and who steps aside then', () => {
    const t = table('malik', 'magnus').skill('malik', ['earthquake']).lay('t1-02', [2, 2], { lane: 0 })
    finish(t.stand('malik', [2, 2], [0, 0]).activate('malik').use('earthquake'))
    t.lay('fly-01', [2, 2], { lane: 0, tiles: [[[0, 0]], [[4, 4]]] }).stand('magnus', [2, 2], [0, 1])
    t.phase('destroy')
    expect([t.question, t.asked, t.hero('magnus').health]).toEqual(['displace', [1], 3])
    expect(t.map).toEqual({ 't1-02': '2,2' })
  })
})
