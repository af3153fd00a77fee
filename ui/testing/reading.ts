/** For tests of boards: what a seat is asked, what it hears of an event, and what it is told before it answers. */
import {
  type Game,
  type GameEvent,
  type Heard,
  type Language,
  type Move,
  redact,
  type Seat,
  type Table,
  view,
} from '@duskhall/kernel'
import type { BoardModule } from '../board.ts'
import { seatsFor } from './draw.tsx'

export function readingOf<S extends Table, M extends Move, E extends GameEvent>(
  board: BoardModule<S, M, E>,
  game: Game<S, M>,
  count: number,
) {
  const seats = seatsFor(count, 0)
  const asked = (s: S, seat: Seat = 0) => view(game, s, seat)
  return {
    seats,
    asked,
    heardBy: (seat: Seat, event: GameEvent) => redact(event, seat) as Heard<E>,
    says: (s: S, move: M, lang: Language = 'en') => board.consequence(asked(s), move, seats, lang),
  }
}
