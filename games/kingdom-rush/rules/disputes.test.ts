/** What players of the box would dispute: two rules that meet in one situation, each settled as the rulebook has it. */
import { describe, expect, test } from 'vitest'
import type { Options } from '../state.ts'
import { hurt } from './damage.ts'
import { scenarioOf } from './scenario.ts'
import { cover, lilith, timeMage } from './testing/bosses.ts'
import { type HeroScene, heroes } from './testing/heroes.ts'

type Grids = { readonly [card: string]: readonly string[] }

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const FULL = ['ggggg', 'ggggg', 'ggggg', 'ggggg', 'ggggg']
const RAIDERS = ['r....', '.....', '.....', '.....', '.....']
const FLYER = ['i....', '.....', '...*.', '...*.', '....i']
const PORTAL = ['gg...', '.....', '..#..', '.....', '.....']
const HAUNTED = ['gg...', 'gg...', '.....', '.....', '..###']
const CONFIRM = { do: 'confirm' } as const

/** Scenario 8: lane 1 begins (0,1) (1,1). */
const haunted = (...ids: Parameters<typeof heroes>[0]) =>
  heroes(ids, { options: { scenario: 8 }, grids: { 'haunt-01': HAUNTED, 't1-01': RAIDERS } })
/** Scenario 5: its exit faces south; b6 (2,2) is red, east of it (2,3), north-east (1,3). */
const table = (grids: Grids = {}, options: Partial<Options> = {}) =>
  heroes(['malik', 'magnus'], {
    grids: { 't1-01': GOBLINS, 't1-02': FULL, 't1-04': FULL, 'portal3-01': PORTAL, ...grids },
    options: { scenario: 5, ...options },
  })
/** Ends an open action, with the first answer to whatever must be answered. */
const finish = (t: HeroScene) => {
  while (t.question !== 'play')
    t.say(t.legal().find(({ do: what }) => what === 'done') ?? t.legal()[0] ?? CONFIRM)
}
const faceDown = (t: HeroScene) => t.s.towers.map(({ down }) => down)

describe('a haunted Horde falls', () => {
  const tomb = (t: HeroScene) => {
    const space = t.laneSpace(0, 2)
    t.lay('haunt-01', space, { lane: 0 })
    return { space, t }
  }

  test('KR-GHOST2, KR-PROT1, KR-PROT-R2: a protected hero is unhurt and steps aside all the same', () => {
    const { t, space } = tomb(haunted('malik', 'magnus'))
    t.stand('malik', space, [0, 0]).hero('malik').protected = 1
    t.phase('destroy')
    expect([t.question, t.hero('malik').health, t.s.trays]).toEqual(['displace', 5, []])
    t.answer(0, t.legal()[0] ?? CONFIRM)
    expect([t.hero('malik').on, t.s.trays.length, t.told('unhurt').length]).toEqual([-1, 1, 0])
  })

  test('KR-GHOST2, KR-LILITH-R6: who rises with Resurrection regains three health, and then makes way for the ghost', () => {
    const { t, space } = tomb(haunted('lilith', 'magnus'))
    t.skill('lilith', ['resurrection', 'infernal-wheel']).stand('lilith', space, [0, 0])
    const most = t.hero('lilith').health
    t.hero('lilith').health = 1
    t.activate('lilith').use('resurrection')
    finish(t)
    t.phase('destroy')
    expect([t.question, t.hero('lilith').health]).toEqual(['displace', Math.min(most, 4)])
    t.answer(0, t.legal()[0] ?? CONFIRM)
    expect(t.s.trays).toHaveLength(1)
  })

  test('KR-MALIK10, KR-MALIK-R8, KR-GHOST2: the earthquake shelters both where they stood; beside Malik the other is safe no more', () => {
    const { t, space } = tomb(haunted('malik', 'magnus'))
    t.skill('malik', ['earthquake', 'untouchable']).stand('malik', space, [0, 0])
    t.activate('malik').use('earthquake')
    finish(t)
    t.tray('haunt-01').tiles = []
    t.stand('magnus', space, [2, 0])
    t.phase('destroy')
    const [first, second] = [t.spaces[0], t.spaces[1]]
    expect([t.question, t.hero('malik').health, t.hero('magnus').health]).toEqual(['displace', 5, 3])
    t.answer(0, t.legal()[0] ?? CONFIRM)
    t.answer(1, t.legal(1)[1] ?? CONFIRM)
    expect([t.at('malik'), t.at('magnus')]).toEqual([first, second])
    for (const id of ['malik', 'magnus'] as const) hurt(t.s, t.figure(id), 'sniper', -1)
    expect([t.hero('malik').health, t.hero('magnus').health]).toEqual([5, 2])
  })
})

describe('what lies under a flyer', () => {
  test('KR-FLY5, KR-PEARL1, KR-PEARL-R4: the Pearl does not reach a Portal under it, and is kept', () => {
    const t = table({ 'fly-01': FLYER }, { scenario: 9 }).lay('portal3-01', [0, 2], { lane: 0 })
    t.s.spells = [5]
    const cast = { do: 'cast', spell: 5 } as const
    expect(t.offers(cast)).toBe(true)
    t.lay('fly-01', [0, 2], { lane: 0 })
    expect(t.refusal(cast)).toBe('KR-PEARL-R4')
  })

  test('KR-FLY5, KR-PORTAL9: a tower has the flyer for its target; the Portal below neither takes nor destroys it', () => {
    const t = table({ 'fly-01': FLYER }).lay('portal3-01', [2, 3]).lay('fly-01', [2, 3])
    t.give(0, 'sharpshooter').build(0, 'sharpshooter', 'b6', 1)
    expect(t.targets(1)).toEqual(['fly-01'])
    finish(t.put('fly-01', [0, 0]))
    expect([faceDown(t), t.tiles('fly-01') > 0, t.tiles('portal3-01')]).toEqual([[0], true, 0])
  })

  test('KR-SOLDIER-R3, KR-FLY5: a soldier may be lifted from there, though none can be put there', () => {
    const t = table({ 'fly-01': FLYER })
      .lay('t1-01', [1, 0], { soldiers: [[0, 0]] })
      .lay('fly-01', [1, 0])
      .lay('t1-02', [2, 3])
      .give(0, 'militia')
    t.s.soldiers = 0
    t.build(0, 'militia', 'b6', 1)
    const lifted = t.legal().filter(({ do: what }) => what === 'lift')
    expect([lifted.length, t.targets(0)]).toEqual([1, []])
  })
})

test('KR-GHOST4, KR-FLY-R9, KR-DESTROY6: a haunted Horde destroyed under a flyer hurts nobody on the flyer, and its ghost comes below', () => {
  const t = heroes(['malik', 'magnus'], {
    options: { scenario: 8 },
    grids: { 'haunt-01': HAUNTED, 'fly-01': FLYER },
  })
  const space = t.laneSpace(0, 2)
  cover(t.lay('haunt-01', space, { lane: 0 }), 'haunt-01')
  t.lay('fly-01', space, { lane: 0 }).stand('malik', space, [0, 0]).phase('destroy')
  expect([t.question, t.hero('malik').health, t.hero('malik').on]).toEqual(['play', 5, t.card('fly-01')])
  expect(t.s.trays.map(({ card }) => card === t.card('fly-01'))).toEqual([false, true])
})

describe('Portal tiles of the Time Mage', () => {
  test.each([
    ['healer', ['.....', '.....', '..s..', '.....', 'g....']],
    ['speed', ['.....', '.....', '..w..', '.....', 'g....']],
    ['sniper', ['.....', '.....', '..r..', '.....', 'g....']],
  ])('KR-BTIME-R5, KR-ADVANCE7: a %s under it does nothing', (_, grid) => {
    const t = heroes(['malik', 'magnus'], { options: { scenario: 10 }, grids: { 't1-01': grid } })
    t.lay('t1-01', [2, 0], { lane: 0, tiles: [[[0, 0]]] }).stand('malik', [1, 1])
    t.tray('t1-01').portalTile = 2
    t.phase('advance')
    expect([t.map, t.tiles('t1-01'), t.hero('malik').health]).toEqual([{ 't1-01': '2,1' }, 1, 5])
  })

  test('KR-BTIME-R6, KR-EXIT6: a Horde that was made a Portal is the end when it gets out, whatever hearts are left', () => {
    const t = heroes(['malik', 'magnus'], { options: { scenario: 10 }, grids: { 't1-01': GOBLINS } })
    t.lay('t1-01', [5, 4], { lane: 0 }).tray('t1-01').portalTile = 2
    t.s.hearts = 18
    expect([t.phase('advance').s.outcome?.winners, t.s.hearts]).toEqual([[], 18])
  })

  test('KR-BTIME-R6, KR-PORTAL5, KR-PORTAL6: towers below its level have no target there, others are lost on it', () => {
    const t = table({}, { scenario: 5 }).lay('t1-01', [2, 3]).give(0, 'archer', 'marksmen')
    t.tray('t1-01').portalTile = 2
    expect(t.build(0, 'archer', 'b6', 1).question).toBe('play')
    const other = table().lay('t1-01', [2, 3]).give(0, 'marksmen')
    other.tray('t1-01').portalTile = 2
    other.build(0, 'marksmen', 'b6', 1)
    expect(other.refusal(CONFIRM)).toBe('KR-PORTAL9')
    finish(other)
    expect(faceDown(other)).toEqual([1])
  })

  test('KR-BTIME-R8, KR-TILE11: Rewind lifts tiles, not the cover of soldiers, and no Portal is rewound', () => {
    const t = timeMage()
    t.lay('portal1-01', [2, 0], {
      tiles: [
        [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
      ],
    })
    t.lay('t1-01', [2, 2], { tiles: [[[4, 4]]], soldiers: [[0, 1]] })
    t.top('tm-rewind').phase('boss')
    expect([
      t.tray('portal1-01').tiles.length,
      t.tray('t1-01').tiles.length,
      t.tray('t1-01').soldiers,
    ]).toEqual([1, 0, 2])
  })
})

describe('soldiers', () => {
  test('KR-PORTAL-R7, KR-SOLDIER14: one lifted off a Portal is no attack on it, and the Portal is free to go', () => {
    const t = table()
      .lay('portal3-01', [1, 3], { lane: 2, soldiers: [[0, 0]] })
      .lay('t1-02', [2, 3])
      .give(0, 'militia')
    t.s.soldiers = 0
    t.build(0, 'militia', 'b6', 1)
    const lift = t.legal().find(({ do: what }) => what === 'lift')
    expect(lift).toBeDefined()
    t.say(lift ?? CONFIRM).soldier('t1-02', [0, 0])
    t.confirm()
    expect([faceDown(t), t.tray('portal3-01').soldiers, t.tray('t1-02').soldiers]).toEqual([[0], 0, 1])
    expect(t.phase('advance').map['portal3-01']).not.toBe('1,3')
  })

  test('KR-SOLDIER-R1, KR-PORTAL9: before a Portal alone and with an empty supply nothing is owed, and the tower stays face up', () => {
    const t = table({ 'portal3-01': PORTAL }).lay('portal3-01', [2, 3]).give(0, 'knights')
    t.s.soldiers = 0
    t.build(0, 'knights', 'b6', 1).confirm()
    expect([t.question, faceDown(t)]).toEqual(['play', [0]])
  })

  test('KR-SOLDIER12, KR-BLILITH5: in front of the boss Lilith a tray that soldiers hold keeps her where she is', () => {
    const t = lilith([1, 3]).lay('t1-01', [0, 3], { lane: 2, soldiers: [[0, 1]] })
    t.phase('boss')
    expect([t.map['lilith-life-1'], t.s.outcome]).toEqual(['1,3', null])
    t.phase('advance')
    expect(t.map).toEqual({ 'lilith-life-1': '1,3', 't1-01': '0,3' })
    // With its soldier gone it jumps over her, and she is free to flee.
    t.phase('advance')
    expect(t.map).toEqual({ 'lilith-life-1': '1,3', 't1-01': '1,2' })
  })
})

describe('the end of a round', () => {
  /** One Portal is left, and it is covered. */
  const last = (options: Partial<Options> = {}) => {
    const t = table({}, options).lay('portal3-01', [2, 3])
    cover(t, 'portal3-01')
    t.s.closed = (scenarioOf(t.s).entry.portalsToClose[t.s.seats - 1] ?? 0) - 1
    return t
  }
  const winnersOf = (t: HeroScene) => t.allReady().s.outcome?.winners

  test('KR-ROUND-R2, KR-ROUND-R6: victory in the round that is the limit is victory', () => {
    expect(winnersOf(last({ roundLimit: 1 }))).toEqual([0, 1])
    expect(winnersOf(table({}, { roundLimit: 1 }))).toEqual([])
  })

  test('KR-WIN-R4, KR-WIN3: with every hero on its back the last Portal is still a victory', () => {
    const t = last()
    for (const [figure, hero] of t.s.heroes.entries()) {
      Object.assign(hero, { health: 1, at: t.space([1, 2]) })
      hurt(t.s, figure, 'sniper', -1)
    }
    expect(t.s.heroes.map(({ state }) => state)).toEqual(['ko', 'ko'])
    expect(winnersOf(t)).toEqual([0, 1])
  })

  test('KR-WIN-R1, KR-EXIT-R7: after the last Portal the last heart is lost to who gets out in sight, not to who is covered', () => {
    const out = (tiles: readonly (readonly [number, number])[]) => {
      const t = last().lay('t1-01', [5, 3], { tiles: tiles.map((cell) => [cell]) })
      t.s.hearts = 1
      return winnersOf(t)
    }
    expect(out([])).toEqual([])
    expect(
      out([
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]),
    ).toEqual([0, 1])
  })
})
