/** The log in words: from what happened, for one reader, in one language. */
import {
  type Game,
  type GameEvent,
  type GameTexts,
  type LogRank,
  marked,
  redact,
  type Seat,
  type Span,
  spans,
  view,
} from '@duskhall/kernel'
import type { History, Played } from '../play/history.ts'

export interface LogLine {
  /** The entry of the history that it tells of. */
  readonly at: number
  readonly seat: Seat | null
  readonly rank: LogRank
  readonly spans: readonly Span[]
  readonly event: GameEvent
}

const kept = new WeakMap<Played, Map<string, readonly LogLine[]>>()

export function logLines(
  game: Game,
  texts: GameTexts,
  history: History,
  seat: Seat,
  names: readonly string[],
): readonly LogLine[] {
  const key = `${texts.language} ${seat}`
  return history.flatMap((played, at) => {
    const byReader = kept.get(played) ?? new Map<string, readonly LogLine[]>()
    kept.set(played, byReader)
    const known = byReader.get(key)
    if (known) return known
    const lines = told(game, texts, played, at, seat, names)
    byReader.set(key, lines)
    return lines
  })
}

function told(
  game: Game,
  texts: GameTexts,
  played: Played,
  at: number,
  seat: Seat,
  names: readonly string[],
): readonly LogLine[] {
  if (played.events.length === 0) return []
  const { state } = view(game, played.before, seat)
  const telling = { you: seat, names, mark: marked, state }
  return played.events.flatMap((event) => {
    const heard = redact(event, seat)
    const sentence = texts.say(heard, telling)
    if (sentence === '') return []
    const line: LogLine = {
      at,
      seat: seatOf(heard),
      rank: texts.rank(heard),
      spans: spans(sentence),
      event: heard,
    }
    return [line]
  })
}

function seatOf(event: GameEvent): Seat | null {
  return typeof event.seat === 'number' ? event.seat : null
}

/** The words of a line without its marks. */
export function plain(line: LogLine): string {
  return line.spans.map(({ text }) => text).join('')
}
