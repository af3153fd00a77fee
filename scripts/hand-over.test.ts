/** A command that runs in another's place ends with it, and ends it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { childrenOf, isAlive } from '../cli/testing/processes.ts'

/** A process that hands over to one that runs this script. */
function handingOver(script: string) {
  const code = `import { handOver } from './hand-over.js'; handOver(process.execPath, ['--eval', ${JSON.stringify(script)}])`
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    stdio: 'ignore',
  })
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s reaches the command', async (signal) => {
  const command = handingOver('setInterval(() => {}, 1000)')
  const ended = once(command, 'exit')
  const children = () => childrenOf(command.pid as number)
  await expect.poll(children, { timeout: 30_000 }).toHaveLength(1)
  const started = children()
  command.kill(signal)
  expect(await ended).toEqual([null, signal])
  await expect.poll(() => started.filter(isAlive), { timeout: 10_000 }).toEqual([])
})

test.each([0, 2, 7])('its exit code %i is ours', async (code) => {
  expect(await once(handingOver(`process.exit(${code})`), 'exit')).toEqual([code, null])
})
