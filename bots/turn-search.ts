/**
 * For games whose turns are long and made of many small answers: tries each answer on guesses of the hidden cards with the
 * best turn that follows from it and the best turns after that one, and takes the answer that did best.
 */
import { guess, type Move, rngFrom, seedFrom, type Table, type Taste, type View } from '@duskhall/kernel'
import type { Budget, Player, Thinking } from './bot.ts'
import { favourite } from './knowledge/taste.ts'
import { ranked, ranking } from './ranking.ts'
import type { Trial } from './trial.ts'
import { Turn, type Turns } from './turn.ts'

/** How much an answer seldom tried is tried again: a turn moves the chances by a few hundredths. */
const CURIOSITY = 0.05
/** Positions kept after each action of the turn. */
const WIDTH = 3
/** Turns of the seat that count alike: with the last alone, whatever can be done then as well would be put off. */
const TURNS = 3

export class TurnSearcher implements Player {
  readonly #trial: Trial
  readonly #turns: Turns
  readonly #budget: Budget

  readonly #taste: Taste | undefined

  constructor(trial: Trial, turns: Turns, budget: Budget, taste?: Taste) {
    this.#trial = trial
    this.#turns = turns
    this.#budget = budget
    this.#taste = taste
  }

  *think(view: View): Thinking {
    const { game, knowledge, seed } = this.#trial
    const { seat, question } = view
    const legal: readonly Move[] = question?.moves ?? []
    const world: Table = guess(game, view, rngFrom(seedFrom(seed, question?.number ?? 0)))
    const obvious: Move | null = knowledge.obvious(world, seat, legal)
    if (obvious) return obvious
    const ordered: Move[] = knowledge.order(world, seat, legal)
    if (ordered.length === 1) return ordered[0] as Move
    const outcome = (move: Move, time: number) => this.#outcome(view, move, time)
    const best = yield* ranking(ordered, this.#budget, CURIOSITY, outcome)
    const weighed = best.map(({ one, mean }) => ({ move: one, worth: mean }))
    return favourite(this.#taste, world, seat, weighed).move
  }

  /** The best answers, the first of them first, each with the rest of the turn that it begins. */
  *ways(view: View, world: Table, most: number): Generator<undefined, readonly (readonly Move[])[]> {
    const { game, knowledge, seed } = this.#trial
    const { seat, question } = view
    const ordered: Move[] = knowledge.order(world, seat, question?.moves ?? [])
    const outcome = (move: Move, time: number) => this.#outcome(view, move, time)
    const best = yield* ranked(ordered, this.#budget, CURIOSITY, outcome)
    const rng = rngFrom(seedFrom(seed, question?.number ?? 0, 'way'))
    const turn = new Turn(game, knowledge, this.#turns, seat, rng)
    return best.slice(0, most).map((move) => turn.bestEnd(world, move, WIDTH).path)
  }

  /** What comes of an answer in the guess of that number. */
  #outcome(view: View, move: Move, number: number): number {
    const { game, knowledge, seed } = this.#trial
    const rng = rngFrom(seedFrom(seed, view.question?.number ?? 0, 'world', number))
    const s: Table = guess(game, view, rng)
    const turn = new Turn(game, knowledge, this.#turns, view.seat, rng)
    let end = turn.bestEnd(s, move, WIDTH)
    let sum = end.worth
    for (let later = 1; later < TURNS; later++) {
      end = turn.nextEnd(end)
      sum += end.worth
    }
    return sum / TURNS
  }
}
