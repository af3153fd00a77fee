/** A recorded game for each way in which a game is decided. That they replay whole is tested with all other records. */
import { expect, test } from 'vitest'
import { lastMoveOf } from '../testing/kept.ts'
import { terrorsOfLondon } from './index.ts'
import { opponentOf } from './state.ts'

test.each([
  { name: 'won-by-an-attack', last: 'attack', events: ['attacked', 'won'], moverWins: true },
  { name: 'lost-by-a-curse', last: 'lose-health', events: ['health-lost', 'won'], moverWins: false },
  {
    name: 'lost-by-an-overlords-price',
    last: 'overlord',
    events: ['overlord-used', 'health-lost', 'won'],
    moverWins: false,
  },
  { name: 'lost-by-an-abilitys-price', last: 'pay', events: ['health-lost', 'won'], moverWins: false },
])('TL-END1, TL-END2, TL-END-R1: $name', ({ name, last, events, moverWins }) => {
  const file = new URL(`fixtures/${name}.json`, import.meta.url)
  const { seat, move, before, after, told } = lastMoveOf(terrorsOfLondon, file)
  expect([move.do, before.outcome, told]).toEqual([last, null, events])
  const winner = moverWins ? seat : opponentOf(seat)
  expect(after.outcome).toEqual({ winners: [winner], rule: 'TL-END1' })
  expect(after.players.map(({ health }) => health > 0)).toEqual([winner === 0, winner === 1])
})
