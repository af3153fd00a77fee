/**
 * Information-set tree search. Each iteration guesses the hidden cards, walks down one tree that all guesses
 * share, adds a node, plays on quickly to where a plan ends and values it there. What is obvious is played at once and
 * never becomes a node.
 */
import {
  clone,
  type Game,
  guess,
  hashOf,
  type Knowledge,
  type Move,
  moves,
  play,
  type RngState,
  rngFrom,
  type Seat,
  seedFrom,
  type Table,
  type View,
  view,
  waited,
} from '@duskhall/kernel'
import type { Bot, Budget, Player, Thinking } from './bot.ts'
import { Planner } from './planner.ts'
import { TurnSearcher } from './turn-search.ts'
import { MOST_QUICK, prospects } from './value.ts'

/** How much an answer seldom tried is tried again, in chances to win. */
const CURIOSITY = 0.2
/** Answers looked at grow with the visits: this many for one visit … */
const WIDTH = 2
/** … and by this power of the visits. */
const WIDENING = 0.45
/** A planned answer is trusted once it was visited this often. */
const TRUSTED = 24
/** Iterations between two looks at whether the choice is made. */
const GLANCE = 16

interface Node {
  visits: number
  /** How often it could have been chosen: a hidden card may make an answer impossible in one guess. */
  offered: number
  /** By seat, summed over the visits. */
  readonly totals: Float64Array
  readonly children: Map<string, Node>
}

/** An answer for a question that is expected to come: it holds if the view is what the search foresaw. */
interface Planned {
  readonly seen: string
  readonly move: Move
}

export function search(spec: string, budget: Budget): Bot {
  return {
    spec,
    sit(game, knowledge, seed) {
      const { plans, turns } = knowledge
      if (plans) return new Planner(game, knowledge, plans, seed, budget)
      if (turns) return new TurnSearcher(game, knowledge, turns, seed, budget)
      return new Searcher(game, knowledge, seed, budget)
    },
  }
}

class Searcher implements Player {
  readonly #game: Game
  readonly #knowledge: Knowledge
  readonly #seed: string
  readonly #budget: Budget
  #plan: Planned[] = []

  constructor(game: Game, knowledge: Knowledge, seed: string, budget: Budget) {
    this.#game = game
    this.#knowledge = knowledge
    this.#seed = seed
    this.#budget = budget
  }

  *think(seen: View): Thinking {
    const legal = seen.question?.moves ?? []
    const rng = rngFrom(seedFrom(this.#seed, seen.question?.number ?? 0))
    const world: Table = guess(this.#game, seen, rng)
    const obvious = this.#knowledge.obvious(world, seen.seat, legal) as Move | null
    if (obvious) return obvious
    const planned = this.#plan.shift()
    if (planned?.seen === hashOf(seen.state)) return planned.move
    const tree = new Tree(this.#game, this.#knowledge, seen, rng)
    yield* tree.grow(this.#budget)
    const [first, ...rest] = tree.plan(world)
    this.#plan = rest
    return (first as Planned).move
  }
}

class Tree {
  readonly #game: Game
  readonly #knowledge: Knowledge
  readonly #view: View
  readonly #rng: RngState
  readonly #root: Node
  /** By seat, of the position at the end of an iteration. */
  readonly #values: Float64Array

  constructor(game: Game, knowledge: Knowledge, seen: View, rng: RngState) {
    this.#game = game
    this.#knowledge = knowledge
    this.#view = seen
    this.#rng = rng
    this.#root = leaf(seen.state.seats)
    this.#values = new Float64Array(seen.state.seats)
  }

  *grow(budget: Budget): Generator<undefined, void> {
    const began = performance.now()
    for (let done = 1; ; done++) {
      this.#iterate()
      if ('iterations' in budget && done >= budget.iterations) return
      if ('ms' in budget && performance.now() - began >= budget.ms) return
      if (done % GLANCE === 0 && this.#isDecided(iterationsLeft(budget, done, began))) return
      yield
    }
  }

  #iterate(): void {
    const game = this.#game
    const s: Table = guess(game, this.#view, this.#rng)
    const path = [this.#root]
    let node = this.#root
    // The view shows the thinking seat where it stands; whoever else is asked comes after it.
    for (let isNew = false; !isNew; ) {
      const choice = this.#nextChoice(s)
      if (!choice) break
      const ordered: Move[] = this.#knowledge.order(s, choice.seat, choice.legal)
      const { move, child } = select(node, ordered, choice.seat, s.seats)
      play(game, s, choice.seat, move)
      isNew = child.visits === 0
      path.push(child)
      node = child
    }
    this.#playOn(s)
    const values = this.#values
    prospects(game, this.#knowledge, s, values)
    for (const passed of path) {
      passed.visits++
      for (let seat = 0; seat < values.length; seat++) {
        passed.totals[seat] = (passed.totals[seat] as number) + (values[seat] as number)
      }
    }
  }

  /** Plays what is obvious up to the next choice; null where the plan ends. */
  #nextChoice(s: Table): { readonly seat: Seat; readonly legal: readonly Move[] } | null {
    while (!this.#isEnd(s)) {
      const seat = this.#next(s)
      const legal: Move[] = moves(this.#game, s, seat)
      const obvious: Move | null = this.#knowledge.obvious(s, seat, legal)
      if (!obvious) return { seat, legal }
      play(this.#game, s, seat, obvious)
    }
    return null
  }

  #playOn(s: Table): void {
    for (let quick = 0; quick < MOST_QUICK && !this.#isEnd(s); quick++) {
      const seat = this.#next(s)
      const legal: Move[] = moves(this.#game, s, seat)
      play(this.#game, s, seat, this.#knowledge.rollout(s, seat, legal, this.#rng) as Move)
    }
  }

  #isEnd(s: Table): boolean {
    return s.outcome !== null || this.#knowledge.planEnd(s, this.#view.state)
  }

  #next(s: Table): Seat {
    // Where it stands the seat thinks, waited for or not.
    if (s.asked === this.#view.question?.number) return this.#view.seat
    const seats = waited(this.#game, s)
    return seats.includes(this.#view.seat) ? this.#view.seat : (seats[0] as Seat)
  }

  /** Whether nothing in the iterations left can change the choice. */
  #isDecided(left: number): boolean {
    let most = 0
    let second = 0
    for (const { visits } of this.#root.children.values()) {
      if (visits > most) {
        second = most
        most = visits
      } else if (visits > second) second = visits
    }
    return most - second > left
  }

  /** The answer tried most, and those that follow it while this seat goes on and was looked at closely. */
  plan(world: Table): Planned[] {
    const game = this.#game
    const { seat } = this.#view
    const s = clone(world)
    const plan: Planned[] = []
    let node = this.#root
    for (;;) {
      const choice = this.#nextChoice(s)
      if (choice?.seat !== seat) return plan
      const ordered: Move[] = this.#knowledge.order(s, seat, choice.legal)
      const best = mostVisited(node, ordered)
      if (plan.length > 0 && (best?.child.visits ?? 0) < TRUSTED) return plan
      const move = best?.move ?? (ordered[0] as Move)
      plan.push({ seen: hashOf(view(game, s, seat).state), move })
      if (!best) return plan
      play(game, s, seat, move)
      node = best.child
    }
  }
}

function iterationsLeft(budget: Budget, done: number, began: number): number {
  if ('iterations' in budget) return budget.iterations - done
  const elapsed = performance.now() - began
  return (done * (budget.ms - elapsed)) / elapsed
}

const keys = new WeakMap<Move, string>()

/** Equal moves have equal keys. Games make most of their moves once, so most keys are known. */
function keyOf(move: Move): string {
  let key = keys.get(move)
  if (key === undefined) {
    key = JSON.stringify(move)
    keys.set(move, key)
  }
  return key
}

function leaf(seats: number): Node {
  return { visits: 0, offered: 0, totals: new Float64Array(seats), children: new Map() }
}

/** The child to visit: the best of those in view, by what it brought and how seldom it was tried. */
function select(
  node: Node,
  ordered: readonly Move[],
  seat: Seat,
  seats: number,
): { move: Move; child: Node } {
  const width = Math.min(ordered.length, Math.ceil(WIDTH * (node.visits + 1) ** WIDENING))
  let best: { move: Move; child: Node } | null = null
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < width; i++) {
    const move = ordered[i] as Move
    const key = keyOf(move)
    let child = node.children.get(key)
    if (!child) {
      child = leaf(seats)
      node.children.set(key, child)
    }
    child.offered++
    const score =
      child.visits === 0
        ? Number.POSITIVE_INFINITY
        : (child.totals[seat] as number) / child.visits +
          CURIOSITY * Math.sqrt(Math.log(child.offered) / child.visits)
    if (score > most) {
      most = score
      best = { move, child }
    }
  }
  return best as { move: Move; child: Node }
}

function mostVisited(node: Node, ordered: readonly Move[]): { move: Move; child: Node } | null {
  let best: { move: Move; child: Node } | null = null
  for (const move of ordered) {
    const child = node.children.get(keyOf(move))
    if (child && child.visits > (best?.child.visits ?? 0)) best = { move, child }
  }
  return best
}
