/** What somebody who plays by ear goes by: names of things and sentences, in both languages, and nothing else. */
import type { Thing } from '../ears.ts'

export interface Sense {
  readonly things: readonly Thing[]
  /** Everything that was said, in order. */
  readonly heard: readonly string[]
  /** What was asked last. */
  readonly question: string
}

export interface Plan {
  /** What pressing a thing promises: the more, the better; nothing or less: only where nothing else can be done. */
  promise(thing: Thing, sense: Sense): number
  /** Something to turn to first, because what is wanted lies behind it. */
  behind?(sense: Sense): Thing | null
  /** Said beside what happens, while somebody thinks: it is in no log, and answers nothing. */
  readonly beside?: RegExp
}

/** What something promises that answers nothing at all. */
export const NEVER = Number.NEGATIVE_INFINITY

export const ENDS = /^(Pass\b|End\b|Passer\b|Finir\b)/
export const DECLINES =
  /^(Take no|Use no|Destroy no|Sacrifice no|Do not|Decline|Skip|Stop|Ne |N'|Renoncer|Arrêter)/

/** The number that follows or goes before some words in a name; zero where it is not said. */
export function number(name: string, pattern: RegExp): number {
  return Number(pattern.exec(name)?.[1] ?? 0)
}
