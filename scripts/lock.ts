// npm run lock, after a dependency was added or updated: is the lock file whole? A registry may not carry (yet) what a
// package needs on another system, and npm then leaves it out without a word. Such a version is not for us: take the
// newest one that is complete. Every entry has its hash and none an address, so any mirror serves it.

import { readFileSync } from 'node:fs'

/** The project's own, and that of what the benchmark compares with. */
export const LOCK_FILES = ['package-lock.json', 'cli/bench/boardgame.io/package-lock.json']

/** Where Duskhall is played and developed: whatever has a part for each system must have one for these. */
const SYSTEMS = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
]

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  /** A workspace, not a package. */
  readonly link?: boolean
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
  readonly optionalDependencies?: Versions
}

interface Versions {
  readonly [name: string]: string
}

interface Lock {
  /** By their path; the project itself has an empty one. */
  readonly packages: { readonly [path: string]: Entry }
}

export function readLock(file: string): Lock {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
}

/** Where a package is looked up that the one at `from` needs, nearest first. */
function lookupPaths(from: string, name: string): string[] {
  const folders = from
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/node_modules/'))
  return [...folders, ''].map((folder) => `${folder}${folder ? '/' : ''}node_modules/${name}`)
}

function isFor(entry: Entry, { os, cpu }: (typeof SYSTEMS)[number]): boolean {
  return [entry.os].flat().includes(os) && [entry.cpu].flat().includes(cpu)
}

function* holesOf(path: string, entry: Entry, packages: Lock['packages']): Generator<string> {
  const parent = path || 'the project'
  const isInstalled = path.includes('node_modules/') && !entry.link
  if (isInstalled && !entry.integrity?.startsWith('sha512-')) yield `${path} has no hash`
  if (isInstalled && entry.resolved) yield `${path} names an address`
  const { dependencies = {}, optionalDependencies = {}, devDependencies = {} } = entry
  const needed = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })
  const found = needed.map(([name, wanted]) => {
    const there = lookupPaths(path, name).find((candidate) => packages[candidate])
    return { name, wanted, part: there === undefined ? undefined : packages[there] }
  })
  for (const { name, wanted, part } of found) {
    if (!part) yield `${name} ${wanted} is missing, which ${parent} needs`
    else if (/^\d+[.]\d+[.]\d+$/.test(wanted) && part.version !== wanted)
      yield `${name} is there as ${part.version}, and ${parent} needs ${wanted}`
  }
  const native = found.flatMap(({ name, part }) => {
    return Object.hasOwn(optionalDependencies, name) && part?.os && part.cpu ? [part] : []
  })
  // One part alone is a help on its system, not the thing itself.
  if (native.length < 2) return
  for (const system of SYSTEMS) {
    if (!native.some((part) => isFor(part, system)))
      yield `${parent} has no part for ${system.os} on ${system.cpu}`
  }
}

/** What keeps a lock file from being whole, in sentences. */
export function holesIn({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [...holesOf(path, entry, packages)])
}

function main(): void {
  const holes = LOCK_FILES.flatMap((file) => holesIn(readLock(file)).map((hole) => `${file}: ${hole}.`))
  if (holes.length === 0) console.log('The lock files are whole.')
  else console.error(`${holes.join('\n')}\nChoose versions that the registry has whole.`)
  process.exitCode = holes.length === 0 ? 0 : 1
}

if (import.meta.main) main()
