/** A program of the machine that runs while tests do. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The path that `npm run e2e:browsers` has found. */
export function pathOf(variable: string): string {
  const path = process.env[variable]
  if (!path) throw new Error(`${variable} names no program; "npm run e2e:browsers" finds it, or installs it.`)
  return path
}

export class Program {
  readonly #child: ChildProcess
  readonly #home: string
  #said = ''

  /** Its home is an empty folder that goes when it does. */
  constructor(path: string, args: (home: string) => string[], env: NodeJS.ProcessEnv = {}) {
    this.#home = mkdtempSync(join(tmpdir(), 'duskhall-browser-'))
    this.#child = spawn(path, args(this.#home), {
      env: { ...process.env, HOME: this.#home, XDG_RUNTIME_DIR: this.#home, ...env },
      // A group of its own: a browser is many processes.
      detached: true,
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text) => {
        this.#said += text
      })
    }
  }

  /** Waits for words among what it says. */
  async says(pattern: RegExp): Promise<string> {
    for (const until = Date.now() + 60_000; Date.now() < until; ) {
      const found = pattern.exec(this.#said)
      if (found) return found[1] ?? found[0]
      if (this.#child.exitCode !== null) break
      await new Promise((next) => setTimeout(next, 50))
    }
    throw new Error(`${this.#child.spawnfile} did not say ${pattern}. It said:\n${this.#said.slice(-2000)}`)
  }

  async end(): Promise<void> {
    const ended = new Promise((done) => this.#child.once('exit', done))
    if (this.#child.exitCode === null && this.#child.signalCode === null && this.#child.pid) {
      process.kill(-this.#child.pid, 'SIGKILL')
      await ended
    }
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 })
  }
}
