/** Asks one bot at a time for its answer, at the pace of the table. What is called off is never heard of again. */
import type { Move, Seat, View } from '@duskhall/kernel'
import type { Thinker } from './table-state.ts'

export interface BotChair {
  /** The bot that is thinking. */
  readonly seat: Seat | null
  /** Its answer, or null when it was called off; rejects when it failed. */
  ask(seat: Seat, level: string, seen: View, pace: number): Promise<Move | null>
  /** Whoever thinks need not keep to the pace any more. */
  hurry(): void
  callOff(): void
}

export function botChair(thinker: Thinker): BotChair {
  let run = new AbortController()
  let seat: Seat | null = null
  let hurry: (() => void) | null = null

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
  return {
    get seat() {
      return seat
    },
    async ask(asked, level, view, pace) {
      const own = new AbortController()
      run = own
      seat = asked
      try {
        const [move] = await Promise.all([
          thinker.think({ seat: asked, level, view }, own.signal),
          pause(pace),
        ])
        return own.signal.aborted ? null : move
      } catch (error) {
        if (own.signal.aborted) return null
        throw error
      } finally {
        if (run === own) seat = null
      }
    },
    hurry: () => hurry?.(),
    callOff() {
      run.abort()
      seat = null
    },
  }
}
