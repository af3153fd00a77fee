/**
 * A lesson: captions over a real table, each asking for one thing and saying why it is good. It is data of a game
 * (`games/<id>/lessons/index.ts` exports a list of them as default); the page shows it. Every legal answer stays legal.
 *
 * How far a lesson has come is read from the answers that were given, so that it goes on where it stopped, and goes back
 * with what is taken back. Nobody is bound to it, and nothing is said that is not so: a step that `waits` is asked for again,
 * what follows an answer is only said after that answer, and a step may say what must have been done (`needs`) and what
 * must be so (`if`). Whatever else cannot be is left out.
 */
import { type Language, type Move, same, spaced, type View } from '@duskhall/kernel'

export interface LessonWords {
  /** What to do, in one sentence, verb first. */
  readonly ask: string
  /** Why it is good, in two sentences at most. */
  readonly why: string
}

/** What the answers to a step are worth as the table lies, by the rules of the game. */
export interface LessonMeasure {
  worth(view: View, move: Move): number
}

export interface LessonStep {
  /** The name of the question at which it is shown. */
  readonly on: string
  /** What it asks for: any legal answer that has all of these fields; `{ "oneOf": [1, 2] }` is either. */
  readonly move: { readonly [field: string]: unknown }
  /** Where not every such answer does what the words say: those that are worth most are meant, and none that is worth nothing. */
  readonly best?: LessonMeasure
  /** A name by which later steps need it. */
  readonly id?: string
  /** Steps that must have been answered as they asked: else what it says would not be true, or would come to nothing. */
  readonly needs?: readonly string[]
  /** What must be so, by path into what the reader sees (`villages.1.stone`): a value, `oneOf` some, `from` a number on, or that it `has` things. */
  readonly if?: { readonly [path: string]: unknown }
  /**
   * Where a question comes again and again: another answer leaves the step standing. The steps behind it up to the next one
   * that waits are about what this answer asks.
   */
  readonly waits?: boolean
  /** It ends a turn: whoever answers so before its time leaves out what was asked until then. */
  readonly ends?: boolean
  /** It stands until nothing more fits: "play the rest of your hand"; what an answer asks, as long as that is asked again. */
  readonly repeats?: boolean
  /** It is asked for whenever its question comes up, however one came there; what stood before it is over then. */
  readonly whenever?: boolean
  /** What follows stands or falls with it: answered otherwise, the lesson goes on with the next step at this question. */
  readonly leads?: boolean
  /**
   * What it points at where what answers is not in sight or says nothing of itself: a `data-piece` or `data-zone`, or all that
   * begin so (`card-`); of several what is there first.
   */
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
  /** What could be answered then, and what was so; left out: whatever the lesson asked for. */
  readonly seen?: View
}

export function fits(step: LessonStep, move: Move): boolean {
  return Object.entries(step.move).every(([field, wanted]) => isAs(wanted, Reflect.get(move, field)))
}

function isAs(wanted: unknown, value: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return same(wanted, value)
  if ('oneOf' in wanted && Array.isArray(wanted.oneOf)) return wanted.oneOf.some((one) => same(one, value))
  if ('has' in wanted && Array.isArray(wanted.has)) {
    return Array.isArray(value) && wanted.has.every((one) => value.some((other) => same(other, one)))
  }
  if ('from' in wanted && typeof wanted.from === 'number')
    return typeof value === 'number' && value >= wanted.from
  return same(wanted, value)
}

/** Whether all is so that a step speaks of. */
export function holds(step: LessonStep, state: unknown): boolean {
  return Object.entries(step.if ?? {}).every(([path, wanted]) => {
    const value = path
      .split('.')
      .reduce<unknown>(
        (of, name) => (typeof of === 'object' && of ? Reflect.get(of, name) : undefined),
        state,
      )
    return isAs(wanted, value)
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

/** The answer that a step rings, and gives for whoever wants to be shown; null: it asks for nothing here. */
export function shownBy(step: LessonStep, view: View): Move | null {
  return wantedBy(step, view)[0] ?? null
}

export interface LessonCourse {
  /** So many steps are behind: answered, or never to come. */
  readonly passed: number
  /** The furthest step that was asked for so far. */
  readonly furthest: number
  /** The last answer was another than the lesson asked for. */
  readonly otherwise: boolean
  /** The steps that may come next, in their order. */
  readonly due: readonly number[]
  /** Of the answers those that the step asked for that was shown, by their places. */
  readonly asAsked: readonly number[]
}

/** A step at which something new begins; the ones behind it are about what it asks. */
const isHead = ({ waits, leads, whenever }: LessonStep) => Boolean(waits || leads || whenever)

/** How far the answers have led. Whatever the lesson did not ask about is left aside. */
export function courseOf({ steps }: Lesson, answers: readonly LessonAnswer[]): LessonCourse {
  const headOf = steps.map((_, no) => steps.findLastIndex((step, at) => at <= no && isHead(step)))
  const followed = new Set<number>()
  const behind = new Set<number>()
  /** The head that was answered last as it asks, and how far what it asks has come. */
  let chain = { head: -1, at: -1 }
  let otherwise = false
  const asAsked: number[] = []
  let furthest = 0

  const leaveOut = (until: number) => {
    for (let no = 0; no < until; no++) behind.add(no)
  }
  const isNeeded = (step: LessonStep) =>
    (step.needs ?? []).every((id) => steps.some((one, no) => one.id === id && followed.has(no)))
  const isLost = (no: number): boolean => {
    if (behind.has(no)) return true
    const step = steps[no] as LessonStep
    const head = headOf[no] as number
    if (!isHead(step)) {
      if (
        head === chain.head
          ? no < chain.at && !step.repeats
          : head < 0 || followed.has(head) || behind.has(head)
      )
        return true
    }
    return (step.needs ?? []).some((id) => {
      const at = steps.findIndex((one) => one.id === id)
      return !followed.has(at) && isLost(at)
    })
  }
  const dueNow = (): number[] => {
    const due: number[] = []
    let later = false
    for (const [no, step] of steps.entries()) {
      if (behind.has(no)) continue
      const isNext = isHead(step) || (headOf[no] === chain.head && (no > chain.at || step.repeats))
      if ((step.whenever || !later) && isNext && isNeeded(step)) due.push(no)
      // What comes in the next turn is not for this one.
      if (step.ends || step.leads) later = true
    }
    return due
  }
  const follow = (no: number) => {
    const step = steps[no] as LessonStep
    followed.add(no)
    // Who goes on to the next thing has done enough of it.
    if (isHead(step))
      for (const [at, { repeats }] of steps.entries())
        if (repeats && at < no && followed.has(at)) behind.add(at)
    if (!step.repeats) behind.add(no)
    if (step.ends || step.leads || step.whenever) leaveOut(no + 1)
    chain = { head: isHead(step) ? no : chain.head, at: no }
  }
  for (const [place, { to, move, seen }] of answers.entries()) {
    const here = dueNow().filter((no) => steps[no]?.on === to)
    const asked = seen ? here.filter((no) => canAsk(steps[no] as LessonStep, seen)) : here
    const no = asked[0] ?? here[0] ?? -1
    furthest = Math.max(furthest, asked[0] ?? 0)
    const first = steps[no]
    const meant =
      first && isHead(first)
        ? here.find((at) => isHead(steps[at] as LessonStep) && fits(steps[at] as LessonStep, move))
        : asked.slice(0, 1).find((at) => fits(steps[at] as LessonStep, move))
    if (meant !== undefined) {
      otherwise = false
      if (meant === no && isWanted(steps[no] as LessonStep, move, seen)) asAsked.push(place)
      follow(meant)
      continue
    }
    if (asked.length > 0) otherwise = true
    if (first?.leads) leaveOut(nextAt(steps, no))
    else if (first?.whenever) leaveOut(no + 1)
    else if (first && !isHead(first) && !first.repeats) behind.add(no)
    // What comes of another answer is nothing of the lesson's; before the first turn each answer is one of its own.
    if (first && !isHead(first) && headOf[no] === -1) chain = { head: -1, at: no }
    else if (first || steps.some((step) => isHead(step) && step.on === to)) chain = NOTHING
  }
  const isOver = steps.every((_, no) => isLost(no)) || isLost(steps.length - 1)
  const passed = isOver ? steps.length : steps.filter((_, no) => isLost(no)).length
  return { passed, furthest, otherwise, due: isOver ? [] : dueNow(), asAsked }
}

/** How far it has come, counted in steps: what repeats, or comes late, never counts back. */
export function countOf({ passed, furthest }: LessonCourse, step: number | null): number {
  return Math.max(step ?? passed, furthest)
}

/** Nothing was answered that leads on. */
const NOTHING = { head: Number.POSITIVE_INFINITY, at: Number.POSITIVE_INFINITY }

function isWanted(step: LessonStep, move: Move, seen?: View): boolean {
  return !seen || wantedBy(step, seen).some((one) => same(one, move))
}

function canAsk(step: LessonStep, view: View): boolean {
  return holds(step, view.state) && wantedBy(step, view).length > 0
}

/** Whether it is just what was asked for, and not one of several. */
export function isJust(wanted: readonly Move[], move: Move): boolean {
  const [one, ...others] = wanted
  return one !== undefined && others.length === 0 && same(one, move)
}

/** Where the next step at the same question stands; behind all others where there is none. */
function nextAt(steps: readonly LessonStep[], at: number): number {
  const next = steps.findIndex((step, no) => no > at && step.on === steps[at]?.on)
  return next < 0 ? steps.length : next
}

/** The step for a question: the next one that speaks the truth, and whose wish can be granted; null: there is nothing to say. */
export function stepAt({ steps }: Lesson, { due }: LessonCourse, view: View): number | null {
  const at = due.find((no) => {
    const step = steps[no] as LessonStep
    return step.on === view.question?.name && canAsk(step, view)
  })
  return at ?? null
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

/**
 * What a step points at, as selectors, the best first: what gives the answer that it would show (`data-shown`), what else answers
 * as it asks (`data-asked`), then what it names. A thing that answers otherwise, or nothing at all, is never pointed at.
 */
export function selectorsOf({ at = [] }: LessonStep): readonly string[] {
  const things = (typeof at === 'string' ? [at] : at).map((name) => {
    const is = name.endsWith('-') ? '^=' : '='
    return `:is([data-piece${is}"${name}"], [data-zone${is}"${name}"])`
  })
  const other = ':not([data-stop]:not([data-legal]), [data-unasked])'
  return [
    ...things.map((thing) => `${thing}[data-shown]`),
    '[data-shown]',
    ...things.map((thing) => `${thing}[data-asked]`),
    '[data-asked]',
    ...things.map((thing) => `${thing}[data-legal]${other}`),
    ...things.map((thing) => `${thing}${other}`),
  ]
}
