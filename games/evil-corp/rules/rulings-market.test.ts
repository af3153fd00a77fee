import { seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf, loadContent, STANDARD } from '../content/box.ts'
import standard from '../content/evil-corp.json' with { type: 'json' }
import type { EvilCorpMove } from '../state.ts'
import { laid, type Placed, scene } from './testing/scene.ts'

const QUEUE = ['red-02', 'red-05', 'red-06', 'red-07', 'red-09'] // cost 2, 3, 3, 4, 4
const BUYER: Placed = laid('yellow-16', 0, 0, 'port')
const COPIER: Placed = laid('yellow-14', 0, 0, 'port')
const DECLINE = { do: 'decline' } as const

function slot(n: number): EvilCorpMove {
  return { do: 'queue', slot: n }
}

test.each([
  [4, true, [1, 2, 3]],
  [5, true, [1, 2, 3, 4]],
  [6, true, [1, 2, 3, 4, 5]],
  [3, false, [1, 2, 3]],
  [4, false, [1, 2, 3, 4, 5]],
])(
  'EC-RULING15: a power with a purse of %i and surcharge %s may recruit from the slots %j',
  (gold, surchargeOnPowerRecruit, slots) => {
    const t = scene({ options: { surchargeOnPowerRecruit }, queue: QUEUE, on: [BUYER], gold: [gold, 0] })
    t.activate(0, 0, 'port')
    expect(t.question).toBe('power-recruit')
    expect(t.legal(0)).toEqual(slots.map(slot))
    const dear = [1, 2, 3, 4, 5].filter((n) => !slots.includes(n))
    expect(dear.map((n) => t.refusal(0, slot(n)))).toEqual(dear.map(() => 'EC-RECRUIT7'))
  },
)

test.each([
  [true, 6],
  [false, 4],
])(
  'EC-RULING15: with surcharge %s the last slot costs a power %i, and a Recruit action 6',
  (surchargeOnPowerRecruit, price) => {
    const given = { options: { surchargeOnPowerRecruit }, queue: QUEUE, on: [BUYER], gold: [9, 0] }
    const t = scene(given).activate(0, 0, 'port').answer(0, slot(5))
    expect(t.purse(0)).toBe(9 - price)
    expect(t.screen(0)).toEqual(['basic-yellow', 'red-09'])
    expect(scene(given).recruit(0, 5).purse(0)).toBe(3)
  },
)

test('EC-RULING15, EC-RULING62: yellow-12 pays the surcharge, and its recruit may be declined', () => {
  const t = scene({ queue: QUEUE, screens: [['yellow-12', 'basic-yellow']], gold: [3, 0] })
  t.deploy(0, 'yellow-12', 0, 'battlefield')
  expect(t.purse(0)).toBe(5)
  expect(t.legal(0)).toEqual([slot(1), slot(2), slot(3), slot(4), DECLINE])
  const bought = t.fork().answer(0, slot(4))
  expect(bought.purse(0)).toBe(0)
  expect(bought.bag(0)).toEqual(['red-07'])
  t.answer(0, DECLINE)
  expect(t.purse(0)).toBe(5)
  expect(t.queue).toEqual(QUEUE)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING62: a recruit that was activated is not declined', () => {
  const t = scene({ queue: QUEUE, on: [BUYER], gold: [9, 0] }).activate(0, 0, 'port')
  expect(t.refusal(0, DECLINE)).toBe('illegal')
})

test('EC-RULING28: the front slot is for sale like the others, without surcharge', () => {
  const t = scene({ queue: QUEUE, gold: [2, 0] }).recruit(0, 1)
  expect(t.purse(0)).toBe(0)
  expect(t.bag(0)).toEqual(['red-02'])
  expect(t.queue.slice(0, 4)).toEqual(QUEUE.slice(1))
})

test('EC-RULING28: with one coin less it is refused', () => {
  const t = scene({ queue: QUEUE, gold: [1, 0] })
  expect(t.refusal(0, { do: 'recruit', slot: 1 })).toBe('EC-RECRUIT7')
})

test('EC-RULING27, EC-RULING116: at Night the front tile joins the queue discard, and an empty market bag takes it back', () => {
  const t = scene({ queue: QUEUE, marketBag: [], queueDiscard: [] }).passAll()
  expect(t.queue).toEqual([...QUEUE.slice(1), 'red-02'])
  expect(t.s.queueDiscard).toEqual([])
  expect(t.s.marketBag).toEqual([])
})

test('EC-RULING27: a recruit with an empty market bag brings one of the tiles discarded from the queue', () => {
  const t = scene({ queue: QUEUE, marketBag: [], queueDiscard: ['red-01', 'red-10'], gold: [3, 0] })
  t.recruit(0, 2)
  expect(t.queue.slice(0, 4)).toEqual(['red-02', 'red-06', 'red-07', 'red-09'])
  expect([...t.queue.slice(4), ...t.names(t.s.marketBag)].sort()).toEqual(['red-01', 'red-10'])
  expect(t.s.queueDiscard).toEqual([])
})

test('EC-RULING27: either of the discarded tiles can come first', () => {
  const fifth = (seed: string) =>
    scene({ seed, queue: QUEUE, marketBag: [], queueDiscard: ['red-01', 'red-10'], gold: [3, 0] }).recruit(
      0,
      2,
    ).queue[4]
  const drawn = Array.from({ length: 30 }, (_, n) => fifth(seedFrom('market', n)))
  expect([...new Set(drawn)].sort()).toEqual(['red-01', 'red-10'])
})

test('EC-RULING27, EC-RULING116: while the market bag holds a tile, the queue discard stays where it is, open to all', () => {
  const t = scene({ queue: QUEUE, marketBag: ['red-01'], queueDiscard: ['red-10'] }).passAll()
  expect(t.queue).toEqual([...QUEUE.slice(1), 'red-01'])
  expect(t.names(t.s.queueDiscard)).toEqual(['red-02', 'red-10'])
  expect(t.told('queue-discarded')).toHaveLength(1)
})

test('EC-RULING27, EC-RULING54: by option the queue shrinks instead, and prices follow the slots', () => {
  const t = scene({
    options: { emptyMarketBag: 'queueShrinks' },
    queue: QUEUE,
    marketBag: [],
    queueDiscard: ['red-01'],
    gold: [6, 0],
  })
  t.recruit(0, 1)
  expect(t.queue).toEqual(QUEUE.slice(1))
  expect(t.names(t.s.queueDiscard)).toEqual(['red-01'])
  t.pass(1)
  // red-09 has moved from slot 5 (price 6) to slot 4 (price 5); 4 gold are left.
  expect(t.legal(0).filter((move) => move.do === 'recruit')).toEqual(
    [1, 2, 3].map((n) => ({ do: 'recruit', slot: n })),
  )
  expect(t.refusal(0, { do: 'recruit', slot: 4 })).toBe('EC-RECRUIT7')
  expect(t.refusal(0, { do: 'recruit', slot: 5 })).toBe('illegal')
})

test('EC-RULING54: with bag and queue discard empty the queue shrinks', () => {
  const t = scene({ queue: QUEUE, marketBag: [], queueDiscard: [], gold: [3, 0] }).recruit(0, 3)
  expect(t.queue).toEqual(['red-02', 'red-05', 'red-07', 'red-09'])
  expect(t.told('queued')).toEqual([])
})

test('EC-RULING54: a queue that has shrunk to nothing stays empty overnight', () => {
  const t = scene({ options: { emptyMarketBag: 'queueShrinks' }, queue: ['red-02'], marketBag: [] })
  t.passAll()
  expect(t.queue).toEqual([])
  t.passAll()
  expect([t.s.round, t.queue]).toEqual([3, []])
  expect(t.names(t.s.queueDiscard)).toEqual(['red-02'])
})

test('EC-RULING97: each monster tile exists once, in the market bag or the queue', () => {
  for (const seats of [2, 3, 4]) {
    const { s } = scene({ seats })
    const kinds = [...s.queue, ...s.marketBag].sort((a, b) => a - b)
    const monsters = boxOf({ content: STANDARD }).tiles.filter(({ basic }) => !basic)
    expect(kinds).toEqual(monsters.map(({ kind }) => kind))
    expect(kinds).toHaveLength(45)
  }
})

test('EC-RULING47, EC-RULING110: after a copied kill the copier is inactive, and the queue is as it was', () => {
  const t = scene({
    queue: ['red-09', 'red-01', 'red-06', 'red-07', 'red-08'],
    on: [COPIER, laid('red-10', 1, 0, 'battlefield'), laid('basic-red', 1, 0, 'port')],
  })
  t.activate(0, 0, 'port')
  expect(t.told('copied')).toEqual([{ e: 'copied', seat: 0, kind: expect.any(Number), slot: 1 }])
  t.answer(0, t.tile(1, 0, 'battlefield'))
  expect(t.discard(1)).toEqual(['red-10'])
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect(t.tileAt(0, 0, 'port')).toBe('yellow-14')
  expect(t.queue).toEqual(['red-09', 'red-01', 'red-06', 'red-07', 'red-08'])
  expect(t.purse(0)).toBe(0)
})

test('EC-RULING16, EC-RULING48: copying red-03 discards the copier, which is not turned inactive, then kills', () => {
  const t = scene({
    queue: ['red-03', 'red-01', 'red-06', 'red-07', 'red-08'],
    on: [COPIER, laid('red-10', 1, 0, 'battlefield'), laid('basic-red', 1, 0, 'port')],
  })
  t.activate(0, 0, 'port')
  expect(t.discard(0)).toEqual(['yellow-14'])
  expect(t.tileAt(0, 0, 'port')).toBeNull()
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(1, 0, 'port')])
  t.answer(0, t.tile(1, 0, 'battlefield'))
  expect(t.told('turned-inactive')).toEqual([])
  expect(t.isActive(0, 0, 'port')).toBe(true)
  expect(t.queue[0]).toBe('red-03')
})

test.each(['yellow-01', 'yellow-09'])(
  'EC-RULING16, EC-RULING48: copying %s moves the copier itself, which arrives inactive and loots nothing',
  (tile) => {
    const t = scene({ queue: [tile, 'red-01', 'red-06', 'red-07', 'red-08'], on: [COPIER] })
    t.activate(0, 0, 'port')
    expect(t.question).toBe('move-self')
    t.answer(0, t.to(0, 0, 'battlefield'))
    expect(t.tileAt(0, 0, 'battlefield')).toBe('yellow-14')
    expect(t.isActive(0, 0, 'battlefield')).toBe(false)
    expect(t.lead(0, 0)).toBe(1)
    expect(t.tileAt(0, 0, 'port')).toBeNull()
  },
)

test('EC-RULING16, EC-RULING60: a copied kill cannot choose the copier', () => {
  const t = scene({
    queue: ['red-09', 'red-01', 'red-06', 'red-07', 'red-08'],
    on: [COPIER, laid('basic-red', 1, 0, 'battlefield'), laid('basic-red', 1, 0, 'port')],
  })
  t.activate(0, 0, 'port')
  expect(t.refusal(0, t.tile(0, 0, 'port'))).toBe('EC-RULING60')
})

test('EC-RULING110: a copied power that recruits may recruit the very tile it was copied from', () => {
  const t = scene({
    queue: ['yellow-16', 'red-01', 'red-06', 'red-07', 'red-08'],
    on: [COPIER],
    gold: [6, 0],
  })
  t.activate(0, 0, 'port').answer(0, slot(1))
  expect(t.screen(0)).toEqual(['basic-yellow', 'yellow-16'])
  expect(t.queue.slice(0, 4)).toEqual(['red-01', 'red-06', 'red-07', 'red-08'])
  expect(t.isActive(0, 0, 'port')).toBe(false)
})

test('EC-RULING17: only powers of the queue that would change something can be copied', () => {
  const queue = ['red-01', 'red-09', 'blue-07', 'yellow-01', 'yellow-02']
  const t = scene({ queue, on: [COPIER] }).activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([slot(4), slot(5)])
  expect(t.refusal(0, slot(1))).toBe('EC-COPY1')
  expect(t.refusal(0, slot(2))).toBe('EC-RULING17')
  expect(t.refusal(0, slot(3))).toBe('EC-RULING17')
})

test('EC-RULING16: a power that copies, alone or among others, cannot itself be copied', () => {
  const tiles = standard.tiles.map((tile) =>
    tile.id === 'red-09'
      ? { ...tile, activate: [{ op: 'discardSelf' }, { op: 'copyQueueActivatable' }] }
      : tile,
  )
  const content = loadContent({ ...standard, tiles })
  const t = scene({ content, queue: ['red-09', 'yellow-01', 'yellow-02'], on: [COPIER] }).activate(
    0,
    0,
    'port',
  )
  expect(t.legal(0)).toEqual([slot(2), slot(3)])
})
