// The Node that the project installs for itself: a package for each system, held by the lock file with its hash and
// unpacked like any other, so that no install script has to fetch it. Runs on any Node from 20 on.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const WANTED = 26

/** By system, as the registry calls them; package.json names the same as optional dependencies. */
const packages = JSON.parse(readFileSync(new URL('node-packages.json', import.meta.url), 'utf8'))

const own = packages[`${process.platform}-${process.arch}`]
const program = process.platform === 'win32' ? 'node.exe' : 'node'

/** Where there is no package for a system, its own Node will do if it is new enough. */
export const NODE = own
  ? fileURLToPath(new URL(`../node_modules/${own}/bin/${program}`, import.meta.url))
  : process.execPath

/** What keeps the project from running on this system at all, or null. */
export function unservedSystem() {
  if (own || Number.parseInt(process.versions.node, 10) >= WANTED) return null
  return `No package brings Node ${WANTED} for ${process.platform} on ${process.arch}. Install it yourself and try again.`
}
