/** A record as a file: written with the fingerprint of its last state, read with every check. */
import type { Game, Move, Table } from './contract.ts'
import { problem } from './errors.ts'
import { hashOf } from './hash.ts'
import { type Match, type MatchRecord, type PlayedMove, replay } from './match.ts'
import { isSeed } from './rng.ts'

export interface RecordFile extends MatchRecord {
  readonly format: typeof FORMAT
  /** The fingerprint of the state after the last move. */
  readonly hash: string
  /** The content it was played with, so that a corrected card never makes it unreadable; older files lack it. */
  readonly contentFile?: unknown
}

const FORMAT = 'duskhall-record-1'
/** Far more than the longest game between bots that answer at random; who reads a record plays it through. */
const MOST_MOVES = 20_000
/** So many moves with a content file are a fifth of it. */
const MOST_LETTERS = 5_000_000

/** A record as a file: with its content where it is to be kept, without where it has to be short. */
export function writeRecord(match: Match, withContent = false): string {
  const { game, record, state } = match
  const contentFile = withContent ? game.content.file(record.content) : undefined
  return `${JSON.stringify(recordFile(record, hashOf(state), contentFile))}\n`
}

/** The file of a record whose last state is known by its fingerprint; nothing else of its game is needed. */
export function recordFile(record: MatchRecord, hash: string, contentFile?: unknown): RecordFile {
  return { format: FORMAT, ...record, hash, ...(contentFile === undefined ? {} : { contentFile }) }
}

/** Reads the text of a record file and checks its size and its form, not yet its moves. */
export function readRecord(text: string): RecordFile {
  if (text.length > MOST_LETTERS) throw problem('record-large', { most: MOST_LETTERS })
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw problem('record-cut', {})
  }
  if (typeof file !== 'object' || file === null || Reflect.get(file, 'format') !== FORMAT) {
    throw problem('record-foreign', { format: FORMAT })
  }
  const moves: unknown = Reflect.get(file, 'moves')
  if (Array.isArray(moves) && moves.length > MOST_MOVES)
    throw problem('record-long', { moves: moves.length, most: MOST_MOVES })
  checkRecord(file)
  check(file, 'hash', '32 hexadecimal digits', isSeed)
  return file as RecordFile
}

/** Checks that something has the form of a record; whether its moves are legal is seen when they are played. */
export function checkRecord(value: unknown): asserts value is MatchRecord {
  const record = typeof value === 'object' && value !== null ? value : {}
  check(record, 'game', 'the name of a game', isText)
  check(record, 'rulesVersion', 'a whole number', Number.isInteger)
  check(record, 'content', 'the identity of a content file', isText)
  check(record, 'seats', 'a whole number', Number.isInteger)
  check(record, 'options', 'an object', (options) => typeof options === 'object' && options !== null)
  check(record, 'seed', '32 hexadecimal digits', isSeed)
  check(record, 'moves', 'a list of moves', Array.isArray)
  const { moves } = record as MatchRecord
  // By index: what is no JSON may have holes.
  for (let at = 0; at < moves.length; at++)
    if (!isPlayed(moves[at])) throw problem('record-no-move', { number: at + 1 })
}

function check(record: object, field: string, wanted: string, holds: (value: unknown) => boolean): void {
  if (!holds(Reflect.get(record, field))) throw problem('record-field', { field, wanted })
}

/** Plays a record file again, with the content it brings if need be, and compares the fingerprint. */
export function verifyRecord<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  file: RecordFile,
  onMove?: (count: number) => void,
): Match<S, M, O> {
  const record = playable(game, file) as MatchRecord<M, O>
  const match = replay(game, record, record.moves.length, onMove)
  checkEnd(file, match.state)
  return match
}

/** The record of a file for rules that can play it, its content unpacked. Throws where they cannot. */
export function playable(game: Game, file: RecordFile): MatchRecord {
  if (file.game !== game.id) throw problem('record-of-other-game', { theirs: file.game, ours: game.id })
  if (file.rulesVersion !== game.rulesVersion) {
    throw problem('rules-other', { game: game.id, theirs: file.rulesVersion, ours: game.rulesVersion })
  }
  unpackContent(game, file.content, file.contentFile)
  return recordIn(file)
}

/** Throws where the moves of a file did not lead where it says. */
export function checkEnd({ hash }: RecordFile, state: Table): void {
  const found = hashOf(state)
  if (found !== hash) throw problem('record-changed', { found, hash })
}

/** The record in a file, without what stands beside it. */
function recordIn({ game, rulesVersion, content, seats, options, seed, moves }: RecordFile) {
  return { game, rulesVersion, content, seats, options, seed, moves }
}

/** Makes the content of a match available from the file kept beside it, unless it is there already. */
export function unpackContent(game: Game, content: string, file: unknown): void {
  if (file === undefined || game.content.has(content)) return
  const found = game.content.load(file)
  if (!game.content.has(content)) throw problem('content-other', { content, found })
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
