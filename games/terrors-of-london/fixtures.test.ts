/** A recorded game for each way in which a game is decided. That they replay whole is tested with all other records. */
import { readFileSync } from 'node:fs'
import { listen, type MatchRecord, type PlayedMove, play, readRecord, replay } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { terrorsOfLondon } from './index.ts'
import { type Options, opponentOf, type TerrorsMove } from './state.ts'

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
  const text = readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')
  const record = readRecord(text) as MatchRecord<TerrorsMove, Options>
  const { seat, move } = record.moves.at(-1) as PlayedMove<TerrorsMove>
  expect(move.do).toBe(last)
  const { state } = replay(terrorsOfLondon, record, record.moves.length - 1)
  expect(state.outcome).toBeNull()
  const heard = listen(() => play(terrorsOfLondon, state, seat, move))
  expect(heard.map(({ e }) => e)).toEqual(events)
  const winner = moverWins ? seat : opponentOf(seat)
  expect(state.outcome).toEqual({ winners: [winner], rule: 'TL-END1' })
  expect(state.players.map(({ health }) => health > 0)).toEqual([winner === 0, winner === 1])
})
