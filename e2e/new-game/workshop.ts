/** A copy of these sources in a folder of its own, to which a game is added as CONTRIBUTING.md says. */
import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GAME = fileURLToPath(new URL('commons', import.meta.url))
const RULES = fileURLToPath(new URL('docs', import.meta.url))

export interface Workshop {
  readonly folder: string
  /** What a command of the project printed; fails with all of it. */
  run(command: string, ...words: readonly string[]): Promise<string>
  tidyUp(): void
}

export function openWorkshop(): Workshop {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'duskhall-')))
  for (const file of sources()) cpSync(join(ROOT, file), join(folder, file))
  const packages = ['', ...readdirSync(ROOT)].filter((name) => existsSync(join(ROOT, name, 'node_modules')))
  for (const name of packages) linkPackages(join(name, 'node_modules'), folder)
  return {
    folder,
    run: (command, ...words) => run(folder, command, words),
    tidyUp: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** CONTRIBUTING.md, "Add a game": the folder, its name in the registry, and its rules. */
export function addGame({ folder }: Workshop): void {
  cpSync(GAME, join(folder, 'games/commons'), { recursive: true })
  cpSync(RULES, join(folder, 'docs/rules'), { recursive: true })
  const registry = join(folder, 'games/registry.ts')
  const before = readFileSync(registry, 'utf8')
  const after = before.replace(/(GAMES\b.*)'\]/, "$1', 'commons']")
  if (after === before) throw new Error('The registry has no list that a game could be added to.')
  writeFileSync(registry, after)
}

function sources(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0')
  return files.filter((file) => file !== '' && existsSync(join(ROOT, file)))
}

/** Everything that is installed, by links; but the packages of this project are those of the copy. */
function linkPackages(modules: string, folder: string): void {
  const put = (target: string, name: string) => symlinkSync(target, join(folder, modules, name), 'junction')
  mkdirSync(join(folder, modules), { recursive: true })
  for (const { name } of readdirSync(join(ROOT, modules), { withFileTypes: true })) {
    const from = join(ROOT, modules, name)
    if (name !== '@duskhall') {
      put(from, name)
      continue
    }
    mkdirSync(join(folder, modules, name))
    for (const own of readdirSync(from)) {
      put(join(folder, relative(ROOT, realpathSync(join(from, own)))), join(name, own))
    }
  }
}

function run(folder: string, command: string, words: readonly string[]): Promise<string> {
  const bin = join(folder, 'node_modules/.bin')
  // Under a test runner Vite would build the page of a developer, and Vitest take this run for its own.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const PATH = `${bin}${delimiter}${env.PATH ?? ''}`
  return new Promise((resolve, reject) => {
    execFile(command, words, { cwd: folder, env: { ...env, PATH } }, (error, out, problems) => {
      if (error) reject(new Error(`${command} ${words.join(' ')}\n${out}${problems}`))
      else resolve(out)
    })
  })
}
