#!/usr/bin/env node
// Runs the command line on the Node that the project installs, whichever Node started this one.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NODE, unservedSystem } from '../scripts/local-node.js'

const problem =
  unservedSystem() ??
  (existsSync(NODE) ? null : 'Duskhall is not installed yet; run "npm ci" in its folder first.')
if (problem) {
  console.error(problem)
  process.exit(2)
}
const main = fileURLToPath(new URL('main.ts', import.meta.url))
const child = spawn(NODE, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  if (signal) process.removeAllListeners(signal).kill(process.pid, signal)
  else process.exitCode = code ?? 1
})
