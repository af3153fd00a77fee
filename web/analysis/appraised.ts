/** What is kept of a decision that was looked at afterwards: numbers, and words in every language. */
import type { Appraisal } from '@duskhall/bots'
import type { Language, Move } from '@duskhall/kernel'

/** What else might have been played, in words. */
export interface OtherWords {
  readonly steps: readonly string[]
  readonly why: string
}

export interface Other {
  readonly chance: number
  /** How much better it was; below nothing: what was played was better. */
  readonly gain: number
  /** Of that, so much may be luck. */
  readonly doubt: number
  readonly words: { readonly [L in Language]: OtherWords }
  readonly steps: readonly (readonly Move[])[]
}

export interface Appraised {
  readonly chance: number
  readonly low: number
  readonly high: number
  readonly swing: number
  /** A lesson asked for it: it is nobody's mistake, and nobody's find. */
  readonly taught?: boolean
  /** Null: nothing else was thought of; left out: it was only glanced at. */
  readonly other?: Other | null
}

/** Thousandths: more would only look exact. */
const fine = (value: number) => Math.round(value * 1000) / 1000

export function glanced({ played, swing }: Appraisal): Appraised {
  return { chance: fine(played.chance), low: fine(played.low), high: fine(played.high), swing: fine(swing) }
}

export function lookedAt(appraisal: Appraisal, words: Other['words'] | null): Appraised {
  const { otherwise } = appraisal
  if (!otherwise || !words) return { ...glanced(appraisal), other: null }
  const { estimate, gain, doubt, advice } = otherwise
  const other = {
    chance: fine(estimate.chance),
    gain: fine(gain),
    doubt: fine(doubt),
    words,
    steps: advice.steps,
  }
  return { ...glanced(appraisal), other }
}

/** Decisions that are looked at closely. */
const SHORT_LIST = 8
/** Turning points that are told. */
const MOST_TURNS = 3
/** What changed less than this is no turning point: the measure is not as fine. */
const LEAST_CHANGE = 0.01

export type Known = readonly (Appraised | null)[]

/** The places of the decisions that seem to have changed most, once all were glanced at: the most first. */
export function shortList(known: Known): readonly number[] {
  return [...known.keys()]
    .filter((at) => !known[at]?.taught && Math.abs(known[at]?.swing ?? 0) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(known[b]?.swing ?? 0) - Math.abs(known[a]?.swing ?? 0))
    .slice(0, SHORT_LIST)
}

/** What was played was the best there was, something was better, or the difference is within the doubt. */
export type Verdict = 'right' | 'better' | 'even'

export function verdictOf({ gain, doubt }: Pick<Other, 'gain' | 'doubt'>): Verdict {
  if (Math.abs(gain) <= doubt) return 'even'
  return gain > 0 ? 'better' : 'right'
}

export interface Turn {
  /** The place of its decision. */
  readonly place: number
  /** The chance with the best that might have been played instead, and with what was played. */
  readonly from: number
  readonly to: number
  readonly verdict: Verdict
  readonly other: Other
}

/**
 * The decisions that changed the chances most, in the order in which they were made: one of each moment, because a mistake that can
 * still be mended is found again a decision later.
 */
export function turnsOf(known: Known, momentOf: (place: number) => number): readonly Turn[] {
  const all = known
    .flatMap((one, place): Turn[] => {
      if (!one?.other || Math.abs(one.other.gain) < LEAST_CHANGE) return []
      const { other, chance } = one
      return [{ place, from: other.chance, to: chance, verdict: verdictOf(other), other }]
    })
    .sort((a, b) => Math.abs(b.other.gain) - Math.abs(a.other.gain))
  return all
    .filter(({ place }, at) => all.findIndex((one) => momentOf(one.place) === momentOf(place)) === at)
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.place - b.place)
}

/** A smaller fall than this is none: two decisions are never measured quite alike. */
const LEAST_FALL = 0.1

export interface Fall {
  /** The decision before it; the next one comes after it. */
  readonly place: number
  readonly before: number
  readonly after: number
}

/** The largest fall between two decisions, as the line has it, where what was played at the second is not what cost it, nor a lesson. */
export function fallOf(known: Known): Fall | null {
  let largest: Fall | null = null
  for (const [place, one] of known.entries()) {
    const next = known[place + 1]
    if (!one || !next || next.taught || (next.other?.gain ?? next.swing) > CLEARLY) continue
    const fall = { place, before: one.chance, after: next.chance }
    const depth = fall.before - fall.after
    if (depth >= LEAST_FALL && depth > (largest ? largest.before - largest.after : 0)) largest = fall
  }
  return largest
}

/** What costs less than this is as good as anything, as far as a glance can tell. */
const CLEARLY = 0.03

export interface Figures {
  /** Of the decisions that no lesson asked for those at which nothing was clearly better, from 0 to 1. */
  readonly good: number
  /** How often the chance has crossed the middle. */
  readonly leads: number
  readonly lowest: number
  readonly highest: number
}

/** Null where too little is known. */
export function figuresOf(known: Known): Figures | null {
  const seen = known.flatMap((one) => one ?? [])
  if (seen.length < known.length || seen.length === 0) return null
  const own = seen.filter(({ taught }) => !taught)
  const worse = own.filter(({ swing, other }) => (other?.gain ?? swing) > CLEARLY).length
  const chances = seen.map(({ chance }) => chance)
  const sides = chances.filter((chance) => chance !== 0.5).map((chance) => chance > 0.5)
  return {
    good: 1 - worse / Math.max(1, own.length),
    leads: sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length,
    lowest: Math.min(...chances),
    highest: Math.max(...chances),
  }
}
