/** How far a scenario has been taken that is not won yet. */
import { scenarioAt, scenarios } from '../kingdom/scenarios.ts'

export interface Attempt {
  readonly scenario: number
  /** The round in which it was lost. */
  readonly round: number
  /** Portals that were closed, of so many; both 0 where there are none to close. */
  readonly closed: number
  readonly portals: number
}

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** An attempt that was kept. */
export function isAttempt(value: unknown): value is Attempt {
  const isKnown = scenarios.some(({ number }) => number === field(value, 'scenario'))
  return isKnown && ['round', 'closed', 'portals'].every((name) => isCount(field(value, name)))
}

/** What the table of a lost game shows; null where it shows nothing of the kind. */
export function attemptAt(scenario: number, table: unknown): Attempt | null {
  const { portalsToClose, victory } = scenarioAt(scenario)
  const seats = field(table, 'seats')
  const portals = victory.closeAllPortals && isCount(seats) ? (portalsToClose[seats - 1] ?? 0) : 0
  const attempt = { scenario, round: field(table, 'round'), closed: field(table, 'closed'), portals }
  if (!isAttempt(attempt)) return null
  return { ...attempt, closed: Math.min(attempt.closed, portals) }
}

/** The attempts with one more: of each scenario the one that went furthest, by Portals, then by rounds. */
export function withAttempt(attempts: readonly Attempt[], next: Attempt): readonly Attempt[] {
  const before = attempts.find(({ scenario }) => scenario === next.scenario)
  const share = ({ closed, portals }: Attempt) => closed / Math.max(1, portals)
  const isBetter = !before || share(next) - share(before) || next.round - before.round
  if (isBetter !== true && isBetter <= 0) return attempts
  return [...attempts.filter((other) => other !== before), next]
}
