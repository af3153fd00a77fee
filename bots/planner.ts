/** For games that bring plans of their own: follows the best of them, or the one that does best when each is tried. */
import {
  type Game,
  guess,
  type Kept,
  type Knowledge,
  type Move,
  type Pace,
  rngFrom,
  type Seed,
  same,
  seedFrom,
  type Table,
  type View,
} from '@duskhall/kernel'
import type { Budget, Player, Thinking } from './bot.ts'
import { bestFirst } from './trial.ts'

/** Plans that are compared. */
const MOST_PLANS = 8

type Plans = NonNullable<Knowledge['plans']>

export class Planner implements Player {
  readonly #game: Game
  readonly #knowledge: Knowledge
  readonly #plans: Plans
  readonly #seed: Seed
  /** How it thinks: it follows the best plan at once, made with as much care, or compares several. */
  readonly #pace: Pace
  #script: readonly Move[] = []

  constructor(game: Game, knowledge: Knowledge, plans: Plans, seed: Seed, pace: Pace) {
    this.#game = game
    this.#knowledge = knowledge
    this.#plans = plans
    this.#seed = seed
    this.#pace = pace
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
    const rng = rngFrom(seedFrom(this.#seed, view.question?.number ?? 0))
    const world: Table = guess(this.#game, view, rng)
    const pace = this.#pace
    const isGlance = 'margin' in pace
    const plans: readonly (readonly Move[])[] = this.#plans(
      world,
      view.seat,
      isGlance ? 1 : mostPlans(pace),
      isGlance ? pace.margin : 0,
      kept,
    )
    const [first, ...after] =
      plans[plans.length > 1 && !isGlance ? yield* this.#best(view, plans, pace) : 0] ?? []
    const answer = first && legal.find((move) => same(move, first))
    if (!answer) return legal[0] as Move
    this.#script = after
    return answer
  }

  *#best(view: View, plans: readonly (readonly Move[])[], budget: Budget): Generator<undefined, number> {
    const trial = { game: this.#game, knowledge: this.#knowledge, seed: this.#seed }
    return (yield* bestFirst(trial, view, plans, budget))[0] as number
  }
}

/** With few tries few plans are compared, each of them more than once. */
function mostPlans(budget: Budget): number {
  return 'iterations' in budget ? Math.max(1, Math.min(MOST_PLANS, budget.iterations >> 1)) : MOST_PLANS
}
