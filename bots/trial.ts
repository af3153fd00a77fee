/** Plans tried on guesses of the hidden cards, each played on to where a plan ends. */
import {
  type Game,
  guess,
  type Knowledge,
  type Move,
  moves,
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
import type { Budget } from './bot.ts'
import { ranked } from './ranking.ts'
import { MOST_QUICK, worthTo } from './value.ts'

/** How much a plan seldom tried is tried again. */
const CURIOSITY = 0.15

export interface Trial {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly seed: Seed
}

/** The places of the plans, the one that did best first; each is tried on the same guesses in the same order. */
export function* bestFirst(
  trial: Trial,
  view: View,
  plans: readonly (readonly Move[])[],
  budget: Budget,
): Generator<undefined, readonly number[]> {
  return yield* ranked([...plans.keys()], budget, CURIOSITY, (at, time) => {
    const rng = rngFrom(seedFrom(trial.seed, view.question?.number ?? 0, 'world', time))
    return outcome(trial, view, plans[at] as readonly Move[], rng)
  })
}

/** What comes of a plan in one guess, when all play on as they would. */
function outcome(trial: Trial, view: View, plan: readonly Move[], rng: RngState): number {
  return worthTo(trial.game, trial.knowledge, playedOut(trial, view, plan, rng), view.seat)
}

/** The table where a plan ends, in one guess, when all play on as they would. */
export function playedOut(
  { game, knowledge }: Trial,
  view: View,
  plan: readonly Move[],
  rng: RngState,
): Table {
  const s: Table = guess(game, view, rng)
  const from = view.state as Table
  let script = plan
  for (let quick = 0; quick < MOST_QUICK && !s.outcome && !knowledge.planEnd(s, from); quick++) {
    const seats = waited(game, s)
    // Where it stands the seat is asked, waited for or not.
    const own = script.length > 0 && (quick === 0 || seats.includes(view.seat))
    const seat = own ? view.seat : (seats[0] as Seat)
    const legal: Move[] = moves(game, s, seat)
    const [planned, ...rest] = script
    const found = own && planned ? legal.find((move) => same(move, planned)) : undefined
    if (own) script = found ? rest : []
    play(game, s, seat, found ?? (knowledge.rollout(s, seat, legal, rng) as Move))
  }
  return s
}
