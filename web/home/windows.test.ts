import { tableOf, tables } from '@duskhall/games/boards.ts'
import { GAMES, loadRules } from '@duskhall/games/registry.ts'
import { expect, test } from 'vitest'

test('every game has its window in the hall, in the order of the registry', () => {
  expect(tables.map(({ id }) => id)).toEqual(GAMES)
  expect(tableOf('no-such-game')).toBeUndefined()
})

test.each(GAMES)('the window of %s says how many may sit down', async (id) => {
  const { seats } = await loadRules(id)
  expect(tableOf(id)?.window.seats).toEqual(seats)
})
