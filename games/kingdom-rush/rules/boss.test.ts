import { expect, test } from 'vitest'
import { blackburn, bossOf, cover, empty } from './testing/bosses.ts'

test('KR-BOSS4, KR-BOSS-R1, KR-BOSS-R7: it steps out of its Portal, on its lane and place, in phase 3', () => {
  const t = blackburn()
  t.lay('portal1-01', [3, 4], { lane: 0 })
  cover(t, 'portal1-01').phase('destroy')
  expect(t.map).toEqual({ 'blackburn-life-1': '3,2' })
  expect(t.tray('blackburn-life-1')).toMatchObject({ lane: 0, at: 7, tiles: [] })
  expect([bossOf(t).met, bossOf(t).life]).toEqual([1, [t.card('blackburn-life-2')]])
})

test('KR-BOSS1: what the scenario says of its boss holds: whether there is one, and where it comes from', () => {
  expect(empty({ scenario: 3 }, 'malik').s.boss).toBeNull()
  expect(bossOf(empty({ scenario: 4 }, 'malik'))).toMatchObject({ met: 0 })
  expect(bossOf(empty({ scenario: 7 }, 'malik'))).toMatchObject({ met: 1 })
})

test('KR-BOSS4: another Portal holds no boss', () => {
  const t = empty({ scenario: 4 }, 'malik').lay('portal1-01', [3, 4], { lane: 0 })
  cover(t, 'portal1-01').phase('destroy')
  expect([t.map, t.s.closed, bossOf(t).met]).toEqual([{}, 1, 0])
})

test('KR-BOSS-R14, KR-BOSS-R8: with its space taken it comes behind, and whoever stands there makes way', () => {
  const t = blackburn().lay('fly-01', [3, 2], { lane: 0 }).lay('t1-01', [3, 1], { lane: 0 })
  t.stand('malik', [2, 1]).phase('destroy')
  expect([t.map['blackburn-life-1'], t.question, t.asked]).toEqual(['2,1', 'displace', [0]])
})

test('KR-BOSS-R4, KR-BOSS-R10, KR-SETUP-R15, KR-WIN-R3: life card after life card for its diamonds, then it is defeated', () => {
  const t = blackburn().phase('destroy')
  const { diamonds } = t.s
  t.tray('blackburn-life-1').soldiers = 1
  t.s.soldiers--
  cover(t, 'blackburn-life-1').phase('destroy')
  expect([t.map, t.s.soldiers, t.s.diamonds]).toEqual([{ 'blackburn-life-2': '3,2' }, 12, diamonds + 2])
  cover(t, 'blackburn-life-2').phase('destroy')
  expect([t.map, t.s.boss]).toEqual([{}, null])
  expect(t.told('boss-defeated')).toHaveLength(1)
  expect(t.phase('boss').told('boss-acts')).toEqual([])
})

test('KR-SETUP-R15: from three stars on it has three life cards', () => {
  const t = blackburn({ difficulty: 'star3' }).phase('destroy')
  for (const id of ['blackburn-life-1', 'blackburn-life-2']) cover(t, id).phase('destroy')
  expect(t.map).toEqual({ 'blackburn-life-3': '3,2' })
})

test('KR-BOSS2, KR-BOSS-R5, KR-ADVANCE21: it moves like a tray and is held like one', () => {
  const t = blackburn().phase('destroy')
  expect(t.phase('advance').map).toEqual({ 'blackburn-life-1': '3,3' })
  t.tray('blackburn-life-1').soldiers = 1
  t.s.soldiers--
  expect(t.phase('advance').map).toEqual({ 'blackburn-life-1': '3,3' })
})

test('KR-BOSS-R6: for trays and spawning its space is taken', () => {
  const t = blackburn().phase('destroy').lay('t1-01', [3, 1], { lane: 0 })
  t.tray('blackburn-life-1').soldiers = 1
  expect(t.phase('advance').map['t1-01']).toBe('3,3')
})

test('KR-BOSS3, KR-WIN5: out of the map it is the end', () => {
  const t = empty({ scenario: 4 }, 'malik').lay('blackburn-life-1', [3, 6])
  expect(t.phase('advance').s.outcome?.rule).toBe('KR-BOSS3')
})

test('KR-BOSS-R15, KR-BBLACK-R4: it acts and moves in the round in which it came; charging, twice', () => {
  const t = blackburn().phase('destroy').top('bb-charge').phase('boss')
  expect(t.phase('advance').map).toEqual({ 'blackburn-life-1': '3,4' })
  // Not in the next round.
  t.top('bb-cleave').phase('boss')
  expect(t.phase('advance').map).toEqual({ 'blackburn-life-1': '3,5' })
})

test('KR-BBLACK-R4: soldiers stop only the first attempt of a charge', () => {
  const t = blackburn().phase('destroy').top('bb-charge').phase('boss')
  t.tray('blackburn-life-1').soldiers = 1
  t.s.soldiers--
  expect(t.phase('advance').map).toEqual({ 'blackburn-life-1': '3,3' })
})

test('KR-BOSS-R9, KR-BOSS-R12, KR-ROUND-R4: a card a round, all of them before one comes again; none before it is there', () => {
  const t = blackburn()
  expect(t.phase('boss').told('boss-acts')).toEqual([])
  t.phase('destroy')
  const drawn: unknown[] = []
  for (let i = 0; i < 8; i++)
    drawn.push(
      ...t
        .phase('boss')
        .told('boss-acts')
        .map(({ card }) => card),
    )
  expect(new Set(drawn.slice(0, 4)).size).toBe(4)
  expect(new Set(drawn.slice(4)).size).toBe(4)
  // Shuffled each time: they do not come in the same order, nor to and fro.
  const orders = Array.from({ length: 8 }, () =>
    String(
      [1, 2, 3, 4].flatMap(() =>
        t
          .phase('boss')
          .told('boss-acts')
          .map(({ card }) => card),
      ),
    ),
  )
  expect(new Set(orders).size).toBeGreaterThan(2)
})
