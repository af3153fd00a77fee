// Installs what package-lock.json asks for, unless it is installed already. Runs on any Node from 20 on, before
// anything is installed. Speaks on stderr only, so that the output of what follows stays clean.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver } from './hand-over.js'
import { NODE, unservedSystem } from './local-node.js'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = `${ROOT}node_modules/.bin`

/** An environment in which `node`, `tsc`, `vitest` … are the installed ones. */
export const LOCAL_ENV = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` }

const packagesOf = (lockFile) => JSON.parse(readFileSync(ROOT + lockFile, 'utf8')).packages

/** npm keeps a lock file of what is really installed; it must hold all that ours asks for. */
function isInstalled() {
  if (!existsSync(`${ROOT}node_modules/.package-lock.json`) || !existsSync(NODE)) return false
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(([path, { version, integrity, optional }]) => {
    const found = installed[path]
    if (!path.includes('node_modules/')) return true
    return found ? found.version === version && found.integrity === integrity : optional
  })
}

/** Exits with a sentence when the install fails: nothing after it could work. */
export function ensureInstall() {
  const unserved = unservedSystem()
  if (unserved) {
    console.error(unserved)
    process.exit(1)
  }
  if (isInstalled()) return
  const began = Date.now()
  console.error('Installing what is missing (about a minute)…')
  // The tools want a newer Node than the one that may run npm here; they get it from node_modules.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    const reason = npm.error ? `npm could not be started (${npm.error.message})` : 'npm ci failed, see above'
    console.error(
      `Could not install the dependencies: ${reason}. Is this machine online? Then try again, or run "npm ci" yourself.`,
    )
    process.exit(1)
  }
  if (!existsSync(NODE)) {
    console.error(
      'The install left no Node in node_modules. Does npm leave out optional packages (npm config omit)?',
    )
    process.exit(1)
  }
  console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

/** `node scripts/ensure-install.js [command …]`: installs if need be, then runs the command with what is installed. */
function main([command, ...args]) {
  ensureInstall()
  if (!command) return
  handOver(command, args, { cwd: ROOT, env: LOCAL_ENV, shell: process.platform === 'win32' })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
