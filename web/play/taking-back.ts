/** What a table in this page takes back, for whom, and how far: a part of a chain, or the whole action it belongs to. */
import {
  asked,
  type Game,
  isCooperative,
  type Match,
  type Move,
  movesToUndo,
  type Refused,
  type Seat,
  type UndoPolicy,
  undo,
  type View,
} from '@duskhall/kernel'
import type { SeatState, TakingBack } from './seat-source.ts'

/** What taking back needs to know of the table. */
export interface Takers {
  readonly game: Game
  /** The seats that people sit at. */
  readonly people: readonly Seat[]
  /** Also somebody alone takes back only what has revealed nothing. */
  readonly strict?: boolean
  view(match: Match, seat: Seat): View
  /** What the page answers there by itself. */
  auto(match: Match, seat: Seat): Move | null
  isChained(view: View): boolean
}

/** Somebody who plays alone takes back anything, and so does a table that plays together; else everybody the own moves. */
export function policyOf({ game, people, strict }: Takers, { state }: Match): UndoPolicy {
  if (people.length === 1) return strict ? 'own' : 'alone'
  return isCooperative(game, state) ? 'consent' : 'own'
}

export function takingBackOf(takers: Takers, match: Match, seat: Seat): TakingBack {
  if (movesToUndo(match, seat, policyOf(takers, match)) > 0) return 'freely'
  const others = takers.people.length > 1
  return others && movesToUndo(match, seat, 'consent') > 0 ? 'if-all-agree' : 'no'
}

/** The match as it was before the last move, or before the whole action it belongs to. */
export function matchBefore(
  takers: Takers,
  match: Match,
  seat: Seat,
  policy: UndoPolicy,
  whole: boolean,
): Match | Refused {
  const first = undo(match, seat, policy)
  if ('refused' in first) return first
  let back: Match = first
  // Whoever's move it was: a part of theirs is no whole action either.
  const mover = match.record.moves[back.record.moves.length]?.seat ?? seat
  // What the page answered by itself is taken back with the answer before it.
  const isPart = () =>
    takers.auto(back, mover) !== null ||
    (whole && takers.isChained(takers.view(back, mover))) ||
    // A bot would only answer again: back to where a person is asked.
    !asked(takers.game, back.state).some((of) => takers.people.includes(of))
  while (isPart()) {
    const further: Match | Refused = undo(back, seat, policy)
    if ('refused' in further) break
    back = further
  }
  return back
}

/** The part of the chain that a step back leads to. */
export function exchangeOf(takers: Takers, match: Match, seat: Seat): SeatState['exchange'] {
  const back = matchBefore(takers, match, seat, 'own', false)
  if ('refused' in back) return null
  const given = match.record.moves[back.record.moves.length]?.move
  const moves = takers.view(back, seat).question?.moves ?? []
  return given ? { given, moves } : null
}
