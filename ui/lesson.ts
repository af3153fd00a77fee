/**
 * A lesson: captions over a real table, each asking for one thing and saying why it is good. It is data of a game
 * (`games/<id>/lessons/index.ts` exports a list of them as default); the page shows it. Every legal answer stays legal.
 *
 * How far a lesson has come is read from the answers that were given, so that it goes on where it stopped, and goes back
 * with what is taken back. A step is passed with the next answer to its question, whatever it was, unless it `waits`.
 */
import { type Language, type Move, same } from '@duskhall/kernel'

export interface LessonWords {
  /** What to do, in one sentence, verb first. */
  readonly ask: string
  /** Why it is good, in two sentences at most. */
  readonly why: string
}

export interface LessonStep {
  /** The name of the question at which it is shown. */
  readonly on: string
  /** What it asks for: any legal answer that has all of these fields. */
  readonly move: { readonly [field: string]: unknown }
  /** Where a question comes again and again: another answer leaves the step standing. */
  readonly waits?: boolean
  /** What it points at: the beginning of a `data-piece` or `data-zone`. */
  readonly at?: string
  readonly words: { readonly [L in Language]: LessonWords }
}

export interface Lesson {
  readonly id: string
  readonly title: { readonly [L in Language]: string }
  readonly steps: readonly LessonStep[]
}

/** An answer of the reader, with the name of the question it was given to. */
export interface LessonAnswer {
  readonly to: string
  readonly move: Move
}

export function fits(step: LessonStep, move: Move): boolean {
  return Object.entries(step.move).every(([field, value]) => same(Reflect.get(move, field), value))
}

export interface LessonCourse {
  /** So many steps are behind. */
  readonly passed: number
  /** The last of them was passed by another answer than it asked for. */
  readonly otherwise: boolean
}

/** How far the answers have led. Whatever the lesson did not ask about is left aside. */
export function courseOf({ steps }: Lesson, answers: readonly LessonAnswer[]): LessonCourse {
  let passed = 0
  let otherwise = false
  for (const { to, move } of answers) {
    const at = steps.findIndex((step, no) => no >= passed && step.on === to)
    if (at < 0) continue
    // Of several steps at one question the one that was answered is passed, even before its time.
    const meant = steps.findIndex((step, no) => no >= at && step.on === to && fits(step, move))
    otherwise = meant !== at
    if (meant >= 0) passed = meant + 1
    else if (!steps[at]?.waits) passed = at + 1
  }
  return { passed, otherwise }
}

/** The step for a question: the next one whose wish can be granted; null where the lesson has nothing to say. */
export function stepAt(
  { steps }: Lesson,
  { passed }: LessonCourse,
  question: { readonly name: string; readonly moves: readonly Move[] },
): number | null {
  const at = steps.findIndex(
    (step, no) =>
      no >= passed && step.on === question.name && question.moves.some((move) => fits(step, move)),
  )
  return at < 0 ? null : at
}
