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
  type Table,
} from '@duskhall/kernel'
import type { Told } from '../play/told.ts'
import type { Hinted } from '../store/tables.ts'

export interface LogLine {
  /** How many moves were played then. */
  readonly at: number
  readonly seat: Seat | null
  readonly rank: LogRank
  readonly spans: readonly Span[]
  readonly event: GameEvent
  /** How often in a row it happened alike. */
  readonly times?: number
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
  // That somebody had no choice is told to whom the answer was given for: what others did is told by itself.
  const named = new Set<GameEvent>()
  const lines = told.events.flatMap((event, at): LogLine[] => {
    const asked = event.e === 'forced' && event.move ? askedAt(told, at) : null
    if (asked) named.add(event)
    const sentence = texts.say(event, asked ? { ...telling, asked } : telling)
    if (sentence === '') return []
    return [{ at: told.at, seat: seatOf(event), rank: texts.rank(event), spans: spans(sentence), event }]
  })
  return actionsFirst(lines).filter(({ event }) => event.e !== 'forced' || named.has(event))
}

/** Where somebody asked for a hint stands among what happened, after what had been played then. */
export function withHints(
  lines: readonly LogLine[],
  hints: readonly Hinted[],
  said: (seat: Seat) => string,
): readonly LogLine[] {
  if (hints.length === 0) return lines
  const asked = hints.map(
    ({ at, seat }): LogLine => ({
      at,
      seat,
      rank: 'action',
      spans: spans(said(seat)),
      event: { e: HINT, seat },
    }),
  )
  // Both stand in order; what was played first is told first.
  return [...lines, ...asked].toSorted((one, other) => one.at - other.at)
}

/** No event of any game. */
export const HINT = 'hint'

/** The table while the forced answer was given that is told there. */
function askedAt({ events, midway }: Told, at: number): Table | null {
  let before = events.slice(0, at).filter(({ e }) => e === 'forced').length
  return midway?.(({ e }) => e === 'forced' && before-- === 0) ?? null
}

/** What an answer cost, and that the table gave it, is told before what was done; it is read under that. */
function actionsFirst(lines: readonly LogLine[]): LogLine[] {
  const arranged: LogLine[] = []
  const early: LogLine[] = []
  let acted = false
  const flush = () => arranged.push(...early.splice(0))
  for (const line of lines) {
    // A forced answer begins an action of its own, and a heading belongs to nobody.
    if (line.event.e === 'forced' || line.rank === 'heading') {
      flush()
      acted = false
    }
    const own = line.rank === 'action' || line.rank === 'heading'
    if (own || acted) arranged.push(line)
    else early.push(line)
    if (line.rank !== 'action') continue
    flush()
    acted = true
  }
  flush()
  return arranged
}

/** Lines in which one action is told: the first and what came of it. */
export function blocksOf(lines: readonly LogLine[]): LogLine[][] {
  const blocks: LogLine[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    const under = last?.[0]?.rank === 'action' && (line.rank === 'effect' || line.rank === 'aside')
    if (last && under) last.push(line)
    else blocks.push([line])
  }
  return blocks
}

/** What happens several times in a row alike is one line with its number. */
export function folded(lines: readonly LogLine[]): readonly LogLine[] {
  const shown: LogLine[][] = []
  let times = 1
  let before = ''
  for (const block of blocksOf(lines)) {
    const [first, ...rest] = block as [LogLine, ...LogLine[]]
    const text = JSON.stringify([first.rank, block.map(plain)])
    times = text === before && first.rank !== 'heading' ? times + 1 : 1
    before = text
    if (times > 1) shown.pop()
    shown.push(times > 1 ? [{ ...first, times }, ...rest] : block)
  }
  return shown.flat()
}

function seatOf(event: GameEvent): Seat | null {
  return typeof event.seat === 'number' ? event.seat : null
}

/** The words of a line without its marks. */
export function plain(line: LogLine): string {
  return line.spans.map(({ text }) => text).join('')
}
