/** Whole games between bots at every count of seats, on fixed seeds, and the games that are kept. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { botOf, playBout } from '@duskhall/bots'
import { games, knowledgeOf } from '@duskhall/games'
import { readRecord, seedFrom, verifyRecord, writeRecord } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'

const GAMES = { random: 6, quick: 6, greedy: 1, 'search:10i': 1 }

const tables = games.flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => {
    return { game, id: game.id, seats: game.seats.min + more }
  }),
)

describe.each(tables)('$id with $seats seats', ({ game, seats }) => {
  test.each(Object.entries(GAMES))('%s ends %i games, and their records hold', (spec, count) => {
    const bots = Array.from({ length: seats }, () => botOf(spec))
    for (let index = 0; index < count; index++) {
      const seed = seedFrom('simulations', game.id, seats, index)
      const { record, state } = playBout({ game, knowledge: knowledgeOf(game.id), bots, seed })
      expect(state.outcome).not.toBeNull()
      const file = readRecord(writeRecord({ game, record, state, before: null }))
      expect(verifyRecord(game, file).state).toEqual(state)
    }
  })
})

/** Where two win or lose together nobody beats anybody. */
const duels = games.filter(({ teams, content }) => teams?.(2, content.standard).length !== 1)

/** Measured over hundreds of games it never lost one; four are enough to notice that it no longer thinks. */
test.each(duels)('$id: greedy beats whoever plays at random, from either seat', (game) => {
  for (let index = 0; index < 4; index++) {
    const seat = index % 2
    const bots = ['random', 'random'].map((spec, at) => botOf(at === seat ? 'greedy' : spec))
    const seed = seedFrom('greedy', game.id, index)
    const { state } = playBout({ game, knowledge: knowledgeOf(game.id), bots, seed })
    expect(state.outcome?.winners, `game ${index}`).toEqual([seat])
  }
})

const fixtures = games.flatMap((game) => {
  const folder = new URL(`../games/${game.id}/fixtures/`, import.meta.url)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return names.map((name) => ({ game, name, path: new URL(name, folder) }))
})

describe('games that are kept', () => {
  test.each(fixtures)('$name leads to its fingerprint', ({ game, path }) => {
    const file = readRecord(readFileSync(path, 'utf8'))
    expect(verifyRecord(game, file).record.moves).toHaveLength(file.moves.length)
  })
})
