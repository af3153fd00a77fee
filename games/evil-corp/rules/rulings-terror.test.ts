import { expect, test } from 'vitest'
import { boxOf, loadContent, STANDARD } from '../content/box.ts'
import standard from '../content/evil-corp.json' with { type: 'json' }
import { shownLead } from './gauge.ts'
import { laid, type Placed, scene } from './testing/scene.ts'

const LONER: Placed = laid('red-06', 0, 0, 'battlefield')

test.each([
  ['nothing else', null, 3, 3],
  ['a rival on the opposing Battlefield', { camp: 1, space: 'battlefield' }, 3, 1],
  ['a rival in the opposing Fortification', { camp: 1, space: 'fortification' }, 3, 3],
  ['an own tile on another Battlefield space', { camp: 0, space: 'battlefield', n: 2 }, 1, 1],
  ['an own tile in the Fortification', { camp: 0, space: 'fortification' }, 3, 3],
  ['an own tile on a Port', { camp: 0, space: 'port' }, 3, 3],
  ['an own tile on the Portal', { camp: 0, space: 'portal' }, 3, 3],
] as const)(
  'EC-RULING4: the lone fighter with %s has terror %2$i, and %3$i with both sides as company',
  (_, company, own, both) => {
    const on = company ? [LONER, { village: 0, tile: 'blue-02', ...company }] : [LONER]
    expect(scene({ on }).terror(0, 0, 'battlefield')).toBe(own)
    expect(scene({ on, options: { aloneScope: 'bothSides' } }).terror(0, 0, 'battlefield')).toBe(both)
  },
)

test('EC-RULING4: company on another board is no company, with either option', () => {
  const on: Placed[] = [LONER, laid('blue-02', 0, 1, 'battlefield'), laid('blue-10', 1, 1, 'battlefield')]
  for (const aloneScope of ['ownSide', 'bothSides'] as const) {
    expect(scene({ on, options: { aloneScope } }).lead(0, 0)).toBe(3)
  }
})

test.each([
  ['allEligibleBoards', 2, 2],
  ['sameBoard', 2, 1],
] as const)(
  'EC-RULING5: with %s a captain gives its own board %i and the other board %i',
  (terrorBoostReach, near, far) => {
    const t = scene({
      options: { terrorBoostReach },
      on: [
        laid('blue-12', 0, 0, 'port'),
        laid('basic-blue', 0, 0, 'battlefield'),
        laid('basic-blue', 0, 1, 'battlefield'),
        laid('basic-blue', 0, 1, 'fortification'),
      ],
    })
    expect(t.lead(0, 0)).toBe(near)
    expect(t.lead(1, 0)).toBe(far + 1)
  },
)

test.each([
  [0, [2, 2, 1]],
  [1, [2, 2, 2]],
  [2, [1, 2, 2]],
] as const)(
  'EC-RULING6: in a team, a captain on board %i gives the Blue tiles of the boards %j',
  (village, terror) => {
    const t = scene({
      seats: 4,
      on: [
        { camp: 0, village, space: 'port', tile: 'blue-12' },
        ...[0, 1, 2].map(
          (at) => ({ camp: 0, village: at, space: 'battlefield', tile: 'basic-blue' }) as const,
        ),
        ...[0, 1, 2].map((at) => ({ camp: 1, village: at, space: 'port', tile: 'basic-blue' }) as const),
      ],
    })
    expect([0, 1, 2].map((at) => t.terror(0, at, 'battlefield'))).toEqual(terror)
  },
)

test('EC-RULING6: with 3 players a captain reaches both boards of its player from either of them', () => {
  const t = scene({
    seats: 3,
    on: [
      laid('blue-12', 0, 2, 'port'),
      laid('basic-blue', 0, 0, 'battlefield'),
      laid('basic-blue', 1, 0, 'battlefield'),
    ],
  })
  expect(t.terror(0, 0, 'battlefield')).toBe(2)
  expect(t.terror(1, 0, 'battlefield')).toBe(1)
})

test('EC-RULING23: a lead beyond the gauge is kept, and the pawn stands on the last space', () => {
  const t = scene({
    first: 1,
    on: [
      laid('red-08', 0, 0, 'battlefield', { n: 0 }),
      laid('red-10', 0, 0, 'battlefield', { n: 1 }),
      laid('yellow-13', 0, 0, 'battlefield', { n: 2 }),
      laid('basic-yellow', 0, 0, 'fortification'),
      laid('red-04', 1, 0, 'port'),
    ],
  })
  expect(t.lead(0, 0)).toBe(9)
  expect(shownLead(t.s, 0, 0)).toBe(6)
  expect(shownLead(t.s, 0, 1)).toBe(-6)
  t.activate(1, 0, 'port').answer(1, t.tile(0, 0, 'battlefield', 2))
  expect(t.lead(0, 0)).toBe(7)
  expect(shownLead(t.s, 0, 0)).toBe(6)
})

test('EC-RULING23: within the gauge the pawn shows the true lead, in the half of the trailing camp', () => {
  const t = scene({
    on: [
      laid('red-08', 1, 0, 'battlefield', { n: 0 }),
      laid('red-10', 1, 0, 'battlefield', { n: 1 }),
      laid('basic-yellow', 0, 0, 'fortification'),
    ],
  })
  expect(shownLead(t.s, 0, 0)).toBe(-5)
  expect(shownLead(t.s, 0, 1)).toBe(5)
  expect(shownLead(t.s, 1, 0)).toBe(0)
})

test('EC-RULING23: the true lead counts at Night, however far the pawn could go', () => {
  const t = scene({
    on: [0, 1, 2].map((n) => ({ camp: 0, village: 0, space: 'battlefield', n, tile: 'red-10' }) as const),
  })
  t.passAll()
  expect(t.told('gauge')).toEqual([{ e: 'gauge', village: 0, camp: 0, lead: 9 }])
  expect(t.s.camps[0]?.tokens).toBe(1)
})

test('EC-RULING59: a tile counts on the gauge and as company before its deployment power is resolved', () => {
  const t = scene({
    screens: [['red-12', 'basic-yellow']],
    on: [LONER, laid('basic-yellow', 1, 0, 'port')],
  })
  expect(t.lead(0, 0)).toBe(3)
  t.deploy(0, 'red-12', 0, 'battlefield', 1)
  expect(t.question).toBe('kill')
  expect(t.lead(0, 0)).toBe(2)
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'battlefield'), t.tile(1, 0, 'port')])
})

test('EC-RULING59: on a Port it is no company, and the lone fighter stays out of its reach', () => {
  const t = scene({
    screens: [['red-12', 'basic-yellow']],
    on: [LONER, laid('basic-yellow', 1, 0, 'port'), laid('basic-yellow', 1, 1, 'port')],
  })
  t.deploy(0, 'red-12', 0, 'port')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'port'), t.tile(1, 1, 'port')])
  expect(t.refusal(0, t.tile(0, 0, 'battlefield'))).toBe('EC-KILL1')
})

/** A captain of the colours given, with a deployment power, and a second captain of Red. */
const CAPTAINS = loadContent({
  ...standard,
  tiles: standard.tiles.map((tile) => {
    if (tile.id === 'red-11') return { ...tile, passive: [{ op: 'terrorBoost', color: 'blue' }] }
    if (tile.id === 'red-07') return { ...tile, passive: [{ op: 'terrorBoost', color: 'red' }] }
    return tile
  }),
})

test('EC-RULING59: its passive is in force before its deployment power is resolved', () => {
  const t = scene({
    content: CAPTAINS,
    screens: [['red-11', 'basic-yellow']],
    on: [
      laid('basic-blue', 0, 0, 'battlefield'),
      laid('basic-yellow', 1, 0, 'port'),
      laid('basic-yellow', 1, 0, 'battlefield'),
    ],
  })
  t.deploy(0, 'red-11', 0, 'port')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(1, 0, 'port')])
  expect(t.refusal(0, t.tile(0, 0, 'battlefield'))).toBe('EC-KILL1')
})

test('EC-RULING63: captains add to the value of a lone fighter, and a kill up to 3 cannot reach it', () => {
  const t = scene({
    first: 1,
    on: [LONER, laid('red-14', 0, 0, 'port'), laid('red-09', 1, 0, 'port')],
  })
  expect(t.terror(0, 0, 'battlefield')).toBe(4)
  t.activate(1, 0, 'port')
  expect(t.tileAt(0, 0, 'port')).toBeNull()
  expect(t.terror(0, 0, 'battlefield')).toBe(3)
})

test('EC-RULING63: with company, printed terror and bonus; inactive, printed terror and bonus too', () => {
  const company = scene({ on: [LONER, laid('red-14', 0, 0, 'battlefield', { n: 1 })] })
  expect(company.terror(0, 0, 'battlefield')).toBe(2)
  const inactive = scene({
    on: [{ ...LONER, inactive: true }, laid('red-14', 0, 1, 'port')],
  })
  expect(inactive.terror(0, 0, 'battlefield')).toBe(2)
})

test('EC-RULING64: two captains of the same colour give 2', () => {
  const t = scene({
    content: CAPTAINS,
    on: [
      laid('basic-red', 0, 0, 'battlefield'),
      laid('red-07', 0, 0, 'port'),
      laid('red-14', 0, 1, 'port'),
      laid('red-14', 1, 1, 'port'),
    ],
  })
  expect(t.terror(0, 0, 'battlefield')).toBe(3)
})

const EVERY_TILE = boxOf({ content: STANDARD }).tiles

test.each(EVERY_TILE.map(({ id }) => id))(
  'EC-RULING65: %s has an inactive face of the same terror and colour, and no power',
  (id) => {
    const at = (inactive: boolean, more: readonly Placed[] = []) =>
      scene({
        gold: [9, 0],
        bags: [['basic-red']],
        discards: [['basic-red']],
        queue: ['red-09', 'basic-red', 'basic-red', 'basic-red', 'basic-red'],
        on: [
          { camp: 0, village: 0, space: 'battlefield', tile: id, inactive },
          laid('basic-red', 1, 0, 'battlefield'),
          ...more,
        ],
      })
    const tile = EVERY_TILE.find((entry) => entry.id === id)
    const captain = { blue: 'blue-12', red: 'red-14', yellow: 'red-07' }[tile?.color ?? 'blue']
    expect(at(true).terror(0, 0, 'battlefield')).toBe(tile?.terror)
    const boosted = at(true, [{ camp: 0, village: 1, space: 'port', tile: captain }])
    expect(boosted.terror(0, 0, 'battlefield')).toBe((tile?.terror ?? 0) + 1)
    const activations = (inactive: boolean) =>
      at(inactive)
        .legal(0)
        .filter((move) => move.do === 'activate')
    expect(activations(true)).toEqual([])
    expect(activations(false)).toHaveLength(tile?.activate.length ? 1 : 0)
  },
)

test('EC-RULING65: any tile can be flipped, a basic without power as well, and keeps its terror', () => {
  const t = scene({
    screens: [['blue-05', 'basic-yellow']],
    on: [laid('basic-red', 1, 0, 'battlefield'), laid('basic-red', 1, 0, 'port')],
  })
  t.deploy(0, 'blue-05', 1, 'port').answer(0, t.tile(1, 0, 'battlefield'))
  expect(t.isActive(1, 0, 'battlefield')).toBe(false)
  expect(t.lead(0, 1)).toBe(1)
})
