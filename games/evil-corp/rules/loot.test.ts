import { expect, test } from 'vitest'
import { besideAKiller, laid, type Placed, scene } from './testing/scene.ts'

test('EC-EX1, EC-LOOT1, EC-LOOT3, EC-LOOT5, EC-FIELD4: the first Red tile on a Battlefield loots its printed terror', () => {
  const t = scene({ screens: [['basic-red']] })
  t.deploy(0, 'basic-red', 1, 'battlefield')
  expect(t.lead(1, 0)).toBe(1)
  expect(t.s.camps[0]?.gold).toBe(1)
  expect(t.s.villages[1]?.loot).toBe(0)
  expect(t.question).toBe('action')
  expect(t.asked).toEqual([1])
})

test.each([
  ['red-02', 1],
  ['basic-red-strong', 2],
  ['red-10', 3],
])('EC-LOOT3: %s loots %i gold', (tile, gold) => {
  const t = scene({ screens: [[tile, 'basic-red']] }).deploy(0, tile, 0, 'battlefield', 2)
  expect(t.told('looted')).toEqual([{ e: 'looted', camp: 0, village: 0, gold }])
  expect([t.purse(0), t.purse(1)]).toEqual([gold, 0])
})

test('EC-LOOT2, EC-LOOT6: the second Red tile on the board, of either camp, finds nothing to loot', () => {
  const t = scene({
    screens: [
      ['basic-red', 'basic-red'],
      ['basic-red-strong', 'basic-blue'],
    ],
  })
  t.deploy(0, 'basic-red', 0, 'battlefield')
  t.deploy(1, 'basic-red-strong', 0, 'battlefield')
  expect(t.s.camps[1]?.gold).toBe(0)
  t.deploy(0, 'basic-red', 0, 'battlefield', 1)
  expect(t.s.camps[0]?.gold).toBe(1)
  expect(t.told('looted')).toEqual([])
  expect(t.s.villages[0]?.loot).toBe(0)
})

test('EC-LOOT3, EC-LOOT4, EC-PASSIVE8: a captain that strengthens itself counts 3 and loots 2', () => {
  const t = scene({ screens: [['red-14', 'basic-red']] }).deploy(0, 'red-14', 0, 'battlefield')
  expect([t.lead(0, 0), t.purse(0)]).toEqual([3, 2])
})

test('EC-LOOT4: a lone fighter counts 3 and loots the 1 that is printed on it', () => {
  const t = scene({ screens: [['red-06', 'basic-red']] }).deploy(0, 'red-06', 0, 'battlefield')
  expect([t.lead(0, 0), t.purse(0)]).toEqual([3, 1])
})

test('EC-LOOT5: the looter holds the pawn of that board, and only of that one', () => {
  const t = scene({
    seats: 3,
    screens: [
      ['basic-red', 'red-01'],
      ['basic-red', 'red-02'],
    ],
  })
  t.pass(0).deploy(1, 'basic-red', 1, 'battlefield')
  expect(t.s.villages.map(({ loot }) => loot)).toEqual([-1, 1, -1])
})

test('EC-LOOT6, EC-LOOT7: taken until the Night, then back on the board for the first of the next Day', () => {
  const five = new Array(5).fill('basic-red')
  const t = scene({ screens: [['basic-red', 'basic-red']], bags: [five, five] })
  t.deploy(0, 'basic-red', 0, 'battlefield').passAll()
  expect([t.s.round, t.s.villages[0]?.loot, t.purse(0)]).toEqual([2, -1, 0])
  t.deploy(1, 'basic-red', 0, 'battlefield')
  expect([t.s.villages[0]?.loot, t.purse(1)]).toEqual([1, 1])
})

test('EC-LOOT8: one player loots two boards in one round', () => {
  const t = scene({ screens: [['basic-red', 'basic-red-strong', 'red-01']] })
  t.deploy(0, 'basic-red', 0, 'battlefield').pass(1).deploy(0, 'basic-red-strong', 1, 'battlefield')
  expect(t.told('looted')).toEqual([{ e: 'looted', camp: 0, village: 1, gold: 2 }])
  expect([t.purse(0), t.s.villages.map(({ loot }) => loot)]).toEqual([3, [0, 0]])
})

test('EC-LOOT9, EC-RULING57: Red tiles on Fortification and Port do not loot, the one on a Battlefield after them does', () => {
  const t = scene({ screens: [['basic-red', 'basic-red', 'basic-red-strong', 'red-01']] })
  t.deploy(0, 'basic-red', 0, 'fortification').pass(1)
  expect([t.purse(0), t.s.villages[0]?.loot]).toEqual([0, -1])
  t.deploy(0, 'basic-red', 0, 'port')
  // Its gold is the cargo.
  expect([t.told('looted'), t.purse(0), t.s.villages[0]?.loot]).toEqual([[], 2, -1])
  t.deploy(0, 'basic-red-strong', 0, 'battlefield')
  expect(t.told('looted')).toEqual([{ e: 'looted', camp: 0, village: 0, gold: 2 }])
})

test.each(['basic-blue', 'yellow-07'])('EC-LOOT1: %s on a Battlefield loots nothing', (tile) => {
  const t = scene({ screens: [[tile, 'red-01']] }).deploy(0, tile, 0, 'battlefield')
  expect([t.told('looted'), t.purse(0), t.s.villages[0]?.loot]).toEqual([[], 0, -1])
})

/** A Red tile on a Port that yellow-10 can carry to a Battlefield. */
const MOVER: Placed[] = [laid('yellow-10', 0, 0, 'fortification'), laid('basic-red-strong', 0, 0, 'port')]

test('EC-RULING2, EC-RULING57: a Red tile moved to a Battlefield does not loot, and leaves the loot to the next', () => {
  const t = scene({ screens: [['basic-red', 'red-01']], on: MOVER }).activate(0, 0, 'fortification')
  t.answer(0, t.tile(0, 0, 'port')).answer(0, t.to(0, 0, 'battlefield'))
  expect([t.told('looted'), t.purse(0), t.s.villages[0]?.loot]).toEqual([[], 0, -1])
  t.pass(1).deploy(0, 'basic-red', 0, 'battlefield', 1)
  expect([t.purse(0), t.s.villages[0]?.loot]).toEqual([1, 0])
})

test('EC-RULING2: where the table counts a move as placing, the moved tile loots at once', () => {
  const options = { moveTriggersSpaceBonus: true }
  const t = scene({ options, on: MOVER }).activate(0, 0, 'fortification')
  t.answer(0, t.tile(0, 0, 'port')).answer(0, t.to(0, 0, 'battlefield'))
  expect(t.told('looted')).toEqual([{ e: 'looted', camp: 0, village: 0, gold: 2 }])
  expect([t.purse(0), t.s.villages[0]?.loot]).toEqual([2, 0])
})

test('EC-RULING58: the gold and the pawn stay with the looter when the tile is killed', () => {
  const t = besideAKiller('basic-red')
  t.deploy(0, 'basic-red', 0, 'battlefield').activate(1, 0, 'port')
  expect([t.tileAt(0, 0, 'battlefield'), t.purse(0), t.s.villages[0]?.loot]).toEqual([null, 1, 0])
  t.pass(0).deploy(1, 'basic-red', 0, 'battlefield')
  expect([t.told('looted'), t.purse(1)]).toEqual([[], 0])
})

test('EC-RULING101: looting is no choice', () => {
  const t = scene({ screens: [['basic-red', 'red-01']] }).deploy(0, 'basic-red', 0, 'battlefield')
  expect([t.question, t.asked, t.purse(0)]).toEqual(['action', [1], 1])
})
