import { expect, test } from 'vitest'
import { type Given, laid, type Placed, type Scene, scene } from '../testing/scene.ts'

const guard = (space: Placed['space'], more: Partial<Placed> = {}): Placed => ({
  camp: 1,
  village: 0,
  space,
  tile: 'red-13',
  ...more,
})
/** Rival tiles of terror 1 on every space type of board 0, and on a Battlefield of board 1. */
const guarded: Given['on'] = [
  laid('basic-blue', 1, 0, 'battlefield'),
  laid('basic-blue', 1, 0, 'fortification'),
  laid('basic-blue', 1, 0, 'port'),
  laid('basic-blue', 1, 0, 'portal'),
  laid('basic-blue', 1, 1, 'battlefield'),
]

/** The tiles of camp 1 that no guard protects. */
const unguarded = (t: Scene) => [
  t.tile(1, 0, 'fortification'),
  t.tile(1, 0, 'port'),
  t.tile(1, 0, 'portal'),
  t.tile(1, 1, 'battlefield'),
]

test('EC-PASSIVE16, EC-PASSIVE17, EC-PASSIVE18, EC-RULING40: kills pass by the guarded Battlefield, and nothing else is guarded', () => {
  const on = [...guarded, guard('battlefield', { n: 1 }), laid('red-04', 0, 0, 'port')] as const
  const t = scene({ on })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual(unguarded(t))
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-PASSIVE16')
  expect(t.refusal(0, t.tile(1, 0, 'battlefield', 1))).toBe('EC-PASSIVE16')
})

test('EC-PASSIVE16, EC-PASSIVE17, EC-PASSIVE18, EC-RULING9: so do flips', () => {
  const on = [...guarded, guard('battlefield', { n: 1 })]
  const t = scene({ screens: [['blue-01', 'basic-blue']], on })
  t.deploy(0, 'blue-01', 0, 'port')
  expect(t.legal(0)).toEqual(unguarded(t))
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-PASSIVE16')
})

test('EC-RULING9, EC-RULING51, EC-RULING71: a demon finds no object where all tiles are guarded', () => {
  const on = [guarded[0] as Placed, guard('battlefield', { n: 1 })]
  const t = scene({ screens: [['blue-10', 'basic-blue']], gold: [2], on })
  t.deploy(0, 'blue-10', 0, 'portal')
  for (const column of [1, 2, 3]) {
    expect(t.refusal(0, { do: 'summon', demon: 'demon-strike', column })).toBe('EC-RULING71')
  }
  const open = scene({ screens: [['blue-10', 'basic-blue']], gold: [2], on: [guarded[0] as Placed] })
  open.deploy(0, 'blue-10', 0, 'portal')
  expect(open.offers(0, { do: 'summon', demon: 'demon-strike', column: 1 })).toBe(true)
})

test('EC-RULING51, EC-RULING17, EC-RULING49: with guarded tiles only, an activation is refused and a deployment has no effect', () => {
  const on = [guard('battlefield'), laid('red-04', 0, 0, 'port')] as const
  const t = scene({ screens: [['blue-01', 'basic-blue']], on })
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
  t.deploy(0, 'blue-01', 0, 'fortification')
  expect(t.told('flipped')).toEqual([])
  expect(t.asked).toEqual([1])
})

test('EC-RULING40, EC-PASSIVE16, EC-PASSIVE18: from a Fortification red-13 guards the Battlefield but can be killed itself; then it is open', () => {
  const t = scene({
    on: [
      guard('fortification'),
      laid('basic-blue', 1, 0, 'battlefield'),
      laid('red-04', 0, 0, 'port'),
      laid('red-09', 0, 0, 'port', { n: 1 }),
      laid('basic-red', 0, 1, 'port'),
    ],
  })
  t.activate(0, 0, 'port')
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-PASSIVE16')
  t.answer(0, t.tile(1, 0, 'fortification'))
    .pass(1)
    .activate(0, 0, 'port', 1)
  expect(t.offers(0, t.tile(1, 0, 'battlefield'))).toBe(true)
})

test('EC-PASSIVE1, EC-FLIP2: an inactive red-13 guards nothing', () => {
  const t = scene({
    on: [
      guard('battlefield', { inactive: true }),
      laid('basic-blue', 1, 0, 'battlefield', { n: 1 }),
      laid('red-04', 0, 0, 'port'),
    ],
  })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(1, 0, 'battlefield', 1)])
})

test('EC-PASSIVE16, EC-PASSIVE11: red-13 guards its own camp only', () => {
  const t = scene({
    screens: [['basic-blue'], ['basic-blue']],
    first: 1,
    on: [
      guard('battlefield'),
      laid('basic-red', 0, 0, 'battlefield'),
      laid('basic-red', 0, 1, 'battlefield'),
      laid('red-04', 1, 1, 'port'),
    ],
  })
  t.activate(1, 1, 'port')
  // The own bodyguard of terror 2 is a legal object as well (EC-RULING39).
  expect(t.legal(1)).toEqual([
    t.tile(0, 0, 'battlefield'),
    t.tile(1, 0, 'battlefield'),
    t.tile(0, 1, 'battlefield'),
  ])
})

const mine = (tile: string): Placed[] => [
  laid('red-13', 0, 0, 'battlefield'),
  laid('basic-red', 0, 0, 'battlefield', { n: 1 }),
  { camp: 0, village: 0, space: 'port', tile },
  laid('basic-red', 0, 1, 'battlefield'),
]

test.each(['yellow-10', 'yellow-07', 'red-04'])(
  'EC-RULING39: the own camp may use %s on what its bodyguard guards, unless the table forbids it',
  (tile) => {
    const move = scene({ screens: [[], ['basic-blue']], queue: [], on: mine(tile) })
    move.activate(0, 0, 'port')
    expect(move.offers(0, move.tile(0, 0, 'battlefield', 1))).toBe(true)
    expect(move.offers(0, move.tile(0, 0, 'battlefield'))).toBe(true)
    const strict = scene({
      options: { protectStopsOwnPowers: true },
      screens: [[], ['basic-blue']],
      on: mine(tile),
    })
    strict.put(laid('basic-blue', 1, 0, 'battlefield'))
    strict.activate(0, 0, 'port')
    const self = tile === 'red-04' ? [] : [strict.tile(0, 0, 'port')]
    const rival = tile === 'red-04' ? [strict.tile(1, 0, 'battlefield')] : []
    expect(strict.legal(0)).toEqual([...self, ...rival, strict.tile(0, 1, 'battlefield')])
    const rule = { 'yellow-10': 'EC-RULING39', 'yellow-07': 'illegal', 'red-04': 'EC-PASSIVE16' }[tile]
    expect(strict.refusal(0, strict.tile(0, 0, 'battlefield', 1))).toBe(rule)
  },
)
