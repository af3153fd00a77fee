/**
 * A snapshot is the state beside its record, with the version of the rules that made it: a fixed rule must
 * never break a running game, so a table goes on from its snapshot when its record no longer replays.
 */
import { clone } from './clone.ts'
import type { Game, Move, Table } from './contract.ts'
import { problem } from './errors.ts'
import { hashOf } from './hash.ts'
import type { Match, MatchRecord } from './match.ts'

export interface Snapshot<S extends Table = Table, M extends Move = Move, O = unknown> {
  readonly record: MatchRecord<M, O>
  readonly state: S
  /** The rules under which the state was last played; older snapshots lack it, it is the record's then. */
  readonly rules?: number
  readonly hash: string
}

export function takeSnapshot<S extends Table, M extends Move, O>(match: Match<S, M, O>): Snapshot<S, M, O> {
  const { game, record, state } = match
  return { record, state, rules: game.rulesVersion, hash: hashOf(state) }
}

/** The match of a snapshot, its state brought up to date. Throws where rules or content are not at hand. */
export function fromSnapshot<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  snapshot: Snapshot<S, M, O>,
): Match<S, M, O> {
  const { record, state, hash, rules = record.rulesVersion } = snapshot
  if (record.game !== game.id) throw problem('snapshot-of-other-game', { theirs: record.game, ours: game.id })
  if (hashOf(state) !== hash) throw problem('snapshot-damaged', {})
  if (rules > game.rulesVersion)
    throw problem('rules-other', { game: game.id, theirs: rules, ours: game.rulesVersion })
  if (!game.content.has(state.content))
    throw problem('content-unknown', { game: game.id, content: state.content })
  const upgraded = rules < game.rulesVersion ? game.upgrade?.(clone(state), rules) : undefined
  return { game, record, state: upgraded ?? state, before: null }
}
