/** The page's end of the worker in which bots think. It is started with the first question. */
import { type Move, type Seat, seedFrom, type View } from '@duskhall/kernel'
import type { FromWorker, Order, ToWorker } from './bot-worker.ts'
import type { Thinker } from './table-state.ts'

interface Waiting {
  resolve(move: Move): void
  reject(error: Error): void
}

/** What the bots have to know of a table besides what they see of it. */
export interface ThinkerTable {
  readonly id: string
  readonly game: string
  readonly seed: string
  /** The file of its content, where it is not the one in the box. */
  readonly content?: unknown
}

export class WorkerThinker implements Thinker {
  readonly #table: ThinkerTable
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  /** Whether this worker was asked before: it then knows the content. */
  #asked = false
  #next = 0

  constructor(table: ThinkerTable) {
    this.#table = table
  }

  think(
    { seat, level, view }: { readonly seat: Seat; readonly level: string; readonly view: View },
    signal: AbortSignal,
  ): Promise<Move> {
    const worker = this.#started()
    const isFirst = !this.#asked
    this.#asked = true
    const id = this.#next++
    const { id: table, game, seed, content } = this.#table
    // A bot's luck is its own, never the table's.
    const luck = seedFrom(seed, 'bot', seat)
    const order: Order = { id, table, game, seat, level, view, seed: luck, ...(isFirst ? { content } : {}) }
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      signal.addEventListener('abort', () => {
        worker.postMessage({ cancel: id } satisfies ToWorker)
        this.#waiting.delete(id)
        reject(new DOMException('Called off', 'AbortError'))
      })
      worker.postMessage({ think: order } satisfies ToWorker)
    })
  }

  /** Lets the bots come in while nobody waits for them yet. */
  warm(): void {
    this.#started().postMessage({ meet: this.#table.game } satisfies ToWorker)
  }

  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#asked = false
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('error' in data) waiting?.reject(new Error(data.error))
      else waiting?.resolve(data.move as Move)
    }
    worker.onerror = (event) => {
      const error = new Error(event.message || 'The bots could not be loaded.')
      for (const waiting of this.#waiting.values()) waiting.reject(error)
      this.#waiting.clear()
      this.stop()
    }
    this.#worker = worker
    return worker
  }
}
