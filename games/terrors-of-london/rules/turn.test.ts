import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

const FIVE = ['fanatic', 'fanatic', 'ghoul', 'wisp', 'skeletal']

test('TL-PASS1, TL-PASS2, TL-PASS3: with two cards Pass is refused, with one it goes on top, with none it is taken', () => {
  const two = scene({ hands: [['cultist', 'fanatic']], draws: [FIVE] })
  expect(two.refusal({ do: 'pass' })).toBe('TL-PASS2')
  const one = scene({ hands: [['ghoul']], draws: [FIVE.slice(0, 4)] }).pass()
  expect(one.names(one.player(0).hand)).toEqual(['ghoul', 'fanatic', 'fanatic', 'ghoul', 'wisp'])
  const none = scene({ hands: [[]], power: 1, draws: [FIVE] }).pass()
  expect(none.hand(0)).toEqual([...FIVE].sort())
})

test('TL-TURN1, TL-TURN2: after the Draw phase it is the turn of the opponent', () => {
  const t = scene({ draws: [FIVE] }).pass()
  expect(t.s.active).toBe(1)
  expect(t.question).toBe('action')
  expect(t.events.map(({ e }) => e)).toEqual(['passed', 'cleaned-up', 'drew', 'turn'])
})

test('TL-CLEAN1, TL-CLEAN2, TL-POOL4, TL-CLEAN-R1: Influences and monsters go, resources are lost, the opponent keeps all', () => {
  const t = scene({
    hands: [['ghoul', 'blood-tithe', 'cultist']],
    draws: [FIVE],
    areas: [[], [{ card: 'gargoyle', token: 'dismissed' }]],
  })
  t.play('ghoul', 'blood-tithe').pass()
  expect(t.discard(0)).toEqual(['blood-tithe', 'ghoul'])
  expect(t.pool).toEqual({ coin: 0, power: 0, regeneration: 0 })
  expect(t.area(1)).toEqual(['gargoyle'])
})

test('TL-DRAW4: with three in the pile, three are drawn, the discard pile is shuffled, two more are drawn', () => {
  const discards = [['wisp', 'wisp', 'ghoul', 'ghoul', 'skeletal', 'skeletal', 'banshee', 'banshee', 'lich']]
  const t = scene({
    hands: [[]],
    power: 1,
    draws: [['fanatic', 'fanatic', 'fanatic']],
    discards: discards as [string[]],
  })
  t.pass()
  expect(t.hand(0).filter((id) => id === 'fanatic')).toHaveLength(3)
  expect([t.hand(0).length, t.draw(0).length, t.discard(0).length]).toEqual([5, 7, 0])
})

test('TL-DRAW-R3, TL-DRAW5: a pile that becomes empty is not renewed before a card is needed', () => {
  const t = scene({ hands: [[]], power: 1, draws: [FIVE], discards: [['lich']] }).pass()
  expect(t.draw(0)).toEqual([])
  expect(t.discard(0)).toEqual(['lich'])
})

test('TL-DRAW-R2: with both piles empty the draw stops', () => {
  const t = scene({ hands: [[]], power: 1, draws: [['lich']] }).pass()
  expect(t.hand(0)).toEqual(['lich'])
})

test('TL-DRAW1, TL-DRAW2, TL-UNITE2, TL-UNITE3: two UNITE tokens, seven cards', () => {
  const t = scene({
    hands: [[]],
    power: 1,
    unite: [2],
    draws: [[...FIVE, 'lich', 'banshee', 'mummy']],
  }).pass()
  expect(t.hand(0)).toHaveLength(7)
  expect(t.player(0).unite).toBe(0)
})
