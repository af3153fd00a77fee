/** `duskhall replay`: plays a record again, checks its fingerprint and tells what happened in words. */
import { loadTexts } from '@duskhall/games/registry.ts'
import {
  DuskhallError,
  type Game,
  LANGUAGES,
  type Language,
  type Match,
  type RecordFile,
  readRecord,
  verifyRecord,
} from '@duskhall/kernel'
import { asSentence, contentOf, gameNamed, readArguments, wordsOf } from './arguments.ts'
import { readText } from './files.ts'
import { Fault, InputError, type Io } from './io.ts'
import { narrate } from './narrate.ts'

export const replayHelp = `duskhall replay <record> [options]

  Plays a record again, checks that it leads to the fingerprint it was saved
  with, and prints the log as somebody would read it who watches the table.

  --lang en|fr     the language of the log (default en)
  --content FILE   the content file the record was played with, if it is not the
                   standard one and the record does not bring it
`

export async function replay(argv: readonly string[], io: Io): Promise<number> {
  const given = readArguments(argv, { lang: 'text', content: 'text' })
  const [path] = wordsOf(given, 'a record file') as [string]
  const language = languageNamed(given.text('lang') ?? 'en')
  const file = readFile(path)
  const game = gameNamed(file.game)
  contentOf(game, given.text('content'))
  const { record } = verified(path, game, file)
  const words = await loadTexts(game.id)
  for (const line of narrate(game, words[language], record)) io.out(`${line}\n`)
  io.err(`The record holds: ${record.moves.length} moves lead to ${file.hash}.\n`)
  return 0
}

function languageNamed(name: string): Language {
  const language = LANGUAGES.find((one) => one === name)
  if (language) return language
  throw new InputError(`--lang is one of ${LANGUAGES.join(', ')}, not "${name}".`)
}

function readFile(path: string): RecordFile {
  const text = readText(path, 'record')
  try {
    return readRecord(text)
  } catch (error) {
    throw wrong(path, error)
  }
}

function verified(path: string, game: Game, file: RecordFile): Match {
  try {
    return verifyRecord(game, file)
  } catch (error) {
    throw wrong(path, error)
  }
}

/** What the kernel found wrong with the record, or that the rules themselves break on it. */
function wrong(path: string, error: unknown): Error {
  // Only something nested without end can be too deep for the checks.
  if (error instanceof RangeError)
    return new InputError(`${path}: This is not a record: it is nested too deeply.`)
  if (error instanceof DuskhallError) return new InputError(`${path}: ${asSentence(error)}`)
  return new Fault(`${path}: The rules break on this record: ${asSentence(error as Error)}`)
}
