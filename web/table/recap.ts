/** What the bots did: the last of it while they act, and in a few lines once nobody waited for it. */
import type { GameTexts, Reader, Seat } from '@duskhall/kernel'
import type { Told } from '../play/told.ts'
import { isAgainst, type Summary, sinceYou } from './fresh.ts'
import { blocksOf, folded, type LogLine, logLines } from './log-lines.ts'

interface Recapped extends LogLine {
  /** Done to the reader: told whatever else there is to tell. */
  readonly against?: boolean
}

export interface Recap {
  /** One to three, the newest last. */
  readonly lines: readonly Recapped[]
  /** How many there are besides. */
  readonly more: number
}

const MOST = 3

/**
 * What was told since a person last did something; from the setting out on, where nobody has. A question passed in
 * silence in the middle of another's turn is nothing done: what went before it is still news.
 */
function sinceAPerson(log: readonly Told[], isBot: (seat: Seat) => boolean): readonly Told[] {
  const last = log.findLastIndex(({ seat, events }) => seat === null || (!isBot(seat) && events.length > 0))
  return log.slice(last + 1)
}

/**
 * The actions of the bots since a person last moved; null where they did nothing. Where the board sums up, of everybody
 * else since the reader did anything, and what was done to the reader before all.
 */
export function recapOf(
  texts: GameTexts,
  log: readonly Told[],
  reader: Reader,
  isBot: (seat: Seat) => boolean,
  summary: Summary | null = null,
): Recap | null {
  const told = summary ? sinceYou(log, reader) : sinceAPerson(log, isBot)
  const isOthers = summary ? (seat: Seat) => seat !== reader.you : isBot
  const lines = blocksOf(folded(logLines(texts, told, reader))).flatMap((block): Recapped[] => {
    const [action, ...rest] = block as [LogLine, ...LogLine[]]
    const actor = actorOf(told, action)
    if (action.rank !== 'action' || actor === null || !isOthers(actor)) return []
    return summary ? summedUp([action, ...rest], summary, reader) : [action]
  })
  if (lines.length === 0) return null
  const shown = foremost(lines)
  return { lines: shown, more: lines.length - shown.length }
}

/** Who did it: whom the event names, or else who answered. */
function actorOf(told: readonly Told[], { seat, at }: LogLine): Seat | null {
  return seat ?? told.find((one) => one.at === at)?.seat ?? null
}

/** What was done to the reader, or else the action; what came of it, where that only says the means. */
function summedUp(
  [action, ...rest]: readonly [LogLine, ...LogLine[]],
  summary: Summary,
  reader: Reader,
): Recapped[] {
  const against = [action, ...rest].filter(({ event }) => isAgainst(summary, event, reader))
  if (against.length > 0) return against.map((line) => ({ ...line, against: true }))
  const done = summary.isMeans(action.event) ? rest.find(({ rank }) => rank === 'effect') : undefined
  return [done ? { ...done, ...(action.times ? { times: action.times } : {}) } : action]
}

/** As many as there is room for, in their order: the newest, but first of all what was done to the reader. */
function foremost(lines: readonly Recapped[]): Recapped[] {
  const newest = lines.toReversed()
  const kept = [...newest.filter(({ against }) => against), ...newest.filter(({ against }) => !against)]
  const shown = new Set(kept.slice(0, MOST))
  return lines.filter((line) => shown.has(line))
}

/** What a bot did last, since a person moved: its action, and what came of it. */
export function lastDone(
  texts: GameTexts,
  log: readonly Told[],
  reader: Reader,
  isBot: (seat: Seat) => boolean,
): { readonly action: LogLine; readonly effects: readonly LogLine[] } | null {
  const told = sinceAPerson(log, isBot)
  const lines = logLines(texts, told, reader)
  const at = lines.findLastIndex((line) => {
    const actor = actorOf(told, line)
    return line.rank === 'action' && actor !== null && isBot(actor)
  })
  const action = lines[at]
  if (!action) return null
  return { action, effects: lines.slice(at + 1).filter(({ rank }) => rank === 'effect') }
}
