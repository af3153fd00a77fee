/** The Draw phase, and how draw and discard piles behave. */
import { seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { priceOf } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const FIVE = ['fanatic', 'fanatic', 'fanatic', 'ghoul', 'wisp']
const MORE = ['mummy', 'lich', 'banshee', 'reaper']

/** An empty hand does not pass by itself while there is Power. */
const idle = { hands: [[], ['cultist']], power: 1 } as const

test('TL-DRAW1, TL-DRAW3, TL-TURN2: five cards from the top, and then it is the turn of the opponent', () => {
  const t = scene({ ...idle, draws: [[...FIVE, ...MORE]] }).pass()
  expect(t.names(t.player(0).hand)).toEqual(FIVE)
  expect(t.draw(0)).toEqual(MORE)
  expect(t.told('drew')).toEqual([
    { e: 'drew', seat: 0, count: 5, secret: { seats: [0], cards: t.player(0).hand } },
  ])
  expect(t.told('turn')).toEqual([{ e: 'turn', seat: 1, turn: 2 }])
  expect([t.s.active, t.hand(1)]).toEqual([1, ['cultist']])
})

test.each([
  [1, 6],
  [2, 7],
  [3, 8],
])(
  'TL-DRAW2, TL-UNITE2, TL-UNITE3, TL-DRAW8: %i UNITE tokens, %i cards, and the tokens go back',
  (tokens, cards) => {
    const t = scene({ ...idle, unite: [tokens, 1], draws: [[...FIVE, ...MORE]] }).pass()
    expect(t.hand(0)).toHaveLength(cards)
    expect([t.player(0).unite, t.player(1).unite]).toEqual([0, 1])
  },
)

test('TL-DRAW8: no hand is too large', () => {
  const hand = [...FIVE, ...MORE, 'cultist', 'cultist', 'voodoo-doll']
  const t = scene({ hands: [['chimera', ...hand]], draws: [['werewolf']] }).play('chimera')
  expect(t.hand(0)).toHaveLength(hand.length + 1)
  expect(t.question).toBe('action')
})

test('TL-DRAW4: three are drawn, the discard pile is shuffled, two more are drawn', () => {
  const discards = [
    ['wisp', 'wisp', 'ghoul', 'ghoul', 'skeletal', 'skeletal', 'banshee', 'mummy', 'lich'],
  ] as const
  const t = scene({ ...idle, draws: [['fanatic', 'fanatic', 'fanatic']], discards }).pass()
  expect(t.names(t.player(0).hand.slice(0, 3))).toEqual(['fanatic', 'fanatic', 'fanatic'])
  expect(t.told('reshuffled')).toEqual([{ e: 'reshuffled', seat: 0, count: 9, under: false }])
  expect([t.hand(0).length, t.draw(0).length, t.discard(0).length]).toEqual([5, 7, 0])
  const everything = [...t.hand(0).filter((id) => id !== 'fanatic'), ...t.draw(0)].sort()
  expect(everything).toEqual([...discards[0]].sort())
})

test('TL-DRAW4: what left play at Cleanup is in the discard pile before the draw', () => {
  const t = scene({ ...idle, areas: [['lich', 'mummy']], draws: [['fanatic', 'fanatic', 'fanatic']] }).pass()
  expect(t.hand(0)).toEqual(['fanatic', 'fanatic', 'fanatic', 'lich', 'mummy'])
})

test('TL-DRAW4, TL-DRAW6: the shuffle is a matter of chance, not of the order in the discard pile', () => {
  const discards = [['wisp', 'ghoul', 'skeletal', 'banshee', 'mummy', 'lich', 'reaper']] as const
  const orders = ['a', 'b', 'c', 'd'].map((seed) => {
    const t = scene({ ...idle, seed: seedFrom(seed), discards }).pass()
    return [...t.names(t.player(0).hand), ...t.draw(0)]
  })
  for (const order of orders) expect([...order].sort()).toEqual([...discards[0]].sort())
  expect(new Set(orders.map((order) => order.join())).size).toBe(4)
})

test('TL-DRAW5, TL-DRAW-R3: a pile that becomes exactly empty is renewed with the next card needed, not before', () => {
  const t = scene({ ...idle, draws: [FIVE], discards: [['lich', 'mummy']] }).pass()
  expect(t.told('reshuffled')).toEqual([])
  expect([t.draw(0), t.discard(0)]).toEqual([[], ['lich', 'mummy']])
  t.pass().say('overlord')
  expect(t.told('reshuffled')).toEqual([{ e: 'reshuffled', seat: 0, count: 2, under: false }])
  expect([t.hand(0).length, t.draw(0).length, t.discard(0)]).toEqual([6, 1, []])
})

test('TL-DRAW5: neither buying nor discarding shuffles a pile', () => {
  const given = { street: ['ghoul'], draws: [FIVE], discards: [['lich', 'mummy']] } as const
  const t = scene({ ...given, coin: priceOf('ghoul') }).buy('ghoul')
  expect(t.draw(0)).toEqual(FIVE)
  expect(t.names(t.player(0).discard)).toEqual(['lich', 'mummy', 'ghoul'])
})

test('TL-DRAW-R2: with both piles empty the draw stops, after what there was', () => {
  const t = scene({ ...idle, draws: [['lich']], discards: [['mummy']] }).pass()
  expect(t.hand(0)).toEqual(['lich', 'mummy'])
  expect(t.told('drew')).toMatchObject([{ seat: 0, count: 2 }])
  const none = scene({ ...idle }).pass()
  expect(none.hand(0)).toEqual([])
  expect(none.told('drew')).toEqual([])
  expect(none.s.active).toBe(1)
})

test('TL-DRAW7: cards in a discard pile protect nobody, trigger nothing and lend no faction', () => {
  const t = scene({
    hands: [['acolyte-hunt', 'blood-tithe', 'cultist']],
    discards: [
      ['pack-alpha', 'lich', 'ghoul'],
      ['tower-cuirass', 'gargoyle'],
    ],
    power: 3,
  })
  expect([t.armor(0), t.armor(1)]).toEqual([0, 0])
  expect(t.attack(3).lost(1)).toBe(3)
  expect(t.play('acolyte-hunt').told('triggered')).toEqual([])
  expect(t.pool).toEqual({ coin: 0, power: 1, regeneration: 1 })
  expect(t.play('blood-tithe').pool).toEqual({ coin: 0, power: 1, regeneration: 1 })
})
