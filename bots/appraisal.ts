/**
 * A decision looked at afterwards, from what its seat knew then: the chance to win with what was played, and with what might have
 * been played instead. Like a bot it is given a view; what is tried, is tried on guesses, the same for all that is compared.
 */
import {
  type Advice,
  guess,
  type Move,
  rngFrom,
  same,
  seedFrom,
  type Table,
  type View,
} from '@duskhall/kernel'
import { adviceFor } from './advice.ts'
import { playedOut, type Trial } from './trial.ts'
import { chanceFor } from './value.ts'

/** A chance to win, and between which chances eight guesses of ten lie. */
export interface Estimate {
  readonly chance: number
  readonly low: number
  readonly high: number
}

/** What else might have been played, and what that would have changed. */
export interface Otherwise {
  readonly advice: Advice
  readonly estimate: Estimate
  /** How much better it was; below nothing: what was played was better. */
  readonly gain: number
  /** Of that, so much may be the luck of the guesses. */
  readonly doubt: number
}

export interface Appraisal {
  readonly played: Estimate
  /** At a glance: how much better or worse anything else would have been. */
  readonly swing: number
  /** The best of what an expert would have thought of instead; null at a glance, and where there was nothing. */
  readonly otherwise: Otherwise | null
}

/** How carefully: a glance at every decision of a game, a close look at a few. */
export type Closeness = 'glance' | 'close'

/** Guesses on which it is tried, and other answers that are tried at a glance. */
interface Pains {
  readonly worlds: number
  readonly others: number
  readonly worldsOfOthers: number
}

const PAINS: { readonly [C in Closeness]: Pains } = {
  glance: { worlds: 20, others: 5, worldsOfOthers: 6 },
  close: { worlds: 60, others: 0, worldsOfOthers: 0 },
}
/** Of a plan that is made as a whole every try is a hundred times as long, and says more. */
const PAINS_OF_PLANS: { readonly [C in Closeness]: Pains } = {
  glance: { worlds: 6, others: 2, worldsOfOthers: 3 },
  close: { worlds: 10, others: 0, worldsOfOthers: 0 },
}

/** As many as for a hint. */
const TRIES = { iterations: 16 }
/** The mean of a sample lies within so many of its errors. */
const ERRORS = 2

export function* appraise(
  trial: Trial,
  view: View,
  /** The answers of the seat, from that decision up to its next. */
  played: readonly Move[],
  closeness: Closeness,
): Generator<undefined, Appraisal> {
  const pains = (trial.knowledge.plans ? PAINS_OF_PLANS : PAINS)[closeness]
  const own = yield* outcomes(trial, view, played, pains.worlds)
  const estimate = estimateOf(own)
  if (closeness === 'glance') {
    const swing = yield* swingOf(trial, view, played, own, pains)
    return { played: estimate, swing, otherwise: null }
  }
  let best: Otherwise | null = null
  const advice = yield* adviceFor(trial, view, TRIES)
  for (const one of advice) {
    const script = scriptOf(trial, one)
    if (isSame(script, played)) continue
    const values = yield* outcomes(trial, view, script, pains.worlds)
    const { mean, error } = comparison(values, own)
    if (!best || mean > best.gain)
      best = { advice: one, estimate: estimateOf(values), gain: mean, doubt: ERRORS * error }
  }
  return { played: estimate, swing: best?.gain ?? 0, otherwise: best }
}

/** By way of a hint: the chance to win with it, on the same guesses for all of them. */
export function* chancesOf(
  trial: Trial,
  view: View,
  ways: readonly Advice[],
): Generator<undefined, readonly number[]> {
  const { worlds } = trial.knowledge.plans ? PAINS_OF_PLANS.glance : PAINS.close
  const chances: number[] = []
  for (const way of ways) chances.push(meanOf(yield* outcomes(trial, view, scriptOf(trial, way), worlds)))
  return chances
}

/** What the best of a few other answers would have changed. */
function* swingOf(
  trial: Trial,
  view: View,
  played: readonly Move[],
  own: readonly number[],
  { others, worldsOfOthers }: Pains,
): Generator<undefined, number> {
  const { game, knowledge, seed } = trial
  const world: Table = guess(game, view, rngFrom(seedFrom(seed, numberOf(view))))
  const legal: readonly Move[] = view.question?.moves ?? []
  const obvious: Move | null = knowledge.obvious(world, view.seat, legal)
  if (obvious && same(obvious, played[0])) return 0
  const scripts: readonly (readonly Move[])[] = knowledge.plans
    ? knowledge.plans(world, view.seat, others + 1, 0)
    : (knowledge.order(world, view.seat, legal) as Move[]).map((move) => [move])
  const alternatives = scripts.filter((script) => !isSame(script, played)).slice(0, others)
  let best: number | null = null
  for (const script of alternatives) {
    const values = yield* outcomes(trial, view, script, worldsOfOthers)
    const { mean } = comparison(values, own)
    if (best === null || mean > best) best = mean
  }
  return best ?? 0
}

/** A plan is followed as a whole, of a way that a search has found only its first action: what was played was one, too. */
function scriptOf({ knowledge }: Trial, { steps }: Advice): readonly Move[] {
  return knowledge.plans ? steps.flat() : (steps[0] ?? [])
}

/** Whether one goes on as the other does, as far as both go. */
function isSame(one: readonly Move[], other: readonly Move[]): boolean {
  const length = Math.min(one.length, other.length)
  return length > 0 && same(one.slice(0, length), other.slice(0, length))
}

function* outcomes(
  trial: Trial,
  view: View,
  script: readonly Move[],
  worlds: number,
): Generator<undefined, readonly number[]> {
  const values: number[] = []
  for (let world = 0; world < worlds; world++) {
    values.push(outcome(trial, view, script, world))
    yield
  }
  return values
}

/** What comes of the answers in the guess of that number. */
function outcome(trial: Trial, view: View, script: readonly Move[], n: number): number {
  const rng = rngFrom(seedFrom(trial.seed, numberOf(view), 'appraisal', n))
  return chanceFor(trial.game, trial.knowledge, playedOut(trial, view, script, rng), view.seat)
}

function numberOf(view: View): number {
  return view.question?.number ?? 0
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function estimateOf(values: readonly number[]): Estimate {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return { chance: meanOf(values), low: at(0.1), high: at(0.9) }
}

/** The mean of what one brings more than the other, guess by guess, and its standard error. */
function comparison(one: readonly number[], other: readonly number[]) {
  const differences = one.map((value, at) => value - (other[at] ?? 0))
  const mean = meanOf(differences)
  const spread = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const count = Math.max(2, differences.length)
  return { mean, error: Math.sqrt(spread / (count - 1) / count) }
}
