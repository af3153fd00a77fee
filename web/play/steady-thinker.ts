/**
 * Lets the bots think in a worker, and keeps the game going where that fails: a worker that cannot start, stumbles,
 * answers nonsense or does not answer in time is replaced once; then a simpler bot answers in the page.
 */
import { type Move, type Seat, same } from '@duskhall/kernel'
import type { Thinker, ThinkRequest } from './table-state.ts'

/** What the player is told: the bot begins anew, or plays more simply from now on. */
export type BotTrouble = 'again' | 'simply'

interface SteadyParts {
  readonly worker: Thinker & { stop(): void }
  /** A bot that needs no worker. */
  simply(request: ThinkRequest, signal: AbortSignal): Promise<Move>
  onTrouble(seat: Seat, trouble: BotTrouble, error: unknown): void
  /** How long a worker may take, in milliseconds. */
  readonly patience?: number
}

/** The longest budget of a bot is a second; the rest is for a slow device that still has to load it. */
const PATIENCE = 15_000
/** A worker is tried twice for one answer; one that failed a whole answer gets one more chance with the next. */
const TRIES = 2

export function steadyThinker({
  worker,
  simply,
  onTrouble,
  patience = PATIENCE,
}: SteadyParts): SteadyParts['worker'] {
  /** Answers in a row for which no worker could be had. */
  let failures = 0
  let isOver = false

  const inTime = async (request: ThinkRequest, signal: AbortSignal): Promise<Move> => {
    const own = new AbortController()
    const callOff = () => own.abort()
    signal.addEventListener('abort', callOff)
    const timer = setTimeout(callOff, patience)
    try {
      const move = await worker.think(request, own.signal)
      if (isLegal(request, move)) return move
      throw new Error(`The bot's answer is not legal: ${JSON.stringify(move)}.`)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', callOff)
    }
  }

  return {
    async think(request, signal) {
      const tries = TRIES - failures
      for (let left = tries; left > 0; left--) {
        signal.throwIfAborted()
        try {
          const move = await inTime(request, signal)
          failures = 0
          return move
        } catch (error) {
          signal.throwIfAborted()
          // Whatever it still does, it does in vain: the next try begins with a fresh one.
          worker.stop()
          onTrouble(request.seat, left > 1 ? 'again' : 'simply', error)
        }
      }
      if (tries > 0) failures++
      return simply(request, signal)
    },
    async advise(request, signal) {
      if (!worker.advise) throw new Error('Nobody gives advice here.')
      try {
        return await worker.advise(request, signal)
      } catch (error) {
        // The worker may have been replaced for the sake of a bot's answer.
        if (isOver || signal.aborted) throw error
        return worker.advise(request, signal)
      }
    },
    stop() {
      isOver = true
      worker.stop()
    },
  }
}

function isLegal({ view }: ThinkRequest, move: Move): boolean {
  return view.question?.moves.some((legal) => same(legal, move)) ?? false
}
