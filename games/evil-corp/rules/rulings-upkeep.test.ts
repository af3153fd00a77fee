import { SPECTATOR } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { EvilCorpMove, Kept } from '../state.ts'
import { laid, type Placed, type Scene, scene } from './testing/scene.ts'

const FORT: Placed = laid('basic-yellow', 0, 0, 'fortification')
const OTHER_FORT: Placed = { ...FORT, village: 1, tile: 'basic-red' }
/** Terror 3 against a lead that would bring magic gold. */
const HOLDER: Placed = laid('red-10', 1, 0, 'battlefield')
const LET_GO: EvilCorpMove = { do: 'upkeep', kept: [] }

/** The decision to keep the camp's tiles in these villages, paid or free. */
function keep(t: Scene, how: { readonly [village: number]: 'paid' | 'free' }, camp = 0): EvilCorpMove {
  const kept = Object.entries(how).map(([village, price]): Kept => {
    return { ...t.where(camp, Number(village), 'fortification'), free: price === 'free' }
  })
  return { do: 'upkeep', kept }
}

function sorted(list: readonly EvilCorpMove[]): string[] {
  return list.map((move) => JSON.stringify(move)).sort()
}

test.each([
  ['battlefield', 0],
  ['port', 0],
  ['battlefield', 1],
] as const)(
  'EC-RULING30, EC-RULING108: an active quartermaster on a %s of board %i keeps a tile free and leaves itself',
  (space, village) => {
    const t = scene({
      on: [FORT, { camp: 0, village, space, tile: 'yellow-08' }, { ...HOLDER, village }],
    }).passAll()
    expect([t.question, t.asked]).toEqual(['upkeep', [0]])
    expect(sorted(t.legal(0))).toEqual(sorted([LET_GO, keep(t, { 0: 'free' })]))
    t.answer(0, keep(t, { 0: 'free' }))
    expect(t.told('kept')).toEqual([
      { e: 'kept', camp: 0, kind: 3, place: t.place(0, 0, 'fortification'), free: true },
    ])
    expect(t.tileAt(0, 0, 'fortification')).toBe('basic-yellow')
    expect(t.isActive(0, 0, 'fortification')).toBe(false)
    expect(t.tileAt(0, village, space)).toBeNull()
    expect(t.s.round).toBe(2)
  },
)

test('EC-RULING30: an inactive quartermaster keeps nothing, and without coins there is no choice', () => {
  const t = scene({
    on: [FORT, laid('yellow-08', 0, 0, 'battlefield', { inactive: true }), HOLDER],
  }).passAll()
  expect([t.question, t.s.round]).toEqual(['action', 2])
  expect(t.tileAt(0, 0, 'fortification')).toBeNull()
})

test('EC-RULING31: a tile kept overnight may be kept again, for a new payment', () => {
  const t = scene({ on: [FORT], sides: ['B'], magicGold: [6, 0] })
  t.passAll().answer(0, keep(t, { 0: 'paid' }))
  expect([t.s.round, t.s.camps[0]?.magicGold]).toEqual([2, 3])
  expect(t.tileAt(0, 0, 'fortification')).toBe('basic-yellow')
  t.passAll()
  expect(sorted(t.legal(0))).toEqual(sorted([LET_GO, keep(t, { 0: 'paid' })]))
  t.answer(0, keep(t, { 0: 'paid' }))
  expect([t.s.round, t.s.camps[0]?.magicGold]).toEqual([3, 0])
  expect(t.tileAt(0, 0, 'fortification')).toBe('basic-yellow')
  expect(t.isActive(0, 0, 'fortification')).toBe(false)
})

test('EC-RULING55: a quartermaster in a Fortification may keep itself and another; next Night it is inactive and keeps nothing', () => {
  const t = scene({ on: [{ ...FORT, tile: 'yellow-06' }, OTHER_FORT] }).passAll()
  const both = keep(t, { 0: 'free', 1: 'free' })
  expect(sorted(t.legal(0))).toEqual(sorted([LET_GO, keep(t, { 0: 'free' }), keep(t, { 1: 'free' }), both]))
  t.answer(0, both)
  expect([t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([
    'yellow-06',
    'basic-red',
  ])
  expect([t.isActive(0, 0, 'fortification'), t.isActive(0, 1, 'fortification')]).toEqual([false, false])
  t.passAll()
  // Two leads of 1 and no coins: nothing to choose, both tiles leave.
  expect([t.question, t.s.round]).toEqual(['action', 3])
  expect([t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([null, null])
})

test('EC-RULING115: the owner chooses which tile is kept free, and pays for the other in the same Night', () => {
  const t = scene({
    on: [FORT, OTHER_FORT, laid('yellow-08', 0, 0, 'port')],
    gold: [2, 0],
  }).passAll()
  expect(sorted(t.legal(0))).toEqual(
    sorted([
      LET_GO,
      keep(t, { 0: 'paid' }),
      keep(t, { 1: 'paid' }),
      keep(t, { 0: 'free' }),
      keep(t, { 1: 'free' }),
      keep(t, { 0: 'free', 1: 'paid' }),
      keep(t, { 0: 'paid', 1: 'free' }),
    ]),
  )
  t.answer(0, keep(t, { 0: 'paid', 1: 'free' }))
  expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 2, magicGold: 0 }])
  expect([t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([
    'basic-yellow',
    'basic-red',
  ])
})

test('EC-RULING115: with one coin less only the free one can stay', () => {
  const t = scene({
    on: [FORT, OTHER_FORT, laid('yellow-08', 0, 0, 'port')],
    gold: [1, 0],
  }).passAll()
  expect(sorted(t.legal(0))).toEqual(sorted([LET_GO, keep(t, { 0: 'free' }), keep(t, { 1: 'free' })]))
})

/** A team's tiles in all three Fortifications; rivals hold the leads down so that no board is won. */
const THREE_FORTS: Placed[] = [0, 1, 2].map((village) => ({ ...FORT, village }))

test('EC-RULING56, EC-RULING111: in a team, two quartermasters in the centre keep all three tiles', () => {
  const t = scene({
    seats: 4,
    on: [
      ...THREE_FORTS,
      laid('yellow-06', 0, 1, 'port', { n: 0 }),
      laid('yellow-08', 0, 1, 'port', { n: 1 }),
    ],
  }).passAll()
  t.answer(1, keep(t, { 0: 'free', 1: 'free', 2: 'free' }))
  expect([0, 1, 2].map((village) => t.tileAt(0, village, 'fortification'))).toEqual(
    new Array(3).fill('basic-yellow'),
  )
})

test('EC-RULING111: one of them alone keeps only its own number', () => {
  const t = scene({
    seats: 4,
    on: [...THREE_FORTS, laid('yellow-06', 0, 1, 'port')],
  }).passAll()
  expect(t.legal(0)).toHaveLength(7) // none, three single ones, three pairs
  expect(t.refusal(0, keep(t, { 0: 'free', 1: 'free', 2: 'free' }))).toBe('illegal')
})

test('EC-RULING56: a quartermaster on an end board does not reach the other end', () => {
  const t = scene({
    seats: 4,
    on: [...THREE_FORTS, laid('yellow-06', 0, 0, 'port')],
  }).passAll()
  expect(sorted(t.legal(0))).toEqual(
    sorted([LET_GO, keep(t, { 0: 'free' }), keep(t, { 1: 'free' }), keep(t, { 0: 'free', 1: 'free' })]),
  )
})

test('EC-RULING56, EC-RULING111: quartermasters of both ends share the centre as fits', () => {
  const t = scene({
    seats: 4,
    on: [...THREE_FORTS, laid('yellow-08', 0, 0, 'port'), laid('yellow-08', 0, 2, 'port')],
  }).passAll()
  expect(sorted(t.legal(1))).toEqual(
    sorted([
      LET_GO,
      keep(t, { 0: 'free' }),
      keep(t, { 1: 'free' }),
      keep(t, { 2: 'free' }),
      keep(t, { 0: 'free', 1: 'free' }),
      keep(t, { 0: 'free', 2: 'free' }),
      keep(t, { 1: 'free', 2: 'free' }),
    ]),
  )
})

test('EC-RULING77: a team gives one decision for all its tiles, and either member may give it', () => {
  const t = scene({
    seats: 4,
    on: [THREE_FORTS[0] as Placed, THREE_FORTS[2] as Placed],
    magicGold: [4, 0],
  }).passAll()
  expect([t.question, t.asked]).toEqual(['upkeep', [0, 1]])
  expect(t.legal(0)).toEqual(t.legal(1))
  for (const seat of [0, 1]) {
    const u = t
      .fork()
      .answer(seat, keep(t, { 0: 'paid', 2: 'paid' }))
      .drawAll()
    expect([u.tileAt(0, 0, 'fortification'), u.tileAt(0, 2, 'fortification')]).toEqual([
      'basic-yellow',
      'basic-yellow',
    ])
    expect(u.s.camps[0]?.magicGold).toBe(0)
    expect([u.question, u.s.round]).toEqual(['action', 2])
  }
})

test("EC-RULING78: decisions are secret until all are in, then carried out together; the rival's coins play no part", () => {
  const t = scene({ on: [FORT, { ...FORT, camp: 1 }], gold: [2, 2] }).passAll()
  expect(t.asked).toEqual([0, 1])
  t.answer(0, keep(t, { 0: 'paid' }))
  expect(t.told('kept')).toEqual([])
  expect(t.purse(0)).toBe(2)
  expect(t.asked).toEqual([1])
  for (const seat of [1, SPECTATOR]) {
    expect(JSON.stringify(t.seen(seat).state.agenda)).not.toContain('"kept":[{')
  }
  expect(JSON.stringify(t.seen(0).state.agenda)).toContain('"kept":[{')
  t.answer(1, keep(t, { 0: 'paid' }, 1))
  expect(t.told('kept').map(({ camp }) => camp)).toEqual([0, 1])
  expect(t.told('paid')).toHaveLength(2)
  expect([t.tileAt(0, 0, 'fortification'), t.tileAt(1, 0, 'fortification')]).toEqual([
    'basic-yellow',
    'basic-yellow',
  ])
})

test('EC-RULING78: the answers may come in any order', () => {
  const t = scene({ on: [FORT, { ...FORT, camp: 1 }], gold: [2, 2] }).passAll()
  t.answer(1, keep(t, { 0: 'paid' }, 1)).answer(0, LET_GO)
  expect([t.tileAt(0, 0, 'fortification'), t.tileAt(1, 0, 'fortification')]).toEqual([null, 'basic-yellow'])
})

/** Three tiles of terror 3 win the first board tonight. */
const LANDSLIDE: Placed[] = [0, 1, 2].map((n) => ({
  camp: 0,
  village: 0,
  space: 'battlefield',
  n,
  tile: 'red-10',
}))

test('EC-RULING79: a quartermaster on a board won tonight keeps a tile on another board, none on its own', () => {
  const t = scene({
    on: [...LANDSLIDE, laid('yellow-06', 0, 0, 'port'), FORT, OTHER_FORT],
  }).passAll()
  expect(t.s.camps[0]?.tokens).toBe(1)
  // The gauge has brought 2 magic gold.
  expect(sorted(t.legal(0))).toEqual(sorted([LET_GO, keep(t, { 1: 'free' }), keep(t, { 1: 'paid' })]))
  expect(t.refusal(0, keep(t, { 0: 'paid' }))).toBe('EC-NIGHT22')
  t.answer(0, keep(t, { 1: 'free' }))
  expect([t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([null, 'basic-red'])
})

test('EC-RULING20: magic gold won tonight on one board pays for a tile on another', () => {
  const t = scene({ on: [FORT, laid('yellow-13', 0, 1, 'battlefield')] }).passAll()
  expect(t.s.camps[0]?.magicGold).toBe(2)
  t.answer(0, keep(t, { 0: 'paid' }))
  expect(t.s.camps[0]?.magicGold).toBe(0)
  expect(t.tileAt(0, 0, 'fortification')).toBe('basic-yellow')
})

test('EC-RULING26: the member who keeps a tile for the team is the one asked which coins to pay with', () => {
  const t = scene({ seats: 4, on: [FORT], gold: [1, 0], magicGold: [2, 0] }).passAll()
  t.answer(1, keep(t, { 0: 'paid' }))
  expect([t.question, t.asked]).toEqual(['coins', [1]])
  t.answer(1, { do: 'coins', first: 'magicGold' })
  expect(t.s.camps[0]?.magicGold).toBe(0)
  expect(t.told('gold-lost')).toEqual([{ e: 'gold-lost', camp: 0, gold: 1 }])
})
