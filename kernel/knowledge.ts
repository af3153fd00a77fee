/**
 * What a game knows about playing well. A bot asks these few questions and never looks at a card itself, so one
 * search serves all games. Everything here is asked about a guessed table, never about the true one.
 */
import type { Move, RngState, Seat, Table } from './contract.ts'
import { anyOf } from './rng.ts'
import type { View } from './view.ts'

// biome-ignore lint/suspicious/noExplicitAny: as in Game, the registry holds knowledge of any game
export interface Knowledge<S extends Table = any, M extends Move = any> {
  /** Names of the features, in the order in which `measure` writes them. Weights are fitted to these names. */
  readonly features: readonly string[]
  /** The weights this position is valued with: kinds of positions may have weights of their own. */
  head(s: S): string
  measure(s: S, seat: Seat, out: Float64Array): void
  /** The seat's chance to win, from 0 to 1, as the fitted weights see it. */
  evaluate(s: S, seat: Seat): number
  /** The same in the measure of games won, where `evaluate` is only good for comparing positions. */
  chance?(s: S, seat: Seat): number
  /** The table is still being set up: whoever learns from games should see all ways to do it. */
  opening?(s: S): boolean
  /** Nobody is in the middle of something: the position may be valued as it stands. */
  settled(s: S): boolean
  /** A plan that began at `from` is over here, where the position is valued best. */
  planEnd(s: S, from: S): boolean
  /** How many more ends a search that thinks long plays on to behind the end of a plan; left out: none. */
  readonly beyond?: number
  /** The answer that needs no thought, or null. */
  obvious(s: S, seat: Seat, moves: readonly M[]): M | null
  /** The answers worth a thought, the most promising first; of answers that come to the same, one. */
  order(s: S, seat: Seat, moves: readonly M[]): M[]
  /** A quick sensible answer, for playing on to where a plan ends. */
  rollout(s: S, seat: Seat, moves: readonly M[], rng: RngState): M
  /**
   * For a game whose plans are long and made as a whole: the answers with which a seat would go on from here, one after
   * another as far as they can be foreseen; at most so many different ways, the best first. Whoever takes any answer
   * within a margin of the best (`Pace`) plans with as little care. What is kept for another seat is left alone. Among answers
   * nearly as good, taste decides.
   */
  plans?(
    s: S,
    seat: Seat,
    most: number,
    margin: number,
    kept?: readonly Kept[],
    taste?: Taste<S, M>,
  ): readonly (readonly M[])[]
  /**
   * What a person in this seat might do next, at most so many ways, the most promising first; what is left of a way that
   * was begun before all others. It rests on nothing that the seat may not know.
   */
  advice?(
    s: S,
    seat: Seat,
    most: number,
    kept?: readonly Kept[],
    begun?: Advice<M>['steps'],
  ): readonly Advice<M>[]
  /** What a seat at this table cares about: the reasons of hints that a search has found. */
  motives?(s: S, seat: Seat): readonly Motive<S>[]
  /** How much each feature counts under this head. */
  weights?(head: string): Float64Array
  /** For a game whose turns are long and made of many small answers: a search tries whole turns instead of single answers. */
  readonly turns?: Turns<S, M>
  /** By level, how it thinks at this game where the way it thinks elsewhere would not suit. */
  readonly levels?: { readonly [level: string]: Pace }
  /** By level, what its character likes. */
  readonly tastes?: { readonly [level: string]: Taste<S, M> }
  /** A closer look at where a plan ends than `evaluate` takes. */
  readonly foresight?: Foresight<S>
}

/** A thing on the table, by the game's own number, that somebody has asked for: bots leave it to that seat. */
export interface Kept {
  readonly thing: number
  readonly seat: Seat
}

/** One way to go on, to be told to a person. */
export interface Advice<M extends Move = Move> {
  /** Actions one after another, each the answers that it takes. */
  readonly steps: readonly (readonly M[])[]
  /** What it goes on with, as far as that can be foreseen: told once its steps are done. */
  readonly further?: readonly (readonly M[])[]
  /** What speaks for it: the game's own plain data, which its board puts into words. */
  readonly why: unknown
  /** The chance to win with it, where that was tried. */
  readonly chance?: number
}

/** Features that come to the same in words. */
export interface Motive<S extends Table = Table> {
  readonly id: string
  readonly features: readonly string[]
  /** What its words count, of this table: the same numbers before and after. */
  numbers?(s: S): readonly number[]
}

/** What a way changes of one motive. */
export interface Shift {
  readonly motive: string
  /** What that is worth, as the weights see it. */
  readonly gain: number
  /** Its numbers; null where they depend on what the seat cannot know. */
  readonly from: readonly (number | null)[]
  readonly to: readonly (number | null)[]
}

/** What speaks for a way that a search has found. */
export interface Grounds<S extends Table = Table, M extends Move = Move> {
  /** By step and answer: what the seat will see when it is asked for it. */
  readonly moments: readonly (readonly View<S, M>[])[]
  /** It wins the game at once. */
  readonly wins: boolean
  /** What it gains, the most first. */
  readonly gains: readonly Shift[]
  /** What it changes in numbers without a gain that the weights see; what was kept before this was looked at has none. */
  readonly facts?: readonly Shift[]
  /** What the best way has more at its end, the most first. */
  readonly givenUp: readonly Shift[]
}

/** How a turn ends. */
export interface Turns<S extends Table, M extends Move> {
  /** Of these answers the one that ends the turn of whoever gives it, or null. */
  end(s: S, moves: readonly M[]): M | null
  /** What a turn that ends here is worth to its seat, before chance deals what comes with the end. */
  worth(s: S, seat: Seat): number
}

/**
 * How much a level thinks: it takes any answer within a margin of chances from the best at a glance, or searches for so
 * many iterations, or for so long.
 */
export type Pace = { readonly margin: number } | { readonly iterations: number } | { readonly ms: number }

/** What a character likes to do. It decides among answers that are nearly as good, and sees what the bot sees. */
// biome-ignore lint/suspicious/noExplicitAny: as in Game
export interface Taste<S extends Table = any, M extends Move = any> {
  /** Chances to win that are given up for it at most. */
  readonly margin: number
  /** How much it likes this answer; what it does not care about is 0. */
  likes(s: S, seat: Seat, move: M): number
}

/** A fitted net and what it looks at. */
export interface Foresight<S extends Table> {
  readonly inputs: readonly string[]
  /** The seat through whose eyes the position is measured; null where the net was not fitted to such positions. */
  eyes(s: S): Seat | null
  measure(s: S, out: Float64Array): void
  /** By seat: the chance to win, from 0 to 1. */
  chances(s: S, out: Float64Array): void
}

/** For a game that knows nothing about itself yet: bots then see no further than who has won. */
export const noKnowledge: Knowledge<Table, Move> = {
  features: [],
  head: () => 'all',
  measure: () => {},
  evaluate: () => 0.5,
  settled: () => true,
  planEnd: () => false,
  obvious: (_s, _seat, moves) => (moves.length === 1 ? (moves[0] as Move) : null),
  order: (_s, _seat, moves) => [...moves],
  rollout: (_s, _seat, moves, rng) => anyOf(rng, moves),
}
