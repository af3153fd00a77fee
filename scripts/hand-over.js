// Runs a command in this one's place: same terminal, same end. Whoever stops this process stops the command too, and
// what it has started. Runs on any Node from 20 on.

import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Ends this process as the command ends. */
export function handOver(command, args, options) {
  // Before it is started: a signal that comes in between would end this process alone.
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // A Ctrl-C in a terminal reaches both by itself.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal)
    })
  }
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  // A killed npm does not always pass the signal on; then its going is the signal.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM')
  }, 500)
  watch.unref()
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (signal && SIGNALS.includes(signal)) process.removeAllListeners(signal).kill(process.pid, signal)
    else process.exitCode = code ?? 1
  })
}
