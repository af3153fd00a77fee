/**
 * A lesson: captions over a real table, each asking for one thing and saying why it is good. It is data of a game
 * (`games/<id>/lessons/index.ts` exports a list of them as default); the page shows it. Every legal answer stays legal.
 *
 * How far a lesson has come is read from the answers that were given, so that it goes on where it stopped, and goes back
 * with what is taken back. A step is passed with the next answer to its question, whatever it was, unless it `waits`.
 */
import { type Language, type Move, same, spaced, type View } from '@duskhall/kernel'

export interface LessonWords {
  /** What to do, in one sentence, verb first. */
  readonly ask: string
  /** Why it is good, in two sentences at most. */
  readonly why: string
}

/** What the answers to a step are worth as the table lies, by the rules of the game, and where they lie on it. */
export interface LessonMeasure {
  worth(view: View, move: Move): number
  /** A `data-piece`. */
  pieceOf(move: Move): string
}

export interface LessonStep {
  /** The name of the question at which it is shown. */
  readonly on: string
  /** What it asks for: any legal answer that has all of these fields; `{ "oneOf": [1, 2] }` is either. */
  readonly move: { readonly [field: string]: unknown }
  /** Where not every such answer does what the words say: those that are worth most are meant, and none that is worth nothing. */
  readonly best?: LessonMeasure
  /** Where a question comes again and again: another answer leaves the step standing. */
  readonly waits?: boolean
  /** It stands until nothing more fits: "play the rest of your hand". */
  readonly repeats?: boolean
  /** What follows stands or falls with it: answered otherwise, the lesson goes on with the next step at this question. */
  readonly leads?: boolean
  /** What it points at: a `data-piece` or `data-zone`, or all that begin so (`card-`); of several what is there first. */
  readonly at?: string | readonly string[]
  /** The number of the rule behind it. */
  readonly rule?: string
  readonly words: { readonly [L in Language]: LessonWords }
}

/** The match that a lesson is told over; the reader sits in the first seat. */
export interface LessonTable {
  readonly seats: number
  readonly seed: string
  readonly options: { readonly [option: string]: unknown }
  /** What the others answer, one after another, as long as the reader lets them; then bots go on. */
  readonly rivals: readonly Move[]
}

export interface Lesson {
  readonly id: string
  readonly title: { readonly [L in Language]: string }
  /** Left out: whoever lays a table with this lesson says what is played. */
  readonly table?: LessonTable
  readonly steps: readonly LessonStep[]
  /** What is said at its end: how to go on, and how to win. */
  readonly closing?: { readonly [L in Language]: LessonWords }
}

/** A lesson as it stands in a data file: a measure by its name. */
interface LessonData extends Omit<Lesson, 'steps'> {
  readonly steps: readonly (Omit<LessonStep, 'best'> & { readonly best?: string | undefined })[]
}

/** Lessons of a data file; whoever writes French types plain spaces. */
export function lessonsOf(
  data: readonly LessonData[],
  measures: { readonly [name: string]: LessonMeasure } = {},
): readonly Lesson[] {
  const typeset = <T>(words: { readonly [L in Language]: T }) => ({ ...words, fr: spaced(words.fr) })
  const measureOf = (name: string): LessonMeasure => {
    const measure = measures[name]
    if (!measure) throw new Error(`No lesson of this game measures by ${name}.`)
    return measure
  }
  return data.map(({ title, steps, closing, ...rest }) => ({
    ...rest,
    title: typeset(title),
    steps: steps.map(({ best, ...step }) => ({
      ...step,
      words: typeset(step.words),
      ...(best === undefined ? {} : { best: measureOf(best) }),
    })),
    ...(closing ? { closing: typeset(closing) } : {}),
  }))
}

/** An answer of the reader, with the name of the question it was given to. */
export interface LessonAnswer {
  readonly to: string
  readonly move: Move
}

export function fits(step: LessonStep, move: Move): boolean {
  return Object.entries(step.move).every(([field, wanted]) => {
    const value: unknown = Reflect.get(move, field)
    return isChoice(wanted) ? wanted.oneOf.some((one) => same(value, one)) : same(value, wanted)
  })
}

/** The answers that a step asks for as the table lies: what fits, and of that what is worth most, if it is worth anything. */
export function wantedBy(step: LessonStep, view: View): readonly Move[] {
  const moves = (view.question?.moves ?? []).filter((move) => fits(step, move))
  const { best } = step
  if (!best) return moves
  const worth = moves.map((move) => best.worth(view, move))
  const most = Math.max(...worth)
  return most > 0 ? moves.filter((_, at) => worth[at] === most) : []
}

function isChoice(wanted: unknown): wanted is { readonly oneOf: readonly unknown[] } {
  return typeof wanted === 'object' && wanted !== null && 'oneOf' in wanted && Array.isArray(wanted.oneOf)
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
    const meant = stepFor(steps, at, { to, move })
    otherwise = meant !== at
    if (meant >= 0) passed = steps[meant]?.repeats ? meant : meant + 1
    else if (steps[at]?.leads) passed = nextAt(steps, at)
    else if (!steps[at]?.waits) passed = at + 1
  }
  return { passed, otherwise }
}

/**
 * Which step an answer is for. Where a question comes again and again, the one that was answered is passed even before its
 * time; another question is only about the step that is next.
 */
function stepFor(steps: readonly LessonStep[], at: number, { to, move }: LessonAnswer): number {
  return steps.findIndex(
    (step, no) => no >= at && step.on === to && (no === at || steps[at]?.waits) && fits(step, move),
  )
}

/** Where the next step at the same question stands; behind all others where there is none. */
function nextAt(steps: readonly LessonStep[], at: number): number {
  const next = steps.findIndex((step, no) => no > at && step.on === steps[at]?.on)
  return next < 0 ? steps.length : next
}

/** The step for a question: the next one whose wish can be granted; null where the lesson has nothing to say. */
export function stepAt(
  { steps }: Lesson,
  { passed }: LessonCourse,
  question: { readonly name: string; readonly moves: readonly Move[] },
  /** The table, for steps that measure answers by it. */
  view?: View,
): number | null {
  const isGranted = (step: LessonStep) =>
    step.best && view ? wantedBy(step, view).length > 0 : question.moves.some((move) => fits(step, move))
  const at = steps.findIndex((step, no) => no >= passed && step.on === question.name && isGranted(step))
  return at < 0 ? null : at
}

/**
 * What a rival answers by the lesson, after it has given these answers; null where it no longer can: the reader has done
 * something else, and bots go on by themselves.
 */
export function rivalAnswer({ table }: Lesson, given: readonly Move[], legal: readonly Move[]): Move | null {
  const line = table?.rivals ?? []
  const next = line[given.length]
  if (!next || !given.every((move, at) => same(move, line[at]))) return null
  return legal.find((move) => same(move, next)) ?? null
}

function named(name: string): string {
  const is = name.endsWith('-') ? '^=' : '='
  return `:is([data-piece${is}"${name}"], [data-zone${is}"${name}"])`
}

/** The pieces that are meant as selectors, where not all that a step points at are; nothing where they are. */
export function meantBy(step: LessonStep, view: View): readonly string[] {
  const { best } = step
  return best ? wantedBy(step, view).map((move) => `${named(best.pieceOf(move))}[data-legal]`) : []
}

/** What a step points at, as selectors; what can be answered with comes first. */
export function selectorsOf({ at = [] }: LessonStep): readonly string[] {
  const things = (typeof at === 'string' ? [at] : at).map(named)
  return [...things.map((thing) => `${thing}[data-legal]`), ...things]
}
