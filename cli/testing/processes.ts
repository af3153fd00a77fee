/** Processes and what they have started, on any system. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** The processes that this one has started. */
function childrenOf(pid: number): number[] {
  const parents = existsSync('/proc/self/stat')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), parentOf(name)])
    : execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number))
  return parents.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
}

function parentOf(pid: string): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /, '')
        .split(' ')[0],
    )
  } catch {
    // It has ended meanwhile.
    return 0
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Waits until it has started another one, stops it, and expects that both have ended by this. */
export async function expectToStopTogether(command: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(command, 'exit')
  const children = () => childrenOf(command.pid as number)
  await expect.poll(children, { timeout: 30_000 }).toHaveLength(1)
  const started = children()
  command.kill(signal)
  expect(await ended).toEqual([null, signal])
  await expect.poll(() => started.filter(isAlive), { timeout: 10_000 }).toEqual([])
}
