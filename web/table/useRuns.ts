/** Several answers by one press, given one after another; what one of them asks is answered by the player in between. */
import type { Language, Move, View } from '@duskhall/kernel'
import type { BoardModule, SeatInfo } from '@duskhall/ui'
import { useCallback, useEffect, useRef } from 'react'
import type { Reply, SeatSource } from '../play/seat-source.ts'

export type Run = ReturnType<NonNullable<BoardModule['runs']>>[number]

/** Far more than a turn holds. */
const LONGEST_RUN = 40

export interface RunParts {
  readonly source: SeatSource
  readonly board: BoardModule
  readonly seats: readonly SeatInfo[]
  readonly lang: Language
  /** Whether the player can answer what stands now. */
  readonly live: boolean
  readonly view: View
  /** Sends what may have to be asked about first. */
  answerTo(seen: View, move: Move): void
  tell(reply: Reply): void
}

export function useRuns({ source, board, seats, lang, live, view, answerTo, tell }: RunParts) {
  const waiting = useRef<{ readonly run: Run; readonly seat: number } | null>(null)

  /** How many answers the last press gave, and the question they led to: there they are taken back together. */
  const burst = useRef({ count: 0, to: -1 })

  /** Gives one answer after another, as long as none is doubtful and the seat is still asked. */
  const runOn = useCallback(
    (run: Run) => {
      const { seat: mover } = source.state
      const given = () => {
        burst.current = {
          count: burst.current.count + 1,
          to: source.state.view.question?.number ?? -1,
        }
      }
      waiting.current = null
      for (let left = LONGEST_RUN; left > 0; left--) {
        const { view: seen, curtain: hidden, seat: front } = source.state
        const on = hidden === null && front === mover && seen.question?.seats.includes(mover)
        const move = on ? run.next(seen) : null
        if (!move) {
          if (run.waits?.(seen)) waiting.current = { run, seat: mover }
          return
        }
        if (board.confirm(seen, move, seats, lang) !== null) return answerTo(seen, move)
        const reply = source.answer({ question: seen.question?.number ?? 0, seat: mover, move })
        if (reply instanceof Promise) {
          const goOn = reply.then((refused) => {
            if (!refused) {
              given()
              runOn(run)
            }
            return refused
          })
          return tell(goOn)
        }
        if (reply) return tell(reply)
        given()
      }
    },
    [source, board, seats, lang, answerTo, tell],
  )

  useEffect(() => {
    const held = waiting.current
    if (!held || !live || held.run.waits?.(view)) return
    waiting.current = null
    if (view.seat === held.seat) runOn(held.run)
  }, [view, live, runOn])

  /** Whoever takes something back does not want the rest either. */
  const stopRun = useCallback(() => {
    waiting.current = null
  }, [])

  const startRun = useCallback(
    (run: Run) => {
      burst.current = { count: 0, to: -1 }
      runOn(run)
    },
    [runOn],
  )
  /** How many answers a step back takes back here. */
  const together = useCallback(() => {
    const { count, to } = burst.current
    return to === source.state.view.question?.number ? count : 1
  }, [source])

  return { startRun, stopRun, together }
}
