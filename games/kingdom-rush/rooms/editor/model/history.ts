/** Steps of an edit, back and forth. A stroke is a step; what is typed into one field is one step, too. */
import type { ScenarioEntry } from '../../../content/schema.ts'

export interface History {
  readonly past: readonly ScenarioEntry[]
  readonly now: ScenarioEntry
  readonly future: readonly ScenarioEntry[]
  /** What the last step belongs to; the next of the same name is no step of its own. */
  readonly run: string | null
}

const MOST_STEPS = 200

export function begin(entry: ScenarioEntry): History {
  return { past: [], now: entry, future: [], run: null }
}

export function step(history: History, now: ScenarioEntry, run: string | null = null): History {
  if (now === history.now) return history
  const goesOn = run !== null && run === history.run
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS)
  return { past, now, future: [], run }
}

/** What comes next is a step of its own: the finger is lifted, the field is left. */
export function rest(history: History): History {
  return history.run === null ? history : { ...history, run: null }
}

export function undo({ past, now, future }: History): History {
  const before = past.at(-1)
  if (!before) return { past, now, future, run: null }
  return { past: past.slice(0, -1), now: before, future: [now, ...future], run: null }
}

export function redo({ past, now, future }: History): History {
  const [next, ...later] = future
  if (!next) return { past, now, future, run: null }
  return { past: [...past, now], now: next, future: later, run: null }
}

/** Of every scenario that was under edit since the page came, by its address: whoever comes back can go on taking back. */
const left = new Map<string, History>()

export function leave(name: string, history: History): void {
  left.set(name, history)
}

/**
 * What was left there. Another scenario that has come meanwhile in the place of one that is kept is one step more; what is
 * not kept is nowhere else.
 */
export function comeBack(name: string, entry: ScenarioEntry, isKept: boolean): History {
  const history = left.get(name)
  if (!history) return begin(entry)
  const isSame = !isKept || JSON.stringify(history.now) === JSON.stringify(entry)
  return rest(isSame ? history : step(history, entry))
}

/** Its steps go on under another name. */
export function rename(name: string, to: string): void {
  const history = left.get(name)
  if (history) left.set(to, history)
  left.delete(name)
}
