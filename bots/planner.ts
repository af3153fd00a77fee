/** For games that bring plans of their own: follows the best of them, or the one that does best when each is tried. */
import {
  guess,
  type Kept,
  type Knowledge,
  type Move,
  type Pace,
  rngFrom,
  same,
  seedFrom,
  type Table,
  type Taste,
  type View,
} from '@duskhall/kernel'
import type { Budget, Player, Thinking } from './bot.ts'
import { bestFirst, type Trial } from './trial.ts'

/** Plans that are compared. */
const MOST_PLANS = 8

type Plans = NonNullable<Knowledge['plans']>

export class Planner implements Player {
  readonly #trial: Trial
  readonly #plans: Plans
  /** How it thinks: it follows the best plan at once, made with as much care, or compares several. */
  readonly #pace: Pace
  /** What whoever plans likes. */
  readonly #taste: Taste | undefined
  #script: readonly Move[] = []

  constructor(trial: Trial, plans: Plans, pace: Pace, taste?: Taste) {
    this.#trial = trial
    this.#plans = plans
    this.#pace = pace
    this.#taste = taste
  }

  get script(): readonly Move[] {
    return this.#script
  }

  *think(view: View, kept?: readonly Kept[]): Thinking {
    const legal: readonly Move[] = view.question?.moves ?? []
    const [planned, ...rest] = this.#script
    const next = planned && legal.find((move) => same(move, planned))
    this.#script = next ? rest : []
    if (next) return next
    if (legal.length === 1) return legal[0] as Move
    const rng = rngFrom(seedFrom(this.#trial.seed, view.question?.number ?? 0))
    const world: Table = guess(this.#trial.game, view, rng)
    const pace = this.#pace
    const isGlance = 'margin' in pace
    const plans: readonly (readonly Move[])[] = this.#plans(
      world,
      view.seat,
      isGlance ? 1 : mostPlans(pace),
      isGlance ? pace.margin : 0,
      kept,
      this.#taste,
    )
    const [first, ...after] =
      plans[plans.length > 1 && !isGlance ? yield* this.#best(view, plans, pace) : 0] ?? []
    const answer = first && legal.find((move) => same(move, first))
    if (!answer) return legal[0] as Move
    this.#script = after
    return answer
  }

  *#best(view: View, plans: readonly (readonly Move[])[], budget: Budget): Generator<undefined, number> {
    return (yield* bestFirst(this.#trial, view, plans, budget))[0] as number
  }
}

/** With few tries few plans are compared, each of them more than once. */
function mostPlans(budget: Budget): number {
  return 'iterations' in budget ? Math.max(1, Math.min(MOST_PLANS, budget.iterations >> 1)) : MOST_PLANS
}
