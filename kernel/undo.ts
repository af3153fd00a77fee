/**
 * Taking back, as the table allows it. The states before are those the match has kept, so it costs the same on any
 * move; a table that goes on from a snapshot takes back what was played since.
 */
import { isIdle } from './agenda.ts'
import type { Game, Move, Seat, Table } from './contract.ts'
import type { Match, Refused } from './match.ts'
import { isSeat } from './zones.ts'

/**
 * - `own`: a seat's own last move, while nobody else has moved but within its own action (`Game.acting`), and neither
 *   chance nor a new card came between.
 * - `alone`: everything back to, and with, the seat's own last move, for somebody who plays against bots.
 * - `consent`: the table's last move, whoever made it, because all agree.
 */
export type UndoPolicy = 'own' | 'alone' | 'consent'

/** How many moves the seat may take back at once under this policy; 0 for none. */
export function movesToUndo(match: Match, seat: Seat, policy: UndoPolicy = 'own'): number {
  if (!isSeat(match.state, seat)) return 0
  const count = policy === 'consent' ? 1 : countTo(match, seat, policy === 'alone')
  const then = back(match, count)
  if (count === 0 || !then) return 0
  // A word that is no policy leaves the strictest one.
  const free = policy === 'alone' || (policy === 'consent' && match.game.consent !== 'to-the-fence')
  return !free && then.state.fence !== match.state.fence ? 0 : count
}

/** Moves back to and with the seat's own last one; others must not have moved since, unless it may pass over them. */
function countTo(match: Match, seat: Seat, over: boolean): number {
  let count = 0
  for (let at: Match | null = match; at?.before; at = at.before) {
    const last = at.record.moves[at.record.moves.length - 1]
    if (!last) return 0
    count++
    if (last.seat === seat) return count
    if (!over && !isPassedOver(at.game, at.before.state, last.move, seat)) return 0
  }
  return 0
}

/** What another seat did that does not bind this one: nothing, or a part of this seat's own action. */
function isPassedOver(game: Game, before: Table, move: Move, seat: Seat): boolean {
  return isIdle(game, before, move) || game.acting?.(before) === seat
}

/** The match so many moves ago; null where it is not kept. */
function back<S extends Table, M extends Move, O>(
  match: Match<S, M, O>,
  count: number,
): Match<S, M, O> | null {
  let at: Match<S, M, O> | null = match
  for (let i = 0; i < count && at; i++) at = at.before
  return at
}

/** Takes back what the policy allows this seat. */
export function undo<S extends Table, M extends Move, O>(
  match: Match<S, M, O>,
  seat: Seat,
  policy: UndoPolicy = 'own',
): Match<S, M, O> | Refused {
  const count = movesToUndo(match, seat, policy)
  const then = count > 0 ? back(match, count) : null
  return then ?? { refused: whyNot(match, seat, policy) }
}

function whyNot(match: Match, seat: Seat, policy: UndoPolicy): Refused['refused'] {
  if (!isSeat(match.state, seat)) return 'nothing'
  if (match.before === null && match.record.moves.length > 0) return 'rules'
  const isOwn = policy !== 'alone' && policy !== 'consent'
  const own = isOwn ? countTo(match, seat, false) > 0 : match.before !== null
  return own ? 'fence' : 'nothing'
}
