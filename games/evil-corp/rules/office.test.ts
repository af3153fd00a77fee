import { seedFrom } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { laid, scene } from './testing/scene.ts'

const QUEUE = ['red-02', 'red-09', 'red-14', 'blue-13', 'red-10']

function tiles(count: number, tile = 'basic-red'): string[] {
  return new Array<string>(count).fill(tile)
}

test('EC-OFFICE1, EC-OFFICE2, EC-GOLD5, EC-GOLD6: all gold is lost, magic gold is kept', () => {
  const t = scene({ gold: [5, 1], magicGold: [2, 3] }).passAll()
  expect(t.s.camps.map(({ gold, magicGold }) => [gold, magicGold])).toEqual([
    [0, 2],
    [0, 3],
  ])
  expect(t.told('gold-lost')).toEqual([
    { e: 'gold-lost', camp: 0, gold: 5 },
    { e: 'gold-lost', camp: 1, gold: 1 },
  ])
  expect(
    scene({ gold: [0, 0] })
      .passAll()
      .told('gold-lost'),
  ).toEqual([])
})

test('EC-HANDI1, EC-RULING95: handicap gold is lost in the first Night if it is not spent', () => {
  const t = scene({ options: { startingGold: [4, 0] } })
  expect(t.purse(0)).toBe(4)
  expect(t.passAll().purse(0)).toBe(0)
})

test('EC-OFFICE3, EC-OFFICE4, EC-OFFICE5, EC-RULING116: the front tile leaves, the others move up, a new one joins', () => {
  const t = scene({ queue: QUEUE, marketBag: ['yellow-16'], queueDiscard: ['red-01'] }).passAll()
  expect(t.queue).toEqual(['red-09', 'red-14', 'blue-13', 'red-10', 'yellow-16'])
  expect([t.names(t.s.queueDiscard), t.s.marketBag]).toEqual([['red-01', 'red-02'], []])
  expect(t.told('queue-discarded')).toEqual([{ e: 'queue-discarded', kind: t.kind('red-02') }])
  expect(t.told('queued')).toEqual([{ e: 'queued', kind: t.kind('yellow-16') }])
})

test('EC-OFFICE3, EC-RULING54: an empty queue has no tile to lose', () => {
  const t = scene({ queue: [], marketBag: [] }).passAll()
  expect([t.s.round, t.queue]).toEqual([2, []])
  expect(t.told('queue-discarded')).toEqual([])
})

test('EC-OFFICE6, EC-DEMON12: every demon is turned active', () => {
  const t = scene({ asleep: ['demon-strike', 'demon-banish', 'demon-cycle'] }).passAll()
  expect(t.s.demons).toEqual([true, true, true])
  expect(t.told('demons-active')).toHaveLength(1)
})

test('EC-OFFICE1, EC-OFFICE3, EC-OFFICE6, EC-OFFICE7, EC-OFFICE14: the steps come in this order, then the Day', () => {
  const t = scene({ gold: [1, 0], bags: [tiles(5), tiles(5)], screens: [['basic-red'], []] }).passAll()
  const told = t.events.map(({ e }) => e).filter((e) => e !== 'passed' && e !== 'forced')
  expect(told).toEqual([
    'night',
    'cleared',
    'gold-lost',
    'queue-discarded',
    'queued',
    'demons-active',
    'drew',
    'drew',
    'day',
  ])
})

describe('drawing', () => {
  test.each([2, 3])(
    'EC-OFFICE7, EC-OFFICE12: with %i players each draws five, and a bag that suffices is not refilled',
    (seats) => {
      const t = scene({
        seats,
        screens: [[], [], []],
        bags: [tiles(5), tiles(6), tiles(5)],
        discards: [tiles(4, 'basic-blue'), tiles(4, 'basic-blue'), tiles(4, 'basic-blue')],
      }).passAll()
      for (let seat = 0; seat < seats; seat++) {
        expect(t.screen(seat)).toEqual(tiles(5))
        expect(t.discard(seat)).toEqual(tiles(4, 'basic-blue'))
        expect(t.bag(seat)).toEqual(tiles(seat === 1 ? 1 : 0))
      }
      expect(t.told('bag-refilled')).toEqual([])
      expect(t.told('drew').map(({ seat, count }) => [seat, count])).toEqual(
        [0, 1, 2].slice(0, seats).map((seat) => [seat, 5]),
      )
    },
  )

  test('EC-OFFICE9, EC-OFFICE10, EC-OFFICE11: a bag of 3 is drawn first, then the discard of 9 goes in, then two more are drawn', () => {
    const t = scene({
      screens: [[], []],
      bags: [tiles(3, 'basic-blue'), tiles(5)],
      discards: [tiles(9, 'basic-yellow')],
    }).passAll()
    expect(t.screen(0)).toEqual([...tiles(3, 'basic-blue'), ...tiles(2, 'basic-yellow')])
    expect([t.bag(0), t.discard(0)]).toEqual([tiles(7, 'basic-yellow'), []])
    expect(t.told('bag-refilled')).toEqual([{ e: 'bag-refilled', camp: 0, count: 9 }])
  })

  test('EC-OFFICE10: the tiles of this very round go into the bag too', () => {
    const on = [laid('red-14', 0, 0, 'battlefield')] as const
    const t = scene({ screens: [['blue-15'], []], bags: [tiles(4), tiles(5)], on }).passAll()
    expect([...t.screen(0), ...t.bag(0)].sort()).toEqual([...tiles(4), 'blue-15', 'red-14'].sort())
    expect([t.screen(0).length, t.discard(0)]).toEqual([5, []])
  })

  test('EC-RULING43: a camp that owns only 4 tiles draws 4', () => {
    const t = scene({ screens: [['basic-red'], []], bags: [[], tiles(5)], discards: [tiles(3)] }).passAll()
    expect([t.screen(0), t.bag(0), t.discard(0)]).toEqual([tiles(4), [], []])
    expect(t.told('drew').map(({ count }) => count)).toEqual([4, 5])
  })

  test('EC-RULING43, EC-PASS1: a camp without any tile draws none and passes', () => {
    const t = scene({ screens: [[], []], bags: [[], tiles(5)] }).passAll()
    expect(t.told('drew').map(({ seat }) => seat)).toEqual([1])
    expect([t.s.round, t.asked]).toEqual([2, [1]])
  })
})

describe('drawing in a team', () => {
  const draws = (seat: number): EvilCorpMove => ({ do: 'draws', seat })

  test('EC-OFFICE8, EC-RULING91: each draws four, dealt in turn from the lower seat when the bag suffices', () => {
    const t = scene({ seats: 4, screens: [[], [], [], []], bags: [tiles(8), tiles(9)] }).passAll()
    for (const seat of [0, 1, 2, 3]) expect(t.screen(seat)).toEqual(tiles(4))
    expect([t.bag(0), t.bag(1)]).toEqual([[], tiles(1)])
    expect(t.told('drew').map(({ seat, count }) => [seat, count])).toEqual(
      [0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3].map((seat) => [seat, 1]),
    )
  })

  test('EC-RULING91: with an empty bag the discard goes in and is dealt in turn', () => {
    const t = scene({
      seats: 4,
      screens: [[], [], [], []],
      bags: [[], tiles(8)],
      discards: [tiles(9)],
    }).passAll()
    expect([t.s.round, t.screen(0), t.screen(1), t.bag(0)]).toEqual([2, tiles(4), tiles(4), tiles(1)])
  })

  test('EC-OFFICE8, EC-OFFICE9, EC-RULING91: a bag of 3 asks for each of its tiles who draws it, then eight are held', () => {
    const t = scene({
      seats: 4,
      screens: [[], [], [], []],
      bags: [tiles(3, 'basic-blue'), tiles(8)],
      discards: [tiles(10, 'basic-yellow')],
    }).passAll()
    for (const [at, seat] of [1, 1, 0].entries()) {
      expect([t.question, t.asked]).toEqual(['team-draw', [0, 1]])
      expect(t.legal(0)).toEqual([draws(0), draws(1)])
      expect(t.legal(1)).toEqual(t.legal(0))
      t.answer(at % 2, draws(seat))
    }
    expect(
      t
        .told('drew')
        .map(({ seat }) => seat)
        .slice(0, 6),
    ).toEqual([0, 0, 1, 0, 1, 0])
    expect(t.screen(0)).toEqual(['basic-blue', ...tiles(3, 'basic-yellow')])
    expect(t.screen(1)).toEqual([...tiles(2, 'basic-blue'), ...tiles(2, 'basic-yellow')])
    expect([t.bag(0), t.discard(0)]).toEqual([tiles(5, 'basic-yellow'), []])
    expect([t.s.round, t.question]).toEqual([2, 'action'])
  })

  test('EC-RULING91, EC-TEAM14: with 7 in the bag one member may take four at once, and then no more', () => {
    const t = scene({
      seats: 4,
      screens: [[], [], [], []],
      bags: [tiles(7), tiles(8)],
      discards: [['blue-15']],
    }).passAll()
    for (let at = 0; at < 4; at++) t.answer(0, draws(0))
    expect(t.question).toBe('action')
    expect([t.screen(0), t.screen(1)]).toEqual([tiles(4), [...tiles(3), 'blue-15']])
  })

  test('EC-RULING91, EC-TEAM14: a team that owns fewer than eight tiles says who draws each, from the discard too', () => {
    const t = scene({
      seats: 4,
      screens: [[], [], [], []],
      bags: [[], tiles(8)],
      discards: [['basic-blue', 'basic-red', 'basic-yellow', 'basic-yellow', 'blue-01']],
    }).passAll()
    for (let at = 0; at < 4; at++) {
      expect([t.question, t.asked]).toEqual(['team-draw', [0, 1]])
      t.answer(0, draws(1))
    }
    // With four behind one screen the last tile can only go behind the other.
    expect([t.s.round, t.question]).toEqual([2, 'action'])
    expect([t.screen(0).length, t.screen(1).length]).toEqual([1, 4])
  })

  test('EC-RULING91, EC-TEAM13: both teams are asked, each for its own bag', () => {
    const t = scene({
      seats: 4,
      screens: [[], [], [], []],
      bags: [tiles(1), tiles(1)],
      discards: [tiles(7), tiles(7)],
    }).passAll()
    expect(t.asked).toEqual([0, 1])
    t.answer(1, draws(1))
    expect([t.question, t.asked]).toEqual(['team-draw', [2, 3]])
    expect(t.legal(2)).toEqual([draws(2), draws(3)])
    t.answer(3, draws(2))
    expect(t.s.round).toBe(2)
    for (const seat of [0, 1, 2, 3]) expect(t.screen(seat)).toEqual(tiles(4))
  })
})

test.each([
  { seats: 2, order: [0, 1, 0, 1] },
  { seats: 3, order: [0, 1, 2, 0] },
  { seats: 4, order: [0, 1, 0, 1] },
])(
  'EC-OFFICE13, EC-OFFICE14, EC-DAY1: the first-player pawn goes round with $seats players',
  ({ seats, order }) => {
    const t = scene({ seats, bags: [tiles(40), tiles(40), tiles(40)] })
    for (const [at, camp] of order.entries()) {
      expect([t.s.round, t.s.first, t.s.turn]).toEqual([at + 1, camp, camp])
      expect(t.asked).toEqual(seats === 4 ? [2 * camp, 2 * camp + 1] : [camp])
      t.s.still = 0 // as if somebody had done something
      t.passAll()
      const next = order[at + 1] ?? (camp + 1) % (seats === 3 ? 3 : 2)
      expect(t.told('day')).toEqual([{ e: 'day', round: at + 2, first: next }])
    }
  },
)

test('EC-OFFICE14: on the next Day everybody may act again', () => {
  const t = scene({ bags: [tiles(5), tiles(5)] }).passAll()
  expect([t.s.round, t.s.passed, t.asked]).toEqual([2, 0, [1]])
  t.deploy(1, 'basic-red', 0, 'port')
  expect(t.asked).toEqual([0])
})

test('EC-OFFICE5, EC-HIDE7: any tile of the market bag may come, each as likely as the others', () => {
  const marketBag = ['yellow-14', 'yellow-15', 'yellow-16']
  const came = new Map<string, number>()
  for (let at = 0; at < 90; at++) {
    const t = scene({ queue: QUEUE, marketBag, seed: seedFrom('market', at) }).passAll()
    const last = t.queue[4] as string
    came.set(last, (came.get(last) ?? 0) + 1)
    expect(t.names(t.s.marketBag)).toEqual(marketBag.filter((tile) => tile !== last))
  }
  expect([...came.keys()].sort()).toEqual(marketBag)
  for (const count of came.values()) expect(count).toBeGreaterThan(15)
})
