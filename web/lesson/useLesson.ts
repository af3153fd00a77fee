/** The lesson of a table: which step it has come to, and what it would answer. */
import { loadLessons } from '@duskhall/games/registry.ts'
import type { Move, Seat } from '@duskhall/kernel'
import {
  courseOf,
  type Lesson,
  type LessonAnswer,
  type LessonStep,
  shownBy,
  stepAt,
  wantedBy,
} from '@duskhall/ui'
import { useEffect, useMemo, useState } from 'react'
import { peopleOf } from '../play/people.ts'
import { sayProblem } from '../play/problems.ts'
import type { SeatSource } from '../play/seat-source.ts'
import { leaveFor } from './first-game.ts'

export interface LessonNow {
  readonly lesson: Lesson
  /** The step that is shown; null while the lesson waits, and at its end. */
  readonly step: number | null
  /** The same, whole, and the answers it asks for. */
  readonly wish: LessonStep | null
  readonly wanted: readonly Move[]
  readonly isOver: boolean
  /** The last answer was another than the lesson asked for. */
  readonly otherwise: boolean
  /** Of those the one that is ringed, and given by "Show me". */
  readonly shown: Move | null
}

/** The answers of people so far, with their questions. */
function answersOf(source: SeatSource): LessonAnswer[] {
  const moves = source.record()?.record.moves ?? []
  const people = peopleOf(source.players)
  const { log } = source.state
  return moves.flatMap(({ seat, move }, at) => {
    const to = log[at + 1]?.before.agenda.at(-1)?.do
    if (!people.includes(seat as Seat) || !to) return []
    const seen = log[at]?.view
    return [{ to, move, ...(seen?.seat === seat ? { seen } : {}) }]
  })
}

export function useLesson(source: SeatSource): LessonNow | null {
  const { lesson: name, game, state } = source
  const [lessons, setLessons] = useState<readonly Lesson[]>([])
  useEffect(() => {
    let left = false
    // Without its lesson a table is played all the same.
    if (name)
      loadLessons(game.id).then(
        (loaded) => !left && setLessons(loaded),
        () => {},
      )
    return () => {
      left = true
    }
  }, [name, game])
  const lesson = lessons.find(({ id }) => id === name)
  const { view, log, seat } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers grow and shrink with the log
  const course = useMemo(() => lesson && courseOf(lesson, answersOf(source)), [lesson, log])
  const { question } = view
  const step = lesson && course && question?.seats.includes(seat) ? stepAt(lesson, course, view) : null
  const wish = (step !== null && lesson?.steps[step]) || null
  const wanted = useMemo(() => (wish ? wantedBy(wish, view) : []), [wish, view])
  const shown = useMemo(() => wish && shownBy(wish, view), [wish, view])
  if (!lesson || !course) return null
  return {
    lesson,
    step,
    wish,
    wanted,
    isOver: course.passed >= lesson.steps.length,
    otherwise: course.otherwise,
    shown,
  }
}

/** To the table that was asked for, where the lesson opened by itself; else it is played on without captions. */
export function skipLesson(source: SeatSource): void {
  leaveFor(source.id).then((left) => {
    if (!left) source.endLesson()
  }, sayProblem)
}
