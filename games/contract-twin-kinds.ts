/** The ways in which two games may differ without a seat's knowing. */
import {
  clone,
  type Game,
  int,
  type Move,
  moves,
  type RngState,
  type Seat,
  seatBit,
  shuffleWith,
  type Table,
} from '@duskhall/kernel'
import type { Choice } from './contract-playout.ts'
import { after, heard, look, type Swap, swapIn } from './contract-twins.ts'

/** Two tables that differ only in what a seat may not know. */
export interface Twin {
  readonly one: Table
  readonly other: Table
  /** The cards that have changed places; null where the two differ in something else. */
  readonly swap: Swap | null
  /** Says in what they differ, for the message of a broken contract. */
  readonly how: string
}

/** One of each kind that there is at this table. */
export function twinsOf(game: Game, s: Table, viewer: Seat, choice: Choice, r: RngState): Twin[] {
  return [
    exchangedCards(game, s, viewer, r, false),
    exchangedCards(game, s, viewer, r, true),
    otherKnowledge(game, s, viewer, r),
    otherAnswer(game, s, viewer, choice.seat, r),
  ].filter((twin) => twin !== null)
}

/** Two hidden cards have changed places. */
function exchangedCards(game: Game, s: Table, viewer: Seat, r: RngState, inOneHand: boolean): Twin | null {
  const found = swapIn(game, s, viewer, r, inOneHand)
  if (!found) return null
  const { twin, ...swap } = found
  const how = `cards ${swap.a} and ${swap.b}${inOneHand ? ' of one hand' : ''} exchanged`
  return { one: clone(s), other: twin, swap, how }
}

/** The others have seen other cards than they have. Where copies share a number nobody knows a single card. */
function otherKnowledge(game: Game, s: Table, viewer: Seat, r: RngState): Twin | null {
  const cards = game.zones(s).flatMap((zone) => zone.cards.filter((card) => card >= 0))
  if (new Set(cards).size < cards.length) return null
  const other = clone(s)
  const own = seatBit(viewer)
  const others = ((1 << s.seats) - 1) & ~own
  for (const card of cards) {
    while (other.known.length <= card) other.known.push(0)
    other.known[card] = ((other.known[card] ?? 0) & own) | (int(r, 1 << s.seats) & others)
  }
  return { one: clone(s), other, swap: null, how: 'others have seen other cards' }
}

/** Somebody else has answered otherwise, and the viewer could not tell. */
function otherAnswer(game: Game, s: Table, viewer: Seat, seat: Seat, r: RngState): Twin | null {
  if (seat === viewer) return null
  const [move, ...rest] = shuffleWith(r, (moves(game, s, seat) as Move[]).slice())
  if (!move) return null
  const one = after(game, s, seat, move)
  for (const otherwise of rest.slice(0, 5)) {
    const other = after(game, s, seat, otherwise)
    if (heard(one, viewer) !== heard(other, viewer)) continue
    if (look(game, one.s, viewer) !== look(game, other.s, viewer)) continue
    const how = `seat ${seat} answers ${JSON.stringify(move)} or ${JSON.stringify(otherwise)}`
    return { one: one.s, other: other.s, swap: null, how }
  }
  return null
}
