/** Alternatives are tried again and again, those that do well more often, until the budget is spent. */
import type { Budget } from './bot.ts'

interface Tried<T> {
  readonly one: T
  visits: number
  total: number
}

/**
 * The alternatives, the one that did best first. `outcome` is told how often that one was tried before: where each number
 * stands for a guess of the hidden cards, all alternatives have the same luck.
 */
export function* ranked<T>(
  alternatives: readonly T[],
  budget: Budget,
  curiosity: number,
  outcome: (one: T, time: number) => number,
): Generator<undefined, readonly T[]> {
  return (yield* ranking(alternatives, budget, curiosity, outcome)).map(({ one }) => one)
}

/** The same, each with how well it did. */
export function* ranking<T>(
  alternatives: readonly T[],
  budget: Budget,
  curiosity: number,
  outcome: (one: T, time: number) => number,
): Generator<undefined, readonly { readonly one: T; readonly mean: number }[]> {
  const trials: Tried<T>[] = alternatives.map((one) => ({ one, visits: 0, total: 0 }))
  const began = performance.now()
  for (let done = 0; ; done++) {
    if ('iterations' in budget ? done >= budget.iterations : isOver(trials, done, began, budget.ms)) break
    const chosen = mostPromising(trials, done, curiosity)
    chosen.total += outcome(chosen.one, chosen.visits)
    chosen.visits++
    yield
  }
  return trials
    .map((trial) => ({ one: trial.one, mean: meanOf(trial) }))
    .sort((one, other) => other.mean - one.mean)
}

/** The time is spent, or too little of it is left for any other to be tried as often as the one tried most. */
function isOver<T>(trials: readonly Tried<T>[], done: number, began: number, ms: number): boolean {
  const elapsed = performance.now() - began
  const [most = 0, second = 0] = trials.map(({ visits }) => visits).sort((a, b) => b - a)
  return elapsed >= ms || most - second > (done * (ms - elapsed)) / elapsed
}

function mostPromising<T>(trials: readonly Tried<T>[], done: number, curiosity: number): Tried<T> {
  return trials.reduce((one, other) =>
    upper(other, done, curiosity) > upper(one, done, curiosity) ? other : one,
  )
}

function meanOf<T>({ total, visits }: Tried<T>): number {
  return visits === 0 ? 0 : total / visits
}

function upper<T>(trial: Tried<T>, done: number, curiosity: number): number {
  if (trial.visits === 0) return Number.POSITIVE_INFINITY
  return meanOf(trial) + curiosity * Math.sqrt(Math.log(done + 1) / trial.visits)
}
