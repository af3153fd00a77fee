/** What the bots did: the last of it while they act, and in a few lines once nobody waited for it. */
import type { GameTexts, Reader, Seat } from '@duskhall/kernel'
import type { Told } from '../play/told.ts'
import { folded, type LogLine, logLines } from './log-lines.ts'

export interface Recap {
  /** One to three, the newest last. */
  readonly lines: readonly LogLine[]
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

/** The actions of the bots since a person last moved; null where they did nothing. */
export function recapOf(
  texts: GameTexts,
  log: readonly Told[],
  reader: Reader,
  isBot: (seat: Seat) => boolean,
): Recap | null {
  const told = sinceAPerson(log, isBot)
  const actions = folded(logLines(texts, told, reader)).filter(
    ({ rank, seat }) => rank === 'action' && seat !== null && isBot(seat),
  )
  if (actions.length === 0) return null
  return { lines: actions.slice(-MOST), more: Math.max(0, actions.length - MOST) }
}

/** What a bot did last, since a person moved: its action, and what came of it. */
export function lastDone(
  texts: GameTexts,
  log: readonly Told[],
  reader: Reader,
  isBot: (seat: Seat) => boolean,
): { readonly action: LogLine; readonly effects: readonly LogLine[] } | null {
  const lines = logLines(texts, sinceAPerson(log, isBot), reader)
  const at = lines.findLastIndex(({ rank, seat }) => rank === 'action' && seat !== null && isBot(seat))
  const action = lines[at]
  if (!action) return null
  return { action, effects: lines.slice(at + 1).filter(({ rank }) => rank === 'effect') }
}
