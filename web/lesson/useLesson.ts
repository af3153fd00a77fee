/** The lesson of a table: which step it has come to, and what it would answer. */
import { loadLessons } from '@duskhall/games/registry.ts'
import type { Move, Seat } from '@duskhall/kernel'
import {
  countOf,
  courseOf,
  type Lesson,
  type LessonAnswer,
  type LessonCourse,
  type LessonStep,
  shownBy,
  stepAt,
  wantedBy,
} from '@duskhall/ui'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { peopleOf } from '../play/people.ts'
import { sayProblem } from '../play/problems.ts'
import type { SeatSource } from '../play/seat-source.ts'
import type { MenuItem } from '../shell/Menu.tsx'
import { leaveFor } from './first-game.ts'

export interface LessonNow {
  readonly lesson: Lesson
  /** The step that is shown; null while the lesson waits, and at its end. */
  readonly step: number | null
  /** The same, whole, and the answers it asks for. */
  readonly wish: LessonStep | null
  readonly wanted: readonly Move[]
  readonly isOver: boolean
  /** So many steps are behind, as a reader counts them. */
  readonly count: number
  /** It has nothing to say to what is asked, because the way is another than its own. */
  readonly isAside: boolean
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

/** The lesson of that name, how far it has come, and the step for what is asked now. */
function useCourse(source: SeatSource, name: string | null) {
  const { game, state } = source
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
  const isAsked = question?.seats.includes(seat) ?? false
  const step = lesson && course && isAsked ? stepAt(lesson, course, view) : null
  return lesson && course ? { lesson, course, step, isAsked } : null
}

/** The way back to a lesson that was left, where it could go on. */
export function useLeftLesson(source: SeatSource): readonly MenuItem[] {
  const { t } = useWords()
  const left = useCourse(source, source.leftLesson)
  if (!left || left.step === null) return []
  return [{ label: t('lesson.resume'), run: () => source.resumeLesson() }]
}

export function useLesson(source: SeatSource): LessonNow | null {
  const followed = useCourse(source, source.lesson)
  const { view } = source.state
  const { lesson, course, step = null } = followed ?? {}
  const wish = (step !== null && lesson?.steps[step]) || null
  const wanted = useMemo(() => (wish ? wantedBy(wish, view) : []), [wish, view])
  const shown = useMemo(() => wish && shownBy(wish, view), [wish, view])
  if (!lesson || !course) return null
  return {
    lesson,
    step,
    wish,
    wanted,
    count: countOf(course, step),
    ...standingOf(lesson, course, step, followed?.isAsked ?? false),
    otherwise: course.otherwise,
    shown,
  }
}

/** Where nothing is said: it is over, or the way is another. A lesson without a table is about parts of a game only. */
export function standingOf(lesson: Lesson, { passed }: LessonCourse, step: number | null, isAsked: boolean) {
  const isOver = passed >= lesson.steps.length
  return { isOver, isAside: isAsked && step === null && !isOver && lesson.table !== undefined }
}

/** To the table that was asked for, where the lesson opened by itself; else it is played on without captions. */
export function skipLesson(source: SeatSource): void {
  leaveFor(source.id).then((left) => {
    if (!left) source.endLesson()
  }, sayProblem)
}
