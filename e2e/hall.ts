/** The hall as a visitor meets it: the page built anew, served by the real server on a free port. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Hall, openHall } from '@duskhall/server'

const WEB = fileURLToPath(new URL('../web', import.meta.url))

/** A folder of its own, so that a hall that is open meanwhile is not disturbed. */
export const BUILT = fileURLToPath(new URL('dist', import.meta.url))

function buildPage(): void {
  const build = spawnSync('vite', ['build', '--outDir', BUILT, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: WEB,
    encoding: 'utf8',
    // Under a test runner Vite would build the page of a developer: slower, and without its service worker.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  if (build.error) throw new Error(`The build could not be started: ${build.error.message}`)
  if (build.status !== 0) throw new Error(`The page could not be built:\n${build.stdout}${build.stderr}`)
}

export function openBuiltHall(): Promise<Hall> {
  // While tests are written, the page of the last run may do.
  if (process.env.E2E_KEEP_BUILD !== '1') buildPage()
  return openHall({ port: 0, host: '127.0.0.1', built: BUILT })
}
