/** The page's end of the worker in which bots think. It is started with the first question. */
import type { Appraisal } from '@duskhall/bots'
import { type Advice, type Move, type Seat, seedFrom } from '@duskhall/kernel'
import type { AppraisalOrder, FromWorker, Order, ToWorker } from './bot-worker.ts'
import { takeWorker } from './door.ts'
import type { AdviceRequest, Thinker, ThinkRequest } from './table-state.ts'

type Said = Exclude<FromWorker, { readonly error: string }>

interface Waiting {
  resolve(said: Said): void
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

  // A browser may refuse the worker at once; that is a failure like any other.
  async think(request: ThinkRequest, signal: AbortSignal): Promise<Move> {
    const { seat, level, view, kept, onScript } = request
    const order = this.#order({ seat, level, view, kept }, 'bot')
    const said = await this.#said({ think: order }, order.id, signal)
    if (!('move' in said)) throw new Error('The worker gave no answer.')
    onScript?.((said.script ?? []) as readonly Move[])
    return said.move as Move
  }

  async advise(request: AdviceRequest, signal: AbortSignal): Promise<readonly Advice[]> {
    const order = this.#order({ ...request, level: '' }, 'advice')
    const said = await this.#said({ advise: order }, order.id, signal)
    return 'advice' in said ? (said.advice as readonly Advice[]) : []
  }

  /** How good a decision was; rejects when it was called off or failed. */
  async appraise(
    request: Pick<AppraisalOrder, 'seat' | 'view' | 'played' | 'closeness'>,
    signal: AbortSignal,
  ): Promise<Appraisal> {
    const { seat, view, played, closeness } = request
    const order = { ...this.#order({ seat, view, level: '' }, 'appraisal'), played, closeness }
    const said = await this.#said({ appraise: order }, order.id, signal)
    if (!('appraisal' in said)) throw new Error('The worker gave no appraisal.')
    return said.appraisal as Appraisal
  }

  /** A bot's luck is its own, never the table's. */
  #order(of: { seat: Seat; level: string } & Pick<Order, 'view' | 'kept' | 'begun'>, luck: string): Order {
    this.#started()
    const isFirst = !this.#asked
    this.#asked = true
    const { id: table, game, seed, content } = this.#table
    const own = { id: this.#next++, table, game, seed: seedFrom(seed, luck, of.seat) }
    return { ...of, ...own, ...(isFirst ? { content } : {}) }
  }

  #said(message: ToWorker, id: number, signal: AbortSignal): Promise<Said> {
    const worker = this.#started()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      const callOff = () => {
        worker.postMessage({ cancel: id } satisfies ToWorker)
        this.#waiting.delete(id)
        reject(new DOMException('Called off', 'AbortError'))
      }
      signal.addEventListener('abort', callOff, { once: true })
      worker.postMessage(message)
    })
  }

  /** Lets the bots come in while nobody waits for them yet. */
  warm(): void {
    try {
      this.#started().postMessage({ meet: this.#table.game } satisfies ToWorker)
    } catch {
      // Whether they can come at all matters when they are asked.
    }
  }

  /** Whoever still waits hears that nothing will come. */
  stop(reason = 'The bots were stopped.'): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#asked = false
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(reason))
    this.#waiting.clear()
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = takeWorker()
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('error' in data) waiting?.reject(new Error(data.error))
      else waiting?.resolve(data)
    }
    const fail = (reason: string) => {
      // One that was stopped has nothing more to say.
      if (this.#worker === worker) this.stop(reason)
    }
    worker.onerror = (event) => {
      // It is said to the player; in the console it would look like a fault of the page.
      event.preventDefault()
      fail(event.message || 'The bots could not be loaded.')
    }
    worker.onmessageerror = () => fail('The answer of a bot could not be read.')
    this.#worker = worker
    return worker
  }
}
