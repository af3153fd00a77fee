import { expect, test } from 'vitest'
import { boxOf, type SpaceType, STANDARD } from '../content/box.ts'
import type { Village } from '../state.ts'
import { laid, type Placed, type Scene, scene } from './testing/scene.ts'

const box = boxOf({ content: STANDARD })
const FIVE = new Array(5).fill('basic-yellow')

function cargo(t: Scene, village: number): { yellow: number; redBlue: number } {
  const { cargoYellow, cargoRedBlue } = t.s.villages[village] as Village
  return { yellow: cargoYellow, redBlue: cargoRedBlue }
}

test('EC-FIELD2: every tile on a Battlefield adds its terror, for its own camp and on its own board', () => {
  const t = scene({ screens: [['red-10', 'basic-red-strong', 'basic-yellow', 'red-01']] })
  const leads: number[] = []
  for (const [n, tile] of ['red-10', 'basic-red-strong', 'basic-yellow'].entries()) {
    t.deploy(0, tile, 0, 'battlefield', n)
    leads.push(t.lead(0, 0))
    if (n === 0) t.pass(1)
  }
  expect(leads).toEqual([3, 5, 6])
  expect([t.lead(0, 1), t.lead(1, 0)]).toEqual([-6, 0])
})

const COUNTED = ['battlefield', 'fortification'] as const

/** A tile with terror 2 on that space, and another that does something to it. */
const counted = (space: (typeof COUNTED)[number], other: Placed): Placed[] => [
  { camp: 0, village: 0, space, tile: 'basic-red-strong' },
  other,
]

test.each(COUNTED)('EC-FIELD3, EC-FORT2: a tile killed on a %s leaves the gauge at once', (space) => {
  const on = counted(space, laid('red-04', 1, 0, 'port'))
  const t = scene({ on, first: 1 })
  expect(t.lead(0, 0)).toBe(2)
  t.activate(1, 0, 'port')
  expect(t.told('killed')).toHaveLength(1)
  expect(t.lead(0, 0)).toBe(0)
})

test.each(COUNTED)('EC-FIELD3, EC-FORT2: a tile moved away from a %s leaves the gauge at once', (space) => {
  const on = counted(space, laid('yellow-10', 0, 0, 'port'))
  const t = scene({ on }).activate(0, 0, 'port')
  t.answer(0, t.tile(0, 0, space)).answer(0, t.to(0, 0, 'port', 1))
  expect(t.lead(0, 0)).toBe(0)
})

test.each(COUNTED)('EC-FIELD3, EC-FORT2: a tile banished from a %s leaves the gauge at once', (space) => {
  const on = counted(space, laid('yellow-07', 0, 0, 'port'))
  const t = scene({ on }).activate(0, 0, 'port')
  t.answer(0, t.tile(0, 0, space))
  expect([t.lead(0, 0), t.banished(0)]).toEqual([0, ['basic-red-strong']])
})

test.each(COUNTED)(
  'EC-FIELD3, EC-FORT2: a tile that discards itself from a %s leaves the gauge at once',
  (space) => {
    const t = scene({ on: [{ camp: 0, village: 0, space, tile: 'red-03' }] })
    expect(t.lead(0, 0)).toBe(1)
    t.activate(0, 0, space)
    expect([t.lead(0, 0), t.discard(0)]).toEqual([0, ['red-03']])
  },
)

test('EC-FIELD4, EC-FIELD5, EC-FIELD6: on a Battlefield a Red tile loots, a Blue one takes the Stone, a Yellow one neither', () => {
  const after = (tile: string) =>
    scene({ screens: [[tile, 'red-01']] }).deploy(0, tile, 0, 'battlefield').s.villages[0]
  expect(after('basic-red')).toMatchObject({ loot: 0, stone: -1 })
  expect(after('basic-blue')).toMatchObject({ loot: -1, stone: 0 })
  expect(after('yellow-07')).toMatchObject({ loot: -1, stone: -1 })
})

test('EC-FIELD6: a Yellow tile on a Battlefield leaves loot and Stone to those who come after', () => {
  const t = scene({
    screens: [
      ['yellow-07', 'basic-red', 'red-01'],
      ['basic-blue', 'red-02'],
    ],
  })
  t.deploy(0, 'yellow-07', 0, 'battlefield')
  expect([t.told('looted'), t.told('stone-taken'), t.purse(0)]).toEqual([[], [], 0])
  t.deploy(1, 'basic-blue', 0, 'battlefield').deploy(0, 'basic-red', 0, 'battlefield', 1)
  expect(t.s.villages[0]).toMatchObject({ loot: 0, stone: 1 })
})

test('EC-FIELD7: at Night a Battlefield tile goes to its owner’s discard, whatever could be paid', () => {
  const on: Placed[] = [
    laid('red-13', 0, 0, 'battlefield'),
    laid('red-14', 1, 0, 'battlefield', { n: 2, inactive: true }),
  ]
  const t = scene({ on, gold: [9, 9], bags: [FIVE, FIVE] }).passAll()
  expect([t.question, t.s.round]).toEqual(['action', 2])
  expect(t.discard(0)).toEqual(['basic-yellow', 'red-13'])
  expect(t.discard(1)).toEqual(['basic-yellow', 'red-14'])
  expect(t.tileAt(0, 0, 'battlefield')).toBeNull()
})

test('EC-FORT1: a tile on a Fortification adds its terror', () => {
  const t = scene({ screens: [['basic-red-strong', 'red-01']] }).deploy(
    0,
    'basic-red-strong',
    1,
    'fortification',
  )
  expect([t.lead(1, 0), t.lead(0, 0)]).toEqual([2, 0])
})

test('EC-FORT3, EC-FORT4: deploying on a Fortification neither loots nor takes the Stone', () => {
  const screens = [
    ['basic-red', 'basic-red', 'basic-blue'],
    ['basic-blue', 'basic-blue', 'basic-red'],
  ]
  const t = scene({ screens }).deploy(0, 'basic-red', 0, 'fortification')
  t.deploy(1, 'basic-blue', 0, 'fortification')
  expect(t.s.villages[0]).toMatchObject({ loot: -1, stone: -1 })
  expect([t.purse(0), t.purse(1)]).toEqual([0, 0])
  // Both are still there for tiles on Battlefields.
  t.deploy(0, 'basic-red', 0, 'battlefield').deploy(1, 'basic-blue', 0, 'battlefield')
  expect(t.s.villages[0]).toMatchObject({ loot: 0, stone: 1 })
})

test.each(['red-08', 'red-10'])(
  'EC-FORT5: %s is not deployed on a Fortification, nor moved there',
  (tile) => {
    const t = scene({ screens: [[tile, 'basic-red']], gold: [2] }).answer(0, { do: 'deploy', tile })
    expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-PASSIVE15')
    const on: Placed[] = [
      laid('yellow-10', 0, 0, 'port'),
      { camp: 0, village: 0, space: 'battlefield', tile, inactive: true },
    ]
    const u = scene({ on }).activate(0, 0, 'port')
    u.answer(0, u.tile(0, 0, 'battlefield'))
    expect(u.refusal(0, u.to(0, 1, 'fortification'))).toBe('EC-PASSIVE15')
  },
)

test('EC-FORT6: at Night the owner may pay to leave the tile, or not', () => {
  const on: Placed[] = [laid('basic-red', 0, 0, 'fortification')]
  const t = scene({ on, gold: [2], bags: [FIVE, FIVE] }).passAll()
  expect([t.question, t.asked]).toEqual(['upkeep', [0]])
  const kept = { do: 'upkeep', kept: [{ ...t.where(0, 0, 'fortification'), free: false }] } as const
  expect(t.legal(0)).toEqual([{ do: 'upkeep', kept: [] }, kept])
  const left = t.fork().answer(0, { do: 'upkeep', kept: [] })
  expect([left.tileAt(0, 0, 'fortification'), left.discard(0)]).toEqual([null, ['basic-red', 'basic-yellow']])
  t.answer(0, kept)
  expect([t.tileAt(0, 0, 'fortification'), t.discard(0)]).toEqual(['basic-red', ['basic-yellow']])
})

test('EC-FORT7: no captain and no solitude strengthens a tile on a Fortification', () => {
  const on: Placed[] = [
    laid('red-06', 0, 0, 'fortification'),
    laid('red-14', 0, 0, 'port'),
    laid('basic-red-strong', 0, 1, 'fortification'),
  ]
  const t = scene({ on })
  expect([t.lead(0, 0), t.lead(1, 0)]).toEqual([1, 2])
})

test('EC-FORT8: a tile kept overnight still stands on its space', () => {
  const on: Placed[] = [laid('basic-red', 0, 0, 'fortification')]
  const t = scene({ on, gold: [2], bags: [FIVE, FIVE] }).passAll()
  t.answer(0, { do: 'upkeep', kept: [{ ...t.where(0, 0, 'fortification'), free: false }] })
  expect(t.s.round).toBe(2)
  t.pass(1).answer(0, { do: 'deploy', tile: 'basic-yellow' })
  expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-DEPLOY4')
})

test('EC-PORT2, EC-PORT3, EC-PORT9: a Yellow tile takes the Yellow cargo, a Red or Blue one the other', () => {
  const after = (tile: string) => {
    const t = scene({ screens: [[tile, 'red-01']] }).deploy(0, tile, 0, 'port')
    return [t.purse(0), cargo(t, 0), cargo(t, 1), t.told('cargo-taken')]
  }
  const full = { yellow: 2, redBlue: 2 }
  const taken = (of: string) => [{ e: 'cargo-taken', camp: 0, village: 0, cargo: of, gold: 2 }]
  expect(after('yellow-07')).toEqual([2, { yellow: 0, redBlue: 2 }, full, taken('yellow')])
  expect(after('basic-red')).toEqual([2, { yellow: 2, redBlue: 0 }, full, taken('redBlue')])
  expect(after('basic-blue')).toEqual([2, { yellow: 2, redBlue: 0 }, full, taken('redBlue')])
})

test('EC-PORT4, EC-GAIN1: with an empty cargo the deployment stays legal and gives only the tile’s own gold', () => {
  const t = scene({ screens: [['yellow-07', 'basic-yellow', 'red-01']] }).deploy(0, 'yellow-07', 0, 'port')
  t.pass(1).deploy(0, 'basic-yellow', 0, 'port', 1)
  expect([t.told('cargo-taken'), t.told('gained')]).toEqual([[], [{ e: 'gained', camp: 0, gold: 1 }]])
  expect(t.purse(0)).toBe(3)
})

test('EC-PORT3, EC-PORT5: after a Red tile, a Blue one on the other Port of the board gets nothing', () => {
  const t = scene({ screens: [['basic-red', 'basic-blue', 'red-01']] }).deploy(0, 'basic-red', 0, 'port')
  t.pass(1).deploy(0, 'basic-blue', 0, 'port', 1)
  expect([t.purse(0), t.told('cargo-taken'), cargo(t, 0)]).toEqual([2, [], { yellow: 2, redBlue: 0 }])
})

test('EC-PORT5: a cargo taken by one camp is gone for the other until the Night', () => {
  const screens = [
    ['yellow-07', 'red-01'],
    ['yellow-07', 'red-02'],
  ]
  const t = scene({ screens, bags: [FIVE, FIVE] }).deploy(0, 'yellow-07', 0, 'port')
  t.deploy(1, 'yellow-07', 0, 'port')
  expect([t.purse(0), t.purse(1)]).toEqual([2, 0])
  t.passAll()
  expect(cargo(t, 0)).toEqual({ yellow: 2, redBlue: 2 })
  t.deploy(1, 'basic-yellow', 0, 'port')
  expect(t.told('cargo-taken')).toEqual([{ e: 'cargo-taken', camp: 1, village: 0, cargo: 'yellow', gold: 2 }])
})

test.each(['port', 'portal'] as const)(
  'EC-PORT6, EC-PORT7, EC-PORTAL2: the terror of a tile on a %s never counts',
  (space) => {
    const asleep = box.demons.map(({ id }) => id)
    const on: Placed[] = [laid('basic-blue', 0, 0, 'battlefield')]
    const t = scene({ screens: [['blue-05', 'red-01']], on, asleep }).deploy(0, 'blue-05', 0, space)
    expect(t.tileAt(0, 0, space)).toBe('blue-05')
    expect([t.lead(0, 0), t.lead(0, 1)]).toEqual([1, -1])
    // Nor at Night, when the gauge is read.
    expect(t.passAll().told('gauge')).toEqual([{ e: 'gauge', village: 0, camp: 0, lead: 1 }])
  },
)

test('EC-PORT8, EC-RULING12: the cargo is collected after the deployment power', () => {
  const t = scene({ screens: [['red-08', 'red-01']], gold: [2] }).deploy(0, 'red-08', 0, 'port')
  expect(t.events.map(({ e }) => e)).toEqual(['deployed', 'paid', 'cargo-taken'])
  expect(t.purse(0)).toBe(2)
  const poor = scene({ screens: [['red-08', 'red-01']], gold: [1] })
  expect(poor.refusal(0, { do: 'deploy', tile: 'red-08' })).toBe('EC-PAY1')
})

test('EC-PORT1, EC-ODRAW1, EC-PASSIVE15: red-10 goes to a Port, where a rival must draw, but to no Fortification', () => {
  const t = scene({ screens: [['red-10', 'red-01']], bags: [[], ['red-02']] })
  t.answer(0, { do: 'deploy', tile: 'red-10' })
  expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-PASSIVE15')
  t.answer(0, t.to(0, 0, 'port'))
  expect([t.screen(1), t.bag(1), t.purse(0)]).toEqual([['basic-yellow', 'red-02'], [], 2])
})

test.each([
  ['basic-red', 'EC-PORTAL1'],
  ['red-02', 'EC-PORTAL1'],
  ['basic-yellow', 'EC-PORTAL1'],
  ['yellow-16', 'EC-PORTAL1'],
])('EC-PORTAL1: %s is refused on a Portal', (tile, rule) => {
  const t = scene({ screens: [[tile, 'red-01']] }).answer(0, { do: 'deploy', tile })
  expect(t.refusal(0, t.to(0, 0, 'portal'))).toBe(rule)
})

test('EC-PORTAL1, EC-PORTAL3: a Blue tile is taken on a Portal, and its player may use a demon at once', () => {
  const on: Placed[] = [laid('basic-red', 1, 0, 'port')]
  const t = scene({ screens: [['blue-08', 'red-01'], ['red-02']], on, gold: [2] })
  t.deploy(0, 'blue-08', 0, 'portal')
  expect([t.question, t.asked]).toEqual(['summon', [0]])
  expect(t.legal(0)).toEqual([
    { do: 'summon', demon: 'demon-strike', column: 1 },
    { do: 'summon', demon: 'demon-banish', column: 1 },
    { do: 'summon', demon: 'demon-cycle', column: 1 },
    { do: 'decline' },
  ])
})

test.each(['battlefield', 'fortification', 'port'] as const)(
  'EC-PORTAL3: a Blue tile on a %s summons nothing',
  (space: SpaceType) => {
    const t = scene({ screens: [['blue-02', 'red-01']], gold: [9] }).deploy(0, 'blue-02', 0, space)
    expect([t.question, t.asked]).toEqual(['action', [1]])
  },
)

test('EC-PORTAL4: a demon not used during the deployment is not offered later for the same tile', () => {
  const t = scene({ screens: [['blue-02', 'red-01']] }).deploy(0, 'blue-02', 0, 'portal')
  t.answer(0, { do: 'decline' })
  expect([t.question, t.asked, t.s.demons]).toEqual(['action', [1], [true, true, true]])
  t.pass(1)
  expect(t.legal(0).map((move) => move.do)).toEqual(['deploy', 'pass'])
  t.deploy(0, 'red-01', 0, 'fortification')
  expect(t.question).not.toBe('summon')
})
