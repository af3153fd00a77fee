import { EMPTY } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { NOBODY } from '../state.ts'
import { leading } from './testing/leading.ts'
import { randomGame } from './testing/random-game.ts'
import { laid, type Scene, scene } from './testing/scene.ts'

function pawns(t: Scene, village: number): number[] {
  return [0, 1].map((camp) => t.half(village, camp).conquest)
}

function tokens(t: Scene): number[] {
  return t.s.camps.map((camp) => camp.tokens)
}

function magicGold(t: Scene): number[] {
  return t.s.camps.map((camp) => camp.magicGold)
}

test('EC-NIGHT1: the Night falls when the last player passes, and not before', () => {
  const t = scene({ seats: 3, on: leading(0, 0, 1) })
  t.pass(0, 1)
  expect(t.told('night')).toEqual([])
  expect([t.s.round, t.half(0, 0).conquest]).toEqual([1, 0])
  t.pass(2)
  expect(t.told('night')).toEqual([{ e: 'night', round: 1 }])
  expect([t.s.round, t.half(0, 0).conquest]).toEqual([2, 1])
})

describe('gauge effects', () => {
  test.each([
    { lead: 1, steps: 1, magic: 0 },
    { lead: 2, steps: 1, magic: 2 },
    { lead: 3, steps: 1, magic: 2 },
    { lead: 4, steps: 2, magic: 2 },
    { lead: 5, steps: 2, magic: 2 },
  ])(
    'EC-EX5, EC-EX15, EC-NIGHT4, EC-NIGHT5, EC-NIGHT6, EC-NIGHT7, EC-NIGHT10, EC-NIGHT11: a lead of $lead gives $steps steps and $magic magic gold to the leader alone',
    ({ lead, steps, magic }) => {
      for (const leader of [0, 1]) {
        const t = scene({ on: leading(leader, 1, lead) }).passAll()
        const toLeader = (n: number) => (leader === 0 ? [n, 0] : [0, n])
        expect(t.told('gauge')).toEqual([{ e: 'gauge', village: 1, camp: leader, lead }])
        expect(pawns(t, 1)).toEqual(toLeader(steps))
        expect(pawns(t, 0)).toEqual([0, 0])
        expect(magicGold(t)).toEqual(toLeader(magic))
        expect(tokens(t)).toEqual([0, 0])
        expect(t.s.villages.map(({ side }) => side)).toEqual([0, 0])
      }
    },
  )

  test.each([6, 7])(
    'EC-EX15, EC-NIGHT9, EC-NIGHT10, EC-NIGHT16: a lead of %i reaches the victory icon and wins the token at once',
    (lead) => {
      const t = scene({ on: leading(1, 0, lead) }).passAll()
      expect(t.events.map(({ e }) => e).slice(0, 8)).toEqual([
        'passed',
        'night',
        'gauge',
        'conquest',
        'magic-gold',
        'conquest',
        'token',
        'cleared',
      ])
      expect(t.told('token')).toEqual([{ e: 'token', village: 0, camp: 1, by: 'victory' }])
      expect([tokens(t), magicGold(t)]).toEqual([
        [0, 1],
        [0, 2],
      ])
    },
  )

  test('EC-NIGHT5, EC-NIGHT11: the lead counts, not the terror of one side alone', () => {
    const t = scene({ on: [...leading(0, 0, 5), ...leading(1, 0, 4)] }).passAll()
    expect([pawns(t, 0), magicGold(t)]).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  test('EC-NIGHT8, EC-RULING52, EC-RULING102, EC-RULING114: the centre wins the token, the magic gold still comes, a second step is lost', () => {
    const t = scene({ on: leading(0, 0, 5), conquest: [{ 0: 2 }] }).passAll()
    expect(t.told('conquest')).toEqual([{ e: 'conquest', village: 0, camp: 0, step: 3 }])
    expect(t.told('token')).toEqual([{ e: 'token', village: 0, camp: 0, by: 'conquest' }])
    expect([tokens(t), magicGold(t)]).toEqual([
      [1, 0],
      [2, 0],
    ])
  })

  test('EC-NIGHT8: two steps from the centre, the second conquest icon wins the token', () => {
    expect(tokens(scene({ on: leading(0, 0, 4), conquest: [{ 0: 1 }] }).passAll())).toEqual([1, 0])
    expect(tokens(scene({ on: leading(0, 0, 3), conquest: [{ 0: 1 }] }).passAll())).toEqual([0, 0])
  })

  test('EC-RULING22: conquest and victory icon together win one token, not two', () => {
    const t = scene({ on: leading(0, 0, 6), conquest: [{ 0: 2 }] }).passAll()
    expect(t.told('token')).toEqual([{ e: 'token', village: 0, camp: 0, by: 'conquest' }])
    expect(tokens(t)).toEqual([1, 0])
  })
})

describe('a tie', () => {
  /** Both camps have terror 1 in village 0; seat 0 has taken the Stone there. */
  function tied(conquest = 0): Scene {
    const t = scene({
      screens: [['basic-blue', 'basic-red'], ['basic-red']],
      on: leading(1, 0, 1),
      conquest: [{ 0: conquest }],
    })
    return t.deploy(0, 'basic-blue', 0, 'battlefield')
  }

  test('EC-EX15, EC-NIGHT12, EC-NIGHT15, EC-STONE4, EC-STONE6: the holder of the Stone makes one step and gets no magic gold', () => {
    const t = tied().passAll()
    expect(t.told('tie-broken')).toEqual([{ e: 'tie-broken', village: 0, camp: 0 }])
    expect([pawns(t, 0), pawns(t, 1)]).toEqual([
      [1, 0],
      [0, 0],
    ])
    expect([magicGold(t), tokens(t)]).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('EC-NIGHT14: the step of the Stone can reach the centre and win the token', () => {
    const t = tied(2).passAll()
    expect(t.told('token')).toEqual([{ e: 'token', village: 0, camp: 0, by: 'conquest' }])
    expect([tokens(t), t.s.villages[0]?.side]).toEqual([[1, 0], 1])
  })

  test('EC-EX15, EC-NIGHT13: with the Stone on the board nobody gets anything', () => {
    const t = scene({ on: [...leading(0, 0, 1), ...leading(1, 0, 1)], conquest: [{ 0: 2, 1: 2 }] }).passAll()
    expect([pawns(t, 0), tokens(t), magicGold(t)]).toEqual([
      [2, 2],
      [0, 0],
      [0, 0],
    ])
    expect([...t.told('gauge'), ...t.told('tie-broken')]).toEqual([])
  })

  test('EC-NIGHT11, EC-STONE5: a lead of 1 against the holder of the Stone goes to the leader', () => {
    const t = tied()
    t.put(laid('basic-red', 1, 0, 'fortification'))
    t.passAll()
    expect(pawns(t, 0)).toEqual([0, 1])
    expect(t.told('tie-broken')).toEqual([])
  })
})

test.each([0, 1])(
  'EC-NIGHT3, EC-RULING20: a captain in village %i counts in the other village, whichever is checked first',
  (village) => {
    const t = scene({
      on: [
        { camp: 0, village, space: 'battlefield', tile: 'red-14' },
        { camp: 0, village: 1 - village, space: 'battlefield', tile: 'basic-red' },
        { camp: 1, village: 1 - village, space: 'battlefield', tile: 'basic-red' },
      ],
      conquest: [{ 0: 2 }, { 0: 2 }],
    }).passAll()
    const gauges = t.told('gauge').sort((a, b) => (a.lead as number) - (b.lead as number))
    expect(gauges).toEqual([
      { e: 'gauge', village: 1 - village, camp: 0, lead: 1 },
      { e: 'gauge', village, camp: 0, lead: 3 },
    ])
    expect(tokens(t)).toEqual([2, 0])
  },
)

describe('a token is won', () => {
  const won = {
    on: leading(0, 0, 1),
    conquest: [
      { 0: 2, 1: 2 },
      { 0: 1, 1: 2 },
    ],
  }

  test('EC-NIGHT17, EC-NIGHT19, EC-NIGHT20, EC-NIGHT21, EC-NIGHT36, EC-RULING105: side A turns to side B and is set up afresh', () => {
    const t = scene(won).passAll()
    expect(t.told('village-turned')).toEqual([{ e: 'village-turned', village: 0, side: 1 }])
    expect(t.s.villages[0]).toMatchObject({ side: 1, cargoYellow: 3, cargoRedBlue: 3, won: NOBODY })
    expect([pawns(t, 0), t.lead(0, 0)]).toEqual([[0, 0], 0])
    // The village next to it was not won.
    expect(t.s.villages[1]).toMatchObject({ side: 0, cargoYellow: 2, cargoRedBlue: 2 })
    expect(pawns(t, 1)).toEqual([1, 2])
  })

  test('EC-NIGHT18, EC-NIGHT19, EC-NIGHT20: side B stays and is set up afresh', () => {
    const t = scene({ ...won, sides: ['B', 'A'], screens: [['basic-yellow'], ['basic-yellow']] })
    t.deploy(0, 'basic-yellow', 0, 'port').passAll()
    expect(t.told('village-turned')).toEqual([])
    expect(t.s.villages[0]).toMatchObject({ side: 1, cargoYellow: 3, cargoRedBlue: 3 })
    expect(pawns(t, 0)).toEqual([0, 0])
  })

  test('EC-NIGHT37: Loot pawn and Power Stone are back on the board', () => {
    const t = scene({
      ...won,
      screens: [
        ['basic-red', 'basic-yellow'],
        ['basic-blue', 'basic-yellow'],
      ],
    })
    t.deploy(0, 'basic-red', 0, 'battlefield', 1).deploy(1, 'basic-blue', 0, 'battlefield')
    expect(t.s.villages[0]).toMatchObject({ loot: 0, stone: 1 })
    t.passAll()
    expect(tokens(t)).toEqual([1, 0])
    expect(t.s.villages[0]).toMatchObject({ loot: NOBODY, stone: NOBODY })
  })

  test('EC-NIGHT16: over whole games, every token comes from the centre or from the victory icon', () => {
    let won = 0
    for (const seats of [2, 3, 4]) {
      for (const { before, after, events } of randomGame(seats, 0)) {
        const told = events.filter(({ e }) => e === 'token')
        const more = after.camps.map((camp, at) => camp.tokens - (before.camps[at]?.tokens ?? 0))
        expect(more).toEqual(more.map((_, at) => told.filter(({ camp }) => camp === at).length))
        const { conquestSteps, gauge } = boxOf(after).sides[0]
        for (const { village, camp, by } of told) {
          const cause = events.some((event) => {
            if (event.village !== village || event.camp !== camp) return false
            return by === 'conquest' ? event.step === conquestSteps : (event.lead as number) >= gauge.length
          })
          expect(cause).toBe(true)
        }
        won += told.length
      }
    }
    expect(won).toBeGreaterThan(6)
  })
})

describe('restocking', () => {
  test('EC-NIGHT23, EC-NIGHT24, EC-NIGHT25, EC-NIGHT26, EC-LOOT7, EC-STONE7: empty cargoes are filled, full ones left, pawns return', () => {
    const t = scene({
      screens: [['basic-yellow', 'basic-red', 'basic-blue'], ['basic-yellow']],
      sides: ['A', 'B'],
    })
    t.deploy(0, 'basic-yellow', 0, 'port').pass(1)
    t.deploy(0, 'basic-red', 0, 'battlefield').deploy(0, 'basic-blue', 0, 'battlefield', 1)
    expect(t.s.villages[0]).toMatchObject({ cargoYellow: 0, cargoRedBlue: 2, loot: 0, stone: 0 })
    t.passAll()
    expect(t.s.round).toBe(2)
    expect(t.s.villages[0]).toMatchObject({ cargoYellow: 2, cargoRedBlue: 2, loot: NOBODY, stone: NOBODY })
    expect(t.s.villages[1]).toMatchObject({ cargoYellow: 3, cargoRedBlue: 3 })
  })

  test.each([
    { tile: 'yellow-08', cargo: 'cargoYellow' },
    { tile: 'basic-red', cargo: 'cargoRedBlue' },
  ] as const)(
    'EC-NIGHT24, EC-RULING25: a $cargo that a limited supply filled in part gets nothing more while gold lies on it',
    ({ tile, cargo }) => {
      // 8 gold on the boards and 21 in the purse: one coin is left for the cargo that is taken.
      const t = scene({
        screens: [[tile, 'basic-red'], ['basic-red']],
        gold: [21, 0],
        options: { coinSupplyLimited: true },
      })
      t.deploy(0, tile, 0, 'port').passAll()
      expect(t.s.villages[0]?.[cargo]).toBe(1)
      t.passAll()
      expect([t.s.round, t.s.villages[0]?.[cargo]]).toEqual([3, 1])
    },
  )

  test('EC-NIGHT23: the Red and Blue cargo of side B is filled to 3', () => {
    const t = scene({ screens: [['basic-red', 'basic-red'], ['basic-red']], sides: ['A', 'B'] })
    t.deploy(0, 'basic-red', 1, 'port').passAll()
    expect(t.s.villages[1]).toMatchObject({ side: 1, cargoYellow: 3, cargoRedBlue: 3 })
  })
})

describe('discarding and the gauge', () => {
  const FIVE = new Array<string>(5).fill('basic-red')

  test('EC-NIGHT27, EC-NIGHT32, EC-NIGHT35, EC-FIELD7: every tile goes to the discard of its owner and the pawn to the centre', () => {
    const t = scene({
      bags: [FIVE, FIVE],
      on: [
        laid('red-14', 0, 0, 'battlefield', { n: 2 }),
        laid('blue-01', 0, 0, 'port', { n: 1, inactive: true }),
        laid('blue-02', 0, 1, 'portal'),
        laid('basic-red-strong', 0, 1, 'fortification'),
        laid('blue-03', 1, 1, 'battlefield'),
      ],
      screens: [['yellow-01'], ['yellow-02', 'yellow-03']],
    })
    // The leads bring magic gold, so seat 0 could keep the tile in the Fortification, and does not.
    t.passAll().answer(0, { do: 'upkeep', kept: [] })
    expect(t.discard(0)).toEqual(['basic-red-strong', 'blue-01', 'blue-02', 'red-14', 'yellow-01'])
    expect(t.discard(1)).toEqual(['blue-03', 'yellow-02', 'yellow-03'])
    expect(t.s.villages.flatMap(({ halves }) => halves.flatMap((half) => half.spaces))).toEqual(
      new Array(28).fill(EMPTY),
    )
    expect(t.s.villages.flatMap(({ halves }) => halves.map((half) => half.inactive))).toEqual([0, 0, 0, 0])
    expect([t.lead(0, 0), t.lead(1, 0)]).toEqual([0, 0])
    const told = t.told('cleared').map(({ camp, kinds }) => [camp, t.names(kinds as number[])])
    expect(told).toEqual([
      [0, ['blue-01', 'red-14']],
      [0, ['basic-red-strong', 'blue-02']],
      [1, ['blue-03']],
      [0, ['yellow-01']],
      [1, ['yellow-02', 'yellow-03']],
    ])
  })

  test('EC-HIDE1, EC-NIGHT28: in which order tiles came behind a screen does not show when they fall', () => {
    const fallen = (screen: string[]) => {
      const t = scene({ screens: [screen, []], bags: [FIVE, FIVE] }).passAll()
      return [t.told('cleared'), t.seen(1).state.camps[0]?.discard]
    }
    expect(fallen(['yellow-02', 'basic-blue'])).toEqual(fallen(['basic-blue', 'yellow-02']))
  })

  test('EC-NIGHT28, EC-OFFICE7: tiles left behind the screen are discarded, then five new ones drawn', () => {
    const t = scene({ screens: [['basic-blue', 'basic-yellow'], []], bags: [FIVE, FIVE] }).passAll()
    expect([t.screen(0), t.discard(0), t.bag(0)]).toEqual([FIVE, ['basic-blue', 'basic-yellow'], []])
    expect([t.screen(1), t.discard(1)]).toEqual([FIVE, []])
  })

  test('EC-NIGHT36: Conquest pawns keep their places from Night to Night', () => {
    const t = scene({
      conquest: [
        { 0: 1, 1: 2 },
        { 0: 2, 1: 1 },
      ],
    }).passAll()
    expect([pawns(t, 0), pawns(t, 1)]).toEqual([
      [1, 2],
      [2, 1],
    ])
  })
})
