import { seedFrom } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { laid, scene } from './testing/scene.ts'

const PASS: EvilCorpMove = { do: 'pass' }
/** Costs 2, 4, 6, 5 and 3: prices 2, 4, 6, 6 and 5. */
const QUEUE = ['red-02', 'red-09', 'red-14', 'blue-13', 'red-10']

function recruit(slot: number): EvilCorpMove {
  return { do: 'recruit', slot }
}

test('EC-EX4, EC-RECRUIT1, EC-RECRUIT6, EC-RECRUIT8, EC-RECRUIT10, EC-RECRUIT11: a tile of cost 2 from the front slot', () => {
  const t = scene({ gold: [2, 0], bags: [['basic-red']], queue: QUEUE, marketBag: ['blue-15'] })
  t.recruit(0, 1)
  expect(t.purse(0)).toBe(0)
  expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 2, magicGold: 0 }])
  expect(t.told('recruited')).toEqual([
    { e: 'recruited', seat: 0, kind: t.kind('red-02'), slot: 1, to: 'bag' },
  ])
  expect(t.told('queued')).toEqual([{ e: 'queued', kind: t.kind('blue-15') }])
  expect(t.bag(0)).toEqual(['basic-red', 'red-02'])
  expect([t.screen(0), t.discard(0), t.bag(1)]).toEqual([['basic-yellow'], [], []])
  expect(t.queue).toEqual(['red-09', 'red-14', 'blue-13', 'red-10', 'blue-15'])
  expect(t.s.marketBag).toEqual([])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test.each([
  { purse: 1, slots: [] },
  { purse: 2, slots: [1] },
  { purse: 3, slots: [1] },
  { purse: 4, slots: [1, 2] },
  { purse: 5, slots: [1, 2, 5] },
  { purse: 6, slots: [1, 2, 3, 4, 5] },
])(
  'EC-RECRUIT1, EC-RECRUIT2, EC-RECRUIT7, EC-RULING28: with $purse coins exactly the tiles that can be paid in full are offered',
  ({ purse, slots }) => {
    for (const coins of [{ gold: [purse, 0] }, { magicGold: [purse, 0] }]) {
      const t = scene({ ...coins, queue: QUEUE })
      expect(t.legal(0)).toEqual([{ do: 'deploy', tile: 'basic-yellow' }, ...slots.map(recruit), PASS])
      for (const slot of [1, 2, 3, 4, 5].filter((slot) => !slots.includes(slot))) {
        expect(t.refusal(0, recruit(slot))).toBe('EC-RECRUIT7')
      }
      expect(t.refusal(0, recruit(6))).toBe('illegal')
    }
  },
)

test.each([
  { slot: 1, price: 4 },
  { slot: 2, price: 4 },
  { slot: 3, price: 4 },
  { slot: 4, price: 5 },
  { slot: 5, price: 6 },
])(
  'EC-EX18, EC-RECRUIT2, EC-RECRUIT3, EC-RECRUIT4, EC-RECRUIT5: a tile of cost 4 costs $price in slot $slot',
  ({ slot, price }) => {
    const queue = ['red-02', 'red-03', 'red-04', 'red-05', 'red-06']
    queue[slot - 1] = 'red-09'
    expect(scene({ gold: [price - 1, 0], queue }).refusal(0, recruit(slot))).toBe('EC-RECRUIT7')
    const t = scene({ gold: [price + 1, 0], queue }).recruit(0, slot)
    expect(t.s.camps[0]?.gold).toBe(1)
    expect(t.bag(0)).toEqual(['red-09'])
  },
)

test('EC-RECRUIT10, EC-RECRUIT11, EC-RECRUIT2: the tiles behind close up and are priced by their new slots', () => {
  const t = scene({ gold: [4, 6], queue: QUEUE, marketBag: ['yellow-16'] })
  t.recruit(0, 2)
  expect(t.queue).toEqual(['red-02', 'red-14', 'blue-13', 'red-10', 'yellow-16'])
  // Slot 4 now holds the tile of cost 3, slot 5 one of cost 6.
  expect(t.legal(1).filter((move) => move.do === 'recruit')).toEqual([1, 2, 3, 4].map(recruit))
  t.recruit(1, 4)
  expect(t.s.camps[1]?.gold).toBe(2)
  expect([t.bag(0), t.bag(1)]).toEqual([['red-09'], ['red-10']])
})

test('EC-RECRUIT6, EC-RULING26: gold goes before magic gold, unless the payer asks otherwise', () => {
  const t = scene({ gold: [1, 0], magicGold: [2, 0], queue: QUEUE }).recruit(0, 1)
  expect([t.question, t.asked]).toEqual(['coins', [0]])
  const gold = t.fork().answer(0, { do: 'coins', first: 'gold' })
  expect(gold.s.camps[0]).toMatchObject({ gold: 0, magicGold: 1 })
  expect(gold.bag(0)).toEqual(['red-02'])
  t.answer(0, { do: 'coins', first: 'magicGold' })
  expect(t.s.camps[0]).toMatchObject({ gold: 1, magicGold: 0 })
  expect(t.bag(0)).toEqual(['red-02'])
})

test('EC-RECRUIT8, EC-RECRUIT9, EC-OFFICE12: a tile recruited into an empty bag can be drawn and played the same round', () => {
  const t = scene({
    screens: [['basic-red'], ['basic-red']],
    gold: [2, 0],
    discards: [['basic-yellow', 'basic-yellow']],
    queue: QUEUE,
    on: [laid('blue-07', 0, 0, 'port')],
  })
  t.recruit(0, 1).pass(1).activate(0, 0, 'port')
  expect(t.screen(0)).toEqual(['basic-red', 'red-02'])
  expect(t.discard(0)).toEqual(['basic-yellow', 'basic-yellow'])
  t.deploy(0, 'red-02', 0, 'battlefield')
  expect([t.s.round, t.tileAt(0, 0, 'battlefield')]).toEqual([1, 'red-02'])
})

test('EC-RECRUIT12: a player may recruit turn after turn', () => {
  const t = scene({ gold: [12, 0], queue: QUEUE, screens: [['basic-red'], ['basic-red']] })
  t.recruit(0, 1).pass(1).recruit(0, 1).recruit(0, 1)
  expect([t.bag(0), t.purse(0), t.s.round]).toEqual([['red-02', 'red-09', 'red-14'], 0, 1])
})

describe('an empty market bag', () => {
  test('EC-RULING27, EC-RULING116: the tiles discarded from the queue are mixed into it', () => {
    const queueDiscard = ['yellow-01', 'yellow-02']
    const came = new Set<string>()
    for (let at = 0; at < 20; at++) {
      const t = scene({
        gold: [2, 0],
        queue: QUEUE,
        marketBag: [],
        queueDiscard,
        seed: seedFrom('queue', at),
      })
      t.recruit(0, 1)
      const last = t.queue[4] as string
      expect(queueDiscard).toContain(last)
      expect(t.names(t.s.marketBag)).toEqual(queueDiscard.filter((tile) => tile !== last))
      expect(t.s.queueDiscard).toEqual([])
      came.add(last)
    }
    expect(came.size).toBe(2)
  })

  test('EC-RULING27: the tile that leaves the front slot at Night may come back in slot 5', () => {
    const t = scene({ queue: QUEUE, marketBag: [] }).passAll()
    expect(t.queue).toEqual(['red-09', 'red-14', 'blue-13', 'red-10', 'red-02'])
    expect([t.s.queueDiscard, t.s.marketBag]).toEqual([[], []])
  })

  test('EC-RULING27: the queue discard stays while the market bag has a tile', () => {
    const t = scene({ gold: [2, 0], queue: QUEUE, marketBag: ['blue-15'], queueDiscard: ['yellow-01'] })
    t.recruit(0, 1)
    expect([t.queue[4], t.names(t.s.queueDiscard)]).toEqual(['blue-15', ['yellow-01']])
  })

  test('EC-RULING54: with nothing to refill it the queue shrinks, and slot 5 stays empty', () => {
    const t = scene({ gold: [2, 9], queue: QUEUE, marketBag: [] }).recruit(0, 1)
    expect(t.queue).toEqual(['red-09', 'red-14', 'blue-13', 'red-10'])
    expect(t.told('queued')).toEqual([])
    expect(t.legal(1).filter((move) => move.do === 'recruit')).toEqual([1, 2, 3, 4].map(recruit))
    t.recruit(1, 4)
    expect(t.s.camps[1]?.gold).toBe(5)
  })

  test('EC-RULING27, EC-RULING54: by option the queue shrinks at once', () => {
    const options = { emptyMarketBag: 'queueShrinks' } as const
    const t = scene({ gold: [2, 0], queue: QUEUE, marketBag: [], queueDiscard: ['yellow-01'], options })
    t.recruit(0, 1)
    expect(t.queue).toEqual(['red-09', 'red-14', 'blue-13', 'red-10'])
    expect(t.names(t.s.queueDiscard)).toEqual(['yellow-01'])
  })
})
