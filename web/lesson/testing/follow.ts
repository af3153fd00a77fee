/** Somebody who plays through a lesson, and does what it asks or what they like. */
import { botOf, decide } from '@duskhall/bots'
import {
  type Game,
  type GameEvent,
  type Knowledge,
  type Match,
  type MatchRecord,
  type Move,
  openMatch,
  type Seat,
  same,
  seedFrom,
  submit,
  type View,
  view,
  waited,
} from '@duskhall/kernel'
import {
  courseOf,
  type Lesson,
  type LessonAnswer,
  type LessonCourse,
  rivalAnswer,
  stepAt,
  wantedBy,
} from '@duskhall/ui'
import { newSeed } from '../../play/people.ts'

const MOST_ANSWERS = 400

export interface Following {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly lesson: Lesson
  readonly table: { readonly seats: number; readonly options: unknown; readonly seed: string }
  /** Does what is asked for; left out: answers as a bot would. */
  readonly obedient?: boolean
  /** Presses one of these wherever anything is asked for; left out, or without any: as above. */
  pressing?(wanted: readonly Move[]): Move | undefined
  /** Does something else of what is legal now and then. */
  stray?(legal: readonly Move[]): Move | null
  /** What the page answers by itself. */
  autoAnswer?(seen: View): Move | null
  /** Sees what was told of each answer. */
  onTold?(events: readonly GameEvent[]): void
  /** Sees every question to the reader, with the step that is shown. */
  onQuestion?(seen: View, step: number | null, course: LessonCourse): void
  /** Sees every answer of the reader, with the question it is given to. */
  onAnswer?(to: string, move: Move): void
}

export interface Followed {
  /** The steps that were shown. */
  readonly shown: readonly number[]
  readonly passed: number
  /** The answers of the others that were their own, and not the lesson's. */
  readonly strays: readonly Move[]
  readonly record: MatchRecord
}

export function follow({ game, knowledge, lesson, table, ...by }: Following): Followed {
  let { match }: { match: Match } = openMatch(game, { ...table, seed: newSeed(table.seed) })
  const bots = Array.from({ length: table.seats }, (_, seat) =>
    botOf('apprentice').sit(game, knowledge, seedFrom('bot', seat)),
  )
  const answers: LessonAnswer[] = []
  const rivals: Move[] = []
  const strays: Move[] = []
  const shown = new Set<number>()
  for (let given = 0; given < MOST_ANSWERS && !match.state.outcome; given++) {
    const course = courseOf(lesson, answers)
    if (course.passed >= lesson.steps.length) break
    const seat = waited(game, match.state)[0] as Seat
    const seen = view(game, match.state, seat)
    const { question } = seen
    if (!question) throw new Error('Nobody is asked.')
    const own = (): Move => decide((bots[seat] as (typeof bots)[number]).think(seen))
    let move: Move
    if (seat === 0) {
      const auto = by.autoAnswer?.(seen)
      const at = auto ? null : stepAt(lesson, course, seen)
      const step = at === null ? undefined : lesson.steps[at]
      if (!auto) by.onQuestion?.(seen, at, course)
      if (at !== null) shown.add(at)
      const wanted = step ? wantedBy(step, seen) : []
      move = auto ?? own()
      if (by.obedient && wanted[0] && !wanted.some((one) => same(one, move))) move = wanted[0]
      if (by.pressing) move = by.pressing(wanted) ?? move
      if (!auto) move = by.stray?.(question.moves) ?? move
      by.onAnswer?.(question.name, move)
      answers.push({ to: question.name, move, seen })
    } else {
      const told = rivalAnswer(lesson, rivals, question.moves)
      move = told ?? own()
      if (!told) strays.push(move)
      rivals.push(move)
    }
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw new Error(taken.refused)
    by.onTold?.(taken.events)
    match = taken.match
  }
  return { shown: [...shown], passed: courseOf(lesson, answers).passed, strays, record: match.record }
}
