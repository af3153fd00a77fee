/** From a press to an answer: asked about first where it is doubtful, and given to the question that was seen. */
import { type Move, type Refused, same, type View } from '@duskhall/kernel'
import { startTransition, useCallback, useLayoutEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { sayProblem } from '../play/problems.ts'
import type { Reply } from '../play/seat-source.ts'
import { useSettings } from '../settings/settings.ts'
import { toast } from '../shell/toasts.tsx'
import { play } from '../sound/index.ts'
import type { AtTable } from './at-table.ts'
import { isByKeyboard } from './useFocus.ts'
import { type Run, useRuns } from './useRuns.ts'
import { warning } from './warning.ts'

/** Asked once more before it is done; about an answer, as long as its question stands. */
export interface Doubt {
  readonly about?: number | undefined
  readonly question: string
  yes(): void
}

export interface AnswersParts extends AtTable {
  /** What was aimed at, and composed, belongs to what is answered or taken back now. */
  forget(): void
  /** A lesson asks for just that: nobody is asked whether they mean it. */
  isWanted(seen: View, move: Move): boolean
  ask(doubt: Doubt): void
}

/**
 * An answer by hand is drawn in slices, between which the page hears and shows everything else. By key at once: people
 * type ahead. And what is lifted has to stand where it can be dropped with the next event.
 */
function draw(change: () => void, by?: 'lifting'): void {
  if (by === 'lifting' || isByKeyboard()) change()
  else startTransition(change)
}

export function useAnswers(parts: AnswersParts) {
  const { open, source, state, view, seats, reader, lang, live, forget, isWanted, ask } = parts
  const { t } = useWords()
  const { confirmMoves } = useSettings()
  const texts = open.texts[lang]

  const tell = useCallback(
    (reply: Reply, onRefused = () => {}) => {
      const say = (refused: Refused | null) => {
        if (!refused) return
        onRefused()
        toast(texts.refusal(refused.rule ?? refused.refused), 'warning')
      }
      const fail = (error: unknown) => {
        onRefused()
        sayProblem(error)
      }
      if (reply instanceof Promise) reply.then(say, fail)
      else say(reply)
    },
    [texts],
  )
  // What was seen when somebody chose, whatever has happened since; and one answer to one drawing.
  const drawn = useRef(view)
  const answered = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every state that is drawn, also one that was drawn before
  useLayoutEffect(() => {
    drawn.current = view
    answered.current = false
  }, [view, state])
  const warned = useRef(warning())
  const send = useCallback(
    (move: Move, seen: View, by?: 'lifting') => {
      warned.current.settled()
      play('press')
      answered.current = true
      const give = () => {
        forget()
        tell(source.answer({ question: seen.question?.number ?? 0, seat: seen.seat, move }), () => {
          answered.current = false
        })
      }
      draw(give, by)
    },
    [source, tell, forget],
  )
  const answerTo = useCallback(
    (seen: View, move: Move, by?: 'lifting') => {
      const ends = same(move, open.board.endTurn?.(seen))
      const told = isWanted(seen, move) ? null : open.board.confirm(seen, move, seats, lang)
      const doubt = warned.current.about(told, ends)
      if (told !== null && doubt === null) return send(move, seen, by)
      const question =
        doubt ?? (confirmMoves ? t('table.sureMove', { move: texts.move(seen, move, reader) }) : null)
      if (question) ask({ about: seen.question?.since, question, yes: () => send(move, seen) })
      else send(move, seen, by)
    },
    [open, seats, lang, confirmMoves, t, texts, reader, send, isWanted, ask],
  )
  const answer = useCallback(
    (move: Move, by?: 'lifting') => {
      if (!answered.current) answerTo(drawn.current, move, by)
    },
    [answerTo],
  )
  const { startRun, stopRun, together } = useRuns({
    ...{ source, board: open.board, seats, lang, live, view, answerTo, tell },
  })
  const back = useCallback(
    (parts: number) => {
      if (parts === 0 || !source.state.canStepBack) return
      const reply = source.stepBack()
      const further = (refused: Refused | null) => {
        if (!refused) back(parts - 1)
        return refused
      }
      tell(reply instanceof Promise ? reply.then(further) : further(reply))
    },
    [source, tell],
  )
  const stepBack = useCallback(() => {
    if (answered.current) return
    stopRun()
    draw(() => {
      forget()
      back(together())
    })
  }, [forget, stopRun, back, together])
  const exchange = useCallback(
    (move: Move, by?: 'lifting') => {
      if (answered.current) return
      stopRun()
      const again = () => answerTo(source.state.view, move, by)
      const swap = () => {
        forget()
        const back = source.stepBack()
        if (back instanceof Promise) back.then(again, sayProblem)
        else again()
      }
      draw(swap, by)
    },
    [source, answerTo, stopRun, forget],
  )
  const undo = () => {
    stopRun()
    const { takingBack } = state
    if (takingBack === 'freely') tell(source.undo())
    if (takingBack === 'if-all-agree')
      ask({
        about: view.question?.since,
        question: t('table.allAgree'),
        yes: () => tell(source.undo(true)),
      })
  }
  const run = useCallback(
    (wanted: Run) => {
      if (answered.current) return
      play('press')
      forget()
      startRun(wanted)
    },
    [startRun, forget],
  )
  return { answer, exchange, stepBack, undo, run }
}
