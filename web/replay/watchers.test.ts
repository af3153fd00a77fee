import { gameOf } from '@duskhall/games'
import { type Game, openMatch, SPECTATOR, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { botAt, personAt } from '../play/people.ts'
import { ALL_OPEN } from '../play/told.ts'
import { watchersOf } from './watchers.ts'

const game = gameOf('evil-corp') as Game
const { state } = openMatch(game, { seats: 3, seed: seedFrom('watchers') }).match
const bot = botAt(2, 'regular')

test('a running game of several people is watched without hands, and from a seat behind the curtain only', () => {
  const players = [personAt(0, 'Nora'), personAt(1, 'Ben'), bot]
  expect(watchersOf(game, state, players, false)).toEqual({
    choices: [SPECTATOR, 0, 1],
    behindCurtain: [0, 1],
  })
})

test('whoever plays alone sees the own hand, and no other before the end', () => {
  const players = [bot, personAt(1, ''), bot]
  expect(watchersOf(game, state, players, false)).toEqual({ choices: [1], behindCurtain: [] })
})

test('once it is over everybody may see everything, the own seat first', () => {
  const players = [bot, personAt(1, ''), personAt(2, '')]
  expect(watchersOf(game, state, players, true)).toEqual({
    choices: [1, 0, 2, ALL_OPEN],
    behindCurtain: [],
  })
})
