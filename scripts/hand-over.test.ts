/** A command that runs in another's place ends with it, and ends it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { expectToStopTogether } from '../cli/testing/processes.ts'

/** A process that hands over to one that runs this script. */
function handingOver(script: string) {
  const code = `import { handOver } from './hand-over.js'; handOver(process.execPath, ['--eval', ${JSON.stringify(script)}])`
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    stdio: 'ignore',
  })
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s reaches the command', async (signal) => {
  await expectToStopTogether(handingOver('setInterval(() => {}, 1000)'), signal)
})

test.each([0, 2, 7])('its exit code %i is ours', async (code) => {
  expect(await once(handingOver(`process.exit(${code})`), 'exit')).toEqual([code, null])
})
