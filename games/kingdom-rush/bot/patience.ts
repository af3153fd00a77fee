/**
 * A team can hold the last trays for ever. When no card has come for long it looks for other ways to reach them, and in
 * the end it holds nothing back: then a game is over within a few rounds, one way or the other.
 */
import { scenarioOf } from '../rules/scenario.ts'
import type { KingdomRush } from '../state.ts'

/** Rounds after the last card. */
const QUIET = 4
const OVERDUE = 30

/** Rounds since the longest pile has run out; 0 while any card is left. */
function roundsSince(s: KingdomRush): number {
  if (s.piles.some(({ parts }) => parts.some(({ cards }) => cards.length > 0))) return 0
  const lengths = scenarioOf(s).piles.map((parts) =>
    parts.reduce((sum, { take }) => sum + (take[s.seats - 1] ?? 0), 0),
  )
  return Math.max(0, s.round - 1 - Math.max(...lengths))
}

/** Towers are handed to whoever can use them, and heroes make room for them. */
export function isQuiet(s: KingdomRush): boolean {
  return roundsSince(s) >= QUIET
}

/** Nobody blocks a tray any more. */
export function isOverdue(s: KingdomRush): boolean {
  return roundsSince(s) >= OVERDUE
}
