/**
 * Information-set tree search. Each iteration guesses the hidden cards, walks down one tree that all guesses
 * share, adds a node, plays on quickly to where a plan ends and values it there, and later beyond it. What is obvious is
 * played at once and never becomes a node.
 */
import type { Game, Knowledge, Move, RngState, Seat, Table, Taste, View } from '@duskhall/kernel'
import { clone, guess, hashOf, moves, play, rngFrom, seedFrom, view, waited } from '@duskhall/kernel'
import type { Bot, Budget, Player, Thinking } from './bot.ts'
import { favourites, worthiest } from './knowledge/taste.ts'
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
/** An answer that was visited this often may be told as the next part of a hint. */
const LOOKED_AT = 4
/** Iterations between two looks at whether the choice is made. */
const GLANCE = 16
/**
 * After so many iterations a search looks beyond the end of its plan, where a game says how far: quick answers lead to so many
 * different ends that a few of them tell less than the value of the first.
 */
const NEAR = 256

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

export function search(spec: string, budget: Budget, taste?: Taste): Bot {
  return {
    spec,
    sit(game, knowledge, seed) {
      const { plans, turns } = knowledge
      if (plans) return new Planner({ game, knowledge, seed }, plans, budget, taste)
      if (turns) return new TurnSearcher({ game, knowledge, seed }, turns, budget, taste)
      return new Searcher(game, knowledge, seed, budget, taste)
    },
  }
}

class Searcher implements Player {
  readonly #game: Game
  readonly #knowledge: Knowledge
  readonly #seed: string
  readonly #budget: Budget
  readonly #taste: Taste | undefined
  #plan: Planned[] = []

  constructor(game: Game, knowledge: Knowledge, seed: string, budget: Budget, taste: Taste | undefined) {
    this.#game = game
    this.#knowledge = knowledge
    this.#seed = seed
    this.#budget = budget
    this.#taste = taste
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
    const [first, ...rest] = tree.plan(world, this.#taste)
    this.#plan = rest
    return (first as Planned).move
  }
}

export class Tree {
  readonly #game: Game
  readonly #knowledge: Knowledge
  readonly #view: View
  readonly #rng: RngState
  readonly #root: Node
  /** By seat, of the position at the end of an iteration, and of one beyond it. */
  readonly #values: Float64Array
  readonly #later: Float64Array

  constructor(game: Game, knowledge: Knowledge, seen: View, rng: RngState) {
    this.#game = game
    this.#knowledge = knowledge
    this.#view = seen
    this.#rng = rng
    this.#root = leaf(seen.state.seats)
    this.#values = new Float64Array(seen.state.seats)
    this.#later = new Float64Array(seen.state.seats)
  }

  *grow(budget: Budget): Generator<undefined, void> {
    const began = performance.now()
    for (let done = 1; ; done++) {
      this.#iterate(done > NEAR)
      if ('iterations' in budget && done >= budget.iterations) return
      if ('ms' in budget && performance.now() - began >= budget.ms) return
      if (done % GLANCE === 0 && this.#isDecided(iterationsLeft(budget, done, began))) return
      yield
    }
  }

  #iterate(looksBeyond: boolean): void {
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
    this.#playOn(s, this.#view.state)
    const values = this.#values
    prospects(game, this.#knowledge, s, values)
    if (looksBeyond) this.#lookBeyond(s)
    for (const passed of path) {
      passed.visits++
      for (let seat = 0; seat < values.length; seat++) {
        passed.totals[seat] = (passed.totals[seat] as number) + (values[seat] as number)
      }
    }
  }

  /** Plays what is obvious up to the next choice; null where the plan ends. The seat's own answers are noted in `own`. */
  #nextChoice(s: Table, own?: Move[]): { readonly seat: Seat; readonly legal: readonly Move[] } | null {
    while (!this.#isEnd(s, this.#view.state)) {
      const seat = this.#next(s)
      const legal: Move[] = moves(this.#game, s, seat)
      const obvious: Move | null = this.#knowledge.obvious(s, seat, legal)
      if (!obvious) return { seat, legal }
      play(this.#game, s, seat, obvious)
      if (seat === this.#view.seat) own?.push(obvious)
    }
    return null
  }

  /** The mean of this end and of those that come next. */
  #lookBeyond(s: Table): void {
    const ends = this.#knowledge.beyond ?? 0
    const later = this.#later
    for (let end = 1; end <= ends; end++) {
      this.#playOn(s, clone(s))
      prospects(this.#game, this.#knowledge, s, later)
      this.#values.forEach((value, seat, values) => {
        values[seat] = value + ((later[seat] as number) - value) / (end + 1)
      })
    }
  }

  #playOn(s: Table, from: Table): void {
    for (let quick = 0; quick < MOST_QUICK && !this.#isEnd(s, from); quick++) {
      const seat = this.#next(s)
      const legal: Move[] = moves(this.#game, s, seat)
      play(this.#game, s, seat, this.#knowledge.rollout(s, seat, legal, this.#rng) as Move)
    }
  }

  #isEnd(s: Table, from: Table): boolean {
    return s.outcome !== null || this.#knowledge.planEnd(s, from)
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
  plan(world: Table, taste?: Taste): Planned[] {
    const game = this.#game
    const { seat } = this.#view
    const s = clone(world)
    const plan: Planned[] = []
    let node = this.#root
    for (;;) {
      const choice = this.#nextChoice(s)
      if (choice?.seat !== seat) return plan
      const ordered: Move[] = this.#knowledge.order(s, seat, choice.legal)
      const best =
        plan.length === 0 ? chosen(node, ordered, taste, s, seat) : mostVisited(node, ordered, seat)
      if (plan.length > 0 && (best?.child.visits ?? 0) < TRUSTED) return plan
      const move = best?.move ?? (ordered[0] as Move)
      plan.push({ seen: hashOf(view(game, s, seat).state), move })
      if (!best) return plan
      play(game, s, seat, move)
      node = best.child
    }
  }

  /** The answers tried most, the first of them first, each with what the seat would answer after it: to be told, not trusted. */
  ways(world: Table, most: number): readonly (readonly Move[])[] {
    const s = clone(world)
    const first: Move[] = []
    const choice = this.#nextChoice(s, first)
    if (choice?.seat !== this.#view.seat) return [first]
    const ordered: Move[] = this.#knowledge.order(s, choice.seat, choice.legal)
    const tried = ordered.flatMap((move) => {
      const child = this.#root.children.get(keyOf(move))
      return child && child.visits > 0 ? [{ move, child }] : []
    })
    return tried
      .sort((one, other) => preference(one.child, other.child, choice.seat))
      .slice(0, most)
      .map(({ move }) => [...first, move, ...this.#after(clone(s), move)])
  }

  /** An action that was begun is finished; another is begun only as far as it was looked at. */
  #after(s: Table, answer: Move): Move[] {
    const { seat } = this.#view
    const own: Move[] = []
    let node = this.#root.children.get(keyOf(answer)) ?? null
    play(this.#game, s, seat, answer)
    for (;;) {
      const choice = this.#nextChoice(s, own)
      if (choice?.seat !== seat) return own
      const ordered: Move[] = this.#knowledge.order(s, seat, choice.legal)
      const best: { move: Move; child: Node } | null = node && followed(node, ordered, seat)
      if (!best && this.#knowledge.settled(s)) return own
      const move = best?.move ?? (ordered[0] as Move)
      own.push(move)
      play(this.#game, s, seat, move)
      node = best?.child ?? null
    }
  }
}

function followed(node: Node, ordered: readonly Move[], seat: Seat): { move: Move; child: Node } | null {
  const best = mostVisited(node, ordered, seat)
  return best && best.child.visits >= LOOKED_AT ? best : null
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

/** The answer tried most, or one that was tried nearly as often, did as well and is liked more. */
function chosen(
  node: Node,
  ordered: readonly Move[],
  taste: Taste | undefined,
  s: Table,
  seat: Seat,
): { move: Move; child: Node } | null {
  const best = mostVisited(node, ordered, seat)
  if (!best || !taste) return best
  const mean = ({ totals, visits }: Node) => (totals[seat] as number) / visits
  const most = mean(best.child)
  const rivals = ordered.flatMap((move) => {
    const child = node.children.get(keyOf(move))
    if (!child || 2 * child.visits < best.child.visits) return []
    // None is better than the one tried most: what a few tries say for it may be luck.
    return [{ move, child, worth: Math.min(most, mean(child)) }]
  })
  const liked = favourites(taste, s, seat, rivals)
  return liked.length > 0 ? worthiest(liked) : best
}

function mostVisited(node: Node, ordered: readonly Move[], seat: Seat): { move: Move; child: Node } | null {
  let best: { move: Move; child: Node } | null = null
  for (const move of ordered) {
    const child = node.children.get(keyOf(move))
    if (child && child.visits > 0 && (!best || preference(child, best.child, seat) < 0))
      best = { move, child }
  }
  return best
}

/** What was visited more comes first; of two visited alike, which most are after a few iterations, what brought the seat more. */
function preference(one: Node, other: Node, seat: Seat): number {
  return other.visits - one.visits || (other.totals[seat] as number) - (one.totals[seat] as number)
}
