// npm test: every check, the quick ones first and two at a time. A new check is one line in STEPS.
// `npm test -- layers tests` runs only the steps whose names begin so.

import { spawn } from 'node:child_process'
import { ensureInstall, LOCAL_ENV, ROOT } from './ensure-install.js'

const STEPS = [
  { name: 'types', command: 'tsc', quick: true },
  { name: 'lint', command: 'biome check --error-on-warnings', quick: true },
  { name: 'layers', command: 'node scripts/layers.js', quick: true },
  { name: 'dead code', command: 'knip', quick: true },
  { name: 'rules covered by tests', command: 'node scripts/rules.ts', quick: true },
  { name: 'tests (unit + contract + simulations)', command: 'vitest run', live: true },
  {
    name: 'pages in a real browser',
    command: 'node scripts/ensure-browser.js vitest run --config e2e/vitest.config.ts',
    live: true,
  },
]

/** Quick steps keep their output for a failure; a live step shows it as it comes, for it is the long one. */
function run(step) {
  return new Promise((done) => {
    const began = Date.now()
    const child = spawn(step.command, {
      cwd: ROOT,
      env: LOCAL_ENV,
      shell: true,
      stdio: step.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      done({ step, passed: code === 0, seconds, output: Buffer.concat(output).toString().trimEnd() })
    })
  })
}

let finished = 0

function report({ step, passed, seconds, output }) {
  finished += 1
  console.log(`[${finished}/${chosen.length}] ${step.name} … ${passed ? 'passed' : 'FAILED'} (${seconds} s)`)
  if (!passed && output) console.log(`${output}\n`)
}

/** Works through the steps, `width` of them at a time. */
async function runAll(steps, width) {
  const waiting = [...steps]
  const results = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.live) console.log(`[${finished + 1}/${chosen.length}] ${step.name} …`)
      const result = await run(step)
      report(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

const wanted = process.argv.slice(2)
const chosen = STEPS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
if (chosen.length === 0) {
  console.error(
    `No step is called "${wanted.join(' ')}". Steps: ${STEPS.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

ensureInstall()
const quick = await runAll(
  chosen.filter((step) => step.quick),
  2,
)
const slow = await runAll(
  chosen.filter((step) => !step.quick),
  1,
)
const results = [...quick, ...slow]
const failed = results.filter(({ passed }) => !passed)
console.log(
  failed.length === 0
    ? '\nEverything holds.'
    : `\nNot yet: ${failed.map(({ step }) => step.name).join(', ')}. The output stands above.`,
)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
