import { expect, test } from 'vitest'
import { loadContent } from '../content/box.ts'
import standard from '../content/evil-corp.json' with { type: 'json' }
import { laid, type Placed, scene } from './testing/scene.ts'

const DECLINE = { do: 'decline' } as const
const KILLER: Placed = laid('red-04', 0, 1, 'port')
const FLIPPER: Placed = laid('blue-14', 0, 1, 'port')
const BODYGUARD: Placed = laid('red-13', 1, 0, 'port')
const GUARDED: Placed = laid('basic-red', 1, 0, 'battlefield')
/** Two more tiles in reach, so that the choice is asked for. */
const OTHERS: Placed[] = [
  laid('basic-yellow', 1, 1, 'port', { n: 0 }),
  laid('basic-yellow', 1, 1, 'port', { n: 1 }),
]

const BOOSTED: Placed[] = [
  KILLER,
  ...OTHERS,
  laid('blue-10', 1, 0, 'battlefield'),
  laid('blue-12', 1, 0, 'port'),
]

test('EC-RULING7: a kill up to 2 does not reach a tile strengthened from 2 to 3', () => {
  const t = scene({ on: BOOSTED }).activate(0, 1, 'port')
  expect(t.terror(1, 0, 'battlefield')).toBe(3)
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-KILL1')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'port'), t.tile(1, 1, 'port', 0), t.tile(1, 1, 'port', 1)])
})

test('EC-RULING7: by option the printed terror is compared', () => {
  const t = scene({ on: BOOSTED, options: { killUsesCurrentTerror: false } }).activate(0, 1, 'port')
  t.answer(0, t.tile(1, 0, 'battlefield'))
  expect(t.discard(1)).toEqual(['blue-10'])
  const three = scene({
    on: [KILLER, ...OTHERS, { ...GUARDED, tile: 'red-10' }],
    options: { killUsesCurrentTerror: false },
  }).activate(0, 1, 'port')
  expect(three.refusal(0, three.tile(1, 0, 'battlefield'))).toBe('EC-KILL1')
})

test.each(['fortification', 'port', 'portal'] as const)(
  'EC-RULING38: on a %s the same tile has its printed terror and can be killed',
  (space) => {
    const t = scene({
      on: [
        KILLER,
        ...OTHERS,
        { camp: 1, village: 0, space, tile: 'blue-10' },
        laid('blue-12', 1, 0, 'port', { n: 1 }),
      ],
    }).activate(0, 1, 'port')
    expect(t.offers(0, t.tile(1, 0, space))).toBe(true)
  },
)

test('EC-RULING8, EC-RULING107: a kill may choose either camp, any space, active or not, though rivals are in reach', () => {
  const t = scene({
    on: [
      KILLER,
      laid('basic-red', 0, 0, 'battlefield'),
      laid('basic-red', 0, 0, 'fortification', { inactive: true }),
      laid('basic-red', 0, 0, 'port'),
      laid('basic-blue', 0, 0, 'portal'),
      laid('basic-red', 1, 0, 'battlefield', { inactive: true }),
      laid('basic-red', 1, 0, 'fortification'),
      laid('basic-red', 1, 1, 'port', { inactive: true }),
      laid('basic-blue', 1, 1, 'portal'),
    ],
  }).activate(0, 1, 'port')
  expect(t.legal(0)).toEqual([
    t.tile(0, 0, 'battlefield'),
    t.tile(0, 0, 'fortification'),
    t.tile(0, 0, 'port'),
    t.tile(0, 0, 'portal'),
    t.tile(1, 0, 'battlefield'),
    t.tile(1, 0, 'fortification'),
    t.tile(1, 1, 'port'),
    t.tile(1, 1, 'portal'),
  ])
  t.answer(0, t.tile(0, 0, 'fortification'))
  expect(t.discard(0)).toEqual(['basic-red'])
  expect(t.told('killed')).toEqual([
    { e: 'killed', seat: 0, kind: 1, camp: 0, place: t.place(0, 0, 'fortification') },
  ])
})

test('EC-RULING9: a bodyguard keeps the Battlefield from the kills of rivals', () => {
  const t = scene({ on: [KILLER, ...OTHERS, BODYGUARD, GUARDED] }).activate(0, 1, 'port')
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-PASSIVE16')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'port'), t.tile(1, 1, 'port', 0), t.tile(1, 1, 'port', 1)])
})

test('EC-RULING9: a bodyguard keeps the Battlefield from the flips of rivals', () => {
  const t = scene({ on: [FLIPPER, ...OTHERS, BODYGUARD, GUARDED] }).activate(0, 1, 'port')
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-PASSIVE16')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'port'), t.tile(1, 1, 'port', 0), t.tile(1, 1, 'port', 1)])
})

test('EC-RULING9: a bodyguard keeps the Battlefield from the demons of rivals', () => {
  const t = scene({ screens: [['basic-blue', 'basic-yellow']], on: [...OTHERS, BODYGUARD, GUARDED] })
  t.deploy(0, 'basic-blue', 0, 'portal').answer(0, { do: 'summon', demon: 'demon-strike', column: 2 })
  expect(t.legal(0)).toEqual([t.tile(1, 1, 'port', 0), t.tile(1, 1, 'port', 1)])
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-PASSIVE16')
})

test('EC-RULING9: an inactive bodyguard, or one on another board, protects nothing', () => {
  for (const guard of [
    { ...BODYGUARD, inactive: true },
    { ...BODYGUARD, village: 1, space: 'portal' } as const,
  ]) {
    const t = scene({ on: [KILLER, ...OTHERS, guard, GUARDED] }).activate(0, 1, 'port')
    expect(t.offers(0, t.tile(1, 0, 'battlefield'))).toBe(true)
  }
})

test('EC-RULING40: on a Battlefield the bodyguard protects itself, elsewhere it can be killed and opens the field', () => {
  const field = scene({ on: [KILLER, ...OTHERS, { ...BODYGUARD, space: 'battlefield' }] })
  field.activate(0, 1, 'port')
  expect(field.refusal(0, field.tile(1, 0, 'battlefield'))).toBe('EC-PASSIVE16')
  const fort = scene({
    on: [KILLER, { ...KILLER, n: 1 }, { ...BODYGUARD, space: 'fortification' }, GUARDED],
  })
  fort
    .activate(0, 1, 'port')
    .answer(0, fort.tile(1, 0, 'fortification'))
    .pass(1)
  fort.activate(0, 1, 'port', 1)
  expect(fort.offers(0, fort.tile(1, 0, 'battlefield'))).toBe(true)
})

test('EC-RULING10, EC-RULING41: any active rival tile in reach can be flipped, on any space; an inactive one cannot', () => {
  const t = scene({
    on: [
      FLIPPER,
      laid('basic-red', 1, 0, 'battlefield'),
      laid('red-06', 1, 0, 'fortification'),
      laid('basic-yellow', 1, 1, 'port'),
      laid('blue-02', 1, 1, 'portal'),
      laid('yellow-16', 1, 1, 'port', { n: 1, inactive: true }),
      laid('basic-red', 0, 0, 'port'),
    ],
  }).activate(0, 1, 'port')
  expect(t.legal(0)).toEqual([
    t.tile(1, 0, 'battlefield'),
    t.tile(1, 0, 'fortification'),
    t.tile(1, 1, 'port', 0),
    t.tile(1, 1, 'portal'),
  ])
  expect(t.refusal(0, t.tile(1, 1, 'port', 1))).toBe('EC-RULING10')
  expect(t.refusal(0, t.tile(0, 0, 'port'))).toBe('EC-FLIP5')
  t.answer(0, t.tile(1, 1, 'portal'))
  expect(t.isActive(1, 1, 'portal')).toBe(false)
  expect(t.isActive(1, 0, 'battlefield')).toBe(true)
})

const OWN_GUARD: Placed = laid('red-13', 0, 0, 'battlefield', { n: 1 })
const OWN: Placed = laid('basic-red', 0, 0, 'battlefield')

test('EC-RULING39: a bodyguard does not stop the powers of its own camp: kill, move and banish', () => {
  const kill = scene({ on: [KILLER, OWN, OWN_GUARD] }).activate(0, 1, 'port')
  expect(kill.legal(0)).toEqual([kill.tile(0, 0, 'battlefield', 0), kill.tile(0, 0, 'battlefield', 1)])
  const move = scene({ on: [{ ...KILLER, tile: 'yellow-10' }, OWN, OWN_GUARD] }).activate(0, 1, 'port')
  expect(move.legal(0)).toContainEqual(move.tile(0, 0, 'battlefield', 0))
  const banish = scene({ on: [{ ...KILLER, tile: 'yellow-02' }, OWN, OWN_GUARD] }).activate(0, 1, 'port')
  expect(banish.legal(0)).toContainEqual(banish.tile(0, 0, 'battlefield', 0))
})

test('EC-RULING39: by option it stops them on the Battlefield of its board, itself included', () => {
  const options = { protectStopsOwnPowers: true }
  const near: Placed = laid('basic-red', 0, 0, 'port')
  const far: Placed = laid('basic-red', 0, 1, 'battlefield')
  const kill = scene({ options, on: [KILLER, OWN, OWN_GUARD, near, far] }).activate(0, 1, 'port')
  expect(kill.legal(0)).toEqual([kill.tile(0, 0, 'port'), kill.tile(0, 1, 'battlefield')])
  expect(kill.refusal(0, kill.tile(0, 0, 'battlefield'))).toBe('EC-PASSIVE16')
  const move = scene({ options, on: [{ ...KILLER, tile: 'yellow-10' }, OWN, OWN_GUARD, near] })
  move.activate(0, 1, 'port')
  expect(move.legal(0)).toEqual([move.tile(0, 0, 'port'), move.tile(0, 1, 'port')])
  expect(move.refusal(0, move.tile(0, 0, 'battlefield', 1))).toBe('EC-RULING39')
  const banish = scene({ options, on: [{ ...KILLER, tile: 'yellow-02' }, OWN, OWN_GUARD] })
  banish.activate(0, 1, 'port')
  expect(banish.legal(0)).toEqual([
    { do: 'take', from: 'screen', tile: 'basic-yellow' },
    banish.tile(0, 1, 'port'),
  ])
})

test.each([
  ['red-02', 'discard', 'discard'],
  ['red-05', 'reveal', 'reveal'],
] as const)('EC-RULING42: a bodyguard does not stop %s from making a rival %s', (tile, _, question) => {
  const screens = [['basic-yellow'], ['basic-red', 'basic-blue', 'basic-yellow', 'red-01']]
  const t = scene({ screens, on: [{ ...KILLER, tile }, BODYGUARD, { ...BODYGUARD, village: 1 }] })
  t.activate(0, 1, 'port')
  expect([t.question, t.asked]).toEqual([question, [1]])
})

test('EC-RULING42: a bodyguard does not stop red-10 from making a rival draw', () => {
  const t = scene({
    screens: [['red-10', 'basic-yellow'], ['basic-yellow']],
    bags: [[], ['red-06']],
    on: [BODYGUARD, { ...BODYGUARD, village: 1 }],
  })
  t.deploy(0, 'red-10', 0, 'battlefield')
  expect(t.screen(1)).toEqual(['basic-yellow', 'red-06'])
})

test('EC-RULING51: with protected tiles alone in reach an activation is refused, a deployment has no effect', () => {
  const guard: Placed = { ...BODYGUARD, space: 'battlefield', n: 1 }
  const t = scene({ screens: [['red-11', 'blue-01', 'basic-blue']], on: [KILLER, guard, GUARDED] })
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 1, 'port') })).toBe('EC-RULING17')
  const flip = t.fork().deploy(0, 'blue-01', 0, 'port')
  expect([flip.question, flip.asked]).toEqual(['action', [1]])
  expect(flip.isActive(1, 0, 'battlefield')).toBe(true)
  const demon = t.fork().answer(0, { do: 'deploy', tile: 'basic-blue' })
  demon.answer(0, demon.to(0, 0, 'portal'))
  const strike = { do: 'summon', demon: 'demon-strike', column: 2 } as const
  expect(demon.offers(0, strike)).toBe(true) // the own killer is still an object
  const bare = scene({ screens: [['basic-blue', 'basic-yellow']], on: [guard, GUARDED] })
  bare.deploy(0, 'basic-blue', 0, 'portal')
  expect(bare.refusal(0, strike)).toBe('EC-RULING71')
})

test('EC-RULING60: an activated kill cannot choose its own tile', () => {
  const t = scene({ on: [KILLER, ...OTHERS] }).activate(0, 1, 'port')
  expect(t.refusal(0, t.tile(0, 1, 'port'))).toBe('EC-RULING60')
  expect(t.legal(0)).toEqual([t.tile(1, 1, 'port', 0), t.tile(1, 1, 'port', 1)])
})

test('EC-RULING60, EC-RULING61: with a rival in reach the deployed tile must kill, itself not offered, any other allowed', () => {
  const t = scene({ screens: [['red-11', 'basic-yellow']], on: [OWN, GUARDED] })
  t.deploy(0, 'red-11', 0, 'battlefield', 2)
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'battlefield'), t.tile(1, 0, 'battlefield')])
  expect(t.refusal(0, DECLINE)).toBe('illegal')
  expect(t.refusal(0, t.tile(0, 0, 'battlefield', 2))).toBe('EC-RULING60')
  t.answer(0, t.tile(0, 0, 'battlefield'))
  expect(t.discard(0)).toEqual(['basic-red'])
})

test('EC-RULING61: with own tiles alone in reach a deployed kill may be declined or used', () => {
  const t = scene({ screens: [['red-11', 'basic-yellow']], on: [OWN] })
  t.deploy(0, 'red-11', 0, 'battlefield', 2)
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'battlefield'), DECLINE])
  const used = t.fork().answer(0, t.tile(0, 0, 'battlefield'))
  expect(used.discard(0)).toEqual(['basic-red'])
  t.answer(0, DECLINE)
  expect(t.tileAt(0, 0, 'battlefield')).toBe('basic-red')
  expect(t.told('looted')).toHaveLength(1)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING61: an activated kill with own tiles alone in reach is not declined', () => {
  const t = scene({ on: [KILLER, OWN, { ...OWN, n: 2 }] }).activate(0, 1, 'port')
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'battlefield', 0), t.tile(0, 0, 'battlefield', 2)])
})

test('EC-RULING70: the limit 1 of red-11 means 1 or less', () => {
  const tiles = standard.tiles.map((tile) => (tile.id === 'yellow-05' ? { ...tile, terror: 0 } : tile))
  const t = scene({
    content: loadContent({ ...standard, tiles }),
    screens: [['red-11', 'basic-yellow']],
    on: [GUARDED, { ...GUARDED, n: 1, tile: 'yellow-05' }, { ...GUARDED, n: 2, tile: 'basic-red-strong' }],
  })
  t.deploy(0, 'red-11', 1, 'port')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield', 0), t.tile(1, 0, 'battlefield', 1)])
})

test('EC-RULING106: red-03 may be activated with nothing to kill, and is then only discarded', () => {
  const t = scene({ on: [{ ...KILLER, tile: 'red-03' }] }).activate(0, 1, 'port')
  expect(t.tileAt(0, 1, 'port')).toBeNull()
  expect(t.discard(0)).toEqual(['red-03'])
  expect(t.told('killed')).toEqual([])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})
