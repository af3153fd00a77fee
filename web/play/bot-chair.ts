/** Asks one bot at a time for its answer, at the pace of the table. What is called off is never heard of again. */
import type { Move, Seat } from '@duskhall/kernel'
import type { Thinker, ThinkRequest } from './table-state.ts'

interface Question extends Omit<ThinkRequest, 'onScript'> {
  readonly pace: number
  /** Hears the answers that it means to give; says for how long they are announced before the first is given. */
  announce?: ((moves: readonly Move[]) => number) | undefined
}

export interface BotChair {
  /** The bot that is thinking, or waits until what it has announced has been read. */
  readonly seat: Seat | null
  /** Its answer, or null when it was called off; rejects when it failed. */
  ask(question: Question): Promise<Move | null>
  /** Whoever thinks need not keep to the pace any more, nor wait with what it has announced. */
  hurry(): void
  /** While somebody is busy with the table, what is announced waits; not for ever. */
  hold(held: boolean): void
  callOff(): void
}

/** How long somebody may keep a bot from acting, in milliseconds. */
const PATIENCE = 20_000

export function botChair(thinker: Thinker): BotChair {
  let run = new AbortController()
  let seat: Seat | null = null
  let hurry: (() => void) | null = null
  let isHeld = false
  let isWaiting = false

  const pause = (ms: number): Promise<void> => {
    if (ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
  /** Until it has been read, and as long as somebody is busy. */
  const stand = async (ms: number) => {
    await pause(ms)
    if (!isHeld || ms <= 0) return
    isWaiting = true
    await pause(PATIENCE)
    isWaiting = false
  }
  return {
    get seat() {
      return seat
    },
    async ask({ pace, announce, ...request }) {
      const own = new AbortController()
      run = own
      seat = request.seat
      try {
        let script: readonly Move[] = []
        const onScript = (rest: readonly Move[]) => {
          script = rest
        }
        const [move] = await Promise.all([thinker.think({ ...request, onScript }, own.signal), pause(pace)])
        if (announce && !own.signal.aborted) await stand(announce([move, ...script]))
        return own.signal.aborted ? null : move
      } catch (error) {
        if (own.signal.aborted) return null
        throw error
      } finally {
        if (run === own) seat = null
      }
    },
    hurry: () => hurry?.(),
    hold(held) {
      isHeld = held
      if (!held && isWaiting) hurry?.()
    },
    callOff() {
      run.abort()
      hurry?.()
      seat = null
    },
  }
}
