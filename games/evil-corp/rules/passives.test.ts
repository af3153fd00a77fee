import { expect, test } from 'vitest'
import { type Given, own, type Placed, type Scene, scene } from './testing/scene.ts'

const SPACES = ['battlefield', 'fortification', 'port', 'portal'] as const
type Tile = Pick<Placed, 'space' | 'tile'> & Partial<Placed>
const leads = (t: Scene, camp = 0) => t.s.villages.map((_, village) => t.lead(village, camp))

/** The columns of demon-cycle that are offered: as many as the summoning value reaches. */
const reached = (t: Scene) =>
  t.legal(0).flatMap((move) => (move.do === 'summon' && move.demon === 'demon-cycle' ? [move.column] : []))

test.each([
  ['captain', own('port', 'blue-12'), 1, 2],
  ['lone fighter', own('battlefield', 'red-06', { village: 1 }), 2, 4],
] as const)('EC-PASSIVE1, EC-ACT8: a %s counts only on its active face', (_, tile, asleep, awake) => {
  const blue = own('battlefield', 'basic-blue')
  const sum = (t: Scene) => leads(t).reduce((all, lead) => all + lead, 0)
  expect(sum(scene({ on: [blue, { ...tile, inactive: true }] }))).toBe(asleep)
  expect(sum(scene({ on: [blue, tile] }))).toBe(awake)
})

test('EC-PASSIVE1, EC-ACT6, EC-EX8: blue-15 loses its summoning bonus with its activation, and keeps its terror', () => {
  const t = scene({
    options: { summonBonusScope: 'allOwnActiveTiles' },
    screens: [['blue-01', 'basic-yellow', 'basic-yellow'], ['basic-red']],
    bags: [['basic-red', 'basic-red']],
    on: [own('battlefield', 'blue-15')],
  })
  const before = t.fork().deploy(0, 'blue-01', 0, 'portal')
  expect(reached(before)).toEqual([1, 2])
  t.activate(0, 0, 'battlefield').pass(1).deploy(0, 'blue-01', 0, 'portal')
  expect(reached(t)).toEqual([1])
  expect(t.terror(0, 0, 'battlefield')).toBe(2)
})

test('EC-PASSIVE2: captains behind a screen, in a bag, in a discard or in the queue boost nothing', () => {
  const everywhere: Given = {
    screens: [['red-14'], ['red-14']],
    bags: [['red-14'], ['red-14']],
    discards: [['red-14'], ['red-14']],
    queue: ['red-14'],
  }
  const t = scene({ ...everywhere, on: [own('battlefield', 'basic-red')] })
  expect(leads(t)).toEqual([1, 0])
  t.deploy(0, 'red-14', 1, 'port')
  expect(leads(t)).toEqual([2, 0])
})

test('EC-PASSIVE2: nor do summoning bonuses, bodyguards and quartermasters that are not on a board', () => {
  const t = scene({
    options: { summonBonusScope: 'allOwnActiveTiles' },
    screens: [['blue-01', 'blue-02', 'red-13'], ['basic-red']],
    bags: [['blue-02', 'yellow-06']],
    discards: [['blue-02', 'red-13', 'yellow-06']],
    queue: ['blue-02', 'red-13'],
    on: [
      own('battlefield', 'basic-red'),
      own('port', 'red-04', { camp: 1 }),
      own('fortification', 'basic-yellow'),
    ],
  })
  t.deploy(0, 'blue-01', 0, 'portal')
  // blue-01 has no bonus of its own.
  expect(reached(t)).toEqual([1])
  const guard = scene({
    screens: [['red-13'], ['basic-red']],
    first: 1,
    on: [
      own('battlefield', 'basic-red'),
      own('port', 'red-04', { camp: 1 }),
      own('port', 'basic-red', { village: 1 }),
    ],
  })
  guard.activate(1, 0, 'port')
  expect(guard.legal(1)).toEqual([guard.tile(0, 0, 'battlefield'), guard.tile(0, 1, 'port')])
  const keeper = scene({ screens: [['yellow-06']], on: [own('fortification', 'basic-yellow')] }).passAll()
  expect([keeper.question, keeper.s.round]).toEqual(['action', 2])
})

test('EC-PASSIVE3, EC-TEAM6: a captain of one partner boosts the tiles of the other, and not those of the rivals', () => {
  const t = scene({
    seats: 4,
    screens: [['red-14'], ['basic-red'], ['basic-red'], ['basic-red']],
    on: [own('battlefield', 'basic-red', { camp: 1, village: 2 })],
  })
  t.deploy(0, 'red-14', 1, 'port').deploy(1, 'basic-red', 2, 'battlefield')
  expect(t.terror(0, 2, 'battlefield')).toBe(2)
  expect(t.terror(1, 2, 'battlefield')).toBe(1)
})

test.each([
  ['blue-01', 1],
  ['blue-08', 1],
  ['blue-12', 1],
  ['blue-13', 1],
  ['basic-blue', 2],
  ['blue-03', 2],
  ['blue-04', 2],
  ['blue-05', 2],
  ['blue-07', 2],
  ['blue-09', 2],
  ['blue-11', 2],
  ['blue-14', 2],
  ['blue-02', 3],
  ['blue-06', 3],
  ['blue-10', 3],
  ['blue-15', 3],
])('EC-PASSIVE4, EC-EX16, EC-DEMON5, EC-DEMON6: %s on a Portal has the summoning value %i', (tile, value) => {
  const t = scene({ screens: [[tile, 'basic-yellow']], bags: [['basic-red']] })
  t.deploy(0, tile, 0, 'portal')
  if (t.question === 'flip-demon') t.answer(0, { do: 'decline' })
  expect(t.question).toBe('summon')
  expect(reached(t)).toEqual([1, 2, 3].slice(0, value))
  if (value < 3) {
    const higher = { do: 'summon', demon: 'demon-cycle', column: value + 1 } as const
    expect(t.refusal(0, higher)).toBe('EC-DEMON6')
  }
})

test('EC-PASSIVE5: a summoning bonus of 2 leaves terror at 1, on the gauge and for a kill', () => {
  const t = scene({
    screens: [
      ['blue-02', 'basic-blue'],
      ['red-11', 'basic-blue'],
    ],
    options: { summonBonusScope: 'allOwnActiveTiles' },
  })
  t.deploy(0, 'blue-02', 0, 'battlefield')
  expect(leads(t)).toEqual([1, 0])
  t.deploy(1, 'red-11', 1, 'port')
  expect(t.discard(0)).toEqual(['blue-02'])
})

/** Own tiles of all colours on all spaces that take them, and the same of the rival. */
const colours: Placed[] = [0, 1].flatMap((camp) => [
  own('battlefield', 'basic-blue', { camp }),
  own('battlefield', 'basic-red', { camp, n: 1 }),
  own('battlefield', 'basic-yellow', { camp, n: 2 }),
  own('battlefield', 'basic-blue', { camp, village: 1 }),
  own('battlefield', 'basic-red', { camp, village: 1, n: 1 }),
  own('battlefield', 'basic-yellow', { camp, village: 1, n: 2 }),
])

test.each([
  ['blue-12', 0],
  ['red-14', 1],
  ['red-07', 2],
])(
  'EC-PASSIVE6, EC-PASSIVE11, EC-RULING5: %s gives +1 to its colour on all own Battlefields, and to nobody else',
  (tile, n) => {
    const t = scene({ on: [...colours, own('port', tile)] })
    const terror = (camp: number, village: number) =>
      [0, 1, 2].map((at) => t.terror(camp, village, 'battlefield', at))
    const boosted = [1, 1, 1].map((one, at) => (at === n ? one + 1 : one))
    expect([terror(0, 0), terror(0, 1)]).toEqual([boosted, boosted])
    expect([terror(1, 0), terror(1, 1)]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ])
    expect(leads(t)).toEqual([1, 1])
  },
)

test.each([
  ['blue-12', 'basic-blue', SPACES.slice(1)],
  ['red-14', 'basic-red', SPACES.slice(1, 3)],
  ['red-07', 'basic-yellow', SPACES.slice(1, 3)],
] as const)('EC-PASSIVE7, EC-FORT7: %s gives nothing to %s on other spaces', (captain, tile, spaces) => {
  for (const space of spaces) {
    const t = scene({ on: [own(space, tile), own('battlefield', captain, { village: 1 })] })
    expect(t.terror(0, 0, space)).toBe(1)
    expect(t.lead(0, 0)).toBe(space === 'fortification' ? 1 : 0)
  }
})

test.each([
  ['blue-12', 2, 1],
  ['red-14', 3, 2],
])(
  'EC-PASSIVE8, EC-PASSIVE7: %s boosts itself to %i on a Battlefield, and stays at %i in a Fortification',
  (tile, field, fort) => {
    const t = scene({ screens: [[tile, 'basic-blue']] })
    expect(t.fork().deploy(0, tile, 0, 'battlefield').lead(0, 0)).toBe(field)
    expect(t.deploy(0, tile, 0, 'fortification').lead(0, 0)).toBe(fort)
  },
)

test('EC-PASSIVE9: red-07, which names Yellow, does not boost itself', () => {
  const t = scene({ screens: [['red-07', 'basic-blue']], on: [own('battlefield', 'basic-yellow', { n: 1 })] })
  t.deploy(0, 'red-07', 0, 'battlefield')
  expect([t.terror(0, 0, 'battlefield'), t.terror(0, 0, 'battlefield', 1)]).toEqual([1, 2])
  // Its loot is the printed terror as well.
  expect(t.purse(0)).toBe(1)
})

test.each([
  ['blue-12', 'basic-blue', SPACES],
  ['red-14', 'basic-red', SPACES.slice(0, 3)],
  ['red-07', 'basic-yellow', SPACES.slice(0, 3)],
] as const)('EC-PASSIVE10, EC-EX20: %s boosts %s from any space it can stand on', (captain, tile, spaces) => {
  for (const space of spaces) {
    const t = scene({
      screens: [[captain, 'basic-yellow']],
      on: [own('battlefield', tile, { n: 1 }), own('battlefield', tile, { village: 1 })],
    })
    t.deploy(0, captain, 0, space)
    expect([t.terror(0, 0, 'battlefield', 1), t.terror(0, 1, 'battlefield')]).toEqual([2, 2])
  }
})

test('EC-PASSIVE12, EC-PASSIVE13, EC-PASSIVE14, EC-EX21: red-06 has terror 3 alone, 1 in company, and 3 again when it leaves', () => {
  const t = scene({
    screens: [['red-06', 'basic-yellow', 'basic-blue'], ['basic-red']],
    on: [own('port', 'red-04', { camp: 1 })],
  })
  t.deploy(0, 'red-06', 0, 'battlefield')
  expect([t.lead(0, 0), t.purse(0)]).toEqual([3, 1])
  t.pass(1).deploy(0, 'basic-yellow', 0, 'battlefield', 1)
  expect([t.lead(0, 0), t.terror(0, 0, 'battlefield')]).toEqual([2, 1])
  const u = scene({
    screens: [['basic-blue'], ['basic-red']],
    first: 1,
    on: [
      own('battlefield', 'red-06'),
      own('battlefield', 'basic-yellow', { n: 1 }),
      own('port', 'red-04', { camp: 1 }),
    ],
  })
  u.activate(1, 0, 'port').answer(1, u.tile(0, 0, 'battlefield', 1))
  expect(u.lead(0, 0)).toBe(3)
})

const company: readonly (readonly [string, Tile, number])[] = [
  ['an own tile on another Battlefield space', own('battlefield', 'basic-yellow', { n: 2 }), 1],
  ['an own inactive tile there', own('battlefield', 'basic-yellow', { n: 2, inactive: true }), 1],
  ['an own tile in the Fortification', own('fortification', 'basic-yellow'), 3],
  ['an own tile on a Port', own('port', 'basic-yellow'), 3],
  ['an own tile on the Portal', own('portal', 'basic-blue'), 3],
  ['an own tile on a Battlefield of the other board', own('battlefield', 'basic-yellow', { village: 1 }), 3],
  ['a rival on the opposing Battlefield', own('battlefield', 'basic-yellow', { camp: 1 }), 3],
]

test.each(company)(
  'EC-PASSIVE12, EC-PASSIVE13, EC-RULING4: beside %s red-06 has the right terror',
  (_, tile, terror) => {
    const t = scene({ on: [own('battlefield', 'red-06', { n: 1 }), tile as Placed] })
    expect(t.terror(0, 0, 'battlefield', 1)).toBe(terror)
  },
)

test('EC-RULING4, EC-PASSIVE12: where both sides count as company, a rival on the opposing Battlefield ends the loneliness', () => {
  const options = { aloneScope: 'bothSides' } as const
  const lone = own('battlefield', 'red-06')
  const rival = own('battlefield', 'basic-yellow', { camp: 1 })
  expect(scene({ options, on: [lone] }).terror(0, 0, 'battlefield')).toBe(3)
  expect(scene({ options, on: [lone, rival] }).terror(0, 0, 'battlefield')).toBe(1)
  expect(scene({ options, on: [lone, { ...rival, space: 'port' }] }).terror(0, 0, 'battlefield')).toBe(3)
})

test.each(['fortification', 'port'] as const)(
  'EC-FORT7, EC-PASSIVE13, EC-RULING38: red-06 on a %s has its printed terror',
  (space) => {
    const t = scene({ screens: [['red-06', 'basic-blue']] })
    t.deploy(0, 'red-06', 0, space)
    expect(t.terror(0, 0, space)).toBe(1)
    expect(t.lead(0, 0)).toBe(space === 'fortification' ? 1 : 0)
  },
)

test('EC-RULING63: captains add to the lone fighter’s 3, and to its 1 in company', () => {
  const on = [own('battlefield', 'red-06'), own('port', 'red-14')]
  expect(scene({ on }).terror(0, 0, 'battlefield')).toBe(4)
  expect(scene({ on: [...on, own('battlefield', 'basic-blue', { n: 1 })] }).terror(0, 0, 'battlefield')).toBe(
    2,
  )
})

test.each(['red-08', 'red-10'])(
  'EC-PASSIVE15, EC-FORT5, EC-EX7: %s may stand anywhere but on a Fortification or a Portal',
  (tile) => {
    const t = scene({ screens: [[tile]], gold: [2] })
    t.answer(0, { do: 'deploy', tile })
    const free = [0, 1].flatMap((village) => [
      ...[0, 1, 2].map((n) => t.to(0, village, 'battlefield', n)),
      ...[0, 1].map((n) => t.to(0, village, 'port', n)),
    ])
    expect(t.legal(0)).toEqual(free)
    expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-PASSIVE15')
    expect(t.refusal(0, t.to(0, 1, 'fortification'))).toBe('EC-PASSIVE15')
  },
)
