/** The processes of a benchmark: one at a time, and none outlives it. */
import { execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { MachineError } from '../io.ts'

const run = promisify(execFile)

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs `work`; whoever stops this process meanwhile stops what `work` has started with its signal, and then this. */
export async function stoppable<T>(work: (stopped: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let stoppedBy: NodeJS.Signals | null = null
  const stop = (signal: NodeJS.Signals) => {
    stoppedBy = signal
    controller.abort()
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  try {
    return await work(controller.signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
    // Ends as if nobody had listened.
    if (stoppedBy) process.kill(process.pid, stoppedBy)
  }
}

/** What a file beside this one measures and prints as JSON. */
export async function measured<T>(stopped: AbortSignal, file: string, ...args: string[]): Promise<T> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  // boardgame.io checks more while it is developed with.
  const env = { ...process.env, NODE_ENV: 'production' }
  try {
    const { stdout } = await run(process.execPath, [path, ...args], { env, signal: stopped })
    return JSON.parse(stdout)
  } catch (error) {
    const { code, signal } = error as { code?: unknown; signal?: unknown }
    throw new MachineError(`The measurement ${file} failed (${signal ?? code ?? 'no answer'}).`)
  }
}

/** Whether a command came to a good end; what it says is not heard. */
export function succeeds(
  stopped: AbortSignal,
  cwd: string,
  command: string,
  args: string[],
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd,
    stdio: 'ignore',
    shell: process.platform === 'win32',
    signal: stopped,
  })
  return new Promise((done) => {
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
}
