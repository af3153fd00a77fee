import { games } from '@duskhall/games'
import { expect, test } from 'vitest'
import { listening } from '../testing/run.ts'
import { bench } from './index.ts'
import { isReady, type Rival } from './rival.ts'

/** Installs nothing: a test goes to no network. */
function rival({ installed = false, problem = null as string | null }): Rival & { installs: number } {
  return {
    installs: 0,
    isInstalled: () => installed,
    async install() {
      this.installs++
      return problem
    },
  }
}

test('what is installed is not installed again, and nothing is said', async () => {
  const { io, err } = listening()
  const there = rival({ installed: true })
  expect(await isReady(there, io)).toBe(true)
  expect([there.installs, err()]).toEqual([0, ''])
})

test('says that it installs before it does', async () => {
  const { io, err } = listening()
  let saidBefore = ''
  const missing: Rival = {
    isInstalled: () => false,
    install: async () => {
      saidBefore = err()
      return null
    },
  }
  expect(await isReady(missing, io)).toBe(true)
  expect(saidBefore).toMatch(/^Installing boardgame[.]io .*\n$/)
  expect(err()).toBe(saidBefore)
})

test('without a network the games are measured all the same, and the comparison is null', async () => {
  const { io, out, err } = listening()
  const code = await bench(['--time', '10', '--json'], io, rival({ problem: 'no network' }))
  expect(code).toBe(0)
  expect(err().split('\n')[1]).toBe(
    'boardgame.io could not be installed (no network), so nothing is compared with it.',
  )
  const { games: speeds, neutral } = JSON.parse(out())
  expect(Object.keys(speeds)).toEqual(games.map(({ id }) => id))
  expect(neutral).toEqual({ duskhall: expect.any(Number), boardgameio: null, ratio: null })
})
