/** The worker in which bots think, let in before it is asked for: where a bot begins, nobody should wait for it. */
import type { ToWorker } from './bot-worker.ts'

let waiting: Worker | null = null

function newWorker(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
}

/** Lets the bots of a game come in. Whether they can come at all matters when they are asked. */
export function letIn(game: string): void {
  try {
    const worker = newWorker()
    worker.onerror = (event) => {
      event.preventDefault()
      if (waiting === worker) waiting = null
    }
    worker.postMessage({ meet: game } satisfies ToWorker)
    waiting?.terminate()
    waiting = worker
  } catch {
    waiting = null
  }
}

/** The one that was let in, or a fresh one. */
export function takeWorker(): Worker {
  const worker = waiting ?? newWorker()
  waiting = null
  return worker
}
