import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../../state.ts'
import { type Given, laid, scene } from '../testing/scene.ts'

const DECLINE: EvilCorpMove = { do: 'decline' }
const slot = (number: number): EvilCorpMove => ({ do: 'queue', slot: number })
// Prices 4, 2, 3, 3 + 1, 2 + 2.
const queue = ['red-09', 'yellow-05', 'yellow-11', 'yellow-08', 'red-02']

function own(tile: string, given: Given = {}) {
  return scene({
    queue,
    marketBag: ['blue-10'],
    ...given,
    on: [{ camp: 0, village: 0, space: 'port', tile }],
  })
}

test('EC-PREC1, EC-PREC2, EC-PREC4, EC-PREC5, EC-RULING62: yellow-12 pays with the 2 gold it has just gained, into the bag', () => {
  const t = scene({ screens: [['yellow-12', 'basic-blue']], queue, marketBag: ['blue-10'] })
  t.deploy(0, 'yellow-12', 0, 'fortification')
  expect([t.question, t.asked]).toEqual(['power-recruit', [0]])
  expect(t.legal(0)).toEqual([slot(2), DECLINE])
  expect(t.refused(0)).toEqual([1, 3, 4, 5].map((dear) => ({ move: slot(dear), rule: 'EC-RECRUIT7' })))
  t.answer(0, slot(2))
  expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 2, magicGold: 0 }])
  const recruited = { e: 'recruited', seat: 0, kind: t.kind('yellow-05'), slot: 2, to: 'bag' }
  expect(t.told('recruited')).toEqual([recruited])
  expect([t.purse(0), t.bag(0), t.screen(0)]).toEqual([0, ['yellow-05'], ['basic-blue']])
  expect(t.queue).toEqual(['red-09', 'yellow-11', 'yellow-08', 'red-02', 'blue-10'])
  expect(t.s.marketBag).toEqual([])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING62: the recruiting part of yellow-12 may be declined; the gold stays', () => {
  const t = scene({ screens: [['yellow-12', 'basic-blue']], queue })
  t.deploy(0, 'yellow-12', 0, 'fortification').answer(0, DECLINE)
  expect([t.purse(0), t.bag(0), t.queue]).toEqual([2, [], queue])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING49, EC-RECRUIT7: with a cheapest price of 3 yellow-12 gains its 2 gold and recruits nothing', () => {
  const t = scene({ screens: [['yellow-12', 'basic-blue']], queue: ['red-09', 'red-12', 'yellow-11'] })
  t.deploy(0, 'yellow-12', 0, 'fortification')
  expect(t.events.map(({ e }) => e)).toEqual(['deployed', 'gained'])
  expect([t.purse(0), t.bag(0)]).toEqual([2, []])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-PREC3, EC-PREC5, EC-RULING15: yellow-16 pays cost and surcharge for slot 5; the tile can be played this Day', () => {
  const t = own('yellow-16', { gold: [4] })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([1, 2, 3, 4, 5].map(slot))
  expect(t.refusal(0, DECLINE)).toBe('illegal')
  t.answer(0, slot(5))
  expect([t.purse(0), t.bag(0), t.screen(0)]).toEqual([0, [], ['basic-yellow', 'red-02']])
  expect(t.queue).toEqual(['red-09', 'yellow-05', 'yellow-11', 'yellow-08', 'blue-10'])
  expect(t.isActive(0, 0, 'port')).toBe(false)
  t.pass(1).deploy(0, 'red-02', 0, 'battlefield')
  expect(t.tileAt(0, 0, 'battlefield')).toBe('red-02')
})

test.each([
  [1, []],
  [2, [2]],
  [3, [2, 3]],
  [4, [1, 2, 3, 4, 5]],
])('EC-PREC1, EC-RULING15, EC-RULING17: with %i gold yellow-16 may take slots %j', (gold, slots) => {
  const t = own('yellow-16', { gold: [gold] })
  const activate = { do: 'activate', ...t.where(0, 0, 'port') } as const
  if (slots.length === 0) expect(t.refusal(0, activate)).toBe('EC-RULING17')
  else t.answer(0, activate)
  // The only slot there is is taken at once.
  if (slots.length === 1) expect(t.told('recruited')).toMatchObject([{ slot: 2, to: 'screen' }])
  if (slots.length > 1) expect(t.legal(0)).toEqual(slots.map(slot))
})

test('EC-RULING15: where powers pay no surcharge, slots 4 and 5 cost what is printed', () => {
  const options = { surchargeOnPowerRecruit: false }
  const t = own('yellow-16', { options, gold: [2] })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([slot(2), slot(5)])
  t.answer(0, slot(5))
  expect([t.purse(0), t.screen(0)]).toEqual([0, ['basic-yellow', 'red-02']])
  const plain = own('yellow-16', { options, gold: [3] })
  // An ordinary recruit still pays it.
  expect(plain.offers(0, { do: 'recruit', slot: 4 })).toBe(false)
  plain.activate(0, 0, 'port').answer(0, slot(4))
  expect(plain.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 3, magicGold: 0 }])
})

test('EC-PREC1, EC-RULING26, EC-GOLD4: magic gold pays too, and the payer says which coins go first', () => {
  const t = own('yellow-16', { gold: [1], magicGold: [2] })
  t.activate(0, 0, 'port').answer(0, slot(2))
  expect(t.question).toBe('coins')
  expect(t.queue).toEqual(queue)
  t.answer(0, { do: 'coins', first: 'gold' })
  expect(t.s.camps[0]).toMatchObject({ gold: 0, magicGold: 1 })
  expect(t.screen(0)).toEqual(['basic-yellow', 'yellow-05'])
})

test('EC-PREC3, EC-TEAM10: the tile goes behind the screen of the player who uses the power', () => {
  const t = scene({
    seats: 4,
    gold: [2],
    queue,
    on: [laid('yellow-16', 0, 1, 'port')],
  })
  t.activate(1, 1, 'port')
  expect([t.screen(0), t.screen(1)]).toEqual([['basic-yellow'], ['basic-yellow', 'yellow-05']])
})

test('EC-RULING27, EC-RULING54, EC-PREC5: with an empty market bag the queue shrinks, or takes its discards back', () => {
  const given = { gold: [2], marketBag: [], queueDiscard: ['red-12'] }
  const shrinks = own('yellow-16', { ...given, options: { emptyMarketBag: 'queueShrinks' } })
  shrinks.activate(0, 0, 'port')
  expect(shrinks.queue).toEqual(['red-09', 'yellow-11', 'yellow-08', 'red-02'])
  expect(shrinks.s.queueDiscard).toEqual([shrinks.kind('red-12')])
  const back = own('yellow-16', given)
  back.activate(0, 0, 'port')
  expect(back.queue).toEqual(['red-09', 'yellow-11', 'yellow-08', 'red-02', 'red-12'])
  expect(back.s.queueDiscard).toEqual([])
  const recruit = scene({ queue, ...given, gold: [5], options: { emptyMarketBag: 'queueShrinks' } })
  recruit.recruit(0, 2)
  expect(recruit.queue).toEqual(['red-09', 'yellow-11', 'yellow-08', 'red-02'])
  recruit.pass(1)
  // Three gold are left: red-02, now in slot 4, costs 2 + 1.
  expect(recruit.offers(0, { do: 'recruit', slot: 4 })).toBe(true)
  expect(recruit.offers(0, { do: 'recruit', slot: 5 })).toBe(false)
})
