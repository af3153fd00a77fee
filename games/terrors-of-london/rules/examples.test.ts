/** The examples printed in the rulebook. */
import { asked, moves, open, play, seedFrom, standing } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { faceOf } from '../content/box.ts'
import { terrorsOfLondon } from '../index.ts'
import type { TerrorsMove } from '../state.ts'
import { scene } from './testing/scene.ts'

test('TL-EX1, TL-ABIL1, TL-POOL2: a card showing 2 Coins adds 2 Coins to the pool', () => {
  const t = scene({ hands: [['pickpocket', 'cultist']], coin: 3 }).play('pickpocket')
  expect(t.told('gained')).toEqual([{ e: 'gained', seat: 0, coin: 2, power: 0, regeneration: 0 }])
  expect(t.pool).toEqual({ coin: 5, power: 0, regeneration: 0 })
})

test('TL-EX2, TL-ATK1, TL-ATK2, TL-ATK3: a Ghoul and a Relic Hunter give 1 Power each, and Fenris takes 2 damage', () => {
  const t = scene({ hands: [['ghoul', 'relic-hunter', 'cultist']] }).play('ghoul', 'relic-hunter')
  expect(t.pool.power).toBe(2)
  t.attack(2)
  expect(t.told('attacked')).toEqual([{ e: 'attacked', seat: 0, power: 2, absorbed: 0, health: 2 }])
  expect([t.lost(1), t.pool.power]).toEqual([2, 0])
})

test('TL-EX3, TL-HORDE3, TL-HORDE8: two monsters with 1 Power each form a horde, and that of the Skeletal is used', () => {
  const t = scene({ areas: [['wisp', 'skeletal']] }).link('wisp', 'skeletal')
  expect(t.offered).toEqual(['ability skeletal 0', 'ability wisp 0', 'decline'])
  t.ability('skeletal')
  expect([t.pool.power, t.hordes, t.question]).toEqual([1, [['wisp', 'skeletal']], 'action'])
})

test('TL-EX4, TL-HORDE9, TL-HORDE10, TL-HORDE11: enlarged with a Werewolf, one of the other unused abilities is picked', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'werewolf']] })
    .link('wisp', 'skeletal')
    .ability('skeletal')
  t.link('skeletal', 'werewolf')
  expect(t.offered).toEqual(['ability werewolf 0', 'ability wisp 0', 'decline'])
  expect(t.refusal({ do: 'ability', card: t.inArea('skeletal'), ability: 0 })).toBe('TL-HORDE11')
  expect(t.ability('werewolf').pool.power).toBe(4)
})

test('TL-EX5, TL-SETUP6, TL-SETUP7, TL-SETUP13, TL-SETUP14: a deck of 5 + 3 + 2 cards; 4 in the first hand, 5 in the second', () => {
  const seed = seedFrom('example')
  const s = open(terrorsOfLondon, { seats: 2, seed, options: { firstPlayer: '0' } })
  while (standing(s)?.do !== 'action') {
    const seat = asked(terrorsOfLondon, s)[0] as number
    play(terrorsOfLondon, s, seat, moves(terrorsOfLondon, s, seat)[0] as TerrorsMove)
  }
  expect(s.players.map(({ hand, draw }) => [hand.length, draw.length])).toEqual([
    [4, 6],
    [5, 5],
  ])
  for (const { hand, draw, overlord } of s.players) {
    const faces = [...hand, ...draw].map((card) => faceOf(s, card))
    const count = (id: string) => faces.filter((face) => face.id === id).length
    expect([count('cultist'), count('fanatic'), faces.length]).toEqual([5, 3, 10])
    expect(faces.filter((face) => face.overlord === overlord)).toHaveLength(2)
  }
})

test('TL-EX6, TL-HORDE5, TL-HORDE6: the same colour on the touching sides links, different colours do not', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'sewer-rats']] })
  expect(t.offered.filter((move) => move.startsWith('link'))).toEqual([
    'link skeletal sewer-rats',
    'link wisp skeletal',
  ])
  expect(t.refusal(t.linkMove('wisp', 'sewer-rats'))).toBe('TL-HORDE5')
  expect(t.refusal(t.linkMove('skeletal', 'wisp'))).toBe('TL-HORDE5')
})
