/** Every game of the hall keeps the contract, at every count of seats and under every option. */
import { describe, test } from 'vitest'
import { contractSuite } from './contract-suite.ts'
import { games } from './index.ts'

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test.each(contractSuite(game))('$name, with $seats seats', ({ run }) => run())
})
