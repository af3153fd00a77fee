/** The moments of a lost game at which it can be taken up again. */
import type { Language } from '@duskhall/kernel'
import type { Course, Returns } from '@duskhall/ui'
import type { Told } from '../play/told.ts'

export interface ReturnPoint {
  readonly moment: number
  readonly label: string
  /** Number of moves played then. */
  readonly moves: number
  readonly left: number
  readonly about: string
}

// biome-ignore lint/suspicious/noExplicitAny: the course of any game
type AnyCourse = Course<any>

export function returnsOf(
  log: readonly Told[],
  course: AnyCourse,
  returns: Returns,
  lang: Language,
): ReturnPoint[] {
  const points = new Map<number, ReturnPoint>()
  log.forEach(({ view: { state } }, moves) => {
    if (state.outcome || !returns.begins(state)) return
    const moment = course.moment(state)
    if (points.has(moment)) return
    const label = course.momentLabel(moment, lang)
    const left = returns.left(state)
    points.set(moment, { moment, label, moves, left, about: returns.about(state, lang) })
  })
  return [...points.values()]
}

/**
 * Where to begin again, unless the player says otherwise: the last moment in which at least half of what there was is left, and not
 * the one in which all was lost, when most of that was decided.
 */
export function bestReturn(points: readonly ReturnPoint[]): ReturnPoint | undefined {
  const most = Math.max(...points.map(({ left }) => left))
  const before = points.slice(0, -1)
  return before.findLast(({ left }) => left * 2 >= most) ?? points[0]
}
