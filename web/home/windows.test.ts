import { existsSync } from 'node:fs'
import { tableOf, tables } from '@duskhall/games/boards.ts'
import { GAMES, loadRules } from '@duskhall/games/registry.ts'
import { expect, test } from 'vitest'
import { OpenError, openGame } from '../play/hall.ts'

const has = (id: string, part: string) =>
  existsSync(new URL(`../../games/${id}/board/${part}`, import.meta.url))

test('the hall shows every game with a window, in the order of the registry, and behind each window is a board', () => {
  const shown = tables.map(({ id }) => id)
  expect(shown).toEqual(GAMES.filter((id) => has(id, 'window/index.tsx')))
  expect(shown.filter((id) => !has(id, 'index.ts'))).toEqual([])
  expect(tableOf('no-such-game')).toBeUndefined()
})

test('a game without a window is not shown, and whoever asks for it is told that there is no table', async () => {
  for (const id of GAMES) {
    if (tableOf(id)) continue
    await expect(openGame(id)).rejects.toEqual(new OpenError('unknownGame', id))
  }
})

test.each(tables)('the window of $id says how many may sit down', async ({ id, window }) => {
  const { seats } = await loadRules(id)
  expect(window.seats).toEqual(seats)
})
