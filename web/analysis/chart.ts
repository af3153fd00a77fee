/** The curve of the chances as points on a plane: left to right by the moves of the game, from 0 to 1 upwards. */
import type { Known } from './appraised.ts'
import type { Decision } from './decisions.ts'

export interface ChartPoint {
  readonly place: number
  /** From 0, the beginning, to 1, the end of the game. */
  readonly x: number
  readonly chance: number
  readonly low: number
  readonly high: number
}

export function chartPoints(
  decisions: readonly Decision[],
  known: Known,
  moves: number,
): readonly ChartPoint[] {
  return decisions.flatMap(({ at }, place) => {
    const one = known[place]
    if (!one) return []
    const { chance, low, high } = one
    return [{ place, x: at / Math.max(1, moves), chance, low, high }]
  })
}

/** The point nearest to where somebody has pressed. */
export function nearest(points: readonly ChartPoint[], x: number): ChartPoint | undefined {
  return points.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
}

export interface Tick {
  readonly moment: number
  readonly x: number
}

/** Where moments begin, as many as have room for their names. */
export function ticksOf(decisions: readonly Decision[], moves: number, most: number): readonly Tick[] {
  const first = new Map<number, number>()
  for (const { moment, at } of decisions) if (!first.has(moment)) first.set(moment, at)
  const all = [...first].map(([moment, at]) => ({ moment, x: at / Math.max(1, moves) }))
  const ticks: Tick[] = []
  for (const tick of all) {
    const last = ticks.at(-1)
    if (!last || (tick.x - last.x) * most >= 1) ticks.push(tick)
  }
  return ticks
}
