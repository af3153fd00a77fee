// npm run mutation -- <game> [--sample 300] [--seed duskhall]: breaks the rules of a game in a fixed random sample of
// places, one at a time, and counts how many of these mutants its tests notice. Fails below 85 %.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const REQUIRED = 85

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'duskhall' },
  },
})
const [game] = positionals
const size = Number(values.sample)
if (!game || positionals.length > 1 || !Number.isInteger(size) || size < 1) {
  console.error('Usage: npm run mutation -- <game> [--sample 300] [--seed duskhall]')
  process.exit(2)
}
if (!existsSync(`${ROOT}games/${game}/rules`)) {
  console.error(`There is no games/${game}/rules.`)
  process.exit(2)
}
process.chdir(ROOT)

const place = ({ fileName, location }) => `${relative(ROOT, fileName)}:${location.start.line}`

/** A mutant's lot depends on the seed and on what it does, so a change elsewhere leaves the sample nearly as it was. */
function lot(mutant) {
  const { fileName, location, mutatorName, replacement } = mutant
  const what = [values.seed, relative(ROOT, fileName), location, mutatorName, replacement]
  return createHash('sha256').update(JSON.stringify(what)).digest('hex')
}

// Stryker has no sampling, and its line ranges cannot name a mutant without all that is nested in it.
// So the mutants that draw no lot are marked as ignored right after Stryker has found them all.
let population = 0
const instrument = Instrumenter.prototype.instrument
Instrumenter.prototype.instrument = async function (...args) {
  const result = await instrument.apply(this, args)
  const eligible = result.mutants.filter((mutant) => mutant.status === undefined)
  population = eligible.length
  const byLot = eligible
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
  for (const { mutant } of byLot.slice(size)) {
    mutant.status = 'Ignored'
    mutant.statusReason = 'not in the sample'
  }
  return result
}

// Read by vitest.config.ts: only this game's tests answer for its rules.
process.env.TEST_DIR = `games/${game}`

const results = await new Stryker({
  // What only one Villain has stands in its folder, and so does its plan, which is the bots'.
  mutate: [`games/${game}/{rules,villains}/**/*.ts`, `!games/${game}/**/{*.test.ts,plan.ts,testing/**}`],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // A machine that does other things as well is given its time.
  dryRunTimeoutMinutes: 30,
  // A test that is slow today is no mutant noticed.
  timeoutMS: 60_000,
  timeoutFactor: 3,
  // Stryker reads a tsconfig through TypeScript's old API, which TypeScript 7 no longer has.
  tsconfigFile: 'absent.json',
  // Tests of texts read docs/rules.
  ignorePatterns: ['e2e', 'web', 'docs/screenshots', 'data', 'reports'],
  concurrency: availableParallelism(),
  reporters: ['progress-append-only'],
  thresholds: { high: 100, low: REQUIRED, break: null },
  allowEmpty: true,
}).runMutationTest()

const having = (...statuses) => results.filter(({ status }) => statuses.includes(status))
// Where no test file can even be loaded, no test fails.
const isLoaded = ({ status, testsCompleted }) => status === 'NoCoverage' || testsCompleted !== 0
const noticed = [...having('Killed', 'Timeout'), ...having('Survived').filter((mutant) => !isLoaded(mutant))]
const unnoticed = having('Survived', 'NoCoverage').filter(isLoaded)
const tried = noticed.length + unnoticed.length
for (const mutant of unnoticed) {
  const reach = mutant.status === 'NoCoverage' ? 'no test goes there' : 'every test still passes'
  console.log(
    `${place(mutant)}  ${mutant.mutatorName} → ${mutant.replacement.replace(/\s+/g, ' ').slice(0, 80)}  (${reach})`,
  )
}
if (tried === 0) {
  console.log(`games/${game}/rules has nothing to mutate.`)
  process.exit(1)
}
const rate = (100 * noticed.length) / tried
console.log(
  `${game}: ${noticed.length} of ${tried} mutants noticed, ${rate.toFixed(1)} % (sample of ${population}, seed "${values.seed}"; ${REQUIRED} % required).`,
)
if (population >= size && tried < size)
  console.log(`${size - tried} sampled mutants could not be run and do not count.`)
process.exitCode = rate >= REQUIRED ? 0 : 1
