/** The course of a game: points to plot and the moves that turned it. */
import type { Language } from '@duskhall/kernel'
import type { Course, CourseMark, SeatInfo } from '@duskhall/ui'
import type { Told } from '../play/told.ts'

export interface CoursePoint {
  readonly moment: number
  readonly label: string
  /** Number of moves played then. */
  readonly moves: number
  /** By measure, by line. */
  readonly values: readonly (readonly number[])[]
  /** What stands out in it. */
  readonly marks: readonly CourseMark[]
}

export interface TurningPoint {
  readonly moves: number
  readonly label: string
  readonly text: string
}

// biome-ignore lint/suspicious/noExplicitAny: the course of any game
type AnyCourse = Course<any>

/**
 * One point for each moment: its last table, with the values that it came to. What a play brings belongs to the moment in which
 * it began: a round may end and the next begin in one.
 */
export function pointsOf(log: readonly Told[], course: AnyCourse, lang: Language): CoursePoint[] {
  const points = new Map<number, CoursePoint>()
  const marks = new Map<number, CourseMark[]>()
  log.forEach(({ before, view, events }, moves) => {
    const state = view.state
    const moment = course.moment(state)
    const values = course.measures.map((measure) => measure.values(state))
    points.set(moment, { moment, label: course.momentLabel(moment, lang), moves, values, marks: [] })
    const then = course.moment(before)
    const left = points.get(then)
    if (left) points.set(then, { ...left, values })
    const found = course.mark ? events.flatMap((event) => course.mark?.(event, lang) ?? []) : []
    if (found.length > 0) marks.set(then, [...(marks.get(then) ?? []), ...found])
  })
  return [...points.values()].map((point) => ({ ...point, marks: marks.get(point.moment) ?? [] }))
}

export function turningPointsOf(
  log: readonly Told[],
  course: AnyCourse,
  seats: readonly SeatInfo[],
  lang: Language,
  most = 3,
): TurningPoint[] {
  const found = log.flatMap(({ before, view, events }, moves) => {
    if (moves === 0) return []
    const turn = course.turningPoint(before, view.state, events, seats, lang)
    const label = course.momentLabel(course.moment(before), lang)
    return turn ? [{ moves, label, text: turn.text, weight: turn.weight }] : []
  })
  const heaviest = found.sort((a, b) => b.weight - a.weight).slice(0, most)
  return heaviest.sort((a, b) => a.moves - b.moves).map(({ moves, label, text }) => ({ moves, label, text }))
}

/** A round top for the axis. */
export function topOf(values: readonly number[], max?: number): number {
  const highest = Math.max(1, ...values)
  if (max !== undefined && max >= highest) return max
  // Half of it is written beside the axis too.
  if (highest > 6 && highest <= 20) return 2 * Math.ceil(highest / 2)
  const step = 10 ** Math.floor(Math.log10(highest))
  return Math.ceil(highest / step) * step
}

/** Whether a moment has its name below the plot: one in so many, and the last, which the one before keeps clear of. */
export function isLabelled(at: number, count: number, every: number): boolean {
  const last = count - 1
  return at === last || (at % every === 0 && last - at >= every)
}
