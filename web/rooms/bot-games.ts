/** Whole games between bots for a room: one worker plays one after the other, and is sent home when nothing is left. */
import type { BotGame, BotGameEnd } from '@duskhall/ui'
import type { FromWorker, ToWorker } from '../play/bot-worker.ts'
import { takeWorker } from '../play/door.ts'

interface Waiting {
  readonly order: BotGame
  resolve(end: BotGameEnd): void
  reject(error: Error): void
}

const calledOff = () => new DOMException('Called off', 'AbortError')

export class BotGames {
  readonly #game: string
  readonly #hire: () => Worker
  readonly #queue: Waiting[] = []
  #playing: Waiting | null = null
  #worker: Worker | null = null
  /** The content that the worker has: the games of one draft bring it along once. */
  #brought: unknown
  #next = 0

  constructor(game: string, hire: () => Worker = takeWorker) {
    this.#game = game
    this.#hire = hire
  }

  playOut(order: BotGame, signal?: AbortSignal): Promise<BotGameEnd> {
    if (signal?.aborted) return Promise.reject(calledOff())
    return new Promise((resolve, reject) => {
      const waiting = { order, resolve, reject }
      signal?.addEventListener('abort', () => this.#callOff(waiting), { once: true })
      this.#queue.push(waiting)
      this.#begin()
    })
  }

  /** Nothing is played any more, and whoever waits hears so. */
  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    const all = [...(this.#playing ? [this.#playing] : []), ...this.#queue.splice(0)]
    this.#playing = null
    for (const { reject } of all) reject(calledOff())
  }

  #callOff(waiting: Waiting): void {
    if (waiting === this.#playing) {
      // A game in the middle of a thought hears nothing: its worker goes with it.
      this.#worker?.terminate()
      this.#worker = null
      this.#playing = null
    } else {
      const at = this.#queue.indexOf(waiting)
      if (at < 0) return
      this.#queue.splice(at, 1)
    }
    waiting.reject(calledOff())
    this.#begin()
  }

  #begin(): void {
    if (this.#playing) return
    const next = this.#queue.shift()
    if (!next) return
    this.#playing = next
    try {
      const id = this.#next++
      const worker = this.#hired()
      const { content, ...order } = next.order
      const isNew = content !== this.#brought
      this.#brought = content
      const playOut = isNew ? next.order : order
      worker.postMessage({ playOut, again: !isNew, id, game: this.#game } satisfies ToWorker)
    } catch (error) {
      this.#over((waiting) => waiting.reject(error instanceof Error ? error : new Error(String(error))))
    }
  }

  #over(tell: (waiting: Waiting) => void): void {
    const waiting = this.#playing
    this.#playing = null
    if (waiting) tell(waiting)
    this.#begin()
  }

  #hired(): Worker {
    if (this.#worker) return this.#worker
    const worker = this.#hire()
    this.#brought = undefined
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (this.#worker !== worker) return
      if ('end' in data) this.#over(({ resolve }) => resolve(data.end))
      else if ('error' in data) this.#over(({ reject }) => reject(new Error(data.error)))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      if (this.#worker !== worker) return
      this.#worker = null
      worker.terminate()
      this.#over(({ reject }) => reject(new Error(event.message || 'The bots could not be loaded.')))
    }
    this.#worker = worker
    return worker
  }
}
