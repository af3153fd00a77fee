/**
 * boardgame.io, which only the benchmark compares with: it and what it needs are a quarter of all packages, so
 * they lie in a folder of their own and are installed when somebody first measures.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Io } from '../io.ts'
import { succeeds } from './children.ts'

const FOLDER = fileURLToPath(new URL('./boardgame.io/', import.meta.url))

/** Without a network npm would try for more than a minute. */
const SOON = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=1000']

export interface Rival {
  isInstalled(): boolean
  /** What went wrong, or null. */
  install(stopped: AbortSignal): Promise<string | null>
}

export const boardgameio: Rival = {
  isInstalled() {
    // npm writes this file when everything else is there.
    const installed = join(FOLDER, 'node_modules/.package-lock.json')
    return existsSync(installed) && versionIn(installed) === versionIn(join(FOLDER, 'package-lock.json'))
  },
  async install(stopped) {
    const installed = await succeeds(stopped, FOLDER, 'npm', ['ci', '--ignore-scripts', ...SOON])
    return installed ? null : 'npm ci failed; is this machine online?'
  },
}

function versionIn(lockFile: string): string | undefined {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages['node_modules/boardgame.io']?.version
}

/** Whether there is something to compare with; says what it does about it. */
export async function isReady(rival: Rival, io: Io, stopped: AbortSignal): Promise<boolean> {
  if (rival.isInstalled()) return true
  io.err('Installing boardgame.io to compare with, this once (about half a minute)…\n')
  const problem = await rival.install(stopped)
  if (problem !== null && !stopped.aborted) {
    io.err(`boardgame.io could not be installed (${problem}), so nothing is compared with it.\n`)
  }
  return problem === null
}
