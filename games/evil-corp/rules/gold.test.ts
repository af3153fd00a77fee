import { SPECTATOR, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { evilCorp } from '../index.ts'
import { goldLeft } from './purse.ts'
import { laid, type Placed, scene } from './testing/scene.ts'

const QUEUE = ['red-04', 'red-02', 'red-09', 'red-01', 'red-05']
const LIMITED = { coinSupplyLimited: true }

test.each([0, 1, 2, 3, SPECTATOR])('EC-GOLD1, EC-HIDE4: seat %i sees the coins of every camp', (seat) => {
  const { s } = scene({ seats: 4, gold: [3, 1], magicGold: [0, 5] })
  const { camps } = view(evilCorp, s, seat).state
  expect(camps.map(({ gold, magicGold }) => [gold, magicGold])).toEqual([
    [3, 0],
    [1, 5],
  ])
})

test('EC-GOLD2: gold gained from a power comes from the supply, as far as it goes', () => {
  const given = { options: LIMITED, screens: [['yellow-11', 'red-01']] }
  const t = scene({ ...given, gold: [0, 19] })
  expect(goldLeft(t.s)).toBe(3)
  t.deploy(0, 'yellow-11', 0, 'fortification')
  expect([goldLeft(t.s), t.purse(0)]).toEqual([1, 2])
  const short = scene({ ...given, gold: [0, 21] }).deploy(0, 'yellow-11', 0, 'fortification')
  expect([goldLeft(short.s), short.purse(0), short.told('gained')]).toEqual([
    0,
    1,
    [{ e: 'gained', camp: 0, gold: 1 }],
  ])
  expect(goldLeft(scene().s)).toBe(Number.POSITIVE_INFINITY)
})

test('EC-GOLD2: loot comes from the supply, cargo from the board', () => {
  const t = scene({ options: LIMITED, screens: [['basic-red', 'basic-blue', 'red-01']], gold: [0, 20] })
  t.deploy(0, 'basic-red', 0, 'battlefield')
  expect([goldLeft(t.s), t.purse(0)]).toEqual([1, 1])
  t.pass(1).deploy(0, 'basic-blue', 0, 'port')
  expect([goldLeft(t.s), t.purse(0)]).toEqual([1, 3])
})

test('EC-GOLD3: coins that are spent are back in the supply for others', () => {
  const given = { options: LIMITED, queue: QUEUE, screens: [['red-01'], ['yellow-05', 'red-01']] }
  const t = scene({ ...given, gold: [4, 18] })
  expect(goldLeft(t.s)).toBe(0)
  t.recruit(0, 1)
  expect(goldLeft(t.s)).toBe(3)
  t.deploy(1, 'yellow-05', 0, 'fortification')
  expect([t.purse(1), goldLeft(t.s)]).toEqual([21, 0])
})

test('EC-GOLD3, EC-RULING93: magic gold that is spent can be gained again', () => {
  const on: Placed[] = [laid('blue-05', 1, 0, 'battlefield')]
  const t = scene({ options: LIMITED, queue: QUEUE, magicGold: [9, 0], on })
  t.recruit(0, 2).passAll()
  expect(t.told('magic-gold')).toEqual([{ e: 'magic-gold', village: 0, camp: 1, count: 2 }])
  expect(t.s.camps.map(({ magicGold }) => magicGold)).toEqual([7, 2])
})

test('EC-GOLD4: magic gold alone recruits, deploys, keeps a tile and pays a demon', () => {
  const recruit = scene({ queue: QUEUE, magicGold: [3] }).recruit(0, 1)
  expect([recruit.purse(0), recruit.bag(0)]).toEqual([0, ['red-04']])
  expect(recruit.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 0, magicGold: 3 }])

  const deploy = scene({ screens: [['red-08', 'red-01']], magicGold: [2] }).deploy(0, 'red-08', 0, 'port')
  expect(deploy.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 0, magicGold: 2 }])

  const on: Placed[] = [laid('basic-red', 0, 0, 'fortification')]
  const keep = scene({ on, magicGold: [2] }).passAll()
  keep.answer(0, { do: 'upkeep', kept: [{ ...keep.where(0, 0, 'fortification'), free: false }] })
  expect([keep.tileAt(0, 0, 'fortification'), keep.s.camps[0]?.magicGold]).toEqual(['basic-red', 0])

  const victim: Placed[] = [laid('basic-red', 1, 0, 'port')]
  const demon = scene({ screens: [['blue-08', 'red-01']], on: victim, magicGold: [2] })
  demon.deploy(0, 'blue-08', 0, 'portal').answer(0, { do: 'summon', demon: 'demon-strike', column: 1 })
  expect([demon.told('paid'), demon.discard(1)]).toEqual([
    [{ e: 'paid', camp: 0, gold: 0, magicGold: 2 }],
    ['basic-red'],
  ])
})

test('EC-GOLD4, EC-PAY1: red-08 with one gold and one magic gold is deployed, both are spent', () => {
  const t = scene({ screens: [['red-08', 'red-01']], gold: [1], magicGold: [1] })
  t.deploy(0, 'red-08', 0, 'port')
  expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 1, magicGold: 1 }])
  expect(t.s.camps[0]).toMatchObject({ gold: 2, magicGold: 0 })
})

test('EC-GOLD4, EC-RULING26: the payer is asked which coins go first, where it makes a difference', () => {
  const paid = (gold: number, magicGold: number, first: 'gold' | 'magicGold') => {
    const t = scene({ queue: QUEUE, gold: [gold], magicGold: [magicGold] }).recruit(0, 1)
    expect([t.question, t.asked]).toEqual(['coins', [0]])
    expect(t.legal(0)).toEqual([
      { do: 'coins', first: 'gold' },
      { do: 'coins', first: 'magicGold' },
    ])
    t.answer(0, { do: 'coins', first })
    expect(t.bag(0)).toEqual(['red-04'])
    return [t.s.camps[0]?.gold, t.s.camps[0]?.magicGold]
  }
  expect(paid(3, 1, 'gold')).toEqual([0, 1])
  expect(paid(3, 1, 'magicGold')).toEqual([1, 0])
  expect(paid(1, 3, 'gold')).toEqual([0, 1])
  expect(paid(1, 3, 'magicGold')).toEqual([1, 0])
  expect(paid(2, 2, 'magicGold')).toEqual([1, 0])
  expect(paid(1, 5, 'magicGold')).toEqual([1, 2])
})

test.each([
  [3, 0],
  [0, 3],
  [9, 0],
  [0, 9],
  [1, 2],
])('EC-GOLD4, EC-RULING26: %i gold and %i magic gold pay 3 without a question', (gold, magicGold) => {
  const t = scene({ queue: QUEUE, gold: [gold], magicGold: [magicGold] }).recruit(0, 1)
  expect([t.question, t.asked, t.purse(0)]).toEqual(['action', [1], gold + magicGold - 3])
})

test('EC-GOLD5, EC-GOLD6, EC-OFFICE1, EC-OFFICE2: at Night gold is lost and magic gold is kept', () => {
  const t = scene({ gold: [5, 0], magicGold: [2, 1] }).passAll()
  expect(t.told('gold-lost')).toEqual([{ e: 'gold-lost', camp: 0, gold: 5 }])
  expect(t.s.camps.map(({ gold, magicGold }) => [gold, magicGold])).toEqual([
    [0, 2],
    [0, 1],
  ])
})

test('EC-GOLD7: a price is paid in full or the thing does not happen', () => {
  const t = scene({ queue: QUEUE, gold: [1], magicGold: [1], screens: [['red-08']] })
  expect(t.refusal(0, { do: 'recruit', slot: 1 })).toBe('EC-RECRUIT7')
  expect(t.offers(0, { do: 'recruit', slot: 2 })).toBe(true)
  const poor = scene({ queue: QUEUE, gold: [1], screens: [['red-08']] })
  expect(poor.refusal(0, { do: 'deploy', tile: 'red-08' })).toBe('EC-PAY1')
  expect(poor.legal(0)).toEqual([{ do: 'pass' }])
})

test('EC-GOLD7: a Fortification tile that cannot be paid in full is not kept', () => {
  const on: Placed[] = [laid('basic-red', 0, 0, 'fortification'), laid('basic-red', 0, 1, 'fortification')]
  const t = scene({ on, gold: [3] }).passAll()
  const kept = (...villages: number[]) => {
    return villages.map((village) => ({ ...t.where(0, village, 'fortification'), free: false }))
  }
  expect(t.legal(0)).toEqual([
    { do: 'upkeep', kept: [] },
    { do: 'upkeep', kept: kept(1) },
    { do: 'upkeep', kept: kept(0) },
  ])
  expect(t.refusal(0, { do: 'upkeep', kept: kept(0, 1) })).toBe('illegal')
})
