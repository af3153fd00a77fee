#!/usr/bin/env node
// Runs the command line on the Node that the project installs, whichever Node started this one.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { handOver } from '../scripts/hand-over.js'
import { NODE, unservedSystem } from '../scripts/local-node.js'

const problem =
  unservedSystem() ??
  (existsSync(NODE) ? null : 'Duskhall is not installed yet; run "npm ci" in its folder first.')
if (problem) {
  console.error(problem)
  process.exit(2)
}
const main = fileURLToPath(new URL('main.ts', import.meta.url))
handOver(NODE, [main, ...process.argv.slice(2)])
