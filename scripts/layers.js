// Checks the arrows of .dependency-cruiser.cjs, and that the check itself is awake: the cruiser passes happily when
// it cannot read TypeScript, so it must have read every file that git knows, and must report every rule that
// scripts/fixtures/layers breaks on purpose.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FIXTURE = fileURLToPath(new URL('fixtures/layers', import.meta.url))
const FOLDERS = ['kernel', 'games', 'bots', 'ui', 'web', 'server', 'cli', 'e2e']
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

const excluded = new RegExp(options.exclude.path.join('|'))
const isOurs = (file) =>
  FOLDERS.some((folder) => file.startsWith(`${folder}/`)) && /[.]tsx?$/.test(file) && !excluded.test(file)

async function cruiseFrom(baseDir) {
  const folders = FOLDERS.filter((folder) => existsSync(`${baseDir}/${folder}`))
  const settings = { ...options, baseDir, ruleSet: { forbidden, options }, validate: true }
  const { output } = await cruise(folders, settings, options.enhancedResolveOptions)
  return output
}

function sourcesKnownToGit() {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...FOLDERS]
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0')
  return new Set(files.filter((file) => isOurs(file) && existsSync(`${ROOT}/${file}`)))
}

const problems = []

const broken = await cruiseFrom(FIXTURE)
const reported = new Set(broken.summary.violations.map((violation) => violation.rule.name))
for (const { name } of forbidden) {
  if (!reported.has(name))
    problems.push(`the fixture breaks the rule "${name}", and the cruiser does not see it`)
}

const { modules, summary } = await cruiseFrom(ROOT)
const known = sourcesKnownToGit()
const read = new Set(modules.map((module) => module.source).filter(isOurs))
for (const file of known) if (!read.has(file)) problems.push(`${file} was not read`)
for (const file of read) if (!known.has(file)) problems.push(`${file} was read, and git does not know it`)

for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to
  const reason = forbidden.find((candidate) => candidate.name === rule.name)?.comment
  problems.push(`${rule.name}: ${from} → ${path}\n    ${reason}`)
}

for (const problem of problems) console.log(`  ${problem}`)
console.log(
  problems.length === 0
    ? `${read.size} files keep the layers; all ${forbidden.length} rules are awake.`
    : `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${read.size} files.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
