import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { type Placed, scene } from './testing/scene.ts'

const DONE = { do: 'done' } as const

function own(tile: string, space: Placed['space'] = 'port', n = 0): Placed {
  return { camp: 0, village: 0, space, n, tile }
}

function take(tile: string, from: 'screen' | 'discard' = 'screen'): EvilCorpMove {
  return { do: 'take', from, tile }
}

test.each([
  ['blue-07', 'nothing to draw', {}],
  ['blue-04', 'an empty discard', {}],
  ['blue-14', 'no rival tile', {}],
  ['red-04', 'nothing to kill', {}],
  ['red-02', 'no tile behind a rival screen', { screens: [['basic-yellow'], []] }],
  ['red-05', 'no tile behind a rival screen', { screens: [['basic-yellow'], []] }],
  ['yellow-16', 'nothing affordable', {}],
  ['yellow-14', 'no power to copy', { queue: ['red-01', 'red-06', 'red-07', 'red-08', 'red-10'] }],
  ['blue-08', 'nothing to draw or discard', { screens: [[], ['basic-red']], gold: [9, 0] }],
] as const)('EC-RULING17: %s with %s cannot be activated', (tile, _, more) => {
  const t = scene({ on: [own(tile)], ...more })
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
})

test.each([
  ['blue-07', { bags: [['basic-red']] }],
  ['blue-04', { discards: [['basic-red']] }],
  ['red-02', {}],
  ['red-05', {}],
  ['yellow-16', { gold: [6, 0] }],
  ['yellow-02', { screens: [[]] }],
  ['yellow-10', {}],
  ['red-03', {}],
  ['blue-08', {}],
] as const)(
  'EC-RULING17: %s can be activated as soon as something changes; showing a tile is a change',
  (tile, more) => {
    const t = scene({ on: [own(tile)], queue: ['red-02', 'red-06', 'red-07', 'red-08', 'red-10'], ...more })
    expect(t.offers(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe(true)
  },
)

test.each([
  ['red-11', 'nothing to kill'],
  ['blue-01', 'nothing to flip'],
  ['red-01', 'no screen to reveal'],
  ['red-10', 'no tile to draw'],
])('EC-RULING49: %s is deployed with %s, and its power has no effect', (tile) => {
  const t = scene({ screens: [[tile, 'basic-yellow'], []] })
  t.deploy(0, tile, 0, 'battlefield')
  expect(t.tileAt(0, 0, 'battlefield')).toBe(tile)
  expect(t.told('deployed')).toHaveLength(1)
})

test('EC-RULING49: yellow-12 with nothing affordable gains its gold and recruits nothing', () => {
  const queue = ['red-05', 'red-06', 'red-07', 'red-08', 'red-09']
  const t = scene({ screens: [['yellow-12', 'basic-yellow']], queue }).deploy(
    0,
    'yellow-12',
    0,
    'battlefield',
  )
  expect(t.purse(0)).toBe(2)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING58: looted gold and the Stone stay with their taker when the tile leaves', () => {
  const t = scene({
    screens: [
      ['basic-red', 'basic-blue', 'basic-yellow'],
      ['red-11', 'red-12', 'basic-blue', 'basic-yellow'],
    ],
  })
  t.deploy(0, 'basic-red', 0, 'battlefield').deploy(1, 'red-11', 1, 'port')
  expect(t.discard(0)).toEqual(['basic-red'])
  expect([t.s.camps[0]?.gold, t.s.villages[0]?.loot]).toEqual([1, 0])
  t.deploy(0, 'basic-blue', 0, 'battlefield').deploy(1, 'red-12', 1, 'battlefield')
  t.answer(1, t.tile(0, 0, 'battlefield'))
  expect(t.discard(0)).toEqual(['basic-blue', 'basic-red'])
  t.pass(0).deploy(1, 'basic-blue', 0, 'battlefield')
  expect(t.s.villages[0]).toMatchObject({ loot: 0, stone: 0 })
})

test('EC-RULING19, EC-RULING69: yellow-15 banishes one or two, from different places', () => {
  const t = scene({
    screens: [['basic-yellow']],
    discards: [['basic-red', 'basic-red']],
    on: [own('yellow-15')],
  })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([take('basic-yellow'), take('basic-red', 'discard'), t.tile(0, 0, 'port')])
  t.answer(0, take('basic-red', 'discard'))
  const one = t.fork().answer(0, DONE)
  expect(one.banished(0)).toEqual(['basic-red'])
  t.answer(0, take('basic-yellow'))
  expect(t.banished(0)).toEqual(['basic-red', 'basic-yellow'])
  expect(t.discard(0)).toEqual(['basic-red'])
  expect(t.asked).toEqual([1])
})

test('EC-RULING69: by option exactly two are banished', () => {
  const t = scene({
    options: { ownCountIsMaximum: false },
    discards: [['basic-red', 'basic-red']],
    on: [own('yellow-15')],
  })
  t.activate(0, 0, 'port').answer(0, take('basic-red', 'discard'))
  expect(t.legal(0)).toEqual([take('basic-yellow'), take('basic-red', 'discard'), t.tile(0, 0, 'port')])
})

test.each([
  [true, [take('red-02', 'discard'), DONE]],
  [false, [take('red-02', 'discard')]],
] as const)(
  'EC-RULING69: the second recycled tile is a choice (%s) or an order',
  (ownCountIsMaximum, then) => {
    const t = scene({
      options: { ownCountIsMaximum },
      discards: [['red-01', 'red-02', 'red-02']],
      on: [own('blue-04')],
    })
    t.activate(0, 0, 'port')
    expect(t.legal(0)).toEqual([take('red-01', 'discard'), take('red-02', 'discard')])
    t.answer(0, take('red-01', 'discard'))
    if (ownCountIsMaximum) {
      expect(t.legal(0)).toEqual(then)
      t.answer(0, DONE)
      expect([t.bag(0), t.discard(0)]).toEqual([['red-01'], ['red-02', 'red-02']])
    } else expect([t.bag(0), t.discard(0)]).toEqual([['red-01', 'red-02'], ['red-02']])
  },
)

test('EC-RULING74: a tile may banish itself; it leaves instead of turning inactive, and the gauge follows', () => {
  const t = scene({ on: [own('yellow-02', 'battlefield')] })
  expect(t.lead(0, 0)).toBe(1)
  t.activate(0, 0, 'battlefield').answer(0, t.tile(0, 0, 'battlefield'))
  expect(t.lead(0, 0)).toBe(0)
  expect([t.banished(0), t.discard(0)]).toEqual([['yellow-02'], []])
  expect(t.told('turned-inactive')).toEqual([])
  expect(t.half(0, 0).inactive).toBe(0)
})

test('EC-RULING84: a banished tile never returns, not even when the bags are refilled', () => {
  const t = scene({
    screens: [['basic-yellow'], ['basic-yellow']],
    discards: [['red-06', 'basic-red']],
    on: [own('yellow-02')],
    queue: ['red-02', 'red-05', 'red-07', 'red-08', 'red-09'],
    marketBag: [],
  })
  t.activate(0, 0, 'port').answer(0, take('red-06', 'discard'))
  for (let round = 0; round < 8; round++) t.passAll()
  expect(t.banished(0)).toEqual(['red-06'])
  const everywhere = [t.s.queue, t.s.marketBag, t.s.queueDiscard, ...t.s.screens]
  const camps = t.s.camps.flatMap(({ bag, discard }) => [...bag, ...discard])
  expect(t.names([...everywhere.flat(), ...camps])).not.toContain('red-06')
})

test('EC-RULING86: when Pass is all that is left the table passes, and announces it', () => {
  const t = scene({ screens: [['basic-red'], ['basic-red', 'basic-red', 'basic-red']], queue: ['red-02'] })
  t.deploy(0, 'basic-red', 0, 'port').deploy(1, 'basic-red', 1, 'port')
  // Two gold of the cargo: one recruit is possible, so seat 0 is asked.
  expect(t.asked).toEqual([0])
  t.recruit(0, 1).deploy(1, 'basic-red', 1, 'port', 1)
  expect(t.told('passed')).toEqual([{ e: 'passed', seat: 0 }])
  expect(t.told('forced')).toMatchObject([{ seat: 0, secret: { move: { do: 'pass' } } }])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test.each([
  ['basic-red-strong', 'battlefield', 'looted'],
  ['basic-blue', 'battlefield', 'stone-taken'],
  ['basic-red', 'port', 'cargo-taken'],
  ['basic-yellow', 'port', 'cargo-taken'],
] as const)('EC-RULING101: what %s finds on a %s is taken without asking', (tile, space, event) => {
  const t = scene({ screens: [[tile, 'basic-yellow']] }).deploy(0, tile, 0, space)
  expect(t.told(event)).toHaveLength(1)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})
