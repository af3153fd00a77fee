/** Trays that somebody has kept for a seat: all others leave them alone. */
import type { Kept, Seat } from '@duskhall/kernel'
import type { Card } from '../content/box.ts'
import { topAt } from '../rules/trays.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'

export type Reserved = ReadonlyMap<Card, Seat>

export const NOBODY: Reserved = new Map()

export function reservedBy(kept: readonly Kept[] = []): Reserved {
  return kept.length === 0 ? NOBODY : new Map(kept.map(({ thing, seat }) => [thing, seat]))
}

export function isOpenTo(reserved: Reserved, card: Card | undefined, seat: Seat): boolean {
  const owner = card === undefined ? undefined : reserved.get(card)
  return owner === undefined || owner === seat
}

/** The answers that touch nothing kept for others; all of them where each does. */
export function openAnswers(
  s: KingdomRush,
  seat: Seat,
  moves: readonly KingdomRushMove[],
  reserved: Reserved,
): readonly KingdomRushMove[] {
  if (reserved.size === 0) return moves
  const open = moves.filter((move) => isOpenTo(reserved, trayOfMove(s, move), seat))
  return open.length > 0 ? open : moves
}

/** The tray that an answer attacks, confronts or takes soldiers off. */
function trayOfMove(s: KingdomRush, move: KingdomRushMove): Card | undefined {
  if (move.do === 'target' || move.do === 'aim' || move.do === 'lift') return move.tray
  return move.do === 'space' ? topAt(s, move.space)?.card : undefined
}
