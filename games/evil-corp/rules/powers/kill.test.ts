import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../../state.ts'
import { type Given, laid, scene } from '../testing/scene.ts'

const DECLINE: EvilCorpMove = { do: 'decline' }

/** Rival tiles of terror 1, 2, 2, 3 and, strengthened by its captain, 4. */
const targets: Given['on'] = [
  laid('basic-yellow', 1, 0, 'port'),
  laid('basic-red-strong', 1, 0, 'port', { n: 1 }),
  laid('red-08', 1, 1, 'battlefield'),
  laid('red-14', 1, 1, 'fortification'),
  laid('red-10', 1, 1, 'port'),
]

test.each([
  ['red-11', 1],
  ['red-12', 2],
])(
  'EC-KILL1, EC-KILL3, EC-RULING60, EC-RULING70: deployed %s kills a tile of terror %i or less, never itself',
  (tile, limit) => {
    const t = scene({ screens: [[tile, 'basic-blue'], ['basic-red']], on: targets })
    t.put(laid('basic-red', 0, 0, 'port'))
    t.deploy(0, tile, 0, 'fortification')
    expect([t.question, t.asked]).toEqual(['kill', [0]])
    const two = limit > 1 ? [t.tile(1, 0, 'port', 1), t.tile(1, 1, 'fortification')] : []
    const legal = [t.tile(0, 0, 'port'), t.tile(1, 0, 'port'), ...two]
    expect(t.legal(0)).toEqual(legal)
    expect(t.refusal(0, t.tile(0, 0, 'fortification'))).toBe('EC-RULING60')
    expect(t.refusal(0, t.tile(1, 1, 'port'))).toBe('EC-KILL1')
    expect(t.refusal(0, t.tile(1, 1, 'battlefield'))).toBe('EC-KILL1')
  },
)

test.each([
  ['red-04', 2],
  ['red-09', 3],
  ['red-03', 3],
])(
  'EC-KILL1, EC-KILL3, EC-RULING7: activated %s kills a tile of current terror %i or less',
  (tile, limit) => {
    const t = scene({ on: [...targets, { camp: 0, village: 0, space: 'port', tile }] })
    t.activate(0, 0, 'port')
    const three = limit > 2 ? [t.tile(1, 1, 'port')] : []
    const legal = [t.tile(1, 0, 'port'), t.tile(1, 0, 'port', 1), t.tile(1, 1, 'fortification'), ...three]
    expect(t.legal(0)).toEqual(legal)
    expect(t.refusal(0, t.tile(1, 1, 'battlefield'))).toBe('EC-KILL1')
  },
)

test('EC-KILL2, EC-GAUGE8: the tile goes to its owner’s discard, and the gauge follows at once', () => {
  const t = scene({
    on: [
      laid('red-04', 0, 0, 'port'),
      laid('basic-red-strong', 1, 0, 'battlefield'),
      laid('basic-red', 1, 0, 'battlefield', { n: 1 }),
    ],
  })
  expect(t.lead(0, 0)).toBe(-3)
  t.activate(0, 0, 'port').answer(0, t.tile(1, 0, 'battlefield'))
  const place = t.place(1, 0, 'battlefield')
  const kind = t.kind('basic-red-strong')
  expect(t.told('killed')).toEqual([{ e: 'killed', seat: 0, kind, camp: 1, place }])
  expect(t.tileAt(1, 0, 'battlefield')).toBeNull()
  expect([t.discard(0), t.discard(1)]).toEqual([[], ['basic-red-strong']])
  expect(t.lead(0, 0)).toBe(-1)
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-KILL2, EC-RULING113: in a team it goes to the common discard of the team', () => {
  const t = scene({
    seats: 4,
    on: [laid('red-04', 0, 1, 'port'), laid('basic-red', 1, 1, 'battlefield')],
  })
  t.activate(0, 1, 'port')
  expect([t.discard(0), t.discard(1)]).toEqual([[], ['basic-red']])
})

test('EC-KILL1, EC-RULING76, EC-EX13: a kill reaches the boards eligible to the player who activates', () => {
  const t = scene({
    seats: 4,
    screens: [['red-04'], ['basic-blue'], ['basic-blue'], ['basic-blue']],
    on: [0, 1, 2].map((village) => ({ camp: 1, village, space: 'battlefield', tile: 'basic-red' })),
  })
  t.deploy(0, 'red-04', 1, 'port').activate(1, 1, 'port')
  expect(t.legal(1)).toEqual([t.tile(1, 1, 'battlefield'), t.tile(1, 2, 'battlefield')])
  expect(t.refusal(1, t.tile(1, 0, 'battlefield'))).toBe('illegal')
})

test('EC-KILL4: tiles behind screens, in bags, in discards and in the queue are no targets', () => {
  const t = scene({
    screens: [['basic-red'], ['basic-red', 'basic-yellow']],
    bags: [['basic-red'], ['basic-red']],
    discards: [['basic-red'], ['basic-red']],
    queue: ['red-02', 'yellow-01'],
    on: [laid('red-04', 0, 0, 'port'), laid('basic-blue', 1, 0, 'port'), laid('basic-blue', 1, 1, 'port')],
  })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'port'), t.tile(1, 1, 'port')])
  expect(t.refusal(0, { do: 'take', from: 'screen', tile: 'basic-red' })).toBe('illegal')
  expect(t.refusal(0, { do: 'take', from: 'discard', tile: 'basic-red' })).toBe('illegal')
  expect(t.refusal(0, { do: 'queue', slot: 1 })).toBe('illegal')
  const none = scene({
    discards: [[], ['basic-red']],
    on: [laid('red-04', 0, 0, 'port')],
  })
  expect(none.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
})

test('EC-RULING8: either camp, any space type, either face may be killed', () => {
  const spaces = ['battlefield', 'fortification', 'port', 'portal'] as const
  const on = spaces.flatMap((space, at) => [
    { camp: 1, village: 0, space, tile: 'basic-blue', inactive: at % 2 === 0 },
    { camp: 0, village: 1, space, tile: 'basic-blue', inactive: at % 2 === 1 },
  ])
  const t = scene({ on: [...on, laid('red-04', 0, 0, 'port')] })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([
    ...spaces.map((space) => t.tile(1, 0, space)),
    ...spaces.map((space) => t.tile(0, 1, space)),
  ])
})

test('EC-RULING107, EC-RULING60: an activated kill may choose an own tile among rival ones, but not the killer itself', () => {
  const t = scene({
    on: [
      laid('red-04', 0, 0, 'port'),
      laid('basic-red', 0, 0, 'battlefield'),
      laid('basic-red', 1, 0, 'battlefield'),
    ],
  })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'battlefield'), t.tile(1, 0, 'battlefield')])
  expect(t.refused(0)).toEqual([{ move: t.tile(0, 0, 'port'), rule: 'EC-RULING60' }])
  t.answer(0, t.tile(0, 0, 'battlefield'))
  expect(t.discard(0)).toEqual(['basic-red'])
})

test('EC-RULING17, EC-RULING60: red-04 alone on the boards has nothing to kill', () => {
  const t = scene({ on: [laid('red-04', 0, 0, 'port')] })
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
})

const boosted: Given['on'] = [
  laid('red-04', 0, 0, 'port'),
  laid('blue-12', 1, 1, 'port'),
  laid('blue-14', 1, 0, 'battlefield'),
]

test('EC-RULING7: a Blue tile of printed 2 boosted to 3 escapes a limit of 2, unless the table counts printed terror', () => {
  const t = scene({ on: [...boosted, laid('basic-red', 1, 1, 'battlefield')] })
  expect(t.terror(1, 0, 'battlefield')).toBe(3)
  t.activate(0, 0, 'port')
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-KILL1')
  const printed = scene({ options: { killUsesCurrentTerror: false }, on: boosted })
  printed.activate(0, 0, 'port').answer(0, printed.tile(1, 0, 'battlefield'))
  expect(printed.discard(1)).toEqual(['blue-14'])
})

test('EC-RULING38: the same tile on a Port has its printed terror, and a limit of 2 takes it', () => {
  const t = scene({
    on: [...(boosted.slice(0, 2) as NonNullable<Given['on']>), laid('blue-14', 1, 0, 'port')],
  })
  t.activate(0, 0, 'port').answer(0, t.tile(1, 0, 'port'))
  expect(t.discard(1)).toEqual(['blue-14'])
})

test('EC-RULING63, EC-RULING7: a lone red-06 with red-14 on a Port stands at 4 and escapes a limit of 3', () => {
  const t = scene({
    on: [
      laid('red-06', 1, 0, 'battlefield'),
      laid('red-14', 1, 0, 'port'),
      laid('red-09', 0, 0, 'port'),
      laid('basic-red', 1, 1, 'port'),
    ],
  })
  expect(t.terror(1, 0, 'battlefield')).toBe(4)
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'port'), t.tile(1, 1, 'port')])
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-KILL1')
})

test('EC-RULING61, EC-RULING49: red-11 with only own tiles in reach may be declined', () => {
  const t = scene({
    screens: [['red-11', 'basic-blue']],
    on: [laid('basic-red', 0, 0, 'port')],
  })
  t.deploy(0, 'red-11', 0, 'battlefield')
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'port'), DECLINE])
  const kill = t.fork().answer(0, t.tile(0, 0, 'port'))
  expect(kill.discard(0)).toEqual(['basic-red'])
  t.answer(0, DECLINE)
  expect(t.tileAt(0, 0, 'port')).toBe('basic-red')
  expect(t.discard(0)).toEqual([])
  // The space effect follows all the same.
  expect(t.told('looted')).toEqual([{ e: 'looted', camp: 0, village: 0, gold: 1 }])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING61: with a rival tile of terror 1 in reach red-11 must kill, on any legal tile', () => {
  const t = scene({
    screens: [['red-11', 'basic-blue']],
    on: [laid('basic-red', 0, 0, 'port'), laid('basic-red', 1, 1, 'port')],
  })
  t.deploy(0, 'red-11', 0, 'fortification')
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'port'), t.tile(1, 1, 'port')])
  expect(t.refusal(0, DECLINE)).toBe('illegal')
})

test('EC-RULING61: an activated kill is never declined, even with own tiles alone', () => {
  const t = scene({
    on: [laid('red-04', 0, 0, 'port'), laid('basic-red', 0, 0, 'battlefield')],
  })
  t.activate(0, 0, 'port')
  expect(t.discard(0)).toEqual(['basic-red'])
  expect(t.asked).toEqual([1])
})

test('EC-RULING49: red-11 without any legal tile is deployed without effect', () => {
  const t = scene({
    screens: [['red-11', 'basic-blue']],
    on: [laid('basic-red-strong', 1, 0, 'port')],
  })
  t.deploy(0, 'red-11', 0, 'fortification')
  expect(t.told('killed')).toEqual([])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING59: red-12 deployed beside a lone red-06 of terror 3 ends its loneliness before the kill is chosen', () => {
  const t = scene({
    screens: [['red-12', 'basic-blue']],
    on: [laid('red-06', 0, 0, 'battlefield')],
  })
  expect(t.terror(0, 0, 'battlefield')).toBe(3)
  t.deploy(0, 'red-12', 0, 'battlefield', 1)
  expect(t.terror(0, 0, 'battlefield')).toBe(1)
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'battlefield'), DECLINE])
})

test('EC-SELFD1, EC-SELFD2, EC-KILL2: red-03 is discarded first, then kills a tile of terror 3; the gauge follows both', () => {
  const t = scene({
    on: [
      laid('red-03', 0, 0, 'battlefield'),
      laid('red-10', 1, 0, 'battlefield'),
      laid('basic-red', 1, 1, 'port'),
    ],
  })
  expect(t.lead(0, 0)).toBe(-2)
  t.activate(0, 0, 'battlefield')
  const gone = { e: 'discarded-self', camp: 0, kind: t.kind('red-03'), place: t.place(0, 0, 'battlefield') }
  expect(t.told('discarded-self')).toEqual([gone])
  expect(t.tileAt(0, 0, 'battlefield')).toBeNull()
  expect(t.discard(0)).toEqual(['red-03'])
  expect(t.lead(0, 0)).toBe(-3)
  expect(t.question).toBe('kill')
  t.answer(0, t.tile(1, 0, 'battlefield'))
  expect(t.discard(1)).toEqual(['red-10'])
  expect(t.lead(0, 0)).toBe(0)
  expect(t.half(0, 0).inactive).toBe(0)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING106, EC-SELFD1: red-03 without anything to kill is only discarded', () => {
  const t = scene({ on: [laid('red-03', 0, 0, 'battlefield')] })
  t.activate(0, 0, 'battlefield')
  expect(t.discard(0)).toEqual(['red-03'])
  expect(t.told('turned-inactive')).toEqual([])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-SELFD2: red-03, gone before the kill, leaves its companion red-06 alone and at 3', () => {
  const t = scene({
    on: [
      laid('red-03', 0, 0, 'battlefield'),
      laid('red-06', 0, 0, 'battlefield', { n: 1 }),
      laid('red-14', 0, 1, 'port'),
      laid('basic-red', 1, 0, 'battlefield'),
    ],
  })
  t.activate(0, 0, 'battlefield')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(0, 1, 'port')])
  expect(t.refusal(0, t.tile(0, 0, 'battlefield', 1))).toBe('EC-KILL1')
})

test('EC-RULING99, EC-RULING100: killed, drawn from a refilled bag and deployed again, a tile uses its deployment power again', () => {
  const t = scene({
    screens: [['yellow-05', 'basic-blue'], ['basic-blue']],
    on: [laid('blue-07', 0, 0, 'port'), laid('red-04', 1, 0, 'port')],
  })
  t.deploy(0, 'yellow-05', 0, 'battlefield')
  t.activate(1, 0, 'port')
    .answer(1, t.tile(0, 0, 'battlefield'))
    .activate(0, 0, 'port')
    .pass(1)
  t.deploy(0, 'yellow-05', 0, 'battlefield')
  expect(t.purse(0)).toBe(6)
  expect(t.isActive(0, 0, 'battlefield')).toBe(true)
})
