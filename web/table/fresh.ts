/** What others have done since a seat did anything itself: marked on the table, and summed up. */
import type { GameEvent, GameTexts, Reader, View } from '@duskhall/kernel'
import type { BoardModule, Changed, Fresh } from '@duskhall/ui'
import type { Told } from '../play/told.ts'
import { logLines, plain } from './log-lines.ts'

/** How a board sums up what others did. */
export interface Summary {
  changes(event: GameEvent): Changed | null
  /** Whether it only says by what means something is done. */
  isMeans(event: GameEvent): boolean
}

export const NOTHING_FRESH: ReadonlyMap<string, Fresh> = new Map()

/** Null at a table that sums up nothing by itself. */
export function summaryOf({ changes, means = [] }: BoardModule, view: View): Summary | null {
  if (!changes) return null
  return {
    changes: (event) => changes(event as never, view),
    isMeans: ({ e }) => means.includes(e),
  }
}

/** A question passed in silence is nothing done. */
export function sinceYou(log: readonly Told[], { you }: Reader): readonly Told[] {
  const last = log.findLastIndex(({ seat, events }) => seat === null || (seat === you && events.length > 0))
  return log.slice(last + 1)
}

export function isAgainst({ changes }: Summary, event: GameEvent, { you }: Reader): boolean {
  return changes(event)?.owner === you
}

/** By the name of a thing on the table: what was done with it last. */
export function freshIn(
  texts: GameTexts,
  log: readonly Told[],
  reader: Reader,
  summary: Summary,
): ReadonlyMap<string, Fresh> {
  const marks = new Map<string, Fresh>()
  for (const line of logLines(texts, sinceYou(log, reader), reader)) {
    const against = isAgainst(summary, line.event, reader)
    for (const id of summary.changes(line.event)?.at ?? []) marks.set(id, { text: plain(line), against })
  }
  return marks
}
