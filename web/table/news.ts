/** What a seat has not heard yet of its log. */
import type { Told } from '../play/told.ts'

export interface News {
  /** What was told before and is no more: somebody took it back. */
  readonly taken: readonly Told[]
  readonly fresh: readonly Told[]
  /** What has been heard now. */
  readonly heard: readonly Told[]
}

/** Whether one tells the beginning of the other: what is shown step by step is told in parts. */
function isSame(one: Told, other: Told): boolean {
  const shared = Math.min(one.events.length, other.events.length)
  return one.at === other.at && one.events.slice(0, shared).every((event, at) => event === other.events[at])
}

export function newsOf(heard: readonly Told[], log: readonly Told[]): News {
  const parting = log.findIndex((told, at) => {
    const before = heard[at]
    return !before || !isSame(before, told)
  })
  const common = parting < 0 ? log.length : parting
  const known = log.slice(0, common).map((told, at) => {
    const before = heard[at] as Told
    // What is watched again is not told again.
    return before.events.length > told.events.length ? before : told
  })
  const more = known.flatMap((told, at) => {
    const before = heard[at] as Told
    return told.events.length > before.events.length
      ? [{ ...told, events: told.events.slice(before.events.length) }]
      : []
  })
  return {
    taken: heard.slice(common),
    fresh: [...more, ...log.slice(common)],
    heard: [...known, ...log.slice(common)],
  }
}

/** Whoever comes to a table hears of it from their own last move on. */
export function heardBefore(log: readonly Told[], you: number): readonly Told[] {
  const own = log.findLastIndex(({ seat }) => seat === you)
  return log.slice(0, Math.max(0, own))
}
