/** A record as a file: written with the fingerprint of its last state, read with every check. */
import type { Game, Move, Table } from './contract.ts'
import { hashOf } from './hash.ts'
import { type Match, type MatchRecord, type PlayedMove, replay } from './match.ts'
import { isSeed } from './rng.ts'

export interface RecordFile extends MatchRecord {
  readonly format: typeof FORMAT
  /** The fingerprint of the state after the last move. */
  readonly hash: string
}

const FORMAT = 'duskhall-record-1'
const MOST_MOVES = 100_000

/** Thrown for a file that is no record, was cut short, or was changed; the message says which and where. */
export class RecordError extends Error {
  override name = 'RecordError'
}

export function writeRecord(match: Match): string {
  const file: RecordFile = { format: FORMAT, ...match.record, hash: hashOf(match.state) }
  return `${JSON.stringify(file)}\n`
}

/** Reads the text of a record file and checks its form, not yet its moves. */
export function readRecord(text: string): RecordFile {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new RecordError('This is not a whole record file: its JSON is cut short or damaged.')
  }
  if (typeof file !== 'object' || file === null || Reflect.get(file, 'format') !== FORMAT) {
    throw new RecordError(`This is not a Duskhall record: "format" should be "${FORMAT}".`)
  }
  const field = (name: string, wanted: string, test: (value: unknown) => boolean) => {
    if (!test(Reflect.get(file, name))) throw new RecordError(`The record's "${name}" should be ${wanted}.`)
  }
  field('game', 'the name of a game', isText)
  field('rulesVersion', 'a whole number', Number.isInteger)
  field('content', 'the identity of a content file', isText)
  field('seats', 'a whole number', Number.isInteger)
  field('options', 'an object', (value) => typeof value === 'object' && value !== null)
  field('seed', '32 hexadecimal digits', isSeed)
  field('hash', '32 hexadecimal digits', isSeed)
  field('moves', `a list of at most ${MOST_MOVES} moves`, (v) => Array.isArray(v) && v.length <= MOST_MOVES)
  const record = file as RecordFile
  record.moves.forEach((played, at) => {
    if (!isPlayed(played)) throw new RecordError(`Move ${at + 1} of the record has no seat or no move.`)
  })
  return record
}

/** Plays a record file again and compares the fingerprint. */
export function verifyRecord<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  file: RecordFile,
): Match<S, M, O> {
  if (file.game !== game.id) throw new RecordError(`This record is of ${file.game}, not of ${game.id}.`)
  if (file.rulesVersion !== game.rulesVersion) {
    throw new RecordError(
      `This record was played under version ${file.rulesVersion} of the rules of ${game.id}; this program has version ${game.rulesVersion}.`,
    )
  }
  const { format: _, hash, ...record } = file
  const match = replay(game, record as MatchRecord<M, O>)
  const found = hashOf(match.state)
  if (found !== hash) {
    throw new RecordError(`The record was changed: its moves lead to ${found}, but it says ${hash}.`)
  }
  return match
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= 100
}

function isPlayed(value: unknown): value is PlayedMove {
  if (typeof value !== 'object' || value === null) return false
  const move: unknown = Reflect.get(value, 'move')
  if (typeof move !== 'object' || move === null) return false
  return Number.isInteger(Reflect.get(value, 'seat')) && typeof Reflect.get(move, 'do') === 'string'
}
