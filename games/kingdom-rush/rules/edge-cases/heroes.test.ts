/** Edge cases 69 to 84, 159, 160, 162 and 170: moving, confronting, acting, Protection, coming back. */
import { describe, expect, test } from 'vitest'
import type { Options } from '../../state.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'
import { maskOf } from '../testing/scene.ts'

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const FULL = ['ggggg', 'ggggg', 'ggggg', 'ggggg', 'ggggg']
const GRIDS = { 't1-01': GOBLINS, 't1-02': GOBLINS, 't1-03': FULL }

/** Scenario 1: its exit is east of (1,5). */
const table = (options: Partial<Options> = {}) =>
  heroes(['malik', 'magnus', 'alleria'], { grids: GRIDS, options })
const to = (t: HeroScene, row: number, column: number) =>
  ({ do: 'space', space: t.space([row, column]) }) as const
/** Every cell under a tile of its own. */
const paved = (t: HeroScene, id: string) => {
  t.tray(id).tiles = [(1 << 25) - 1]
  return t
}

test('KR-HERO1, KR-PLAY-R14: a card is played by its owner, which is told, and nobody else’s is', () => {
  const t = table()
  const refused = t.refused(0).filter(({ move }) => move.do === 'activate')
  expect(refused).toEqual([1, 2].map((hero) => ({ move: { do: 'activate', hero }, rule: 'KR-PLAY-R14' })))
  expect(t.activate('malik').told('activated')).toEqual([{ e: 'activated', figure: 0 }])
})

describe('moving', () => {
  test('KR-MOVE-R3, KR-MOVE8, KR-HERO5: cases 69 and 70, act and then go the whole way, but never go twice', () => {
    const t = table().stand('malik', [1, 1]).activate('malik').say({ do: 'recover' })
    expect(t.spaces).toContain('1,3')
    const moved = table().stand('malik', [1, 1]).activate('malik').go([1, 2]).say({ do: 'recover' })
    expect(moved.question).toBe('play')
    const half = table().stand('malik', [1, 1]).activate('malik').go([1, 2])
    expect(half.refusal(to(half, 1, 3))).toBe('KR-MOVE8')
  })

  test('KR-MOVE9, KR-MOVE-R6: case 71, on a Portal before the exit the way in must go on', () => {
    const t = table().lay('portal1-01', [1, 5]).activate('magnus')
    expect([t.refusal(to(t, 1, 5)), t.spaces]).toEqual(['KR-MOVE7', ['0,4', '0,5', '1,4', '2,4', '2,5']])
  })

  test('KR-MOVE-R7: case 72, without a place to end the way in it stays on its board', () => {
    const t = paved(table().lay('t1-01', [1, 5]), 't1-01')
    for (const id of ['b5', 'b6', 'b7', 'b8', 'b9']) t.stands('archer', id)
    paved(t.lay('t1-02', [1, 4]), 't1-02').activate('magnus')
    expect([t.refusal(to(t, 1, 5)), t.spaces]).toEqual(['KR-CONF2', []])
    expect(t.done().at('magnus')).toBe('board')
  })

  test('KR-MOVE6, KR-MOVE-R2: case 73, not on a tower, but on an empty site of whatever colour', () => {
    const t = table().stand('malik', [1, 1]).stands('archer', 'b2').activate('malik')
    expect([t.refusal(to(t, 0, 1)), t.offers(to(t, 1, 2)), t.offers(to(t, 0, 2))]).toEqual([
      'KR-MOVE6',
      true,
      true,
    ])
  })
})

describe('confronting', () => {
  test('KR-CONF4, KR-CONF5, KR-TYPE6: case 74, not over the deadly, but over whoever resists', () => {
    const grids = { 't1-01': ['dd.kz', 'dd.kz', '.....', '.....', '.....'] }
    const t = heroes(['malik', 'magnus'], { grids }).lay('t1-01', [1, 1]).stand('malik', [0, 2])
    t.activate('malik').go([1, 1])
    expect(t.refusedCells([0, 0], [0, 1], [1, 0], [1, 1])).toBe('KR-CONF5')
    expect(t.base([0, 3]).hero('malik').base).toBe(maskOf([0, 3], [0, 4], [1, 3], [1, 4]))
  })

  test('KR-DEADLY-R1, KR-LARGE1: a large deadly enemy bars all four of its cells', () => {
    const grids = { 't1-01': ['.....', '.YY..', '.YY..', '.....', '.....'] }
    const t = heroes(['malik', 'magnus'], { grids }).lay('t1-01', [1, 1]).stand('malik', [0, 2])
    t.activate('malik').go([1, 1])
    const bases = t.legal().map((move) => (move.do === 'cells' ? move.cells : 0))
    expect([
      bases.length,
      bases.every((cells) => (cells & maskOf([1, 1], [1, 2], [2, 1], [2, 2])) === 0),
    ]).toEqual([7, true])
  })

  test('KR-CONF-R1, KR-CONF-R3: cases 75 and 76, on four empty cells; and who stays keeps its cells', () => {
    const t = table().lay('t1-01', [1, 1]).stand('malik', [0, 2]).activate('malik').go([1, 1], [3, 3])
    expect(t.hero('malik').base).toBe(maskOf([3, 3], [3, 4], [4, 3], [4, 4]))
    // With the move over there is no other way.
    expect(t.refusal(to(t, 1, 1))).toBe('KR-MOVE8')
    // Next round it takes two steps to come back to the same tray.
    t.done()
    t.hero('malik').played = 0
    t.activate('malik').go([1, 1], [2, 0])
    expect(t.hero('malik').base).toBe(maskOf([2, 0], [2, 1], [3, 0], [3, 1]))
  })

  test('KR-CONF6, KR-ADVANCE5: a tray with a hero on it does not advance', () => {
    const t = table().lay('t1-01', [1, 1], { lane: 0 }).stand('malik', [1, 1], [3, 3]).phase('advance')
    expect([t.map['t1-01'], t.hero('malik').health]).toEqual(['1,1', 4])
  })

  test('KR-MAP-R5: any number of heroes share a space, on a tray as far as their bases fit', () => {
    const t = table().stand('malik', [0, 2]).stand('magnus', [0, 2]).stand('alleria', [0, 2])
    expect([t.at('malik'), t.at('magnus'), t.at('alleria')]).toEqual(['0,2', '0,2', '0,2'])
    t.lay('t1-01', [1, 1]).stand('malik', [1, 1], [0, 0]).activate('magnus').go([1, 1])
    expect(t.refusedCells([1, 1], [1, 2], [2, 1], [2, 2])).toBe('KR-CONF3')
    expect(t.base([0, 2]).hero('magnus').on).toBe(t.card('t1-01'))
  })
})

describe('acting', () => {
  test('KR-BASIC3, KR-BASIC-R4, KR-RANGE-R5: case 77, not at the tray one confronts, but at the one beside it', () => {
    const t = table().lay('t1-01', [1, 3]).lay('t1-02', [1, 4]).stand('magnus', [1, 3], [3, 3])
    t.activate('magnus').basic().face(1)
    expect([t.trays, t.refusal(t.aiming('t1-01'))]).toEqual([['t1-02'], 'KR-BASIC3'])
  })

  test('KR-BASIC-R2: case 78, a melee attack without a tray places nothing', () => {
    const t = table().lay('t1-01', [1, 3]).stand('malik', [1, 4]).activate('malik').basic()
    expect([t.question, t.tiles('t1-01')]).toEqual(['activation', 0])
  })

  test('KR-ACT1, KR-ABIL1, KR-RECOVER1, KR-RECOVER2, KR-RECOVER3: cases 79 and 80, a face-down ability waits for Recover, which is the whole action', () => {
    const t = table().stand('malik', [1, 4]).skill('malik', ['hammer-blow', 'untouchable'], ['hammer-blow'])
    t.hero('malik').health = 1
    t.activate('malik')
    const ability = (id: string) => ({ do: 'ability', ability: t.ability(id) }) as const
    expect(t.refusal(ability('hammer-blow'))).toBe('KR-ABIL1')
    // A basic attack, one ability, or Recover.
    expect(t.legal().filter((move) => move.do !== 'space' && move.do !== 'done')).toEqual([
      { do: 'basic' },
      ability('untouchable'),
      { do: 'recover' },
    ])
    t.say({ do: 'recover' })
    expect([t.hero('malik').health, t.faceDown('malik')]).toEqual([5, []])
    expect([t.refusal({ do: 'basic' }), t.refusal(ability('hammer-blow'))]).toEqual(['KR-ACT2', 'KR-ACT2'])
    t.done().hero('malik').played = 0
    expect(t.activate('malik').offers(ability('hammer-blow'))).toBe(true)
  })

  test('KR-BASIC-R3: case 162, a hero on its board places nothing, whatever its range', () => {
    const t = table().lay('t1-01', [1, 3]).skill('magnus', ['arcane-storm']).activate('magnus')
    expect(t.refusal({ do: 'basic' })).toBe('KR-BASIC-R3')
    t.use('arcane-storm')
    expect([t.question, t.tiles('t1-01'), t.faceDown('magnus')]).toEqual(['activation', 0, ['arcane-storm']])
  })

  test('KR-ORIENT-R5: facing turns the arrows by quarters and leaves the base as it is', () => {
    const t = table().lay('t1-01', [1, 3]).lay('t1-02', [2, 2]).stand('magnus', [1, 1])
    const trays = (turn: number) => t.fork().activate('magnus').basic().face(turn).trays
    // North, east with its diagonals, south with its diagonals, west.
    expect([0, 1, 2, 3].map(trays)).toEqual([[], ['t1-01', 't1-02'], ['t1-02'], []])
  })

  test('KR-TYPE-R3: bonus tiles have the damage of the attack they come from', () => {
    const grids = { 't1-01': GOBLINS, 't1-02': ['kg...', '.....', '.....', '.....', '.....'] }
    const t = heroes(['malik', 'magnus'], { grids }).lay('t1-01', [1, 3]).lay('t1-02', [1, 4])
    t.stand('malik', [1, 3], [3, 3]).activate('malik').basic().put('t1-01', [2, 0], [2, 1]).aim('t1-02')
    expect(t.refusedCells([0, 0])).toBe('KR-TILE8')
  })

  test('KR-LARGE-R1: a large enemy is four cells for Malik’s hammer and one enemy for Ignus', () => {
    const grids = { 't1-01': ['OOg..', 'OO...', '.....', '.....', '.....'], 't1-02': FULL }
    const t = heroes(['malik', 'ignus'], { grids }).lay('t1-01', [1, 3]).lay('t1-02', [1, 4])
    const hammer = t.fork().stand('malik', [1, 3], [3, 3]).skill('malik', ['hammer-blow'])
    hammer.activate('malik').use('hammer-blow').put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1])
    for (let column = 0; column < 4; column++) hammer.put('t1-02', [0, column])
    expect([hammer.question, hammer.tiles('t1-02')]).toEqual(['activation', 4])
    const fire = t.fork().stand('ignus', [1, 3], [3, 3]).activate('ignus').basic()
    fire.put('t1-01', [0, 1], [0, 2], [1, 1]).put('t1-02', [0, 0])
    expect([fire.question, fire.tiles('t1-02')]).toEqual(['activation', 1])
  })
})

describe('Protection and knock-out', () => {
  test('KR-PROT1, KR-ROUND-R3: case 81, Untouchable holds through phases 3 and 4', () => {
    const t = table().lay('t1-01', [1, 3]).stand('malik', [1, 3], [0, 0]).skill('malik', ['untouchable'])
    t.activate('malik').use('untouchable').confirm().done()
    expect([t.phase('destroy').map, t.at('malik'), t.hero('malik').health]).toEqual([{}, '1,3', 5])
    t.lay('t2-16', [1, 1], { lane: 0 }).stand('malik', [2, 2]).phase('advance')
    expect([t.told('unhurt').length, t.hero('malik').health]).toEqual([1, 5])
  })

  test('KR-PROT-R2, KR-PROT2: case 82, on a fast tray it holds twice and pays nothing; soldiers do', () => {
    const t = table()
      .lay('t1-12', [1, 1], { lane: 0, soldiers: [[1, 2]] })
      .stand('malik', [1, 1], [3, 3])
    t.hero('malik').protected = 1
    t.phase('advance')
    expect([t.map['t1-12'], t.hero('malik').health, t.told('blocked').length, t.s.soldiers]).toEqual([
      '1,1',
      5,
      2,
      12,
    ])
  })

  test('KR-ABIL-R2, KR-ABIL6, KR-ABIL4: case 83, at the end of the round it is over, and the tile face down', () => {
    const t = table().stand('malik', [1, 3]).skill('malik', ['untouchable'])
    t.activate('malik').use('untouchable').done()
    expect(t.hero('malik')).toMatchObject({ protected: 1, active: [t.ability('untouchable')] })
    t.run({ do: 'end-round' })
    expect([t.hero('malik').protected, t.hero('malik').active, t.faceDown('malik')]).toEqual([
      0,
      [],
      ['untouchable'],
    ])
  })

  test('KR-MALIK-R8, KR-PROT-R4: case 84, the Earthquake protects who stands with Malik, and nobody who had to leave', () => {
    const t = table().lay('t1-01', [1, 3]).stand('malik', [1, 3], [3, 3]).stand('magnus', [1, 3], [3, 1])
    t.hero('malik').active = [t.ability('earthquake')]
    t.phase('advance')
    expect([t.hero('malik').health, t.hero('magnus').health]).toEqual([5, 3])
    t.stand('magnus', [0, 3]).lay('t2-16', [2, 3], { lane: 0 }).phase('advance')
    // The sniper jumps to (1,4): both are beside it, and only who stands with Malik is safe.
    expect([t.hero('malik').health, t.hero('magnus').health]).toEqual([5, 2])
  })

  test('KR-KO5, KR-KO8, KR-KO3: case 159, next round it gets up whole, its abilities as they lay', () => {
    const t = table().skill('magnus', ['mirage', 'arcane-storm'], ['mirage'])
    Object.assign(t.hero('magnus'), { state: 'ko', health: 0 })
    t.phase('play')
    expect([t.hero('magnus').health, t.faceDown('magnus')]).toEqual([3, ['mirage']])
    expect(t.refusal(1, { do: 'activate', hero: 1 })).toBe('KR-HERO6')
  })

  test('KR-WIN-R4: case 160, knocked-out heroes lose no game', () => {
    const t = table()
    for (const hero of t.s.heroes) Object.assign(hero, { state: 'ko', health: 0 })
    expect(t.allReady().s.outcome).toBeNull()
  })
})
