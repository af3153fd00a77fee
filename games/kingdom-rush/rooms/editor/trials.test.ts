import { expect, test } from 'vitest'
import { DIFFICULTIES } from '../../content/words.ts'
import { GAMES, NO_TRIALS, nextGame, withGame } from './trials.ts'

test('all levels fill alike, and at last nothing is left to play', () => {
  let trials = NO_TRIALS
  const order: string[] = []
  for (let next = nextGame(trials); next; next = nextGame(trials)) {
    order.push(`${next.level} ${next.index}`)
    trials = withGame(trials, next.level, next.level === 'star1', 4)
  }
  expect(order).toHaveLength(GAMES * DIFFICULTIES.length)
  expect(order.slice(0, 6)).toEqual([...DIFFICULTIES.map((level) => `${level} 0`), 'star1 1'])
  expect(trials.star1).toEqual({ won: GAMES, played: GAMES, lost: [] })
  expect(trials.iron).toEqual({ won: 0, played: GAMES, lost: Array.from({ length: GAMES }, () => 4) })
})
