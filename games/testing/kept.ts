/** A game that is kept as a file, at its last move. */
import { readFileSync } from 'node:fs'
import {
  clone,
  type Game,
  type GameEvent,
  listen,
  type MatchRecord,
  type Move,
  type PlayedMove,
  play,
  playable,
  readRecord,
  replay,
  type Table,
} from '@duskhall/kernel'

export interface LastMove<S extends Table, M extends Move> extends PlayedMove<M> {
  readonly before: S
  readonly after: S
  /** The names of what happened, in order. */
  readonly told: readonly GameEvent['e'][]
}

export function lastMoveOf<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  file: URL,
): LastMove<S, M> {
  const record = playable(game, readRecord(readFileSync(file, 'utf8'))) as MatchRecord<M, O>
  const { seat, move } = record.moves.at(-1) as PlayedMove<M>
  const { state: before } = replay(game, record, record.moves.length - 1)
  const after = clone(before)
  const heard = listen(() => play(game, after, seat, move))
  return { seat, move, before, after, told: heard.map(({ e }) => e) }
}
