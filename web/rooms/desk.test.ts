import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

test('a link of a room brings its text along', async () => {
  vi.stubGlobal('location', { origin: 'https://hall.example', pathname: '/', hash: '' })
  const { BotGames } = await import('./bot-games.ts')
  const { deskOf } = await import('./desk.ts')
  const { routeOf } = await import('../shell/route.ts')
  const desk = deskOf('kingdom-rush', 'editor', new BotGames('kingdom-rush'))
  const address = await desk.linkWith('{"title":"Épreuve"}')
  expect(address.startsWith('https://hall.example/#/kingdom-rush/editor/')).toBe(true)
  const route = routeOf(new URL(address).hash)
  if (route.at !== 'room') throw new Error(route.at)
  expect(await desk.textIn(route.rest)).toBe('{"title":"Épreuve"}')
})
