#!/usr/bin/env node
// Runs the command line on the Node that the project installs, whichever Node started this one.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const executable = process.platform === 'win32' ? 'node.exe' : 'node'
const node = fileURLToPath(new URL(`../node_modules/node/bin/${executable}`, import.meta.url))
const main = fileURLToPath(new URL('main.ts', import.meta.url))

if (!existsSync(node)) {
  console.error('Duskhall is not installed yet; run "npm ci" in its folder first.')
  process.exit(1)
}
const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  if (signal) process.removeAllListeners(signal).kill(process.pid, signal)
  else process.exitCode = code ?? 1
})
