import { spawn } from 'node:child_process'
import { games } from '@duskhall/games'
import { expect, test } from 'vitest'
import { MachineError } from '../io.ts'
import { expectToStopTogether } from '../testing/processes.ts'
import { listening } from '../testing/run.ts'
import { measured } from './children.ts'
import { bench } from './index.ts'
import { isReady, type Rival } from './rival.ts'

const never = new AbortController().signal

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
  expect(await isReady(there, io, never)).toBe(true)
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
  expect(await isReady(missing, io, never)).toBe(true)
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
  for (const speed of Object.values<Record<string, number>>(speeds)) {
    const figures = ['movesPerSecond', 'gamesPerSecond', 'clonesPerSecond', 'slowestListingMs']
    expect(Object.keys(speed)).toEqual(figures)
    expect(Object.values(speed).every((figure) => figure >= 0 && Number.isFinite(figure))).toBe(true)
  }
  expect(neutral).toEqual({ duskhall: expect.any(Number), boardgameio: null, ratio: null })
})

// Not the whole command: it would begin with an install.
const MEASURING = `
  import { measured, stoppable } from './bench/children.ts'
  await stoppable((stopped) => measured(stopped, 'game.ts', 'evil-corp', '600000'))
`

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'who stops it with %s stops what it started',
  async (signal) => {
    const argv = ['--input-type=module', '--eval', MEASURING]
    const command = spawn(process.execPath, argv, { cwd: new URL('..', import.meta.url), stdio: 'ignore' })
    await expectToStopTogether(command, signal)
  },
)

test('a measurement that fails is told in a sentence', async () => {
  const failed = measured(never, 'game.ts', 'chess', '10')
  await expect(failed).rejects.toThrow(MachineError)
  await expect(failed).rejects.toThrow('The measurement game.ts failed (1).')
})
