/** The worked examples of the rules, with their numbers. Mina is seat 0, Igor seat 1. */
import { open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf, layoutOf, tileOf } from '../content/box.ts'
import { evilCorp } from '../index.ts'
import { priceOf } from './recruit.ts'
import { leading } from './testing/leading.ts'
import { laid, type Placed, type Scene, scene } from './testing/scene.ts'

const MINA = 0
const IGOR = 1

const field = (camp: number, village: number, tile: string, n = 0): Placed => {
  return { camp, village, space: 'battlefield', n, tile }
}
const FIVE = new Array(5).fill('basic-yellow')

test('EC-EX1: Mina loots the board to her right', () => {
  const t = scene({ screens: [['basic-red', 'red-01']] }).deploy(MINA, 'basic-red', 1, 'battlefield')
  expect([t.lead(1, MINA), t.purse(MINA), t.s.villages[1]?.loot]).toEqual([1, 1, MINA])
  expect(t.s.villages[0]?.loot).toBe(-1)
})

test('EC-EX3: Igor collects the Yellow cargo after his own coin', () => {
  const screens = [
    ['basic-yellow', 'red-02'],
    ['basic-yellow', 'basic-yellow', 'red-01'],
  ]
  const t = scene({ screens, first: IGOR }).deploy(IGOR, 'basic-yellow', 0, 'port')
  expect(t.events.slice(1)).toEqual([
    { e: 'gained', camp: IGOR, gold: 1 },
    { e: 'cargo-taken', camp: IGOR, village: 0, cargo: 'yellow', gold: 2 },
  ])
  expect([t.purse(IGOR), t.lead(0, IGOR)]).toEqual([3, 0])
  expect(t.s.villages[0]).toMatchObject({ cargoYellow: 0, cargoRedBlue: 2 })
  const rival = t.fork().deploy(MINA, 'basic-yellow', 0, 'port')
  expect([rival.purse(MINA), rival.told('cargo-taken')]).toEqual([1, []])
  t.pass(MINA).deploy(IGOR, 'basic-yellow', 0, 'port', 1)
  expect([t.purse(IGOR), t.told('cargo-taken')]).toEqual([4, []])
})

test.each([
  ['red-02', 1],
  ['red-03', 2],
  ['red-02', 3],
])('EC-EX4: Igor recruits %s from slot %i for his 2 gold', (tile, slot) => {
  const queue = ['red-01', 'red-04', 'red-05', 'red-06', 'red-07']
  queue[slot - 1] = tile
  const t = scene({ queue, gold: [0, 2], first: IGOR, screens: [['red-09'], ['red-10']] })
  t.recruit(IGOR, slot)
  expect([t.purse(IGOR), t.bag(IGOR), t.queue.length]).toEqual([0, [tile], 5])
  expect(t.queue.slice(0, 4)).toEqual(queue.filter((other) => other !== tile))
  expect(t.told('queued')).toEqual([{ e: 'queued', kind: t.s.queue[4] }])
  expect(t.s.marketBag).not.toContain(t.s.queue[4])
  expect(t.asked).toEqual([MINA])
})

test.each([
  [4, ['basic-red-strong', 'blue-05']],
  [5, ['red-10', 'blue-05']],
])('EC-EX5: a lead of %i: two steps, two magic gold, no token', (lead, tiles) => {
  const t = scene({ on: tiles.map((tile, n) => field(MINA, 0, tile, n)) })
  expect(t.lead(0, MINA)).toBe(lead)
  t.passAll()
  expect(t.half(0, MINA).conquest).toBe(2)
  expect(t.s.camps[MINA]).toMatchObject({ magicGold: 2, tokens: 0 })
  expect(t.s.camps[IGOR]).toMatchObject({ magicGold: 0, tokens: 0 })
})

test('EC-EX6: a tile of terror 2 kept in a Fortification starts the next Day with a lead of 2', () => {
  const on: Placed[] = [
    { camp: MINA, village: 0, space: 'fortification', tile: 'basic-red-strong' },
    field(IGOR, 0, 'basic-red'),
  ]
  const t = scene({ on, gold: [2], bags: [FIVE, FIVE] }).passAll()
  t.answer(MINA, { do: 'upkeep', kept: [{ ...t.where(MINA, 0, 'fortification'), free: false }] })
  expect([t.s.round, t.question]).toEqual([2, 'action'])
  expect([t.lead(0, MINA), t.lead(0, IGOR), t.lead(1, MINA)]).toEqual([2, -2, 0])
})

test('EC-EX7: red-08 is refused on a Fortification', () => {
  const t = scene({ screens: [['red-08', 'red-01']], gold: [2] }).answer(MINA, {
    do: 'deploy',
    tile: 'red-08',
  })
  expect(t.refusal(MINA, t.to(MINA, 0, 'fortification'))).toBe('EC-PASSIVE15')
  expect(t.refusal(MINA, t.to(MINA, 1, 'fortification'))).toBe('EC-PASSIVE15')
})

test.each([
  [2, 8, 9],
  [3, 8, 9],
  [4, 10, 11],
])('EC-EX10: with %i players a camp starts with %i tiles of terror %i in all', (seats, count, sum) => {
  const s = open(evilCorp, { seats, seed: seedFrom('starting bags') })
  s.camps.forEach(({ bag }, camp) => {
    const members = layoutOf(s).members[camp] ?? []
    const terrors = [...bag, ...members.flatMap((seat) => s.screens[seat] ?? [])].map(
      (kind) => tileOf(s, kind).terror,
    )
    expect([terrors.length, terrors.reduce((total, terror) => total + terror, 0)]).toEqual([count, sum])
    expect(terrors.filter((terror) => terror === 2)).toHaveLength(1)
  })
})

test('EC-EX11: seat 1 spends at once what seat 0 has just earned', () => {
  const queue = ['red-04', 'red-09', 'red-12', 'red-14', 'blue-15']
  const t = scene({ seats: 4, queue, screens: [['basic-yellow', 'red-01'], ['red-02']] })
  t.deploy(0, 'basic-yellow', 0, 'port')
  expect([t.purse(0), t.asked]).toEqual([3, [1]])
  t.recruit(1, 1)
  expect([t.purse(0), t.bag(0), t.asked]).toEqual([0, ['red-04'], [2, 3]])
})

test('EC-EX12: seat 1 draws exactly the tile that seat 0 has put into the empty bag', () => {
  const queue = ['red-04', 'red-09', 'red-12', 'red-14', 'blue-15']
  const on: Placed[] = [laid('blue-07', 0, 1, 'port')]
  const t = scene({ seats: 4, queue, on, gold: [3], screens: [['red-01'], ['red-02']] })
  expect(t.refusal(1, { do: 'activate', ...t.where(0, 1, 'port') })).toBe('EC-RULING17')
  t.recruit(0, 1).activate(1, 1, 'port')
  expect([t.screen(1), t.bag(0), t.screen(0)]).toEqual([['red-02', 'red-04'], [], ['red-01']])
})

test('EC-EX13: seat 1 activates what seat 0 has just deployed in the centre, and reaches boards 1 and 2', () => {
  const on = [...[0, 1, 2].map((village) => field(1, village, 'basic-red-strong')), field(1, 2, 'red-10', 1)]
  const t = scene({ seats: 4, on, screens: [['red-04', 'red-01'], ['red-02']] })
  t.deploy(0, 'red-04', 1, 'battlefield')
  expect(t.asked).toEqual([1])
  t.activate(1, 1, 'battlefield')
  expect(t.legal(1)).toEqual([t.tile(1, 1, 'battlefield'), t.tile(1, 2, 'battlefield')])
  t.answer(1, t.tile(1, 2, 'battlefield'))
  expect([t.tileAt(1, 2, 'battlefield'), t.isActive(0, 1, 'battlefield')]).toEqual([null, false])
})

test('EC-EX14, EC-GEN7: a 2 beside the coin is two gold', () => {
  const t = scene({ screens: [['yellow-11', 'red-01']] }).deploy(MINA, 'yellow-11', 0, 'fortification')
  expect(t.told('gained')).toEqual([{ e: 'gained', camp: MINA, gold: 2 }])
})

test.each([
  [1, 1, 0],
  [2, 1, 2],
  [3, 1, 2],
  [4, 2, 2],
  [5, 2, 2],
])('EC-EX15: a lead of %i gives %i conquest steps and %i magic gold', (lead, steps, magic) => {
  const t = scene({ on: leading(MINA, 0, lead) }).passAll()
  expect(t.half(0, MINA).conquest).toBe(steps)
  expect(t.s.camps[MINA]).toMatchObject({ magicGold: magic, tokens: 0 })
  expect(t.s.camps[IGOR]).toMatchObject({ magicGold: 0, tokens: 0 })
})

test.each([6, 7])(
  'EC-EX15: a lead of %i gives the token by the victory icon, and the pawn is reset',
  (lead) => {
    const t = scene({ on: leading(MINA, 0, lead) }).passAll()
    expect(t.told('conquest').map(({ step }) => step)).toEqual([1, 2])
    expect(t.told('token')).toEqual([{ e: 'token', village: 0, camp: MINA, by: 'victory' }])
    expect(t.half(0, MINA).conquest).toBe(0)
    expect(t.s.camps[MINA]).toMatchObject({ magicGold: 2, tokens: 1 })
  },
)

test('EC-EX15: a lead of 0 gives one step to the holder of the Stone, and nothing without one', () => {
  const screens = [['basic-blue', 'red-01']]
  const held = scene({ screens, on: [field(IGOR, 0, 'basic-yellow')] }).deploy(
    MINA,
    'basic-blue',
    0,
    'battlefield',
  )
  expect(held.lead(0, MINA)).toBe(0)
  held.passAll()
  expect([held.half(0, MINA).conquest, held.half(0, IGOR).conquest]).toEqual([1, 0])
  expect(held.s.camps.map(({ magicGold, tokens }) => magicGold + tokens)).toEqual([0, 0])
  const free = scene({ on: [field(MINA, 0, 'basic-yellow'), field(IGOR, 0, 'basic-yellow')] }).passAll()
  expect([free.half(0, MINA).conquest, free.half(0, IGOR).conquest]).toEqual([0, 0])
  expect(free.s.camps.map(({ magicGold, tokens }) => magicGold + tokens)).toEqual([0, 0])
})

test.each([
  [1, 4],
  [2, 4],
  [3, 4],
  [4, 5],
  [5, 6],
])('EC-EX18: red-09 in slot %i costs %i', (slot, price) => {
  const queue = ['red-14', 'red-14', 'red-14', 'red-14', 'red-14']
  queue[slot - 1] = 'red-09'
  const given = { queue, marketBag: ['red-01'] }
  expect(priceOf(scene(given).s, slot)).toBe(price)
  const enough = scene({ ...given, gold: [price] }).recruit(MINA, slot)
  expect([enough.purse(MINA), enough.bag(MINA)]).toEqual([0, ['red-09']])
  expect(scene({ ...given, gold: [price - 1] }).refusal(MINA, { do: 'recruit', slot })).toBe('EC-RECRUIT7')
})

test('EC-EX19: red-08 pays 2, leads by 3 and loots 3; with a purse of 1 it is refused', () => {
  const screens = [['red-08', 'red-01']]
  const t = scene({ screens, gold: [2] }).deploy(MINA, 'red-08', 0, 'battlefield')
  expect([t.lead(0, MINA), t.purse(MINA)]).toEqual([3, 3])
  expect(scene({ screens, gold: [1] }).refusal(MINA, { do: 'deploy', tile: 'red-08' })).toBe('EC-PAY1')
})

/** Mina's captain arrives; then Igor flips it. */
function captain(space: 'port' | 'battlefield', n: number): { before: number[]; after: number[] } {
  const on = [field(MINA, 0, 'basic-blue'), field(MINA, 1, 'basic-blue')]
  const t = scene({
    screens: [
      ['blue-12', 'red-01'],
      ['blue-01', 'red-02'],
    ],
    on,
  })
  const leads = () => [t.lead(0, MINA), t.lead(1, MINA)]
  expect(leads()).toEqual([1, 1])
  t.deploy(MINA, 'blue-12', 0, space, n)
  const before = leads()
  t.deploy(IGOR, 'blue-01', 0, 'port').answer(IGOR, t.tile(MINA, 0, space, n))
  return { before, after: leads() }
}

test('EC-EX20: a captain on a Port, then on a Battlefield, and flipped by the rival', () => {
  expect(captain('port', 0)).toEqual({ before: [2, 2], after: [1, 1] })
  expect(captain('battlefield', 1)).toEqual({ before: [4, 2], after: [2, 1] })
})

test('EC-EX21: the lone fighter: 3 alone, 1 in company, 3 again, 1 when flipped', () => {
  const t = scene({
    screens: [
      ['red-06', 'basic-yellow', 'red-01'],
      ['blue-01', 'red-02'],
    ],
    on: [{ camp: IGOR, village: 0, space: 'port', tile: 'red-04' }],
  })
  t.deploy(MINA, 'red-06', 0, 'battlefield')
  expect([t.lead(0, MINA), t.told('looted')]).toEqual([3, [{ e: 'looted', camp: MINA, village: 0, gold: 1 }]])
  const flipped = t.fork().deploy(IGOR, 'blue-01', 0, 'port', 1)
  expect(flipped.lead(0, MINA)).toBe(1)
  const company = t.fork().answer(IGOR, { do: 'pass' }).deploy(MINA, 'basic-yellow', 0, 'battlefield', 1)
  expect(company.lead(0, MINA)).toBe(2)
  const killed = scene({
    screens: [['basic-yellow', 'red-01'], ['red-02']],
    on: [field(MINA, 0, 'red-06'), { camp: IGOR, village: 0, space: 'port', tile: 'red-04' }],
  })
  killed.deploy(MINA, 'basic-yellow', 0, 'battlefield', 1).activate(IGOR, 0, 'port')
  killed.answer(IGOR, killed.tile(MINA, 0, 'battlefield', 1))
  expect(killed.lead(0, MINA)).toBe(3)
})

/** Terror 6 for a camp on a board. */
const six = (camp: number, village: number) =>
  ['blue-05', 'blue-10', 'blue-14'].map((tile, n) => field(camp, village, tile, n))

test.each([
  [2, [1, 1], [0, 1], 4],
  [3, [1, 1, 1], [0, 1, 2], 6],
  [4, [1, 1], [0, 1, 0], 5],
])('EC-EX22: %i players need no more Victory tokens than there are', (seats, tokens, winners, most) => {
  const t = scene({ seats, tokens, on: winners.flatMap((camp, village) => six(camp, village)) }).passAll()
  expect(total(t)).toBe(most)
  expect(t.s.outcome).not.toBeNull()
  expect(most).toBeLessThanOrEqual(boxOf(t.s).file.components.victoryTokens)
})

function total(t: Scene): number {
  return t.s.camps.reduce((sum, { tokens }) => sum + tokens, 0)
}
