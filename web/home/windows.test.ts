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

/** From 0 to 360, of a colour written as #rrggbb. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  return (degrees + 360) % 360
}

test('the colours of the games are told apart where they stand in one plot', () => {
  const hues = tables.map(({ window }) => hueOf(window.accent)).sort((a, b) => a - b)
  const apart = hues.map((hue, at) => (at > 0 ? hue - (hues[at - 1] ?? 0) : hue + 360 - (hues.at(-1) ?? 0)))
  expect(Math.min(...apart)).toBeGreaterThan(30)
})
