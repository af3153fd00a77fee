/** The log in words: from what a seat heard, in one language. */
import {
  type GameEvent,
  type GameTexts,
  type LogRank,
  marked,
  type Reader,
  type Seat,
  type Span,
  spans,
} from '@duskhall/kernel'
import type { Told } from '../play/told.ts'

export interface LogLine {
  /** How many moves were played then. */
  readonly at: number
  readonly seat: Seat | null
  readonly rank: LogRank
  readonly spans: readonly Span[]
  readonly event: GameEvent
}

/** Lines of what was told, by language: sentences are made once. */
const kept = new WeakMap<Told, Map<string, readonly LogLine[]>>()

export function logLines(texts: GameTexts, log: readonly Told[], reader: Reader): readonly LogLine[] {
  const key = `${texts.language} ${reader.you}`
  return log.flatMap((told) => {
    const byReader = kept.get(told) ?? new Map<string, readonly LogLine[]>()
    kept.set(told, byReader)
    const known = byReader.get(key)
    if (known) return known
    const lines = linesOf(texts, told, reader)
    byReader.set(key, lines)
    return lines
  })
}

function linesOf(texts: GameTexts, told: Told, reader: Reader): readonly LogLine[] {
  if (told.events.length === 0) return []
  const telling = { ...reader, mark: marked, state: told.before }
  return told.events.flatMap((event) => {
    const sentence = texts.say(event, telling)
    if (sentence === '') return []
    return [{ at: told.at, seat: seatOf(event), rank: texts.rank(event), spans: spans(sentence), event }]
  })
}

function seatOf(event: GameEvent): Seat | null {
  return typeof event.seat === 'number' ? event.seat : null
}

/** The words of a line without its marks. */
export function plain(line: LogLine): string {
  return line.spans.map(({ text }) => text).join('')
}
