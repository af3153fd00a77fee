/** For tests of interludes: a play as a seat hears it. */
import {
  clone,
  type Game,
  listen,
  type Move,
  midway,
  play,
  redact,
  type Seat,
  type Table,
  view,
} from '@duskhall/kernel'
import type { HeardPlay } from '../interlude.ts'

/** Plays an answer on the table itself and tells it to a seat. */
export function heardPlay<S extends Table, M extends Move>(
  game: Game<S, M>,
  s: S,
  seat: Seat,
  by: Seat,
  move: M,
): HeardPlay<S, M> {
  const before = clone(s)
  const events = listen(() => play(game, s, by, move)).map((event) => redact(event, seat))
  return {
    seat: by,
    events: events as HeardPlay<S, M>['events'],
    before,
    view: view(game, s, seat),
    midway: (until) => midway({ game, state: before }, { seat: by, move }, until),
  }
}
