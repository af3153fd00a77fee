/**
 * For games whose turns are long and made of many small answers: tries each answer on guesses of the hidden cards with the
 * best turn that follows from it and the best turns after that one, and takes the answer that did best.
 */
import {
  type Game,
  guess,
  type Knowledge,
  type Move,
  rngFrom,
  type Seed,
  seedFrom,
  type Table,
  type View,
} from '@duskhall/kernel'
import type { Budget, Player, Thinking } from './bot.ts'
import { ranked } from './ranking.ts'
import { Turn, type Turns } from './turn.ts'

/** How much an answer seldom tried is tried again: a turn moves the chances by a few hundredths. */
const CURIOSITY = 0.05
/** Positions kept after each action of the turn. */
const WIDTH = 3
/** Turns of the seat that count alike: with the last alone, whatever can be done then as well would be put off. */
const TURNS = 3

export class TurnSearcher implements Player {
  readonly #game: Game
  readonly #knowledge: Knowledge
  readonly #turns: Turns
  readonly #seed: Seed
  readonly #budget: Budget

  constructor(game: Game, knowledge: Knowledge, turns: Turns, seed: Seed, budget: Budget) {
    this.#game = game
    this.#knowledge = knowledge
    this.#turns = turns
    this.#seed = seed
    this.#budget = budget
  }

  *think(view: View): Thinking {
    const { seat, question } = view
    const legal: readonly Move[] = question?.moves ?? []
    const world: Table = guess(this.#game, view, rngFrom(seedFrom(this.#seed, question?.number ?? 0)))
    const obvious: Move | null = this.#knowledge.obvious(world, seat, legal)
    if (obvious) return obvious
    const ordered: Move[] = this.#knowledge.order(world, seat, legal)
    if (ordered.length === 1) return ordered[0] as Move
    const outcome = (move: Move, time: number) => this.#outcome(view, move, time)
    const [best] = yield* ranked(ordered, this.#budget, CURIOSITY, outcome)
    return best as Move
  }

  /** What comes of an answer in the guess of that number. */
  #outcome(view: View, move: Move, number: number): number {
    const rng = rngFrom(seedFrom(this.#seed, view.question?.number ?? 0, 'world', number))
    const s: Table = guess(this.#game, view, rng)
    const turn = new Turn(this.#game, this.#knowledge, this.#turns, view.seat, rng)
    let end = turn.bestEnd(s, move, WIDTH)
    let sum = end.worth
    for (let later = 1; later < TURNS; later++) {
      end = turn.nextEnd(end)
      sum += end.worth
    }
    return sum / TURNS
  }
}
