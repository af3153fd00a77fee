/**
 * The record of a game that went on from where it stood, under newer rules or after an accident, cannot be played
 * through. Its file brings the table itself, and whoever opens it goes on from there.
 */
import {
  fromSnapshot,
  type Game,
  type Match,
  type MatchRecord,
  problem,
  type RecordFile,
  type Table,
  unpackContent,
} from '@duskhall/kernel'

/** Whether a file brings its table. */
export function standingIn(file: RecordFile): boolean {
  const state: unknown = Reflect.get(file, 'state')
  return typeof state === 'object' && state !== null && Number.isInteger(Reflect.get(file, 'rules'))
}

/** The match of such a file, checked against the fingerprint it brings. */
export function standingMatch(game: Game, file: RecordFile): Match {
  const { rulesVersion, content, seats, options, seed, moves, hash } = file
  const record: MatchRecord = { game: file.game, rulesVersion, content, seats, options, seed, moves }
  unpackContent(game, content, file.contentFile)
  const state = Reflect.get(file, 'state') as Table
  const { min, max } = game.seats
  if (state.seats !== seats || seats < min || seats > max) throw problem('snapshot-damaged', {})
  return fromSnapshot(game, { record, state, hash, rules: Reflect.get(file, 'rules') as number })
}
