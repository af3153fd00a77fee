/**
 * For games that bring plans of their own: follows the best of them, or tries each on guesses of the hidden cards, played
 * on to where a plan ends, and follows the one that did best.
 */
import {
  type Game,
  guess,
  type Knowledge,
  type Move,
  moves,
  type Pace,
  play,
  type RngState,
  rngFrom,
  type Seat,
  type Seed,
  same,
  seedFrom,
  type Table,
  type View,
  waited,
} from '@duskhall/kernel'
import type { Budget, Player, Thinking } from './bot.ts'
import { MOST_QUICK, worthTo } from './value.ts'

/** How much a plan seldom tried is tried again. */
const CURIOSITY = 0.15
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

  *think(view: View): Thinking {
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
    )
    const [first, ...after] =
      plans.length > 1 && !isGlance ? yield* this.#best(view, plans, pace) : (plans[0] ?? [])
    const answer = first && legal.find((move) => same(move, first))
    if (!answer) return legal[0] as Move
    this.#script = after
    return answer
  }

  /** The plan that did best; each is tried on the same guesses in the same order. */
  *#best(
    view: View,
    plans: readonly (readonly Move[])[],
    budget: Budget,
  ): Generator<undefined, readonly Move[]> {
    const tries = plans.map((plan) => ({ plan, visits: 0, total: 0 }))
    const began = performance.now()
    for (let done = 0; ; done++) {
      const isOver =
        'iterations' in budget ? done >= budget.iterations : performance.now() - began >= budget.ms
      if (isOver) break
      const chosen = tries.reduce((best, one) => (upper(one, done) > upper(best, done) ? one : best))
      const rng = rngFrom(seedFrom(this.#seed, view.question?.number ?? 0, 'world', chosen.visits))
      chosen.total += this.#outcome(view, chosen.plan, rng)
      chosen.visits++
      yield
    }
    return tries.reduce((best, one) => (meanOf(one) > meanOf(best) ? one : best)).plan
  }

  /** What comes of a plan in one guess, when all play on as they would. */
  #outcome(view: View, plan: readonly Move[], rng: RngState): number {
    const game = this.#game
    const knowledge = this.#knowledge
    const s: Table = guess(game, view, rng)
    const from = view.state as Table
    let script = plan
    for (let quick = 0; quick < MOST_QUICK && !s.outcome && !knowledge.planEnd(s, from); quick++) {
      const seats = waited(game, s)
      const own = script.length > 0 && seats.includes(view.seat)
      const seat = own ? view.seat : (seats[0] as Seat)
      const legal: Move[] = moves(game, s, seat)
      const [planned, ...rest] = script
      const found = own && planned ? legal.find((move) => same(move, planned)) : undefined
      if (own) script = found ? rest : []
      play(game, s, seat, found ?? (knowledge.rollout(s, seat, legal, rng) as Move))
    }
    return worthTo(game, knowledge, s, view.seat)
  }
}

/** With few tries few plans are compared, each of them more than once. */
function mostPlans(budget: Budget): number {
  return 'iterations' in budget ? Math.max(1, Math.min(MOST_PLANS, budget.iterations >> 1)) : MOST_PLANS
}

interface Try {
  readonly plan: readonly Move[]
  visits: number
  total: number
}

function meanOf({ total, visits }: Try): number {
  return visits === 0 ? 0 : total / visits
}

function upper(one: Try, done: number): number {
  if (one.visits === 0) return Number.POSITIVE_INFINITY
  return meanOf(one) + CURIOSITY * Math.sqrt(Math.log(done + 1) / one.visits)
}
