// npm run rules: which rules of docs/rules/<game>.en.md no test of games/<game>/ names. With --json, for machines.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Coverage, coverage } from './rules-coverage.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(ROOT + file, 'utf8')
const documentOf = (game: string) => `docs/rules/${game}.en.md`

function coverageOf(game: string): Coverage {
  const files = globSync(`games/${game}/**/*.test.ts`, { cwd: ROOT }).sort()
  return coverage(
    read(documentOf(game)),
    files.map((file) => ({ file, source: read(file) })),
  )
}

function inWords(game: string, { rules, proven, missing, problems }: Coverage): string {
  const lines = [`${game}: ${proven} of ${rules} rules are proven by a test.`]
  if (missing.length > 0) lines.push(`  Not named by any test: ${missing.join(' ')}`)
  return [...lines, ...problems.map((problem) => `  Problem: ${problem}`)].join('\n')
}

const games = globSync('games/*/', { cwd: ROOT })
  .map((folder) => folder.replaceAll('\\', '/').replace(/^games\/|\/$/g, ''))
  .filter((game) => existsSync(ROOT + documentOf(game)))
  .sort()
const results = games.map((game) => ({ game, ...coverageOf(game) }))

if (process.argv.includes('--json')) {
  const counts = results.map(({ game, rules, proven, missing }) => [game, { rules, proven, missing }])
  console.log(JSON.stringify(Object.fromEntries(counts)))
  for (const { game, problems } of results)
    for (const problem of problems) console.error(`${game}: ${problem}`)
} else {
  for (const result of results) console.log(inWords(result.game, result))
}

const isComplete = results.every(({ missing, problems }) => missing.length === 0 && problems.length === 0)
process.exitCode = isComplete ? 0 : 1
