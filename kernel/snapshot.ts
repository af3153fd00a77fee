/**
 * A snapshot is the state beside its record, with the version of the rules that made it: a fixed rule must
 * never break a running game, so a table goes on from its snapshot when its record no longer replays.
 */
import type { Game, Move, Table } from './contract.ts'
import { hashOf } from './hash.ts'
import type { Match, MatchRecord } from './match.ts'

export interface Snapshot<S extends Table = Table, M extends Move = Move, O = unknown> {
  readonly record: MatchRecord<M, O>
  readonly state: S
  readonly fences: readonly number[]
  readonly hash: string
}

export class SnapshotError extends Error {
  override name = 'SnapshotError'
}

export function takeSnapshot<S extends Table, M extends Move, O>(match: Match<S, M, O>): Snapshot<S, M, O> {
  const { record, state, fences } = match
  return { record, state, fences, hash: hashOf(state) }
}

export function fromSnapshot<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  snapshot: Snapshot<S, M, O>,
): Match<S, M, O> {
  const { record, state, fences, hash } = snapshot
  if (record.game !== game.id)
    throw new SnapshotError(`This snapshot is of ${record.game}, not of ${game.id}.`)
  if (hashOf(state) !== hash)
    throw new SnapshotError('The snapshot is damaged: its state is not the one it was saved with.')
  return { game, record, state, fences }
}
