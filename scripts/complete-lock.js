// npm run lock, after a dependency was added or updated. npm leaves a package for another system out of the lock file
// when the registry it talks to does not carry it, and `npm ci` then refuses that lock file. This adds
// what is missing: the version that the parent asks for, and the system that the name of the package tells.

import { readFileSync, writeFileSync } from 'node:fs'

/** The project's own, and that of what the benchmark compares with. */
const FILES = ['../package-lock.json', '../cli/bench/boardgame.io/package-lock.json']
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** Where a package is looked up that the package at `from` needs, nearest first. */
function lookupPaths(from, name) {
  const folders = from
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/node_modules/'))
  return [...folders, ''].map((folder) => `${folder}${folder ? '/' : ''}node_modules/${name}`)
}

function entryFor(name, version, parent) {
  const words = name.split(/[/-]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  const libc = Object.entries({ musl: 'musl', gnu: 'glibc' })
    .filter(([prefix]) => os.includes('linux') && words.some((word) => word.startsWith(prefix)))
    .map(([, library]) => library)
  if (!/^\d+[.]\d+[.]\d+/.test(version) || cpu.length !== 1)
    throw new Error(`Cannot tell what ${name}@${version} is for.`)
  return {
    version,
    cpu,
    ...(parent.dev ? { dev: true } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}

/** How many packages were missing. */
function complete(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  let added = 0
  for (const [path, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const paths = lookupPaths(path, name)
      if (paths.some((candidate) => lock.packages[candidate])) continue
      lock.packages[paths.at(-1)] = entryFor(name, version, parent)
      added += 1
    }
  }
  const byPath = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(byPath) }, null, 2)}\n`)
  return added
}

const added = FILES.reduce((sum, file) => sum + complete(new URL(file, import.meta.url)), 0)
console.log(
  added === 0
    ? 'The lock files are complete.'
    : `${added} packages for other systems added to the lock files.`,
)
